import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { double, storeAt, urlOf } from '../eventstoredb/testKit.ts';
import { executor } from '../executor/execute.ts';
import type { ClaimingStore } from '../port.ts';
import { claimsInMemory, outcomes, shared } from '../testSystem.ts';
import { claiming } from './claiming.ts';
import { counting, openShops, processOn, usersBy } from './testKit.ts';

const ids = (many: number, name = 'user') => Array.from({ length: many }, (_, n) => `${name}-${n}`);
const perApp = { kind: 'max.user.per.app.count', of: 'shop' } as const;

/** Starts to follow the log; the result resolves when this process has dealt with everything up to now. */
function followed(store: ClaimingStore) {
  const over = new AbortController();
  const dealt = { with: 0 };
  const it: ClaimingStore = {
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
  test('meet in no conflict where they follow the log and do not write at the same moment', async () => {
    const it = await openShops(['shop'], { perApp: 100 });
    const { store, signal, upToNow } = followed(it.store);
    const counted = counting(store);
    const here = usersBy(executor({ ...counted.store, soleWriter: false }, it.vault));
    here.follow(signal, () => {});
    const there = processOn(it);
    for (const id of ids(6)) await here.register(id, 'shop');
    for (const id of ids(6, 'other')) {
      await there.register(id, 'shop');
      await upToNow();
      counted.since();
      await here.register(randomUUID(), 'shop');
      // A user takes the name and the places by the append.
      expect(counted.since().appends).toBe(1);
    }
    expect(await here.reserved.count(perApp)).toBe(18);
  });
  test('let exactly n in on EventStoreDB, also when one of them breaks off, and the rest finds the places', async () => {
    const server = await double();
    const table = claimsInMemory();
    const it = await openShops(['shop'], { perApp: 10 }, claiming(await storeAt(urlOf(server)), table));
    const stores = [await storeAt(urlOf(server)), await storeAt(urlOf(server))];
    const over = new AbortController();
    const both = stores.map((store) => usersBy(executor(claiming(store, table), it.vault)));
    const following = both.map((one) => one.follow(over.signal, () => {}).over);
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
    const heir = usersBy(executor(claiming(await storeAt(urlOf(server)), table), it.vault));
    const after = await outcomes(ids(11, 'heir').map((id) => heir.enrol(id, 'shop')));
    expect(after).toEqual({ done: 10 - done, codes: ['user.limit'] });
    expect(await heir.reserved.count(perApp)).toBe(10);
  });
});
