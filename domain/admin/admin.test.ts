import { describe, test } from 'vitest';
import { limits } from '../limits.ts';
import { given, unstorable } from '../testSpec.ts';
import {
  AddAdmin,
  AddAdminPasskey,
  ChangeAdminPassword,
  RemoveAdmin,
  RemoveAdminPasskey,
  RenameAdminPasskey,
} from './commands.ts';
import {
  AdminAdded,
  AdminPasskeyAdded,
  AdminPasskeyRemoved,
  AdminPasskeyRenamed,
  AdminPasskeysReset,
  AdminPasswordChanged,
  AdminRemoved,
} from './events.ts';

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

const credential = (credentialId: string) => ({
  ...{ credentialId, publicKey: 'k', rpId: 'admin.localhost', counter: 0, transports: [], fmt: 'none' },
  ...{ aaguid: '', backupEligible: true, backedUp: false, deviceType: 'Web', platform: 'macOS' },
});
const passkey = (passkeyId: string) => ({
  ...{ passkeyId, passkeyName: `Key ${passkeyId}`, credential: credential(`credential-${passkeyId}`) },
});
const has = (passkeyId: string) => AdminPasskeyAdded(passkey(passkeyId));
const id = { id: 'admin-1' };
const changed = AdminPasswordChanged({ passwordHash: 'scrypt$2' });

describe('passkeys', () => {
  const enrolling = { ...id, ...passkey('a'), by: { passwords: 0 } };
  const adding = { ...id, ...passkey('b'), by: { confirmedBy: 'a' } };
  test('the password enrols the first one', () =>
    given(added).when(AddAdminPasskey, enrolling).then(has('a')));
  test('and no second one', () =>
    given(added, has('b')).when(AddAdminPasskey, enrolling).thenRefused('admin.enrolled'));
  test('a password that was changed meanwhile enrols none', () =>
    given(added, changed).when(AddAdminPasskey, enrolling).thenRefused('admin.enrolled'));
  test('a further one is confirmed by one that is there', () => {
    given(added, has('a')).when(AddAdminPasskey, adding).then(has('b'));
    given(added, has('a'), has('c'), AdminPasskeyRemoved({ passkeyId: 'a' }))
      .when(AddAdminPasskey, adding)
      .thenRefused('admin.passkeyUnknown');
  });
  test('adding one again changes nothing, and the same credential is added once', () => {
    given(added, has('a'), has('b')).when(AddAdminPasskey, adding).then();
    given(added, has('a'))
      .when(AddAdminPasskey, { ...adding, credential: credential('credential-a') })
      .thenRefused('admin.passkeyTaken');
  });
  test('there are at most as many as the limit says', () => {
    const all = Array.from({ length: limits.adminPasskeys - 1 }, (_, n) => has(`more-${n}`));
    given(added, has('a'), ...all)
      .when(AddAdminPasskey, adding)
      .thenRefused('admin.passkeyLimit');
  });
  test('one that is there can be renamed', () => {
    const renaming = { ...id, passkeyId: 'a', passkeyName: 'Phone' };
    given(added, has('a'))
      .when(RenameAdminPasskey, renaming)
      .then(AdminPasskeyRenamed({ passkeyId: 'a', passkeyName: 'Phone' }));
    given(added).when(RenameAdminPasskey, renaming).thenRefused('admin.passkeyUnknown');
  });
  test('all but the last one can be removed', () => {
    const removing = { ...id, passkeyId: 'a' };
    given(added, has('a'), has('b'))
      .when(RemoveAdminPasskey, removing)
      .then(AdminPasskeyRemoved({ passkeyId: 'a' }));
    given(added, has('a')).when(RemoveAdminPasskey, removing).thenRefused('admin.passkeyLast');
    given(added, has('b')).when(RemoveAdminPasskey, removing).thenRefused('admin.passkeyUnknown');
  });
  test('a new password leaves them, unless their owner has lost them', () => {
    const changing = { ...id, passwordHash: 'scrypt$2' };
    given(added, has('a')).when(ChangeAdminPassword, changing).then(changed);
    given(added, has('a'))
      .when(ChangeAdminPassword, { ...changing, resetPasskeys: true })
      .then(changed, AdminPasskeysReset({}));
    given(added, has('a'), changed, AdminPasskeysReset({}))
      .when(AddAdminPasskey, { ...enrolling, by: { passwords: 1 } })
      .then(has('a'));
  });
});

test('a removed admin is unknown', () => {
  given(added).when(RemoveAdmin, id).then(AdminRemoved({}));
  given(added, AdminRemoved({})).when(RemoveAdmin, id).thenRefused('admin.unknown');
  given(added, AdminRemoved({}))
    .when(AddAdminPasskey, { ...id, ...passkey('a'), by: { passwords: 0 } })
    .thenRefused('admin.unknown');
});
