import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runStatement } from '../../../bench/postgres.ts';
import { insisting } from '../../clients/insisting.ts';
import { type Raw, raw } from '../../clients/raw.ts';
import { adminOf } from '../../people/people.ts';
import { berlin } from '../../people/phones.ts';
import { type Guest, visit } from '../../product.ts';
import { type Services, startServices } from '../../services.ts';

let services: Services;
let admin: Guest;
beforeAll(async () => {
  services = await startServices({ CAPTCHA: 'off', PATIENCE: '1' });
  admin = await insisting(() => adminOf(services));
});
afterAll(() => services?.stop());

const schema = 'latchkey_';
const rename = (from: string, to: string) =>
  runStatement(services.database, `alter schema ${schema}${from} rename to ${schema}${to}`);
const readiness = async (name: string) =>
  (await fetch(`http://127.0.0.1:${services.portOf(name)}/readyz`)).status;
const list = () => raw(admin, 'GET /models/operators?range=[0,9]');
/** A sign-in by phone, which appends an event and needs a key to look the name up. */
const change = () =>
  raw(visit(services), 'POST /transaction/createTransaction', {
    platform: 2,
    ...berlin,
    captcha: 'off',
    username: 'ada@acme.example',
  });
/** A request with a session that no process has cached. */
const unknownSession = () =>
  raw(visit(services), 'GET /session', undefined, { cookie: `latchkey=${'x'.repeat(43)}` });

test('every service is ready once all of them are up', async () => {
  for (const name of services.names) await expect.poll(() => readiness(name)).toBe(200);
  expect([(await list()).status, (await change()).status, (await unknownSession()).status]).toEqual([
    200, 200, 200,
  ]);
});

test('without the tables that it needs a service is not ready, and answers 503 instead of an error', async () => {
  for (const [gone, service] of [
    ['read', 'query-api'],
    ['records', 'command-api'],
    ['keys', 'command-api'],
  ] as const) {
    await rename(gone, 'elsewhere');
    const both = async () => [gone, await readiness(service), await readiness('front')];
    await expect.poll(both).toEqual([gone, 503, 503]);
    if (gone === 'read') expect(await list()).toMatchObject({ status: 503, body: { errorCode: 1007 } });
    if (gone === 'records') expect((await unknownSession()).status).toBe(503);
    await rename('elsewhere', gone);
    await expect.poll(both).toEqual([gone, 200, 200]);
  }
});

/** Stops processes with SIGSTOP while `work` runs. */
async function frozen(pids: number[], work: () => Promise<void>) {
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    await work();
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
}
/** A process and its children. */
function family(pid: number): number[] {
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1]) === pid;
    } catch {
      return false; // The process has ended meanwhile.
    }
  });
  return [pid, ...children.map(Number)];
}
/** Makes all calls at once, and measures how long each waits for its answer. */
async function timed(calls: (() => Promise<Raw>)[]) {
  const all = calls.map(async (call) => {
    const begun = performance.now();
    const { status, headers } = await call();
    return { status, again: headers.get('retry-after'), ms: performance.now() - begun };
  });
  return Promise.all(all);
}
const many = (call: () => Promise<Raw>) => Array<typeof call>(30).fill(call);
/** The requirement allows five seconds; a busy machine gets one more. */
const within = 5000 + 1000;

test('while Postgres is frozen everybody is answered within five seconds, and as usual when it goes on', async () => {
  await frozen(family(services.postgres.pid), async () => {
    const answers = await timed([...many(list), ...many(unknownSession)]);
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(within);
    for (const answer of answers) expect(answer).toMatchObject({ status: 503, again: expect.any(String) });
    expect(await readiness('query-api')).toBe(503);
    expect(await readiness('command-api')).toBe(503);
  });
  await expect.poll(async () => (await list()).status).toBe(200);
  await expect.poll(() => readiness('front')).toBe(200);
});

test('while the log is frozen changes are refused within five seconds, and accepted again when it goes on', async () => {
  await frozen([services.pidOf('eventstoredb')], async () => {
    const answers = await timed(many(change));
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(within);
    for (const answer of answers) expect(answer).toMatchObject({ status: 503, again: expect.any(String) });
    expect(await readiness('command-api')).toBe(503);
  });
  await expect.poll(async () => (await change()).status).toBe(200);
});
