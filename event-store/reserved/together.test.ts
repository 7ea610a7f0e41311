import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { double, storeAt, urlOf } from '../eventstoredb/testKit.ts';
import { executor } from '../executor/execute.ts';
import type { EventStore } from '../port.ts';
import { outcomes, shared } from '../testSystem.ts';
import { counting, openShops, processOn, usersBy } from './testKit.ts';

const ids = (many: number, name = 'user') => Array.from({ length: many }, (_, n) => `${name}-${n}`);
const perApp = { kind: 'max.user.per.app.count', of: 'shop' } as const;

/** Starts to follow the log; the result resolves when this process has dealt with everything up to now. */
function followed(store: EventStore) {
  const over = new AbortController();
  const dealt = { with: 0 };
  const it: EventStore = {
    ...shared(store),
    async *subscribeToAll(options) {
      for await (const batch of store.subscribeToAll(options)) {
        yield batch;
        dealt.with = batch.position;
      }
    },
  };
  const upToNow = async () => {
    const head = await store.head();
    await expect.poll(() => dealt.with).toBeGreaterThanOrEqual(head);
  };
  onTestFinished(() => over.abort());
  return { store: it, signal: over.signal, upToNow };
}

describe('processes that register at one application', () => {
  test('read the stream of each newcomer once for all limits, even when another took a place meanwhile', async () => {
    const it = await openShops(['shop'], { perApp: 100 });
    const read: string[] = [];
    const wrap = (store: EventStore): EventStore => ({
      ...shared(store),
      readStream: (...what) => {
        read.push(what[0]);
        return store.readStream(...what);
      },
    });
    const here = processOn(it, { wrap });
    const there = processOn(it);
    for (const id of ids(6)) await here.register(id, 'shop');
    await there.register('ada', 'shop');
    read.length = 0;
    await here.register('eve', 'shop');
    // Once to see whether there is an Eve, and once to see whether she is counted.
    expect(read.filter((stream) => stream === 'user-eve')).toHaveLength(2);
    expect(await here.reserved.count(perApp)).toBe(8);
  });
  test('meet in no conflict where they follow the log and do not write at the same moment', async () => {
    const it = await openShops(['shop'], { perApp: 100 });
    const { store, signal, upToNow } = followed(it.store);
    const counted = counting(store);
    const here = usersBy(executor({ ...counted.store, soleWriter: false }, it.vault, { named: 3 }));
    void here.follow(signal);
    const there = processOn(it);
    for (const id of ids(6)) await here.register(id, 'shop');
    for (const id of ids(6, 'other')) {
      await there.register(id, 'shop');
      await upToNow();
      counted.since();
      await here.register(randomUUID(), 'shop');
      // The name, a place at the application, one at the organisation, and the user.
      expect(counted.since().appends).toBe(4);
    }
    expect(await here.reserved.count(perApp)).toBe(18);
  });
  test('let exactly n in on EventStoreDB, also when one of them breaks off, and the rest finds the places', async () => {
    const server = await double();
    const it = await openShops(['shop'], { perApp: 10 }, await storeAt(urlOf(server)));
    const stores = [await storeAt(urlOf(server)), await storeAt(urlOf(server))];
    const over = new AbortController();
    const both = stores.map((store) => usersBy(executor(store, it.vault, { named: 3 })));
    const following = both.map((one) => one.follow(over.signal));
    const [stays, breaksOff] = both;
    const finished = outcomes(ids(8).map((id) => stays!.enrol(id, 'shop')));
    const begun = ids(8, 'begun').map((id) => breaksOff!.register(id, 'shop', true));
    const broken = Promise.allSettled(begun);
    await Promise.race(begun);
    await stores[1]!.close();
    await broken;
    const { done } = await finished;
    over.abort();
    await Promise.allSettled(following);
    const heir = usersBy(executor(await storeAt(urlOf(server)), it.vault, { named: 3 }));
    const after = await outcomes(ids(11, 'heir').map((id) => heir.enrol(id, 'shop')));
    expect(after).toEqual({ done: 10 - done, codes: ['user.limit'] });
    expect(await heir.reserved.count(perApp)).toBe(10);
  });
});
