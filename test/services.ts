import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as nextLook } from 'node:timers/promises';
import { parse } from 'yaml';
import { type Postgres, startPostgres } from '../bench/postgres.ts';
import { buildApps } from '../front/build.ts';
import { adminPassword, freePort, type Product } from './product.ts';

const root = join(import.meta.dirname, '..');
type Compose = {
  services: Record<
    string,
    { command?: string[]; environment?: Record<string, string>; healthcheck: { test: string[] } }
  >;
};
type Running = { child: ChildProcess; start: () => Promise<void>; output: () => string };
export type Services = Product & {
  names: string[];
  portOf: (name: string) => number;
  /** Where its keys, records and read models are, and their address. */
  postgres: Postgres;
  database: string;
  /** kill -9 of one service, or of the `eventstoredb` that stands behind them; `start` brings it back. */
  kill: (name: string) => Promise<void>;
  start: (name: string) => Promise<void>;
  /** What a service wrote so far. */
  output: (name: string) => string;
};

/** What stands where the containers would: their names in addresses become ports of this machine. */
type Places = Record<string, string>;
const filled = (text: string, env: Record<string, string>, places: Places) => {
  const set = text.replace(
    /\$\{(\w+)(?::[?-]([^}]*))?\}/g,
    (_, name: string, otherwise = '') => env[name] ?? otherwise,
  );
  return Object.entries(places).reduce((address, [from, to]) => address.replace(from, to), set);
};

/** Every service of docker-compose.yml that is ours, as a process of its own with the command and environment from the file; `more` goes over it. */
export async function startServices(more: Record<string, string> = {}): Promise<Services> {
  const compose = parse(await readFile(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as Compose;
  const ours = Object.entries(compose.services).filter(([, { command }]) => command?.[0] === 'node');
  await buildApps();
  const dataDir = await mkdtemp(join(tmpdir(), 'latchkey-services-'));
  const postgres = (await startPostgres(() => {})) as Postgres;
  const ports = Object.fromEntries(
    await Promise.all(
      [...ours.map(([name]) => name), 'eventstoredb'].map(async (name) => [name, await freePort()]),
    ),
  );
  const double = await run(
    [
      'node',
      'test/double/eventstoredb.ts',
      '--port',
      String(ports.eventstoredb),
      '--file',
      join(dataDir, 'events.db'),
    ],
    {},
    async () => true,
  );
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
  // what only production asks for (https, a mail server) is left out: browsers trust localhost, mails stay in the folder
  const here = (name: string) => ({
    PORT: String(ports[name]),
    DATA_DIR: dataDir,
    DATABASE_URL: database,
    NODE_ENV: 'test',
    TRUST_PROXY: 'loopback',
    SMTP_URL: '',
    LOG_LEVEL: 'error',
    ...more,
  });
  const running = new Map<string, Running>();
  const begin = async ([name, { command, environment = {}, healthcheck }]: (typeof ours)[number]) => {
    const env = Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [key, filled(value, given, places)]),
    );
    const health = /http:\/\/localhost:8080(\/\w+)/.exec(healthcheck.test.join(' '))![1]!;
    const healthy = async () => (await fetch(`http://127.0.0.1:${ports[name]}${health}`)).ok;
    running.set(name, await run(command!, { ...env, ...here(name) }, healthy));
  };
  await Promise.all(ours.map(begin));
  const named = (name: string) => (name === 'eventstoredb' ? double : running.get(name)!);
  return {
    port: ports.front!,
    url,
    dataDir,
    env: given,
    names: ours.map(([name]) => name),
    portOf: (name) => ports[name]!,
    postgres,
    database,
    output: (name) => named(name).output(),
    start: (name) => named(name).start(),
    kill: (name) => end(named(name), 'SIGKILL'),
    async stop() {
      await Promise.all([...running.values()].map((each) => end(each, 'SIGTERM')));
      await end(double, 'SIGTERM');
      await postgres.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function end({ child }: Running, signal: 'SIGTERM' | 'SIGKILL') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** Starts a process and waits until it says that it is healthy. */
async function run(
  [, ...words]: string[],
  env: Record<string, string>,
  healthy: () => Promise<boolean>,
): Promise<Running> {
  let written = '';
  const running: Running = { child: undefined as unknown as ChildProcess, start, output: () => written };
  async function start() {
    const child = spawn(process.execPath, words, {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', ...env },
    });
    running.child = child;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (written += chunk));
    const patience = Date.now() + 90_000;
    while (!(await healthy().catch(() => false))) {
      if (child.exitCode !== null || Date.now() > patience)
        throw new Error(`${words.join(' ')} is not healthy:\n${written}`);
      await nextLook(50);
    }
  }
  await start();
  return running;
}
