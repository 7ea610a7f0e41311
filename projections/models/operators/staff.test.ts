import { test } from 'vitest';
import * as admin from '../../../domain/admin/events.ts';
import { AdminSignedIn } from '../../../domain/transaction/events.ts';
import { after, at } from '../../testSpec.ts';
import { staff } from './staff.ts';
import { staffPasskeys } from './staffPasskeys.ts';

type Story = Parameters<typeof after>[1][];
const added = (id: string): Story[number] => [
  id,
  admin.AdminAdded({ username: `${id}@acme.example`, passwordHash: 'scrypt$1' }),
];
const passkey = (passkeyId: string) =>
  admin.AdminPasskeyAdded({
    passkeyId,
    passkeyName: 'Laptop',
    credential: {
      ...{ credentialId: passkeyId, publicKey: 'k', rpId: 'admin.localhost', counter: 0, transports: [] },
      ...{ fmt: 'none', aaguid: '', backupEligible: true, backedUp: false, deviceType: 'Web' },
      platform: 'macOS',
    },
  });
const later = '2026-01-02T00:00:00.000Z';
const signedIn = (passkeyId: string | null): Story[number] => [
  't1',
  AdminSignedIn({ adminId: 'ada', passkeyId, counter: 1 }),
  { at: later },
];
const members = (...events: Story) => after(staff, added('ada'), ...events);
const keys = (...events: Story) => after(staffPasskeys, added('ada'), ['ada', passkey('k1')], ...events);
const row = { id: 'ada', username: 'ada@acme.example', createdAt: at };
const key = { id: 'k1', adminId: 'ada', addedAt: at };

test('a member begins without a passkey and has not signed in', () =>
  members().shows({ ...row, passkeyCount: 0, lastSignInAt: null }));
test('passkeys are counted, and the last sign-in is told', () =>
  members(['ada', passkey('k1')], ['ada', passkey('k2')], signedIn('k1'), [
    'ada',
    admin.AdminPasskeyRemoved({ passkeyId: 'k2' }),
  ]).shows({ ...row, passkeyCount: 1, lastSignInAt: later }));
test('taking all passkeys away leaves none', () => {
  members(['ada', passkey('k1')], ['ada', admin.AdminPasskeysReset({})]).shows({
    ...{ ...row, passkeyCount: 0, lastSignInAt: null },
  });
  keys(['ada', admin.AdminPasskeysReset({})]).shows();
});
test('a removed member of the staff is gone, with all passkeys', () => {
  members(['ada', admin.AdminRemoved({})]).shows();
  keys(['ada', admin.AdminRemoved({})]).shows();
});

test('a passkey has its name, and tells when it was last used', () => {
  keys().shows({ ...key, name: 'Laptop', lastUsedAt: null });
  keys(signedIn('k1')).shows({ ...key, name: 'Laptop', lastUsedAt: later });
  keys(signedIn(null)).shows({ ...key, name: 'Laptop', lastUsedAt: null });
  keys(['ada', admin.AdminPasskeyRenamed({ passkeyId: 'k1', passkeyName: 'Phone' })]).shows({
    ...{ ...key, name: 'Phone', lastUsedAt: null },
  });
  keys(['ada', passkey('k2')], ['ada', admin.AdminPasskeyRemoved({ passkeyId: 'k1' })]).shows({
    ...{ ...key, id: 'k2', name: 'Laptop', lastUsedAt: null },
  });
});
