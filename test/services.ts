import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { neededPostgres, type Postgres } from '../bench/postgres.ts';
import { buildApps } from '../front/build.ts';
import { startEventLog } from './eventLog.ts';
import { patient, type Running, run } from './process.ts';
import { adminPassword, freePort, type Product } from './product.ts';

const root = join(import.meta.dirname, '..');
type Compose = {
  services: Record<
    string,
    { command?: string[]; environment?: Record<string, string | null>; healthcheck: { test: string[] } }
  >;
};
export type Services = Product & {
  names: string[];
  portOf: (name: string) => number;
  /** The database server with the keys, records and read models, and the database's address. */
  postgres: Postgres;
  database: string;
  /** Sends SIGKILL to a service, or to the `eventstoredb` behind them; `start` brings it back. */
  kill: (name: string) => Promise<void>;
  start: (name: string, patience?: number) => Promise<void>;
  /** Starts one more process of a service, as for a balancer. Returns its port. `stop` ends it. */
  another: (name: string) => Promise<{ port: number; kill: () => Promise<void> }>;
  /** The process id of a service, or of the `eventstoredb`. */
  pidOf: (name: string) => number;
  /** Open subscriptions to the log in all processes together; undefined where a real server does not tell. */
  subscriptions: () => number | undefined;
  /** A service's output so far. */
  output: (name: string) => string;
};

/** Replaces the containers' host names in addresses by ports of this machine. */
type Places = Record<string, string>;
const filled = (text: string, env: Record<string, string>, places: Places) => {
  const set = text.replace(
    /\$\{(\w+)(?::[?-]([^}]*))?\}/g,
    (_, name: string, otherwise = '') => env[name] ?? otherwise,
  );
  return Object.entries(places).reduce((address, [from, to]) => address.replace(from, to), set);
};

/**
 * Starts each of our services in docker-compose.yml as a process of its own, with the file's command and environment,
 * which `more` overrides. If one of them cannot start, the others and their stores are ended.
 */
export async function startServices(more: Record<string, string> = {}): Promise<Services> {
  const compose = parse(await readFile(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as Compose;
  const ours = Object.entries(compose.services).filter(([, { command }]) => command?.[0] === './node.sh');
  await buildApps();
  await using begun = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'latchkey-services-'));
  begun.defer(() => rm(dataDir, { recursive: true }));
  const postgres = await neededPostgres();
  begun.defer(postgres.stop);
  const ports = Object.fromEntries(
    await Promise.all(
      [...ours.map(([name]) => name), 'eventstoredb'].map(async (name) => [name, await freePort()]),
    ),
  );
  const eventLog = await startEventLog(ports.eventstoredb!, join(dataDir, 'eventstoredb'));
  begun.defer(() => eventLog.end('SIGTERM'));
  const url = `http://localhost:${ports.front}`;
  const given = {
    BASE_DOMAIN: 'localhost',
    PUBLIC_ORIGIN: url,
    POSTGRES_PASSWORD: 'unused',
    MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
    ADMIN_PASSWORD: adminPassword,
  };
  const database = await postgres.fresh();
  const places: Places = Object.fromEntries(
    ours.map(([name]) => [`//${name}:8080`, `//localhost:${ports[name]}`]),
  );
  places['eventstoredb:2113'] = `localhost:${ports.eventstoredb}`;
  // Settings that only production needs (https, a mail server) are dropped: browsers trust localhost, and mails stay in
  // the folder. Several tests run services at the same time, so RADIUS takes any free ports.
  const here = (port: number) => ({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database,
    NODE_ENV: 'test',
    TRUST_PROXY: 'loopback',
    SMTP_URL: '',
    LOG_LEVEL: 'error',
    RADIUS_AUTH_PORT: '0',
    RADIUS_ACCT_PORT: '0',
    ...patient,
    ...more,
  });
  const running = new Map<string, Running>();
  const further: Running[] = [];
  begun.defer(async () => {
    await Promise.all([...running.values(), ...further].map((each) => each.end('SIGTERM')));
  });
  const begin = async (
    [name, { command, environment = {}, healthcheck }]: (typeof ours)[number],
    port = ports[name]!,
  ) => {
    const env = Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [key, filled(value ?? '', given, places)]),
    );
    const health = /http:\/\/localhost:8080(\/\w+)/.exec(healthcheck.test.join(' '))![1]!;
    const healthy = async () => (await fetch(`http://127.0.0.1:${port}${health}`)).ok;
    return run(command![0]!, command!.slice(1), { ...env, ...here(port) }, healthy);
  };
  const starts = ours.map(async (service) => running.set(service[0], await begin(service)));
  // Those that are still starting are waited for, because only what has started can be ended.
  const failed = (await Promise.allSettled(starts)).find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
  const whole = begun.move();
  const named = (name: string) => (name === 'eventstoredb' ? eventLog : running.get(name)!);
  return {
    port: ports.front!,
    url,
    dataDir,
    eventLog: eventLog.url,
    env: given,
    names: ours.map(([name]) => name),
    portOf: (name) => ports[name]!,
    postgres,
    database,
    output: (name) => named(name).output(),
    subscriptions() {
      const said = [...eventLog.output().matchAll(/^(\d+) subscriptions$/gm)].at(-1);
      return said && Number(said[1]);
    },
    start: (name, patience) => named(name).start(patience),
    async another(name) {
      const port = await freePort();
      const started = await begin(ours.find(([each]) => each === name)!, port);
      further.push(started);
      return { port, kill: () => started.end('SIGKILL') };
    },
    pidOf: (name) => named(name).child.pid!,
    kill: (name) => named(name).end('SIGKILL'),
    stop: () => whole.disposeAsync(),
  };
}
