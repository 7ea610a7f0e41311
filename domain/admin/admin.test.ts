import { test } from 'vitest';
import { given, unstorable } from '../spec.ts';
import { AddAdmin, ChangeAdminPassword } from './commands.ts';
import { AdminAdded, AdminPasswordChanged } from './events.ts';

const added = AdminAdded({ username: 'root@example.com', passwordHash: 'scrypt$1' });
const root = { id: 'admin-1', username: 'root@example.com', passwordHash: 'scrypt$1' };

test('an admin is added', () => given().when(AddAdmin, root).then(added));
test('an id is given to one admin only', () => given(added).when(AddAdmin, root).thenRefused('admin.taken'));
test('a password is stored as its hash and in no other way', () => {
  given()
    .when(AddAdmin, { ...root, passwordHash: 'hunter2' })
    .thenInvalid('passwordHash');
  given(added)
    .when(ChangeAdminPassword, { id: 'admin-1', passwordHash: 'hunter2' })
    .thenInvalid('passwordHash');
});
test('a password can be changed', () =>
  given(added)
    .when(ChangeAdminPassword, { id: 'admin-1', passwordHash: 'scrypt$2' })
    .then(AdminPasswordChanged({ passwordHash: 'scrypt$2' })));
test('an absent admin has no password to change', () =>
  given()
    .when(ChangeAdminPassword, { id: 'admin-1', passwordHash: 'scrypt$2' })
    .thenRefused('admin.unknown'));
test.for(Object.entries(unstorable))('a user name cannot be %s', ([, value]) =>
  given()
    .when(AddAdmin, { ...root, username: value } as never)
    .thenInvalid('username'),
);
test('a user name has at most 110 characters', () => {
  given()
    .when(AddAdmin, { ...root, username: 'x'.repeat(111) })
    .thenInvalid('username');
  given()
    .when(AddAdmin, { ...root, username: 'x'.repeat(110) })
    .thenInvalid();
});
