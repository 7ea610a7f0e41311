import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { until } from '../../test/until.ts';
import { both } from '../eventstoredb/testKit.ts';
import type { EventStore } from '../port.ts';
import { openLog } from '../sqlite/log.ts';
import { openSqliteEventStore } from '../sqlite/sqlite.ts';
import { newStream, things } from '../testContract/kit.ts';
import { tempFolder } from '../testFolder.ts';
import { withClaims } from '../testSystem.ts';
import { type Follow, follow } from './follow.ts';
import { sharing } from './sharing.ts';

const logs: Record<string, () => Promise<EventStore>> = {
  'the embedded log': async () => {
    const file = join(await tempFolder(), 'events.db');
    return openSqliteEventStore(file, openLog(file));
  },
  EventStoreDB: async () => (await both()).store,
};

describe.each(Object.entries(logs))('a follower of %s', (_, open) => {
  /** A follower on a log of five events. It notes what it has handled, and fails as often as `failures` says. */
  async function following({ failures = 0, ...what }: Partial<Follow> & { failures?: number } = {}) {
    const store = sharing(withClaims(await open()));
    const stop = new AbortController();
    onTestFinished(async () => {
      stop.abort();
      await store.close();
    });
    const appends = async (count: number) => {
      const events = things(count);
      await store.append(newStream(), events, 'no_stream');
      return events.map(({ id }) => id);
    };
    const before = await appends(5);
    const handled: string[] = [];
    const failed: unknown[] = [];
    const one = follow(
      store,
      {
        ...{ name: 'one', from: 'end' },
        fold({ events }) {
          if (events.length && failures-- > 0) throw new Error(`not yet: ${failures}`);
          handled.push(...events.map(({ id }) => id));
        },
        failed: (error) => failed.push(error),
        ...what,
      },
      stop.signal,
    );
    return { ...one, store, before, appends, handled, failed, stop };
  }

  test('after the end gets what comes after it has begun, and folds what failed again before anything else', async () => {
    const { begun, appends, handled, failed, store } = await following({ failures: 3 });
    await begun;
    const first = await appends(3);
    await until(() => expect(failed.length).toBeGreaterThan(0));
    expect(store.followers()).toMatchObject([{ name: 'one' }]);
    const later = await appends(3);
    await until(() => expect(handled).toEqual([...first, ...later]));
    expect(failed).toHaveLength(3);
  });

  test('begins again at what is kept after a failure, and tells when it has caught up', async () => {
    let kept = 0;
    const begins: number[] = [];
    let ends = 0;
    const { caughtUp, before, appends, handled, failed } = await following({
      failures: 2,
      async from() {
        begins.push(kept);
        return kept;
      },
      over: () => (ends += 1),
    });
    await caughtUp;
    expect([failed.length, begins, ends]).toEqual([2, [0, 0, 0], 2]);
    expect(handled).toEqual(before);
    kept = 1;
    const later = await appends(2);
    await until(() => expect(handled).toEqual([...before, ...later]));
  });

  test('that fails beside its folds begins again, and ends with its signal while a fold goes on', async () => {
    let begins = 0;
    const gate = Promise.withResolvers<void>();
    const { over, failed, stop, appends } = await following({
      async from({ fail }) {
        if (begins++ === 0) setImmediate(fail, new Error('somebody else leads'));
        return 0;
      },
      fold: ({ events }) => begins > 1 && events.length && gate.promise,
    });
    await until(() => expect([begins, failed]).toEqual([2, [new Error('somebody else leads')]]));
    await appends(1);
    stop.abort();
    let isOver = false;
    void over.then(() => (isOver = true));
    await appends(1);
    expect(isOver).toBe(false);
    gate.resolve();
    await over;
  });

  test('ends when the log is closed', async () => {
    const { begun, over, store } = await following();
    await begun;
    await store.close();
    await over;
  });
});

test('after the end misses nothing that comes while the log server is away', async () => {
  const { server, store: log } = await both();
  const store = sharing(withClaims(log));
  const stop = new AbortController();
  onTestFinished(async () => {
    stop.abort();
    await store.close();
  });
  const handled: string[] = [];
  const fold: Follow['fold'] = ({ events }) => void handled.push(...events.map(({ id }) => id));
  const { begun } = follow(store, { from: 'end', fold, failed: () => {} }, stop.signal);
  await begun;
  const [first, second] = [things(2), things(2)];
  await store.append(newStream(), first, 'no_stream');
  server.down();
  await server.up();
  await until(() => store.append(newStream(), second, 'no_stream'));
  await until(() => expect(handled).toEqual([...first, ...second].map(({ id }) => id)));
});
