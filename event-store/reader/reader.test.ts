import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { until } from '../../test/until.ts';
import { both } from '../eventstoredb/testKit.ts';
import type { Batch, EventStore, RecordedEvent } from '../port.ts';
import { openLog } from '../sqlite/log.ts';
import { openSqliteEventStore } from '../sqlite/sqlite.ts';
import { ids, newStream, things } from '../testContract/kit.ts';
import { subscribing } from '../testContract/reads.ts';
import { tempFolder } from '../testFolder.ts';
import { withClaims } from '../testSystem.ts';
import { sharing } from './sharing.ts';

/**
 * A log whose followers share a subscription. Of the log below: the subscriptions and reads of all that are open, the
 * most reads that were, and the events read.
 */
async function open({ kept = 1000 } = {}) {
  const file = join(await tempFolder(), 'events.db');
  const below = await openSqliteEventStore(file, openLog(file));
  let [subscriptions, rows, reads, mostReads] = [0, 0, 0, 0];
  const counting: EventStore = {
    soleWriter: below.soleWriter,
    append: (...what) => below.append(...what),
    readStream: (...what) => below.readStream(...what),
    async *readAll(how) {
      reads += 1;
      mostReads = Math.max(mostReads, reads);
      try {
        for await (const event of below.readAll(how)) {
          rows += 1;
          yield event;
        }
      } finally {
        reads -= 1;
      }
    },
    async *subscribeToAll(options) {
      subscriptions += 1;
      try {
        yield* below.subscribeToAll(options);
      } finally {
        subscriptions -= 1;
      }
    },
    head: () => below.head(),
    close: () => below.close(),
  };
  const store = sharing(withClaims(counting), { kept });
  onTestFinished(() => store.close());
  return {
    store,
    below,
    subscriptions: () => subscriptions,
    readsOfAll: () => ({ open: reads, most: mostReads, rows }),
  };
}
/** Follows the log until the test ends; `each` is awaited for each batch. */
function follow(store: EventStore, after: number | 'end' = 0, each: (batch: Batch) => unknown = () => {}) {
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const got: RecordedEvent[] = [];
  const done = (async () => {
    for await (const batch of store.subscribeToAll({ after, batchSize: 7, signal: abort.signal })) {
      got.push(...batch.events);
      await each(batch);
    }
  })();
  return { got, done, abort };
}

for (const kept of [1000, 3])
  describe(`a follower of a shared subscription that keeps ${kept} events`, () => {
    let folder: string;
    let store: EventStore;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'latchkey-'));
      const file = join(folder, 'events.db');
      store = sharing(await openSqliteEventStore(file, openLog(file)), { kept });
    });
    afterAll(async () => {
      await store.close();
      await rm(folder, { recursive: true });
    });
    subscribing(() => ({ store, stop: () => store.close() }));
  });

test('all followers share one subscription, which ends with the last of them', async () => {
  const { store, subscriptions } = await open();
  await store.append(newStream(), things(20), 'no_stream');
  const followers = [follow(store), follow(store), follow(store, 'end')];
  await until(() => expect(followers.map(({ got }) => got.length)).toEqual([20, 20, 0]));
  await store.append(newStream(), things(5), 'no_stream');
  await until(() => expect(followers.map(({ got }) => got.length)).toEqual([25, 25, 5]));
  expect(subscriptions()).toBe(1);
  for (const { abort } of followers) abort.abort();
  await Promise.all(followers.map(({ done }) => done));
  await until(() => expect(subscriptions()).toBe(0));
});

test('a slow follower holds up nobody, reads on by itself and joins again, without gaps or repeats', async () => {
  const { store, subscriptions } = await open({ kept: 10 });
  const gate = Promise.withResolvers<void>();
  const slow = follow(store, 0, () => gate.promise);
  const fast = follow(store);
  for (let n = 0; n < 20; n++) await store.append(newStream(), things(10), 'no_stream');
  await until(() => expect(fast.got).toHaveLength(200));
  expect(slow.got.length).toBeLessThan(10);
  gate.resolve();
  await until(() => expect(slow.got).toHaveLength(200));
  await store.append(newStream(), things(3), 'no_stream');
  await until(() => expect(slow.got).toHaveLength(203));
  expect(ids(slow.got)).toEqual(ids(fast.got));
  expect(ids(slow.got)).toEqual(ids(await Array.fromAsync(store.readAll())));
  expect(subscriptions()).toBe(1);
});

describe('the backlog', () => {
  const backlog = 12_000;
  /** Followers at these positions of a log whose newest ten events are kept, and what was read from the log for them. */
  async function behind(after: number[], each: (n: number) => () => unknown = () => () => {}) {
    const { store, below, readsOfAll } = await open({ kept: 10 });
    for (let n = 0; n < backlog; n += 500) await below.append(newStream(), things(500), 'no_stream');
    const followers = after.map((position, n) => follow(store, position, each(n)));
    const caughtUp = (n: number) => until(() => expect(followers[n]!.got).toHaveLength(backlog - after[n]!));
    return { store, followers, readsOfAll, caughtUp };
  }

  test('is read once for all followers that begin together, wherever each begins', async () => {
    const after = Array.from({ length: 33 }, (_, n) => 100 * ((7 * n) % 33));
    const { store, followers, readsOfAll, caughtUp } = await behind(after);
    for (const n of after.keys()) await caughtUp(n);
    expect(readsOfAll().rows).toBeLessThan(1.1 * backlog);
    const all = ids(await Array.fromAsync(store.readAll()));
    for (const [n, { got }] of followers.entries()) expect(ids(got)).toEqual(all.slice(after[n]));
  });

  test('is read twice at most while some followers are slow', async () => {
    const gate = Promise.withResolvers<void>();
    const isSlow = (n: number) => n % 4 === 0;
    const { followers, readsOfAll, caughtUp } = await behind(Array(20).fill(0), (n) =>
      isSlow(n) ? () => gate.promise : () => {},
    );
    for (const n of followers.keys()) if (!isSlow(n)) await caughtUp(n);
    expect(readsOfAll().rows).toBeLessThan(1.1 * backlog);
    gate.resolve();
    for (const n of followers.keys()) await caughtUp(n);
    expect(readsOfAll().rows).toBeLessThan(2.2 * backlog);
  });

  test('has few reads open, however many followers are far from each other, and none when all have caught up', async () => {
    const gates = Array.from({ length: 12 }, () => Promise.withResolvers<void>());
    const stops = (n: number) => {
      let batches = 0;
      // Each stops at a place of its own, in its own part of the backlog.
      return () => (++batches === 100 * (n + 1) ? gates[n]!.promise : undefined);
    };
    const { followers, readsOfAll, caughtUp } = await behind(Array(12).fill(0), stops);
    for (const [n, { got }] of followers.entries())
      await until(() => expect(got.length).toBeGreaterThan(690 * (n + 1)));
    for (const { resolve } of gates) resolve();
    for (const n of followers.keys()) await caughtUp(n);
    expect(readsOfAll().most).toBeLessThanOrEqual(4);
    expect(readsOfAll().open).toBe(0);
  });
});

test('a named follower tells how far it has handled the log, and is gone when it ends', async () => {
  const { store } = await open();
  const abort = new AbortController();
  const gate = Promise.withResolvers<void>();
  const done = (async () => {
    for await (const { events } of store.subscribeToAll({ after: 0, signal: abort.signal, name: 'slow' }))
      if (events.length) await gate.promise;
  })();
  const unnamed = follow(store);
  await store.append(newStream(), things(3), 'no_stream');
  await until(() => expect(unnamed.got).toHaveLength(3));
  const head = await store.head();
  expect(store.followers().map(({ name }) => name)).toEqual(['slow']);
  expect(store.followers()[0]!.position ?? 0).toBeLessThan(head);
  gate.resolve();
  await until(() => expect(store.followers()).toEqual([{ name: 'slow', position: head }]));
  abort.abort();
  await done;
  expect(store.followers()).toEqual([]);
});

test('a follower that throws ends alone', async () => {
  const { store } = await open();
  const bad = follow(store, 0, ({ events }) => {
    if (events.length) throw new Error('not this one');
  });
  const good = follow(store);
  const ended = expect(bad.done).rejects.toThrow('not this one');
  await store.append(newStream(), things(2), 'no_stream');
  await ended;
  await store.append(newStream(), things(2), 'no_stream');
  await until(() => expect(good.got).toHaveLength(4));
});

test('an event that two followers get is decoded once', async () => {
  const { store } = await open();
  const followers = [follow(store, 'end'), follow(store, 'end')];
  const heard = followers.map(({ got }) => got);
  await until(async () => {
    await store.append(newStream(), things(1), 'no_stream');
    expect(heard.every(({ length }) => length > 0)).toBe(true);
  });
  expect(heard[0]!.at(-1)).toBe(heard[1]!.find(({ id }) => id === heard[0]!.at(-1)!.id));
});

test('after the server ended all its subscriptions, every follower goes on without gaps or repeats', async () => {
  const { server, store: below } = await both();
  const store = sharing(withClaims(below));
  onTestFinished(() => store.close());
  const followers = [follow(store), follow(store), follow(store)];
  await store.append(newStream(), things(3), 'no_stream');
  await until(() => expect(followers.map(({ got }) => got.length)).toEqual([3, 3, 3]));
  expect(server.counts.subscribe).toBe(1);
  server.down();
  await server.up();
  await until(() => store.append(newStream(), things(3), 'no_stream'));
  await until(() => expect(new Set(followers.map(({ got }) => got.length))).toEqual(new Set([6])));
  expect(ids(followers[0]!.got)).toEqual(ids(await Array.fromAsync(store.readAll())));
});
