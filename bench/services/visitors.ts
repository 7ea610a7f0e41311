import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type SoftKey, softKey } from '../../test/clients/softKey.ts';
import { openConnection, postOf, type RawConnection } from '../connection.ts';

/** The application at which the visitors register and sign in. */
export type Target = { port: number; appId: string; origin: string };
/** Registrations or sign-ins of two calls each: so many at once, or so many begun a second, however long they take. */
export type Job = { target: Target; what: 'sign-in' | 'registration'; seconds: number } & (
  | { atOnce: number }
  | { rate: number }
);
/**
 * The duration of each that succeeded, and of the whole job, in milliseconds. `refused` has a text for each of the
 * others.
 */
export type Outcome = { took: number; each: number[]; refused: string[] };

/** Starts the visitors in a process of their own, so that their work is not attributed to a server. */
export function startVisitors() {
  const child: ChildProcess = fork(import.meta.filename, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return {
    /** A visitor who has registered can sign in afterwards. */
    async send(job: Job): Promise<Outcome> {
      child.send(job);
      const [outcome] = (await once(child, 'message')) as [Outcome | { failed: string }];
      if ('failed' in outcome) throw new Error(outcome.failed);
      return outcome;
    },
    stop: () => child.disconnect(),
  };
}
export type Visitors = ReturnType<typeof startVisitors>;

/** Registrations or sign-ins per address; a visitor with another address follows. */
const perAddress = 20;
const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0';
type Line = { connection: RawConnection; left: number };
type Begun = { options: { challenge: unknown }; transactionId: string };

let registered = 0;
/** Passkeys by application. A sign-in takes one away and puts it back, because its counter must grow. */
const keys = new Map<string, SoftKey[]>();
const lines: Line[] = [];

async function withLine<T>(port: number, work: (line: RawConnection) => Promise<T>): Promise<T> {
  const line = lines.pop() ?? { connection: await openConnection(port), left: perAddress };
  const result = await work(line.connection);
  line.left -= 1;
  if (line.left) lines.push(line);
  else line.connection.end();
  return result;
}

class RefusedError extends Error {}

async function post({ port, appId, origin }: Target, line: RawConnection, name: string, body: object) {
  const headers = { host: `localhost:${port}`, origin, 'user-agent': browser };
  const reply = await line.ask(postOf(`/api/sdk/${appId}/${name}`, headers, JSON.stringify(body)));
  if (reply.status !== 200) throw new RefusedError(`${name} answered ${reply.status}: ${reply.body}`);
  return JSON.parse(reply.body) as Begun;
}

async function registration(target: Target, line: RawConnection) {
  const key = softKey({ rpId: new URL(target.origin).hostname, origin: target.origin });
  registered += 1;
  const username = `visitor${process.pid}-${registered}`;
  const { options, transactionId } = await post(target, line, 'register', { username, captcha: 'off' });
  await post(target, line, 'verify-register', { credential: key.create(options), transactionId });
  keys.get(target.appId)!.push(key);
}

async function signIn(target: Target, line: RawConnection) {
  const mine = keys.get(target.appId)!;
  const key = mine.shift();
  if (!key) throw new RefusedError('there are more sign-ins at once than passkeys');
  try {
    const { options, transactionId } = await post(target, line, 'login', {});
    await post(target, line, 'verify-login', { credential: key.get(options), transactionId });
  } finally {
    mine.push(key);
  }
}
const kinds = { registration, 'sign-in': signIn };

async function run(job: Job): Promise<Outcome> {
  const { target, what, seconds } = job;
  if (!keys.has(target.appId)) keys.set(target.appId, []);
  const start = performance.now();
  const end = start + seconds * 1000;
  const [each, refused]: [number[], string[]] = [[], []];
  const one = async () => {
    const from = performance.now();
    try {
      await withLine(target.port, (line) => kinds[what](target, line));
      each.push(performance.now() - from);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      refused.push(error.message);
      await pause(1000);
    }
  };
  const again = async () => {
    while (performance.now() < end) await one();
  };
  if ('atOnce' in job) await Promise.all(Array.from({ length: job.atOnce }, again));
  else await steadily(job.rate, end, one);
  for (const { connection } of lines.splice(0)) connection.end();
  return { took: performance.now() - start, each, refused };
}

async function steadily(rate: number, end: number, one: () => Promise<void>) {
  const going: Promise<void>[] = [];
  const start = performance.now();
  for (; performance.now() < end; await pause(2))
    while (going.length < ((performance.now() - start) * rate) / 1000) going.push(one());
  await Promise.all(going);
}

if (import.meta.main)
  process.on('message', (job: Job) =>
    run(job).then(
      (outcome) => process.send!(outcome),
      (error) => process.send!({ failed: String(error) }),
    ),
  );
