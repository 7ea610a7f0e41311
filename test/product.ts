import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Calls } from '../api/calls.ts';
import { client } from '../api/client.ts';
import type { Work } from '../server-kit/access/work.ts';
import { shownPosition } from '../server-kit/calls/positions.ts';
import { type Started, start } from '../start.ts';
import type { System } from '../system.ts';
import { untilFresh } from '../web-kit/openTab/fresh.ts';
import { visitor } from './clients/http.ts';
import { bareEnv, freePort, node, nodeOptions, patient } from './process.ts';
import { putUnreadModels } from './readModels.ts';
import { mustFit } from './replies.ts';

export { mailedToken, mailsOf } from './people/mails.ts';
export { freePort };

export const adminPassword = 'a long password for tests';
/** A running product, in this process or in its own. */
export type Product = {
  port: number;
  /** Origin of the public app. */
  url: string;
  dataDir: string;
  /** Address of its event log, if that is not in `dataDir`. */
  eventLog?: string;
  env: Record<string, string>;
  stop: () => Promise<void>;
};
/** A product in this process, whose parts are accessible. */
export type Here = Product & {
  system: System;
  radiusPort: number;
  accountingPort: number;
  reactions: Started['reactions'];
};
type Env = Record<string, string>;

/** A data folder for a first start, in which only the tables of the read models are there already. */
async function newFolder({ DATABASE_URL }: Env): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-'));
  if (!DATABASE_URL) await putUnreadModels(folder);
  return folder;
}

/** A configuration with its own port and a new data folder. */
async function settings(given: Env): Promise<Env & { PORT: string; DATA_DIR: string }> {
  return {
    PORT: String(await freePort()),
    BASE_DOMAIN: 'localhost',
    DATA_DIR: given.DATA_DIR ?? (await newFolder(given)),
    ADMIN_USERNAME: 'admin@localhost',
    ADMIN_PASSWORD: adminPassword,
    LOG_LEVEL: 'error',
    RADIUS_AUTH_PORT: '0',
    RADIUS_ACCT_PORT: '0',
    RADIUS_HOST: '127.0.0.1',
    ...patient,
    ...given,
  };
}
const originOf = ({ PORT }: { PORT: string }) => `http://localhost:${PORT}`;

/** At most a tenth of the usual work, because tests sign the staff in and solve captchas by the hundred. */
export const littleWork: Work = {
  password: { N: 2 ** 13, r: 8, p: 1 },
  captcha: { iterations: 100, tries: { least: 25, most: 75 } },
};

/** Milliseconds for which read models stand still after each batch, so that a test that reads too early fails. */
const lag = process.env.LAG ? { pause: Number(process.env.LAG) } : {};

/** Milliseconds after which what browsers told of passkeys is written, so that no test waits for minutes. */
const stepsPause = 100;

/** Starts the product in this process. `stop` also removes the data folder if it was made here. */
export async function startProduct(
  given: Env = {},
  how: { demo?: boolean | { days: number }; clock?: () => number } = {},
): Promise<Here> {
  const env = await settings(given);
  const { port, ports, system, reactions, stop } = await start(env, undefined, {
    ...how,
    ...lag,
    work: littleWork,
    stepsPause,
  });
  const sealed = (at: number) => shownPosition(system, { actor: { role: 'visitor', id: 'visitor' } }, at);
  heads.set(port, async () => sealed(await system.store.head()));
  return {
    port,
    radiusPort: ports.RADIUS_AUTH_PORT!,
    accountingPort: ports.RADIUS_ACCT_PORT!,
    system,
    reactions,
    url: originOf(env),
    dataDir: env.DATA_DIR,
    env,
    async stop() {
      heads.delete(port);
      await stop();
      if (!given.DATA_DIR) rmSync(env.DATA_DIR, { recursive: true });
    },
  };
}

const shared = new Map<string, Promise<Here>>();
/**
 * The product of all files of this worker that bring their own organisations and leave its clock and process alone, one
 * for each configuration. It runs until the worker ends; what it wrote goes with the folder of the whole run.
 */
export function sharedProduct(given: Env = {}): Promise<Here> {
  const name = JSON.stringify(given);
  const product = shared.get(name) ?? startProduct({ CAPTCHA: 'off', ...given });
  shared.set(name, product);
  return product;
}

/** Resolves when the read models have caught up with the log, so that a page opened next shows everything. */
export async function caughtUp({ system: { store, readAfter } }: Pick<Here, 'system'>) {
  const head = await store.head();
  while (!(await readAfter.reached(head)));
}

export type Spawned = Product & {
  pid: number;
  /** Sends SIGKILL, and resolves when the process has ended. The data folder stays. */
  kill: () => Promise<void>;
  /** Its output so far. */
  output: () => string;
  /** Sends a message to its script. */
  tell: (message: unknown) => void;
  /** The next message of its script. */
  told: () => Promise<unknown>;
};
/**
 * Starts `node start.ts`, or another script that starts the product, as a process of its own; resolves when it reports
 * to be running. `stop` keeps the data folder.
 */
export async function spawnProduct(given: Env = {}, script = 'start.ts'): Promise<Spawned> {
  const env = await settings(given);
  const child = spawn(node, [...nodeOptions, script], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...bareEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let written = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const running = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      written += chunk;
      if (/Latchkey is running/.test(written)) resolve();
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
    void ended.then(() => reject(new Error(`the product ended before it ran:\n${written}`)));
  });
  const end = (signal: 'SIGTERM' | 'SIGKILL') => async () => {
    child.kill(signal);
    await ended;
  };
  await running;
  return {
    port: Number(env.PORT),
    pid: child.pid!,
    url: originOf(env),
    dataDir: env.DATA_DIR,
    env,
    stop: end('SIGTERM'),
    kill: end('SIGKILL'),
    output: () => written,
    tell: (message) => void child.send(message as object),
    told: async () => (await once(child, 'message'))[0],
  };
}

/** The newest log position of each product in this process, by port, in the form that read-after headers take. */
const heads = new Map<number, () => Promise<string>>();
/**
 * Makes each request read after all earlier writes of any client, because a test is one story with many clients. It is asked
 * again, as the pages do, when the answer says that the read models were behind.
 */
const readsAll =
  (port: number, send: typeof fetch): typeof fetch =>
  async (input, init = {}) => {
    const head = (init.method ?? 'GET') === 'GET' && (await heads.get(port)?.());
    const headers = new Headers(init.headers);
    if (head) headers.set('x-read-after', head);
    const ask = () => send(input, { ...init, headers });
    return head ? untilFresh(ask) : ask();
  };

type Visit = { address?: string; origin?: string | null; bearer?: string };
/** A visitor of one host (`localhost`, `admin.localhost`, `<vanity>.localhost`) with the typed client. */
export function visit({ port }: Pick<Product, 'port'>, host = 'localhost', { bearer, ...about }: Visit = {}) {
  const who = visitor({ port, host, ...about });
  const headers: Record<string, string> = bearer ? { authorization: `Bearer ${bearer}` } : {};
  const send = client<Calls>(`${who.origin}/api`, { send: readsAll(port, who.send), headers });
  const call: typeof send = async (path, input) => {
    const reply = await send(path, input);
    mustFit(path, reply);
    return reply;
  };
  return Object.assign(who, { headers, call });
}
export type Guest = ReturnType<typeof visit>;

/** A captcha as a browser solves it: base64 of the challenge and its solution. */
export async function solveCaptcha({ call }: Pick<Guest, 'call'>): Promise<string> {
  const challenge = (await call('GET /captcha', {})) as unknown as Challenge & { off?: true };
  if (challenge.off) return 'off';
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
