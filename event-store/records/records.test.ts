import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../testFolder.ts';
import { sqliteRecords } from './sqliteRecords.ts';

async function open(cached?: number) {
  const file = join(await tempFolder(), 'records.db');
  const time = { now: 1000 };
  const another = () => {
    const records = sqliteRecords(file, {
      clock: () => time.now,
      ...(cached === undefined ? {} : { cached }),
    });
    onTestFinished(() => records.close());
    return records;
  };
  return { time, records: another(), another };
}
const later = { expiresAt: 2000 };

// The second cache holds one record only, so that nearly every answer comes from the file.
test.for([20_000, 1])('records are kept, replaced and dropped, with %i cached', async (cached) => {
  const { records } = await open(cached);
  for (const id of ['a', 'b', 'c']) await records.put('session', id, { id, list: [1, null] }, later);
  await records.put('session', 'b', 'another', later);
  await records.put('counter', 'a', 7, later);
  expect(await records.get('session', 'a')).toEqual({ id: 'a', list: [1, null] });
  expect(await records.get('session', 'b')).toBe('another');
  expect(await records.get('counter', 'a')).toBe(7);
  expect(await records.get('session', 'none')).toBeUndefined();
  await records.drop('session', 'a');
  expect(await records.get('session', 'a')).toBeUndefined();
  expect(await records.get('counter', 'a')).toBe(7);
});

test('what is read is a copy of its own', async () => {
  const { records } = await open();
  const value = { roles: ['user'] };
  await records.put('session', 'a', value, later);
  value.roles.push('admin');
  (await records.get<typeof value>('session', 'a'))!.roles.push('operator');
  expect(await records.get('session', 'a')).toEqual({ roles: ['user'] });
});

test('a long text is kept in the file alone, which another writer shows', async () => {
  const { records, another } = await open();
  const [short, long] = ['short', 'x'.repeat(200_000)];
  for (const [id, value] of Object.entries({ short, long })) {
    await records.put('model', id, value, later);
    expect(await records.get('model', id)).toBe(value);
  }
  const other = another();
  for (const id of ['short', 'long']) await other.put('model', id, 'anew', later);
  expect(await records.get('model', 'short')).toBe(short);
  expect(await records.get('model', 'long')).toBe('anew');
});

test.for([20_000, 1])('an expired record is never returned, with %i cached', async (cached) => {
  const { records, time } = await open(cached);
  await records.put('session', 'a', 1, later);
  await records.put('session', 'b', 2, later);
  time.now = 1999;
  expect(await records.get('session', 'a')).toBe(1);
  time.now = 2000;
  expect(await records.get('session', 'a')).toBeUndefined();
  expect(await records.take('session', 'b')).toBeUndefined();
});

test('of many takers one gets the record, also after a restart', async () => {
  const { records, another } = await open();
  await records.put('code', 'a', 'once', later);
  await records.put('code', 'b', 'once', later);
  const taken = await Promise.all(Array.from({ length: 10 }, () => records.take('code', 'a')));
  expect(taken.filter(Boolean)).toEqual(['once']);
  expect(await records.get('code', 'a')).toBeUndefined();
  const restarted = another();
  expect(await restarted.take('code', 'a')).toBeUndefined();
  expect(await restarted.take('code', 'b')).toBe('once');
});

test('a group is dropped together, and only it', async () => {
  const { records } = await open();
  await records.put('session', 'a', 1, { ...later, group: 'operator-1' });
  await records.put('session', 'b', 2, { ...later, group: 'operator-1' });
  await records.put('session', 'c', 3, { ...later, group: 'operator-2' });
  await records.put('code', 'd', 4, { ...later, group: 'operator-1' });
  await records.put('session', 'b', 5, { ...later, group: 'operator-2' });
  await records.dropGroup('session', 'operator-1');
  const left = await Promise.all(['a', 'b', 'c'].map((id) => records.get('session', id)));
  expect(left).toEqual([undefined, 5, 3]);
  expect(await records.get('code', 'd')).toBe(4);
});

test('a group tells its living records, those that expire last first', async () => {
  const { records, time } = await open();
  await records.put('session', 'a', 1, { expiresAt: 2000, group: 'operator-1' });
  await records.put('session', 'b', 2, { expiresAt: 3000, group: 'operator-1' });
  await records.put('session', 'c', 3, { expiresAt: 4000, group: 'operator-2' });
  await records.put('code', 'd', 4, { expiresAt: 4000, group: 'operator-1' });
  expect(await records.idsOf('session', 'operator-1', 10)).toEqual(['b', 'a']);
  expect(await records.idsOf('session', 'operator-1', 1)).toEqual(['b']);
  time.now = 2000;
  expect(await records.idsOf('session', 'operator-1', 10)).toEqual(['b']);
});

test('a sweep deletes what has expired, however much it is', async () => {
  const { records, time } = await open();
  for (let i = 0; i < 2500; i++)
    await records.put('artefact', `${i}`, i, { expiresAt: i < 2300 ? 1500 : 2000 });
  expect(await records.sweep(1500)).toBe(2300);
  expect(await records.sweep(1500)).toBe(0);
  time.now = 1600;
  expect(await records.get('artefact', '0')).toBeUndefined();
  expect(await records.get('artefact', '2400')).toBe(2400);
});

const rate = { count: 3, seconds: 60 };
test('a bucket of three gives three, tells when the next comes, and is as empty after a restart', async () => {
  const { records, another, time } = await open();
  const all = await Promise.all(Array.from({ length: 9 }, () => records.allow('a', rate)));
  expect(all.filter(({ ok }) => ok)).toHaveLength(3);
  expect(all.at(-1)).toEqual({ ok: false, retryAfterSeconds: 20 });
  const restarted = another();
  expect(await restarted.hasRoom('a', rate)).toEqual({ ok: false, retryAfterSeconds: 20 });
  expect(await restarted.hasRoom('b', rate)).toEqual({ ok: true, retryAfterSeconds: 0 });
  await restarted.putBack('a', rate);
  expect((await restarted.allow('a', rate)).ok).toBe(true);
  expect((await restarted.allow('a', rate)).ok).toBe(false);
  time.now += 20_000;
  expect((await restarted.allow('a', rate)).ok).toBe(true);
});
test('a full bucket is swept, and a clock that is set back makes nobody wait longer than the bucket takes', async () => {
  const { records, time } = await open();
  time.now = 3_600_000;
  for (let tries = 0; tries < 3; tries++) await records.allow('a', rate);
  time.now = 0;
  expect(await records.allow('a', rate)).toEqual({ ok: false, retryAfterSeconds: 20 });
  time.now = 3_600_000 + 60_000;
  await records.sweep(time.now);
  for (let tries = 0; tries < 3; tries++) expect((await records.allow('a', rate)).ok).toBe(true);
});

test('several records are written and others dropped in one step, or nothing is', async () => {
  const { records } = await open(1);
  await records.put('entry', 'old', 1, later);
  const fresh = { kind: 'token', id: 'a', value: 1, ...later, group: 'grant' };
  await records.write([fresh, { ...fresh, id: 'b', value: 2 }], [{ kind: 'entry', id: 'old' }]);
  expect(await records.idsOf('token', 'grant', 5)).toHaveLength(2);
  expect(await records.get('entry', 'old')).toBeUndefined();
  const bad = { ...fresh, id: null as unknown as string };
  await expect(records.write([{ ...fresh, value: 3 }, bad], [{ kind: 'token', id: 'b' }])).rejects.toThrow();
  expect([await records.get('token', 'a'), await records.get('token', 'b')]).toEqual([1, 2]);
});
test('a record is changed once at a time, stays in its group, and is not made by a change', async () => {
  const { records, time } = await open(1);
  await records.put('code', 'a', { used: false }, { ...later, group: 'grant' });
  const use = () =>
    records.change<{ used: boolean }>('code', 'a', ({ used }) => (used ? undefined : { used: true }));
  const used = await Promise.all([use(), use(), use()]);
  expect(used.filter(Boolean)).toHaveLength(1);
  expect(await records.get('code', 'a')).toEqual({ used: true });
  expect(await records.idsOf('code', 'grant', 5)).toEqual(['a']);
  expect(await records.change('code', 'none', () => 1)).toBe(false);
  time.now = 2000;
  expect(await records.change('code', 'a', () => ({ used: false }))).toBe(false);
});
test('a change can take a record out of its group', async () => {
  const { records } = await open(1);
  for (const id of ['a', 'b']) await records.put('token', id, { used: false }, { ...later, group: 'ada' });
  expect(await records.change('token', 'a', () => ({ used: true }), { leaves: true })).toBe(true);
  expect(await records.idsOf('token', 'ada', 5)).toEqual(['b']);
  await records.dropGroup('token', 'ada');
  expect([await records.get('token', 'a'), await records.get('token', 'b')]).toEqual([
    { used: true },
    undefined,
  ]);
});
test('a change can give a record another expiry and group', async () => {
  const { records, time } = await open(1);
  await records.put('session', 'a', 1, { ...later, group: 'ada' });
  const keeping = { expiresAt: 3000, group: 'grace' };
  expect(await records.change('session', 'a', () => 2, { keeping })).toBe(true);
  expect(await records.idsOf('session', 'ada', 5)).toEqual([]);
  time.now = 2500;
  expect(await records.idsOf('session', 'grace', 5)).toEqual(['a']);
  expect(await records.get('session', 'a')).toBe(2);
});
test('of a group those are dropped that expire by a time', async () => {
  const { records } = await open(1);
  const { expiresAt } = later;
  for (const n of [0, 1]) await records.put('token', `${n}`, n, { expiresAt: expiresAt + n, group: 'ada' });
  await records.dropGroup('token', 'ada', expiresAt);
  expect([await records.get('token', '0'), await records.get('token', '1')]).toEqual([undefined, 1]);
});
test('a change makes other writes with it, and none of them when it is not made', async () => {
  const { records } = await open(1);
  await records.put('code', 'a', { used: false }, later);
  await records.put('interaction', 'a', 1, later);
  const use = (id: string) =>
    records.change<{ used: boolean }>('code', 'a', ({ used }) => (used ? undefined : { used: true }), {
      puts: [{ kind: 'token', id, value: id, ...later, group: 'ada' }],
      drops: [{ kind: 'interaction', id: 'a' }],
    });
  expect(await Promise.all([use('first'), use('second')])).toEqual([true, false]);
  expect(await records.idsOf('token', 'ada', 5)).toEqual(['first']);
  expect(await records.get('token', 'first')).toBe('first');
  expect(await records.get('interaction', 'a')).toBeUndefined();
});
test('what is dropped or taken while it is being written stays gone', async () => {
  const { records, another } = await open();
  const writing = records.put('token', 'a', 1, { ...later, group: 'grant' });
  expect(await records.get('token', 'a')).toBe(1);
  await records.dropGroup('token', 'grant');
  await writing;
  expect(await records.get('token', 'a')).toBeUndefined();
  const [, first, second] = await Promise.all([
    records.put('code', 'b', 2, later),
    records.take('code', 'b'),
    records.take('code', 'b'),
  ]);
  expect([first, second, await another().get('code', 'b')]).toEqual([2, undefined, undefined]);
});
test('a write that fails leaves those of the same moment alone', async () => {
  const { records } = await open(1);
  const [a, bad, b] = await Promise.allSettled([
    records.put('token', 'a', 1, later),
    records.put('token', null as unknown as string, 2, later),
    records.put('token', 'b', 3, later),
  ]);
  expect([a, bad, b].map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect([await records.get('token', 'a'), await records.get('token', 'b')]).toEqual([1, 3]);
});
