import { CannotStartError } from '../event-store/cannotStart.ts';
import type { Kit } from '../server-kit/kit.ts';
import { liveClients } from './clients/clients.ts';
import { gatewayOf } from './gateway.ts';
import { logins } from './login.ts';
import { listenUdp } from './udp.ts';

export type RadiusGateway = {
  /** The UDP port, or 0 when RADIUS is off. */
  port: number;
  /** Resolves once all clients are known. */
  ready: Promise<void>;
  check: () => Promise<void>;
  close: () => Promise<void>;
};

const off: RadiusGateway = {
  port: 0,
  ready: Promise.resolve(),
  check: async () => undefined,
  close: async () => undefined,
};

/** Starts the RADIUS gateway on the port of the configuration. */
export async function startRadius(kit: Kit): Promise<RadiusGateway> {
  const { RADIUS_AUTH_PORT: port, RADIUS_HOST: host } = kit.config;
  if (port === 'off') return off;
  const stopping = new AbortController();
  const clients = liveClients(kit);
  const gateway = gatewayOf(kit, clients, logins(kit, stopping.signal));
  const listening = await listenUdp(gateway, { host, port }, kit.log);
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  let isReady = false;
  const following = (async () => {
    while (!stopping.signal.aborted)
      try {
        await clients.follow(stopping.signal, () => {
          isReady = true;
          resolve();
        });
      } catch (error) {
        kit.log.error({ err: error }, 'the RADIUS gateway reads the log again');
        await new Promise((again) => setTimeout(again, 500).unref());
      }
  })();
  return {
    port: listening.port,
    ready,
    check: async () => {
      if (!isReady) throw new Error('the clients are being read');
    },
    async close() {
      stopping.abort();
      await listening.close();
      await following;
    },
  };
}

/** Like `startRadius`, but goes on without RADIUS when the port is taken, and says so. */
export async function startRadiusIfFree(kit: Kit, say: (line: string) => void): Promise<RadiusGateway> {
  return startRadius(kit).catch((error) => {
    if (!(error instanceof CannotStartError)) throw error;
    say(`RADIUS is off. ${error.message}`);
    return off;
  });
}
