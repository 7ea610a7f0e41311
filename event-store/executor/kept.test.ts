import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { ChooseVanityAddress, DeleteOrganisation } from '../../domain/organisation/commands.ts';
import { catchUp } from '../claims/catchUp.ts';
import { openLog } from '../sqlite/log.ts';
import { openSqliteEventStore } from '../sqlite/sqlite.ts';
import { admin, by, newLog, openSystem, shared, system, withClaims } from '../testSystem.ts';
import { type Executor, executor } from './execute.ts';

const taken = { code: 'organisation.subdomain' };
const choose = (it: Pick<Executor, 'execute'>, id: string, subdomain: string) =>
  it.execute(ChooseVanityAddress, { id, name: 'Acme', country: 'India', subdomain }, by(system));
const remove = (it: Pick<Executor, 'execute'>, id: string) =>
  it.execute(DeleteOrganisation, { id }, by(admin));

const logs = {
  'in the file of the log': async () => openSqliteEventStore(...(await newLog())),
  apart: async () => withClaims(shared(await openSqliteEventStore(...(await newLog())))),
};

test.each(Object.entries(logs))(
  'with claims %s, nobody is at the address of a deleted organization, and nobody else ever gets it',
  async (_, open) => {
    const it = await openSystem({ log: await open() });
    await Promise.all([it.organisation('acme'), it.organisation('rival')]);
    await choose(it, 'acme', 'acme-shop');
    await remove(it, 'acme');
    for (const one of [it, executor(shared(it.store), it.vault)]) {
      expect(await one.reserved.holderOf('subdomain', 'acme-shop')).toBeNull();
      expect(await one.reserved.keeperOf('subdomain', 'acme-shop')).toMatchObject({ id: 'acme' });
      await expect(choose(one, 'rival', 'Acme-Shop')).rejects.toMatchObject(taken);
    }
    await choose(it, 'rival', 'rival-shop');
    expect(await it.reserved.holderOf('subdomain', 'rival-shop')).toMatchObject({ id: 'rival' });
  },
);

test('a table that is made anew keeps the addresses of the deleted, but for those that others got before', async () => {
  const it = await openSystem();
  const file = join(it.folder, 'events.db');
  const db = new DatabaseSync(file);
  onTestFinished(() => db.close());
  const all = ['first', 'second', 'third', 'late'];
  for (const id of [...all, 'lonely']) await it.organisation(id);
  const freed = (holder: string) =>
    db.prepare('delete from claims where holder = ?').run(`organisation-${holder}`);
  // As before ends kept anything: the end of each freed the address for the next.
  for (const id of all.slice(0, 3)) {
    await choose(it, id, 'acme-shop');
    if (id !== 'third') await remove(it, id);
    if (id !== 'third') freed(id);
  }
  await choose(it, 'lonely', 'lonely-shop');
  await remove(it, 'lonely');
  freed('lonely');
  await it.store.close();
  for (const table of ['claims', 'limits', 'claims_position']) db.exec(`drop table ${table}`);
  const store = await openSqliteEventStore(file, openLog(file));
  onTestFinished(() => store.close());
  await catchUp(store, file);
  const { reserved, ...later } = executor(store, it.vault);
  expect(await reserved.holderOf('subdomain', 'acme-shop')).toMatchObject({ id: 'third' });
  for (const subdomain of ['acme-shop', 'lonely-shop'])
    await expect(choose(later, 'late', subdomain)).rejects.toMatchObject(taken);
  const position = db.prepare('update claims_position set position = 0');
  // Catching up once more takes nothing away from whoever has it.
  position.run();
  await catchUp(store, file);
  expect(await reserved.holderOf('subdomain', 'acme-shop')).toMatchObject({ id: 'third' });
});
