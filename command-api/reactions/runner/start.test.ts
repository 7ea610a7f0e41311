import { afterEach, beforeEach, expect, test } from 'vitest';
import { EmailVerificationRequested, OperatorSuspended } from '../../../domain/operator/events.ts';
import type { ClaimingStore } from '../../../event-store/port.ts';
import { tempFolder } from '../../../event-store/testFolder.ts';
import { createLog } from '../../../server-kit/log.ts';
import { readConfig } from '../../../server-kit/settings/config.ts';
import { openKit } from '../../../server-kit/start/openKit.ts';
import { until } from '../../../test/until.ts';
import { on } from '../kit/kit.ts';
import { beginReactions, runReactions } from './run.ts';

let folder: string;
let kit: Awaited<ReturnType<typeof openKit>>;
const open = () => openKit(readConfig({ DATA_DIR: folder }), createLog('silent'));
beforeEach(async () => {
  folder = await tempFolder();
  kit = await open();
});
afterEach(() => kit.close());

const metadata = {
  ...{ version: 1, at: '2026-01-01T00:00:00.000Z' },
  ...{ actor: { role: 'system', id: 'test' }, correlationId: 'test' },
};
/** Appends events of which every tenth concerns the reactions. */
async function happen(events: number) {
  const made = Array.from({ length: events }, (_, n) => ({
    id: crypto.randomUUID(),
    ...(n % 10 ? OperatorSuspended({}) : EmailVerificationRequested({})),
    metadata,
  }));
  await kit.store.append(`operator-${crypto.randomUUID()}`, made, 'any');
}

/** Counts the events that are read from a store. */
function counting(store: ClaimingStore) {
  const read = { events: 0 };
  const counted: ClaimingStore = {
    ...store,
    head: () => store.head(),
    append: (...what) => store.append(...what),
    async *readStream(...what) {
      for await (const event of store.readStream(...what)) {
        read.events += 1;
        yield event;
      }
    },
    async *readAll(...what) {
      for await (const event of store.readAll(...what)) {
        read.events += 1;
        yield event;
      }
    },
    async *subscribeToAll(...what) {
      for await (const batch of store.subscribeToAll(...what)) {
        read.events += batch.events.length;
        yield batch;
      }
    },
  };
  return { counted, read };
}

/** Runs reactions until one more event is handled. Returns the number of events read until then. */
async function run() {
  const { counted, read } = counting(kit.store);
  const handled = new Set<string>();
  const ending = new AbortController();
  const each = ['first', 'second'].map((name) =>
    on(EmailVerificationRequested, name, async ({ event }) => handled.add(`${name} ${event.id}`)),
  );
  const done = runReactions({ ...kit, store: { ...counted, followers: () => [] } }, each, ending.signal);
  return {
    read,
    handled,
    async stop() {
      ending.abort();
      await done;
    },
  };
}

test('a start of reactions reads as many events after 30 as after 600', async () => {
  const counts: number[] = [];
  for (const events of [30, 570]) {
    const before = await run();
    await happen(events);
    const expected = (2 * events) / 10;
    await until(() => expect(before.handled.size).toBeGreaterThanOrEqual(expected));
    await before.stop();
    await kit.close();
    kit = await open();
    const after = await run();
    await happen(1);
    await until(() => expect(after.handled.size).toBe(2));
    counts.push(after.read.events);
    await after.stop();
  }
  expect(counts[1]).toBeLessThanOrEqual(counts[0]! + 3);
});

test('events before any process leads are handled, and several processes may begin at the same moment', async () => {
  const reaction = (name: string, handled: string[]) =>
    on(EmailVerificationRequested, name, async ({ event }) => handled.push(event.id));
  const handled: string[] = [];
  const all = [reaction('first', handled), reaction('second', handled)];
  await Promise.all([1, 2, 3].map(() => beginReactions(kit, all)));
  await happen(1);
  const ending = new AbortController();
  const done = runReactions(kit, all, ending.signal);
  await until(() => expect(handled).toHaveLength(2));
  ending.abort();
  await done;
});
