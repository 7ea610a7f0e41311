import { CannotStartError } from '../event-store/cannotStart.ts';
import { tellListening } from '../server-kit/following/radiusPorts.ts';
import type { Kit } from '../server-kit/kit.ts';
import type { Counted } from '../server-kit/metrics.ts';
import { accounting } from './accounting.ts';
import { liveClients } from './clients/clients.ts';
import { type Gateway, gatewayOf } from './gateway.ts';
import { logins } from './login.ts';
import { listenUdp } from './udp.ts';

export type RadiusGateway = {
  /** The UDP ports for sign-ins and for accounting, each 0 when it is off. */
  port: number;
  accountingPort: number;
  /** Resolves once all clients are known. */
  ready: Promise<void>;
  check: () => Promise<void>;
  /** The number of datagrams with each outcome. */
  counted: Counted[];
  /** The number of requests that are being decided, most of which wait for an approval. */
  waiting: () => number;
  close: () => Promise<void>;
};

const off: RadiusGateway = {
  port: 0,
  accountingPort: 0,
  ready: Promise.resolve(),
  check: async () => undefined,
  counted: [],
  waiting: () => 0,
  close: async () => undefined,
};

/** Starts the RADIUS gateway on the ports of the configuration. Without sign-ins there is no accounting either. */
export async function startRadius(kit: Kit): Promise<RadiusGateway> {
  const { RADIUS_AUTH_PORT: port, RADIUS_ACCT_PORT: accountingPort, RADIUS_HOST: host } = kit.config;
  if (port === 'off') return off;
  const stopping = new AbortController();
  const clients = liveClients(kit);
  const gateway = gatewayOf(kit, clients, logins(kit, stopping.signal), accounting(kit));
  const listening = await listenUdp(gateway.answer, { name: 'RADIUS_AUTH_PORT', host, port }, kit.log);
  const counting = await counts(kit, gateway, accountingPort).catch(async (error) => {
    await listening.close();
    throw error;
  });
  const ports = { authPort: listening.port, acctPort: counting?.port ?? null };
  const untell = await tellListening(kit, ports);
  const { caughtUp: ready, over } = clients.follow(stopping.signal);
  let isReady = false;
  void ready.then(() => (isReady = true));
  return {
    port: listening.port,
    accountingPort: counting?.port ?? 0,
    ready,
    check: async () => {
      if (!isReady) throw new Error('the clients are being read');
    },
    counted: [
      {
        name: 'latchkey_radius_datagrams_total',
        help: 'Datagrams of RADIUS by what became of them',
        outcomes: () => gateway.tally,
      },
    ],
    waiting: gateway.waiting,
    async close() {
      stopping.abort();
      await Promise.all([listening.close(), counting?.close(), untell()]);
      await over;
    },
  };
}

/** Listens for accounting, unless it is off. */
async function counts({ config, log }: Kit, { account }: Gateway, port: number | 'off') {
  if (port === 'off') return null;
  return listenUdp(account, { name: 'RADIUS_ACCT_PORT', host: config.RADIUS_HOST, port }, log);
}

/** Like `startRadius`, but goes on without RADIUS when the port is taken, and says so. */
export async function startRadiusIfFree(kit: Kit, say: (line: string) => void): Promise<RadiusGateway> {
  return startRadius(kit).catch((error) => {
    if (!(error instanceof CannotStartError)) throw error;
    say(`RADIUS is off. ${error.message}`);
    return off;
  });
}
