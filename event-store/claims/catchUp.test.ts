import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
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
