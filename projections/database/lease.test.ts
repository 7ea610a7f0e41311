import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { until } from '../../test/until.ts';
import { openTestDatabase } from '../testDatabase.ts';
import type { Database } from './database.ts';
import { createLeases, type Lead, lead, whileLeading } from './lease.ts';

let database: Database & { empty(): Promise<void> };
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.empty());
afterAll(() => database.close());

/** A process that wants to lead; `led` has each of its leads. */
function process() {
  const stopping = new AbortController();
  const led: Lead[] = [];
  const work = async (lead: Lead) => {
    led.push(lead);
    await new Promise((resolve) => lead.signal.addEventListener('abort', resolve));
  };
  const done = whileLeading(database.db, 'reactions', work, stopping.signal);
  return {
    led,
    async stop() {
      stopping.abort();
      await done;
    },
  };
}
const isFrozenFor = (seconds: number) =>
  sql`update leases set led_at = now() - ${seconds} * interval '1 second'`.execute(database.db);

test('one process leads, and when it stops another does at once', async () => {
  const [one, other] = [process(), process()];
  await until(() => expect(one.led.length + other.led.length).toBe(1));
  const [leader, follower] = one.led.length ? [one, other] : [other, one];
  expect(leader.led[0]!.isLeading()).toBe(true);
  await leader.stop();
  await until(() => expect(follower.led).toHaveLength(1));
  expect(leader.led[0]!.isLeading()).toBe(false);
  await follower.stop();
});

test('a leader that was silent is replaced, and learns that it does not lead any more', async () => {
  const { db } = database;
  await createLeases(db);
  const one = process();
  await until(() => expect(one.led).toHaveLength(1));
  await until(async () => {
    await isFrozenFor(5);
    expect(await lead(db, 'reactions', 'another')).toBe(true);
  });
  await until(() => expect(one.led[0]!.signal.aborted).toBe(true));
  expect(one.led[0]!.isLeading()).toBe(false);
  await one.stop();
});

test('leads of different names do not meet', async () => {
  const { db } = database;
  await createLeases(db);
  expect(await lead(db, 'reactions', 'one')).toBe(true);
  expect(await lead(db, 'read models', 'other')).toBe(true);
  expect(await lead(db, 'reactions', 'other')).toBe(false);
});
