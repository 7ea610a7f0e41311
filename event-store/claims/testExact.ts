import fc from 'fast-check';
import { expect } from 'vitest';
import type { ClaimTable } from '../claimTable.ts';
import { openSqliteEventStore } from '../sqlite/sqlite.ts';
import { newLog, shared } from '../testSystem.ts';
import { claiming } from './claiming.ts';
import { mortal, openShops, personRef, processOn, userRef } from './testKit.ts';

type Op =
  | { does: 'register' | 'enrol'; process: number }
  | { does: 'remove'; nth: number; process: number }
  | { does: 'limit'; most: number }
  | { does: 'kill'; process: number; diesAfter: number };
const process = fc.nat({ max: 1 });
const op: fc.Arbitrary<Op> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constantFrom('register', 'enrol'), process }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('remove'), nth: fc.nat({ max: 20 }), process }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('limit'), most: fc.integer({ min: 2, max: 9 }) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('kill'), process, diesAfter: fc.nat({ max: 14 }) }) },
) as fc.Arbitrary<Op>;
type Plot = typeof plot extends fc.Arbitrary<infer P> ? P : never;
const plot = fc.record({
  rounds: fc.array(fc.array(op, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 5 }),
  waits: fc.array(fc.nat({ max: 4 }), { minLength: 7, maxLength: 31 }),
  follows: fc.boolean(),
  /** Whether the limit is that of users of the application, or of people of the organisation. */
  counts: fc.constantFrom('User', 'Person'),
});

/** The users or people that exist, according to the log. */
async function living(events: () => Promise<{ type: string; streamId: string }[]>, counts: Plot['counts']) {
  const found = new Set<string>();
  for (const { type, streamId } of await events()) {
    if (type === `${counts}Registered`) found.add(streamId);
    if (type === `${counts}Deleted`) found.delete(streamId);
  }
  return found;
}
const many = 1_000_000;
const limited = (counts: Plot['counts'], limit: number) =>
  counts === 'User' ? { perApp: limit, total: many } : { perApp: many, total: limit };
/** Plays a plot with the claims in the log's own file, or apart in a table. */
async function stage({ rounds, waits, follows, counts }: Plot, apart?: ClaimTable) {
  let limit = 5;
  const own = await openSqliteEventStore(...(await newLog()));
  const log = apart ? claiming(own, apart) : own;
  const it = await openShops(['shop'], limited(counts, limit), log);
  let turns = 0;
  const wait = () => waits[turns++ % waits.length]!;
  const over = new AbortController();
  const following: Promise<void>[] = [];
  const born = (diesAfter = Number.POSITIVE_INFINITY) => {
    let dead: Promise<never> | undefined;
    const one = processOn(it, {
      wrap: () => {
        const store = { ...shared(own), claims: log.claims };
        const made = mortal(store, wait, { diesAfter, apart: apart !== undefined });
        dead = made.dead;
        return made.store;
      },
    });
    if (follows) following.push(one.follow(over.signal, () => {}).over);
    return { ...one, dead: dead! };
  };
  const processes = [born(), born()];
  const users: string[] = [];
  for (const round of rounds) {
    let most = limit;
    const all = round.map(async (each) => {
      if (each.does === 'limit') {
        most = Math.max(most, each.most);
        limit = each.most;
        return it.setLimits(limited(counts, limit));
      }
      if (each.does === 'kill') {
        processes[each.process] = born(each.diesAfter);
        return;
      }
      const one = processes[each.process]!;
      const id =
        each.does === 'remove' ? users[each.nth % Math.max(1, users.length)] : `user-${users.length}`;
      if (!id) return;
      if (each.does !== 'remove') users.push(id);
      const work =
        each.does === 'remove'
          ? one.leave(id)
          : each.does === 'enrol'
            ? one.comeToStay(id, 'shop')
            : one.come(id, 'shop');
      await Promise.race([work, one.dead]);
    });
    const before = (await living(it.events, counts)).size;
    await Promise.allSettled(all);
    const now = (await living(it.events, counts)).size;
    // The limit is never exceeded, except by users from before it was lowered.
    expect(now).toBeLessThanOrEqual(Math.max(before, most));
  }
  over.abort();
  await Promise.all(following);
  return { ...it, limit, users };
}

export const exactly = async (table?: () => Promise<ClaimTable>, numRuns = 20) =>
  fc.assert(
    fc.asyncProperty(plot, async (all) => {
      const { events, users, limit, ...it } = await stage(all, await table?.());
      const heir = processOn(it);
      for (const id of users) {
        await heir.forget(id);
        await heir.react(userRef(id));
        await heir.react(personRef(id));
      }
      const kept = (await living(events, all.counts)).size;
      let more = 0;
      for (; more < 30; more += 1) if (await heir.come(`late-${more}`, 'shop').catch(() => 'refused')) break;
      const there = await living(events, all.counts);
      // Interrupted registrations were found and ended; all who remain have finished theirs.
      if (there.size > limit) expect(more).toBe(0);
      else expect(there.size).toBe(limit);
      expect(there.size).toBeLessThanOrEqual(kept + more);
      const [shop, acme] = [
        { kind: 'max.user.per.app.count', of: 'shop' },
        { kind: 'user.total.count', of: 'acme' },
      ] as const;
      expect(await heir.reserved.count(shop)).toBe((await living(events, 'User')).size);
      expect(await heir.reserved.count(acme)).toBe((await living(events, 'Person')).size);
    }),
    { numRuns },
  );
