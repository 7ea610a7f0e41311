import { expect, test } from 'vitest';
import { DeviceAdded, DeviceRemoved } from '../../../domain/device/events.ts';
import * as operator from '../../../domain/operator/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { SignedIn, TransactionReported } from '../../../domain/transaction/events.ts';
import { after, at } from '../../testSpec.ts';
import { operators } from './operators.ts';

const under = { organisationId: 'acme' };
const hers = { ...under, operatorId: 'ada' };
const later = '2026-01-02T00:00:00.000Z';
type Story = Parameters<typeof after>[1][];
const registered = (id: string, organisationId = 'acme'): Story[number] => [
  id,
  operator.OperatorRegistered({
    ...{
      email: `${id}@example.com`,
      name: id,
      phoneNumber: '1',
      title: '',
      designation: 'C level',
      owner: true,
    },
    ...{ isUniversityConnection: false, isFollowUpCall: true, termsAcceptedAt: at },
  }),
  { organisationId },
];
const device = DeviceAdded({
  ...{ credentialId: 'c', publicKey: 'k', rpId: 'localhost', counter: 0, transports: [], fmt: 'none' },
  ...{ aaguid: '', backupEligible: false, backedUp: false, deviceType: 'Web', platform: 'Android' },
  applicationId: null,
});
const then = (...events: Story) => after(operators, registered('ada'), ...events);

test('an operator begins unverified, with the getting-started dialog and no passkey', () =>
  then().shows({
    ...{ id: 'ada', organisationId: 'acme', username: 'ada@example.com', name: 'ada', phoneNumber: '1' },
    ...{ isUniversityConnection: false, isFollowUpCall: true },
    ...{ designation: 'C level', owner: true, emailVerified: false, showStarter: true, suspended: false },
    ...{ registered: false, deviceCount: 0, loginCount: 0, lastLogin: null, createdAt: at, updatedAt: at },
  }));
test('the first passkey makes an operator registered, and losing it does not undo that', () => {
  then(['d-1', device, hers]).shows({ registered: true, deviceCount: 1 });
  then(
    ['d-1', device, hers],
    ['d-1', DeviceRemoved({ wasSuspended: false, platform: 'iOS', applicationId: null }), hers],
  ).shows({
    ...{ registered: true, deviceCount: 0 },
  });
});
test('the passkey of a user does not count as an operator’s', () =>
  then(['d-1', device, { ...under, personId: 'ada' }]).shows({ deviceCount: 0 }));
test('a verified address shows, with the time', () =>
  then(['ada', operator.EmailVerified({}), { ...under, at: later }]).shows({
    ...{ emailVerified: true, updatedAt: later },
  }));
test('closing the Getting Started dialog sets showStarter to false [org-apps.list.close-starter]', () =>
  then(['ada', operator.StarterDismissed({}), under]).shows({ showStarter: false }));
test('the advice to add a second device is shown until it is dismissed', () => {
  then().shows({ showDeviceHint: true });
  then(['ada', operator.DeviceHintDismissed({}), under]).shows({ showDeviceHint: false, showStarter: true });
});
test('changed details show, and the address stays', () =>
  then(['ada', operator.OperatorDetailsChanged({ name: 'Ada King', phoneNumber: '2' }), under]).shows({
    ...{ name: 'Ada King', phoneNumber: '2', username: 'ada@example.com' },
  }));
test('a sign-in moves updatedAt, which the staff see as the last login [admin.operators.last-login]', () =>
  then([
    't-1',
    SignedIn({
      ...{ deviceId: 'd-1', method: 'this device', counter: 0, platform: 'Android', browser: 'Chrome' },
      backedUp: false,
    }),
    { ...hers, at: later },
  ]).shows({ loginCount: 1, lastLogin: later, updatedAt: later }));
test('the last sign-in shows from where it came, and with what [org-team.detail.last-login]', () => {
  then().shows({ lastLoginMethod: null, lastLoginIP: null, lastLoginOS: null, lastLoginBrowser: null });
  const signedIn = SignedIn({
    ...{ deviceId: 'd-1', method: 'this device', counter: 0, platform: 'Android', browser: 'Chrome' },
    backedUp: false,
  });
  then(['t-1', signedIn, { ...hers, source: { ip: '192.0.2.7' } }]).shows({
    ...{ lastLoginMethod: 'this device', lastLoginIP: '192.0.2.7' },
    ...{ lastLoginOS: 'Android', lastLoginBrowser: 'Chrome' },
  });
});
test('suspending and activating show', () => {
  then(['ada', operator.OperatorSuspended({}), under]).shows({ suspended: true });
  then(['ada', operator.OperatorSuspended({}), under], ['ada', operator.OperatorActivated({}), under]).shows({
    suspended: false,
  });
});
test('the role in the team shows; who was given none is an owner', () => {
  then().shows({ role: 'owner' });
  then(['ada', operator.OperatorRoleGiven({ role: 'support' }), under]).shows({
    role: 'support',
    owner: true,
  });
});
test('a deleted operator is gone, and with the organisation all of its operators', () => {
  expect(then(['ada', operator.OperatorDeleted({}), under]).rows).toEqual([]);
  then(registered('bob'), registered('eve', 'rival'), ['acme', OrganisationDeleted({})]).shows({ id: 'eve' });
});
test('a request that was not theirs is an alarm in their row', () =>
  after(operators, registered('ada'), ['t-1', TransactionReported({}), { ...hers, at: later }]).shows({
    reports: 1,
    reportedAt: later,
  }));
