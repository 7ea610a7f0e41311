import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { AddAdmin } from '../../domain/admin/commands.ts';
import { EraseSubject } from '../../domain/erasure/erasure.ts';
import type { Actor } from '../../domain/kit.ts';
import { ChangeOperatorDetails, SuspendOperator } from '../../domain/operator/commands.ts';
import { executor } from '../executor/execute.ts';
import { admin, by, openSystem, operatorOf, system } from '../testSystem.ts';
import { KeyLostError } from './keyring.ts';
import { sqliteKeyStore } from './keys.ts';
import { openVault } from './vault.ts';

const visitor: Actor = { role: 'visitor', id: 'visitor' };
const from = { ip: '203.0.113.77', userAgent: 'Canary/7.7 (personal)' };
/** Whether any file of the folder contains the text, plain or as JSON. */
const isOnDisk = (folder: string, text: string) =>
  readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes(text));

test('personal fields, secrets and where a request came from are not to be read on the disk', async () => {
  const it = await openSystem();
  await it.organisation();
  await it.operator('ada', 'canary@example.com', 'acme', by(visitor, from));
  await it.execute(
    AddAdmin,
    { id: 'admin-1', username: 'canary-admin', passwordHash: 'scrypt$canary' },
    by(system),
  );
  await it.execute(SuspendOperator, { id: 'ada' }, by(admin, from));
  await it.store.close();
  for (const text of ['canary@', 'Lovelace', '7946 0000', 'canary-admin', 'scrypt$', '203.0.113', 'Canary/7'])
    expect([text, isOnDisk(it.folder, text)]).toEqual([text, false]);
  expect(isOnDisk(it.folder, 'https://acme.example')).toBe(true);
});

test('they open again, for the subject that they belong to', async () => {
  const it = await openSystem();
  await it.organisation();
  await it.operator('ada', 'ada@example.com', 'acme', by(visitor, from));
  await it.execute(SuspendOperator, { id: 'ada' }, by(operatorOf('acme', 'bob'), from));
  const [registered, , suspended] = await it.vault.open(await it.events('operator-ada'));
  expect(registered!.data).toMatchObject({ email: 'ada@example.com', name: 'Ada Lovelace' });
  expect(registered!.source).toEqual(from);
  expect(suspended!.source).toEqual(from);
  const subjects = (await it.events('operator-ada')).map(({ metadata }) =>
    (metadata as { sealed?: { subject: string }[] }).sealed?.map(({ subject }) => subject),
  );
  expect(subjects).toEqual([['ada'], ['ada'], ['bob']]);
});

test('where a visitor came from is kept only in the stream of the person that the visitor becomes', async () => {
  const it = await openSystem();
  await it.organisation();
  await it.app('shop', 'acme', by(visitor, from));
  const [created] = await it.events('application-shop');
  expect(created!.metadata).not.toHaveProperty('sealed');
  expect(JSON.stringify(created)).not.toContain(from.ip);
});

test('once a subject is erased, its fields stay null and the rest stays', async () => {
  const it = await openSystem();
  await it.organisation();
  await it.operator('ada', 'ada@example.com', 'acme', by(visitor, from));
  await it.execute(EraseSubject, { id: 'ada' }, by(system));
  await it.vault.erase('ada');
  const [registered] = await it.vault.open(await it.events('operator-ada'));
  expect(registered!.data).toMatchObject({ email: null, name: null, designation: 'C level' });
  expect(registered!.source).toEqual({ ip: null, userAgent: null });
});

test('no second key is made for a person whose first one is missing, and the log stays as it is', async () => {
  const it = await openSystem();
  await it.organisation();
  await it.operator('ada', 'ada@example.com', 'acme', by(visitor, from));
  await it.operator('bob', 'bob@example.com');
  await it.vault.close();
  const file = join(it.folder, 'keys.db');
  const raw = new DatabaseSync(file);
  raw.exec("delete from keys where subject = 'ada'");
  raw.close();
  const executing = executor(it.store, await openVault(sqliteKeyStore(file), it.masterKeys));
  const before = await it.store.head();
  for (const change of [
    executing.execute(
      ChangeOperatorDetails,
      { id: 'ada', name: 'Ada King', phoneNumber: '+44 20 7946 0001' },
      by(system),
    ),
    executing.execute(SuspendOperator, { id: 'bob' }, by(operatorOf('acme', 'ada'), from)),
  ])
    await expect(change).rejects.toThrow(KeyLostError);
  expect(await it.store.head()).toBe(before);
});
