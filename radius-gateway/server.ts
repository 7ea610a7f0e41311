import { tellListening } from '../server-kit/following/listening.ts';
import { type Gateway, type Listening, off } from '../server-kit/gateways.ts';
import type { Kit } from '../server-kit/kit.ts';
import { accounting } from './accounting.ts';
import { liveClients } from './clients/clients.ts';
import { type Gateway as Answering, gatewayOf } from './gateway.ts';
import { logins } from './login.ts';
import { listenUdp } from './udp.ts';

type RadiusGateway = Listening & {
  ports: { RADIUS_AUTH_PORT: number; RADIUS_ACCT_PORT: number };
  /** The number of requests that are being decided, most of which wait for an approval. */
  waiting: () => number;
};

/** Starts the RADIUS gateway on the ports of the configuration. Without sign-ins there is no accounting either. */
export async function startRadius(kit: Kit): Promise<RadiusGateway> {
  const { RADIUS_AUTH_PORT: port, RADIUS_ACCT_PORT: accountingPort, RADIUS_HOST: host } = kit.config;
  if (port === 'off')
    return { ...off, ports: { RADIUS_AUTH_PORT: 0, RADIUS_ACCT_PORT: 0 }, waiting: () => 0 };
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
    ports: { RADIUS_AUTH_PORT: listening.port, RADIUS_ACCT_PORT: counting?.port ?? 0 },
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
      untell();
      await Promise.all([listening.close(), counting?.close()]);
      await over;
    },
  };
}

/** Listens for accounting, unless it is off. */
async function counts({ config, log }: Kit, { account }: Answering, port: number | 'off') {
  if (port === 'off') return null;
  return listenUdp(account, { name: 'RADIUS_ACCT_PORT', host: config.RADIUS_HOST, port }, log);
}

/** RADIUS by UDP. */
export const radius: Gateway = { name: 'radius', port: 'RADIUS_AUTH_PORT', start: startRadius };
