import { hostname } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../event-store/testFolder.ts';
import { until } from '../../test/until.ts';
import { createLog } from '../log.ts';
import { readConfig } from '../settings/config.ts';
import { openKit } from '../start/openKit.ts';
import { followersBehind } from './followers.ts';
import { leadersOf, tellLeading } from './leaders.ts';

async function opened() {
  const time = { now: Date.now() };
  const config = readConfig({ DATA_DIR: await tempFolder() });
  const kit = await openKit(config, createLog('silent'), () => time.now);
  onTestFinished(() => kit.close());
  return { kit, time };
}

test('every process learns who leads what and since when, until the leader has been silent for a while', async () => {
  const { kit, time } = await opened();
  expect(await leadersOf(kit)).toEqual({ reactions: null, 'read models': null });
  const begun = new Date(time.now).toISOString();
  const stop = tellLeading(kit, 'command-api', { reactions: () => true, 'read models': () => false });
  const leader = { process: 'command-api', host: hostname(), pid: process.pid, since: begun };
  await until(async () => expect(await leadersOf(kit)).toEqual({ reactions: leader, 'read models': null }));
  stop();
  time.now += 21_000;
  expect((await leadersOf(kit)).reactions).toBeNull();
});

test('a follower is behind by the events that it has not handled, for as long as the first of them waits', async () => {
  const { kit, time } = await opened();
  const abort = new AbortController();
  const gate = Promise.withResolvers<void>();
  const where = { after: 'start', signal: abort.signal, name: 'slow' } as const;
  const done = (async () => {
    for await (const { events } of kit.store.subscribeToAll(where))
      if (events.some(({ streamId }) => streamId === 'test-1')) await gate.promise;
  })();
  await until(async () => expect((await followersBehind(kit)).slow).toEqual({ events: 0, seconds: 0 }));
  const metadata = { version: 1, at: new Date(time.now).toISOString(), correlationId: 'test' };
  const events = ['a', 'b'].map(() => ({ id: crypto.randomUUID(), type: 'Tried', data: {}, metadata }));
  await kit.store.append('test-1', events, 'no_stream');
  time.now = Date.now() + 40_000;
  const { slow } = await followersBehind(kit);
  expect(slow!.events).toBe(2);
  expect(slow!.seconds).toBeGreaterThanOrEqual(40);
  gate.resolve();
  await until(async () => expect((await followersBehind(kit)).slow).toEqual({ events: 0, seconds: 0 }));
  abort.abort();
  await done;
  expect(await followersBehind(kit)).not.toHaveProperty('slow');
});
