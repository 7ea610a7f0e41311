import { afterEach, beforeEach, expect, test } from 'vitest';
import { EmailVerificationRequested } from '../../../domain/operator/events.ts';
import { tempFolder } from '../../../event-store/testFolder.ts';
import { type ReactionsProgress, reactionsRecord } from '../../../server-kit/behind.ts';
import { createLog } from '../../../server-kit/log.ts';
import { readConfig } from '../../../server-kit/settings/config.ts';
import { openKit } from '../../../server-kit/start/openKit.ts';
import { until } from '../../../test/until.ts';
import { on } from '../kit/kit.ts';
import { beginReactions, runReactions } from './run.ts';
import { watchReactions } from './watch.ts';

let now: number;
let lines: { msg: string; reaction?: string; seconds?: number }[];
let kit: Awaited<ReturnType<typeof openKit>>;
beforeEach(async () => {
  now = Date.now();
  lines = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  kit = await openKit(readConfig({ DATA_DIR: await tempFolder() }), log, () => now);
});
afterEach(() => kit.close());

const happen = () => {
  const at = new Date(now).toISOString();
  const metadata = { version: 1, at, actor: { role: 'system', id: 'test' }, correlationId: 'test' };
  const event = { id: crypto.randomUUID(), ...EmailVerificationRequested({}), metadata };
  return kit.store.append(`operator-${crypto.randomUUID()}`, [event], 'any');
};

test('a reaction that hangs is behind by its oldest event, is told once after 30 s, and again when it goes on', async () => {
  const ending = new AbortController();
  const hanging = Promise.withResolvers<void>();
  const handled: string[] = [];
  const react = async ({ event }: { event: { id: string } }) => {
    await hanging.promise;
    handled.push(event.id);
  };
  const watch = watchReactions(kit);
  expect(await watch.progress()).toEqual({ leading: false, since: null, behind: {} });
  const done = runReactions(kit, [on(EmailVerificationRequested, 'slow', react)], ending.signal, watch);
  await until(async () => expect((await watch.progress()).behind).toHaveProperty('slow'));
  await happen();
  await happen();
  now += 60_000;
  await until(async () => expect((await watch.progress()).behind.slow!.seconds).toBeGreaterThanOrEqual(30));
  const { leading, since, behind } = await watch.progress();
  expect({ leading, since }).toEqual({ leading: true, since: new Date(now - 60_000).toISOString() });
  expect(behind.slow!.events).toBeGreaterThanOrEqual(2);
  for (let looks = 0; looks < 2; looks++) await watch.look();
  const told = () => lines.filter(({ reaction }) => reaction === 'slow').map(({ msg }) => msg);
  expect(told()).toEqual(['a reaction is behind']);
  hanging.resolve();
  await until(async () => expect((await watch.progress()).behind.slow!.events).toBe(0));
  await watch.look();
  expect(told()).toEqual(['a reaction is behind', 'a reaction has caught up']);
  expect(handled).toHaveLength(2);
  ending.abort();
  await done;
  expect(await watch.progress()).toEqual({ leading: false, since: null, behind: {} });
});

test('what waited while no process ran is told only once this one has had 30 s for it', async () => {
  const ending = new AbortController();
  const hanging = Promise.withResolvers<void>();
  const slow = on(EmailVerificationRequested, 'slow', () => hanging.promise);
  await beginReactions(kit, [slow]);
  await happen();
  now += 60_000;
  const watch = watchReactions(kit);
  const done = runReactions(kit, [slow], ending.signal, watch);
  await until(async () => expect((await watch.progress()).behind.slow?.seconds).toBeGreaterThanOrEqual(30));
  const told = () => lines.filter(({ reaction }) => reaction === 'slow').map(({ msg }) => msg);
  await watch.look();
  expect(told()).toEqual([]);
  now += 30_000;
  await watch.look();
  expect(told()).toEqual(['a reaction is behind']);
  hanging.resolve();
  ending.abort();
  await done;
});

test('long work says how far it is while it is done, also to the staff, and nothing when it is over', async () => {
  const ending = new AbortController();
  const half = Promise.withResolvers<void>();
  const long = on(EmailVerificationRequested, 'long', async (_, __, tell) => {
    tell({ done: 50, of: 100 });
    await half.promise;
  });
  const watch = watchReactions(kit);
  const done = runReactions(kit, [long], ending.signal, watch);
  await until(async () => expect((await watch.progress()).behind).toHaveProperty('long'));
  await happen();
  const underWay = async () => (await watch.progress()).behind.long!.underWay;
  await until(async () =>
    expect(await underWay()).toEqual([
      { stream: expect.stringMatching(/^operator-/), ...{ done: 50, of: 100 } },
    ]),
  );
  await watch.look();
  const told = await kit.records.get<ReactionsProgress>(...reactionsRecord);
  expect(told!.behind.long!.underWay).toHaveLength(1);
  half.resolve();
  await until(async () => expect(await underWay()).toEqual([]));
  ending.abort();
  await done;
});

test('a reaction that waits for the time of its events is not behind, and a failed event is counted apart', async () => {
  const ending = new AbortController();
  const later = on(
    EmailVerificationRequested,
    'later',
    async () => undefined,
    () => now + 3_600_000,
  );
  const noted = on(
    EmailVerificationRequested,
    'noted',
    async () => undefined,
    () => now + 3_600_000,
    { anyOrder: true },
  );
  const failing = on(EmailVerificationRequested, 'failing', async () => {
    throw new Error('no');
  });
  const watch = watchReactions(kit);
  const done = runReactions(kit, [later, noted, failing], ending.signal, watch);
  await until(async () => expect((await watch.progress()).behind).toHaveProperty('later'));
  await happen();
  await until(async () => expect((await watch.progress()).behind.failing!.failed).toBe(1));
  const notes = () => Array.fromAsync(kit.store.readStream('reaction-noted'));
  await until(async () => expect(await notes()).toHaveLength(1));
  expect((await watch.progress()).behind.noted!.failed).toBe(0);
  now += 60_000;
  await until(async () => expect((await watch.progress()).behind.later!.seconds).toBe(0));
  await watch.look();
  expect(lines.filter(({ msg }) => msg === 'a reaction is behind')).toEqual([]);
  ending.abort();
  await done;
});

test('after a long rest one line tells how far all reactions are, and no reaction counts as late', async () => {
  const first = new AbortController();
  const hanging = Promise.withResolvers<void>();
  const reactions = ['one', 'two'].map((name) => on(EmailVerificationRequested, name, () => hanging.promise));
  await beginReactions(kit, reactions);
  await happen();
  for (let n = 0; n < 3; n++) {
    const odd = Array.from({ length: 1000 }, () => ({ id: crypto.randomUUID(), type: 'Odd', data: {} }));
    await kit.store.append(`odd-${n}`, odd, 'no_stream');
  }
  now += 3_600_000;
  const watch = watchReactions(kit);
  const done = runReactions(kit, reactions, first.signal, watch);
  const told = (start: string) => lines.filter(({ msg }) => msg.startsWith(start));
  await until(async () => expect(told('the reactions catch up')).toHaveLength(1));
  await until(async () => expect((await watch.progress()).behind.one!.seconds).toBeGreaterThan(3000));
  await watch.look();
  expect(told('a reaction is behind')).toEqual([]);
  now += 30_000;
  await watch.look();
  expect(told('a reaction is behind')).toHaveLength(2);
  hanging.resolve();
  first.abort();
  await done;
});

test('nor is one that holds as many events as it may until their time', async () => {
  const ending = new AbortController();
  const dueAt = now + 3_600_000;
  let handled = 0;
  const later = on(
    EmailVerificationRequested,
    'later',
    async () => void (handled += 1),
    () => dueAt,
  );
  const watch = watchReactions(kit);
  const done = runReactions(kit, [later], ending.signal, watch);
  await until(async () => expect((await watch.progress()).behind).toHaveProperty('later'));
  for (let sent = 0; sent < 1100; sent += 100) await Promise.all(Array.from({ length: 100 }, happen));
  now += 60_000;
  await watch.settled();
  expect((await watch.progress()).behind.later).toMatchObject({ events: 0, seconds: 0 });
  now = dueAt;
  await watch.settled();
  expect(handled).toBe(1100);
  ending.abort();
  await done;
});
