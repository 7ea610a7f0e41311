import type { RequestListener } from 'node:http';
import { startFailure } from '../../event-store/cannotStart.ts';
import { createPrivately } from '../../event-store/privateFile.ts';
import type { Gateway } from '../gateways.ts';
import { type Parts, serverApp } from '../http/app.ts';
import { listen } from '../http/listen.ts';
import type { Kit } from '../kit.ts';
import { createLog } from '../log.ts';
import { type Config, ConfigError, readConfig } from '../settings/config.ts';
import { storeChecks } from './checks.ts';
import { openingApp, whenReady } from './opening.ts';
import { type Agree, openKit } from './openKit.ts';

/** A service's parts. Its `onClose` callbacks run when it stops, in reverse order. */
type Service = Partial<Parts>;
type Opening = { onClose: (close: () => unknown) => void; signal: AbortSignal };

function sharedStores(env: Record<string, string | undefined>): Config {
  const config = readConfig(env);
  if (!config.EVENTSTOREDB_URL || !config.DATABASE_URL)
    throw new ConfigError([
      'EVENTSTOREDB_URL and DATABASE_URL: services share their stores, so both are needed (`npm start` runs all in one process)',
    ]);
  return config;
}

/**
 * Runs one service in its own process until it is told to stop. It listens at once, answers 503 until its stores are
 * open, and logs `ready` when `/readyz` says so. `agree` checks, before anything is written, that the service's own
 * stores belong to the log.
 */
export async function runService(
  name: string,
  open: (kit: Kit, opening: Opening) => Promise<Service>,
  agree?: Agree,
) {
  createPrivately();
  const stopping = new AbortController();
  const closers: (() => unknown)[] = [];
  const stop = async (code: number) => {
    stopping.abort();
    for (const close of closers.splice(0).reverse()) await close();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));
  try {
    const config = sharedStores(process.env);
    let app: RequestListener = openingApp();
    const { port, close } = await listen((request, response) => app(request, response), config.PORT);
    closers.push(close);
    const kit = await openKit(config, createLog(config.LOG_LEVEL), Date.now, agree);
    closers.push(() => kit.close());
    const parts = await open(kit, { onClose: (each) => closers.push(each), signal: stopping.signal });
    const { api = [], root = [], direct, lag = async () => ({}), reactions, counted, patience } = parts;
    const checks = { ...storeChecks(kit), ...parts.checks };
    app = serverApp(kit, { api, root, direct, lag, reactions, checks, counted, patience });
    // The server closes first, so that requests end while their stores are still open.
    closers.push(...closers.splice(closers.indexOf(close), 1));
    if (await whenReady(checks, stopping.signal)) kit.log.info({ service: name, port }, 'ready');
  } catch (error) {
    console.error(startFailure(error));
    await stop(1);
  }
}

/** Runs a gateway in its own process. By HTTP it tells its health and its counts only. */
export const runGateway = ({ name, start }: Gateway) =>
  runService(`${name}-gateway`, async (kit, { onClose }) => {
    const { check, counted, close } = await start(kit);
    onClose(close);
    return { checks: { [name]: check }, counted };
  });
