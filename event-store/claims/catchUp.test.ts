import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { SubjectErased } from '../../domain/erasure/events.ts';
import { executor } from '../executor/execute.ts';
import { openLog } from '../sqlite/log.ts';
import { openSqliteEventStore } from '../sqlite/sqlite.ts';
import { catchUp } from './catchUp.ts';
import { openShops, usersBy } from './testKit.ts';

const tables = ['claims', 'limits', 'claims_position'];
const shop = { kind: 'max.user.per.app.count', of: 'shop' } as const;

test('a log whose table was lost gets one with all that its streams have', async () => {
  const it = await openShops(['shop'], { perApp: 4 });
  const { register, enrol, remove } = usersBy(it);
  for (const id of ['ada', 'bob', 'eve']) await enrol(id, 'shop');
  await register('late', 'shop', true);
  await remove('bob');
  await it.store.close();
  const file = join(it.folder, 'events.db');
  const db = new DatabaseSync(file);
  const rows = () => db.prepare('select name, place, holder, firm from claims order by name, place').all();
  const before = rows();
  for (const table of tables) db.exec(`drop table ${table}`);
  const store = await openSqliteEventStore(file, openLog(file));
  expect(await store.claims.position()).toBe(0);
  await catchUp(store, file);
  expect(rows()).toEqual(before);
  expect(await store.claims.position()).toBe(await store.head());
  const again = usersBy(executor(store, it.vault));
  expect(await again.reserved.count(shop)).toBe(3);
  await again.register('bob-again', 'shop');
  await again.register('takes-the-place-of-late', 'shop');
  await expect(again.register('one-more', 'shop')).rejects.toMatchObject({ code: 'user.limit' });
  db.close();
  await store.close();
});

test('keys that were restored together with the claims are destroyed again, of everybody who was erased since', async () => {
  const it = await openShops(['shop'], { perApp: 4 });
  const { vault, store } = it;
  const cuts = [{ mark: { kind: 'personal' as const }, path: ['name'], value: 'Ada' }];
  const names = ['ada', 'bob'].map(async (subject) => {
    const sealed = await vault.seal(subject, [{ subject, cuts }]);
    return { id: subject, data: { name: null }, metadata: { sealed } };
  });
  const events = await Promise.all(names);
  const erased = { id: crypto.randomUUID(), ...SubjectErased({ subject: 'ada' }), metadata: {} };
  const { position } = await store.append('erasure-ada', [erased], 'no_stream');
  // As in the backup, the claims are older than the erasure, and its key is there.
  const db = new DatabaseSync(join(it.folder, 'events.db'));
  db.prepare('update claims_position set position = ?').run(position - 1);
  db.close();
  await catchUp(store, 'the test', { erase: (subjects) => Promise.all(subjects.map(vault.erase)) });
  expect((await vault.open(events)).map(({ data: { name } }) => name)).toEqual([null, 'Ada']);
});
