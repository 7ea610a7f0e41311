import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../test/process.ts';

/**
 * A Postgres server with Debian's defaults (fsync and synchronous_commit on) but more connections. It is deleted when
 * it is stopped.
 */
export type Postgres = {
  version: string;
  /** The main process; those that serve connections are its children. */
  pid: number;
  /** Creates an empty database and returns its address. */
  fresh: () => Promise<string>;
  /** Runs a program of Postgres against the server's socket and returns the output. */
  program: (name: string, ...words: string[]) => Promise<string>;
  /** A folder that the server's system user may read. */
  folder: string;
  /** Stops it, copies its files and starts it. The function that it returns exchanges its files for that copy. */
  backup: () => Promise<() => Promise<void>>;
  stop: () => Promise<void>;
};

const debian = '/usr/lib/postgresql';
/** The newest version of Postgres on this machine and the folder of its programs; undefined when there is none. */
export function postgresPrograms(): { version: string; folder: string } | undefined {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const all = versions.map((version) => ({ version, folder: join(debian, version, 'bin') }));
  return all
    .filter(({ folder }) => existsSync(join(folder, 'initdb')))
    .sort((a, b) => Number(b.version) - Number(a.version))[0];
}
const isRoot = process.getuid?.() === 0;
/** The user and group of the server. Postgres refuses to run as root, and runs as `nobody` instead. */
const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {};

/** Starts a server. Returns undefined when Postgres is not there: `npm test` and `npm run bench` install it before. */
export async function startPostgres(say: (line: string) => void): Promise<Postgres | undefined> {
  const programs = postgresPrograms();
  if (!programs)
    return void say('no Postgres here (Debian: apt-get install postgresql): its columns are left out');
  const { version } = programs;
  const bin = (name: string) => join(programs.folder, name);
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-postgres-'));
  if (isRoot) chownSync(folder, nobody.uid!, nobody.gid!);
  const run = async (name: string, ...words: string[]) =>
    (await promisify(execFile)(bin(name), words, { ...nobody, cwd: folder, maxBuffer: 1e8 })).stdout;
  await run('initdb', '-D', join(folder, 'data'), '-U', 'bench', '-A', 'trust', '--no-instructions');
  const port = String(await freePort());
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=200'].flatMap((each) => ['-c', each]);
  const words = ['-D', join(folder, 'data'), '-p', port, '-k', folder, ...settings];
  const launch = () => spawn(bin('postgres'), words, { ...nobody, cwd: folder, stdio: 'ignore' });
  let server = launch();
  const end = async () => {
    // Tests of outages end it by themselves.
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT'); // fast shutdown
    await ended;
  };
  // The server is also stopped when a benchmark fails or is interrupted.
  process.once('exit', () => server.kill('SIGINT'));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const urlOf = (name: string) => `postgres://bench@127.0.0.1:${port}/${name}`;
  await whenUp(urlOf('postgres'));
  let made = 0;
  return {
    version,
    get pid() {
      return server.pid!;
    },
    folder,
    async fresh() {
      const name = `bench${made++}`;
      await runStatement(urlOf('postgres'), `create database ${name}`);
      return urlOf(name);
    },
    program: (name, ...rest) => run(name, '-h', folder, '-p', port, '-U', 'bench', ...rest),
    async backup() {
      const stopped = async (script: string) => {
        await end();
        await promisify(execFile)('sh', ['-c', script], { ...nobody, cwd: folder });
        server = launch();
        await whenUp(urlOf('postgres'));
      };
      await stopped('cp -a data older');
      return () => stopped('rm -r data && cp -a older data');
    },
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a server for tests, which cannot do without it. */
export async function neededPostgres(): Promise<Postgres> {
  const started = await startPostgres(() => {});
  if (!started) throw new Error('Postgres is missing (Debian: apt-get install postgresql).');
  return started;
}

/** Runs one statement on a connection of its own. */
export async function runStatement(url: string, sql: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

async function whenUp(url: string) {
  for (let tries = 0; ; tries++)
    try {
      return await runStatement(url, 'select 1');
    } catch (error) {
      if (tries === 200) throw error;
      await pause(50);
    }
}
