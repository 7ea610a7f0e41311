import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postgresRecords } from '../../../event-store/records/postgresRecords.ts';
import { postgresKeyStore } from '../../../event-store/vault/postgresKeys.ts';
import { openVault, SubjectErasedError } from '../../../event-store/vault/vault.ts';
import { openTestDatabase } from '../../../projections/testDatabase.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let now = 1000;
const later = { expiresAt: 2000 };
const records = () => postgresRecords(database.pool, { clock: () => now });
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  now = 1000;
  await database.pool.query(
    'drop schema if exists latchkey_records cascade; drop schema if exists latchkey_keys cascade',
  );
});
afterAll(() => database.close());

test('a key is made once: two simultaneous requests get the same one', async () => {
  const [a, b] = [await postgresKeyStore(database.pool), await postgresKeyStore(database.pool)];
  const made = await Promise.all([
    a.create([{ subject: 's', keyId: 'a', wrapped: 'wa' }]),
    b.create([{ subject: 's', keyId: 'b', wrapped: 'wb' }]),
  ]);
  expect(made[0].get('s')).toEqual(made[1].get('s'));
  expect(await a.read(['s', 'none'])).toEqual(new Map([['s', made[0].get('s')]]));
});

test('an erased key leaves a tombstone, also where there was none, and never comes back', async () => {
  const keys = await postgresKeyStore(database.pool);
  await keys.create([{ subject: 's', keyId: 'a', wrapped: 'wa' }]);
  for (const subject of ['s', 's', 'new']) await keys.erase([subject]);
  const again = await keys.create([
    { subject: 's', keyId: 'b', wrapped: 'wb' },
    { subject: 'new', keyId: 'c', wrapped: 'wc' },
  ]);
  expect([again.get('s')?.wrapped, again.get('new')?.wrapped]).toEqual([null, null]);
  expect(await keys.writeSetting('x', 'first')).toBe('first');
  expect(await keys.writeSetting('x', 'second')).toBe('first');
});

test('the vault seals and opens over Postgres, and no more after an erasure', async () => {
  const vault = await openVault(await postgresKeyStore(database.pool), [Buffer.alloc(32, 1)]);
  const cuts = [{ mark: { kind: 'personal' as const }, path: ['name'], value: 'Ada' }];
  const sealed = await vault.seal('e1', [{ subject: 'ada', cuts }]);
  const event = { id: 'e1', data: { name: null }, metadata: { sealed } };
  expect((await vault.open([event]))[0]!.data).toEqual({ name: 'Ada' });
  await vault.erase('ada');
  expect((await vault.open([event]))[0]!.data).toEqual({ name: null });
  await expect(vault.seal('e2', [{ subject: 'ada', cuts }])).rejects.toBeInstanceOf(SubjectErasedError);
});

test('several records are written, and one is changed, in one step that every process sees', async () => {
  const [a, b] = [await records(), await records()];
  await a.put('entry', 'old', 1, later);
  const token = { kind: 'token', id: 'x', value: { used: false }, ...later, group: 'grant' };
  await b.write([token, { kind: 'entry', id: 'new', value: 2, ...later }], [{ kind: 'entry', id: 'old' }]);
  expect([await a.get('entry', 'old'), await a.get('entry', 'new')]).toEqual([undefined, 2]);
  expect(await a.idsOf('token', 'grant', 5)).toEqual(['x']);
  const use = (at: typeof a) =>
    at.change<{ used: boolean }>('token', 'x', ({ used }) => (used ? undefined : { used: true }));
  const used = await Promise.all([use(a), use(b), use(a), use(b)]);
  expect(used.filter(Boolean)).toHaveLength(1);
  expect(await b.get('token', 'x')).toEqual({ used: true });
  expect(await a.change('token', 'none', () => 1)).toBe(false);
  await b.put('token', 'x', { used: false }, { ...later, group: 'grant' });
  expect(await a.change('token', 'x', () => ({ used: true }), { leaves: true })).toBe(true);
  expect(await b.idsOf('token', 'grant', 5)).toEqual([]);
});

test('a change gives a record another group, alone or with other writes, and every process sees it', async () => {
  const [a, b] = [await records(), await records()];
  await a.put('session', 'x', 1, { ...later, group: 'ada' });
  const change = (group: string, more: object = {}) =>
    b.change<number>('session', 'x', (n) => n + 1, { keeping: { ...later, group }, ...more });
  expect(await change('grace')).toBe(true);
  expect(await change('ida', { puts: [{ kind: 'entry', id: 'with', value: 1, ...later }] })).toBe(true);
  for (const each of [a, b]) {
    expect([await each.get('session', 'x'), await each.get('entry', 'with')]).toEqual([3, 1]);
    for (const group of ['ada', 'grace']) expect(await each.idsOf('session', group, 5)).toEqual([]);
    expect(await each.idsOf('session', 'ida', 5)).toEqual(['x']);
  }
});

test('a change makes other writes with it, in one of two processes', async () => {
  const all = [await records(), await records()] as const;
  await all[0].put('code', 'a', { used: false }, later);
  await all[0].put('interaction', 'a', 1, later);
  const use = (one: (typeof all)[number], id: string) =>
    one.change<{ used: boolean }>('code', 'a', ({ used }) => (used ? undefined : { used: true }), {
      puts: [{ kind: 'token', id, value: id, ...later, group: 'ada' }],
      drops: [{ kind: 'interaction', id: 'a' }],
      leaves: true,
    });
  const made = await Promise.all([use(all[0], 'first'), use(all[1], 'second')]);
  expect(made.filter(Boolean)).toHaveLength(1);
  const id = made[0] ? 'first' : 'second';
  for (const each of all) {
    expect(await each.idsOf('token', 'ada', 5)).toEqual([id]);
    expect(await each.get('token', id)).toBe(id);
    expect(await each.get('interaction', 'a')).toBeUndefined();
  }
});
test('writes and reads of one moment share a statement, and one that fails leaves the rest alone', async () => {
  const statements: string[] = [];
  const query = (about: { name?: string }, ...more: never[]) => {
    if (about.name) statements.push(about.name);
    return database.pool.query(about as never, ...more);
  };
  const watched = Object.assign(Object.create(database.pool), { query });
  const one = await postgresRecords(watched, { clock: () => now });
  await one.put('entry', 'old', 0, later);
  statements.length = 0;
  await Promise.all([
    one.put('token', 'a', 1, { ...later, group: 'grant' }),
    one.put('token', 'b', 1, later),
    one.put('token', 'b', 2, later),
    one.write([{ kind: 'entry', id: 'new', value: 3, ...later }], [{ kind: 'entry', id: 'old' }]),
  ]);
  const names = [
    ['token', 'a'],
    ['token', 'b'],
    ['entry', 'new'],
    ['entry', 'old'],
  ] as const;
  const found = await Promise.all(names.map(([kind, id]) => one.get(kind, id)));
  expect(found).toEqual([1, 2, 3, undefined]);
  expect(await one.idsOf('token', 'grant', 5)).toEqual(['a']);
  expect(statements).toEqual(['write records', 'get records']);

  const bad = one.put('token', null as unknown as string, 4, later);
  const [failed, good] = await Promise.allSettled([bad, one.put('token', 'c', 5, later)]);
  expect([failed.status, good.status]).toEqual(['rejected', 'fulfilled']);
  expect(await (await records()).get('token', 'c')).toBe(5);
});

test('records are shared: what one process puts, takes or drops, the other sees', async () => {
  const [a, b] = [await records(), await records()];
  await a.put('session', '1', { who: 'ada' }, { ...later, group: 'org' });
  expect(await b.get('session', '1')).toEqual({ who: 'ada' });
  await b.dropGroup('session', 'org');
  expect(await a.get('session', '1')).toBeUndefined();
  await a.put('landing', 'x', true, later);
  const taken = await Promise.all([a, b, a, b].map((each) => each.take('landing', 'x')));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test('a group that is larger than a statement drops goes whole, also when others drop some of it at the same moment', async () => {
  const [a, b] = [await records(), await records()];
  const ids = Array.from({ length: 2500 }, (_, n) => `${n}`);
  await a.write(ids.map((id) => ({ kind: 'session', id, value: 1, ...later, group: 'large' })));
  await Promise.all([
    a.dropGroup('session', 'large'),
    ...ids.slice(0, 20).map((id) => b.drop('session', id)),
  ]);
  expect(await b.idsOf('session', 'large', 5)).toEqual([]);
});

test('no record has a null character in its id, and who asks for one disturbs nobody else', async () => {
  const one = await records();
  await one.put('session', 'a', 1, later);
  const other = await records();
  expect(await Promise.all([other.get('session', 'a'), other.get('session', '\0')])).toEqual([1, undefined]);
  expect(await other.take('session', 'a\0')).toBeUndefined();
  await other.drop('session', 'a\0');
});

test('an expired record is never returned, and a sweep removes it', async () => {
  const one = await records();
  await one.put('session', '1', 1, later);
  now = 2000;
  expect(await one.get('session', '1')).toBeUndefined();
  expect([await one.sweep(now), await one.sweep(now)]).toEqual([1, 0]);
});

test('a sweep of a backlog removes all of it, in statements so small that none meets its time limit', async () => {
  const deleted: (number | null)[] = [];
  const query = async (text: string, ...more: never[]) => {
    const done = await database.pool.query(text, ...more);
    if (done.command === 'DELETE') deleted.push(done.rowCount);
    return done;
  };
  const watched = Object.assign(Object.create(database.pool), { query });
  const one = await postgresRecords(watched, { clock: () => now });
  await database.pool.query(`
    insert into latchkey_records.records select 'session', n, '1', 1500, null from generate_series(1, 2300) n;
    insert into latchkey_records.buckets select n, 1500 from generate_series(1, 1200) n`);
  await one.put('session', 'lives', 1, later);
  expect([await one.sweep(1500), await one.get('session', 'lives')]).toEqual([2300, 1]);
  expect(deleted).toEqual([1000, 200, 1000, 1000, 300]);
});

test('calls that need only what was read before go on while the database is away', async () => {
  const one = await records();
  await one.put('session', '1', { who: 'ada' }, later);
  await database.pool.query('alter schema latchkey_records rename to away');
  expect(await one.get('session', '1')).toEqual({ who: 'ada' });
  await expect(one.get('session', '2')).rejects.toThrow();
  await database.pool.query('drop schema away cascade');
});

test('a bucket is shared: of attempts at two processes as many pass as at one, and the rest is told when to come again', async () => {
  const [a, b] = [await records(), await records()];
  const rate = { count: 5, seconds: 60 };
  const all = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? a : b).allow('ada', rate)));
  expect(all.filter(({ ok }) => ok)).toHaveLength(5);
  expect(all.find(({ ok }) => !ok)).toEqual({ ok: false, retryAfterSeconds: 12 });
  expect(await (await records()).hasRoom('ada', rate)).toEqual({ ok: false, retryAfterSeconds: 12 });
  await a.putBack('ada', rate);
  expect((await b.allow('ada', rate)).ok).toBe(true);
  now += 60_000;
  expect(await a.sweep(now)).toBe(0);
  expect((await b.allow('ada', rate)).ok).toBe(true);
});
