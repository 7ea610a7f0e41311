import { expect, test } from 'vitest';
import { ApplicationDeleted } from '../../../domain/application/events.ts';
import {
  DeviceActivated,
  DeviceAdded,
  DeviceBackupAllowed,
  DeviceRemoved,
  DeviceRenamed,
  DeviceSuspended,
} from '../../../domain/device/events.ts';
import { OperatorDeleted } from '../../../domain/operator/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { PersonDeleted } from '../../../domain/person/events.ts';
import { RegistrationCompleted, SessionUsed, SignedIn } from '../../../domain/transaction/events.ts';
import { after, at } from '../../testSpec.ts';
import { devices } from './devices.ts';

const hers = { organisationId: 'acme', personId: 'ada' };
type Story = Parameters<typeof after>[1][];
const added = (counter = 0, applicationId: string | null = 'shop') =>
  DeviceAdded({
    ...{
      credentialId: 'c',
      publicKey: 'k',
      rpId: 'shop.example',
      counter,
      transports: ['usb'],
      fmt: 'packed',
    },
    ...{ aaguid: '', backupEligible: false, backedUp: false, deviceType: 'USB', platform: 'Linux' },
    applicationId,
  });
const proof = { deviceId: 'key', method: 'this device', platform: 'Linux', browser: 'Chrome' } as const;
const signedIn = (counter: number, when = at): Story[number] => [
  `t-${counter}-${when}`,
  SignedIn({ ...proof, counter, backedUp: false }),
  { ...hers, at: when },
];
const withCounter = (counter: number, ...events: Story) =>
  after(devices, ['key', added(counter), hers], ...events);

test('a device shows where it was used last', () =>
  withCounter(0, signedIn(0), [
    't-2',
    SignedIn({ ...proof, platform: 'iOS', browser: 'Safari', country: 'NO', counter: 0, backedUp: true }),
    hers,
  ]).shows({ lastBrowser: 'Safari', lastPlatform: 'iOS', lastCountry: 'NO' }));
test('a device begins unused', () =>
  withCounter(0).shows({
    ...{ id: 'key', organisationId: 'acme', applicationId: 'shop', ownerId: 'ada', credentialId: 'c' },
    ...{ rpId: 'shop.example', fmt: 'packed', deviceType: 'USB', platform: 'Linux', suspended: false },
    ...{ loginCount: 0, counter: 0, cloneAlarm: false, lastLogin: null, addedOn: at, lastUsed: at },
    ...{ aaguid: '', lastBrowser: null, lastPlatform: null, lastCountry: null },
  }));
test('a device shows since when its passkey may be backed up', () =>
  after(devices, ['key', added(), hers], ['key', DeviceBackupAllowed({}), hers]).shows({
    backupAllowedAt: at,
  }));
test('the device of an operator belongs to no application', () =>
  after(devices, ['key', added(0, null), { organisationId: 'acme', operatorId: 'op' }]).shows({
    ...{ applicationId: null, ownerId: 'op' },
  }));
test('sign-ins with it are counted, its registration is not one of them', () =>
  withCounter(0, signedIn(0), signedIn(0, '2026-01-02T00:00:00.000Z'), [
    't-r',
    RegistrationCompleted({ ...proof, counter: 0 }),
    hers,
  ]).shows({
    ...{ loginCount: 2, lastLogin: '2026-01-02T00:00:00.000Z', lastUsed: '2026-01-02T00:00:00.000Z' },
  }));

test('a counter that grows raises no alarm', () =>
  withCounter(4, signedIn(5), signedIn(9)).shows({ counter: 9, cloneAlarm: false }));
test('a key that keeps no counter raises no alarm', () =>
  withCounter(0, signedIn(0), signedIn(0, '2026-01-02T00:00:00.000Z')).shows({ cloneAlarm: false }));
test.for([
  ['stays', 4, 4],
  ['falls', 4, 3],
  ['falls to zero', 4, 0],
])('a counter that %s raises the clone alarm', ([, before, now]) =>
  withCounter(before as number, signedIn(now as number)).shows({ counter: 4, cloneAlarm: true }),
);
test('an alarm stays on', () =>
  withCounter(4, signedIn(3), signedIn(8)).shows({ counter: 8, cloneAlarm: true }));

test('a device is called by what keeps its passkey until its owner names it', () => {
  withCounter(0).shows({ name: 'Security key' });
  withCounter(0, ['key', DeviceRenamed({ ownerId: 'ada', name: 'Key on the ring' }), hers]).shows({
    name: 'Key on the ring',
  });
});
test('suspending and activating show', () => {
  withCounter(0, ['key', DeviceSuspended({}), hers]).shows({ suspended: true });
  withCounter(0, ['key', DeviceSuspended({}), hers], ['key', DeviceActivated({}), hers]).shows({
    suspended: false,
  });
});
test('a removed device is gone', () =>
  expect(
    withCounter(0, [
      'key',
      DeviceRemoved({ wasSuspended: false, platform: 'iOS', applicationId: 'shop' }),
      hers,
    ]).rows,
  ).toEqual([]));
test('devices go with whose they are or with the organisation, and not with the application', () => {
  const operators = { organisationId: 'acme', operatorId: 'op' };
  const all: Story = [
    ['phone', added(), { ...hers, personId: 'bob' }],
    ['laptop', added(), operators],
    ['foreign', added(), { organisationId: 'rival', personId: 'eve' }],
  ];
  const left = (...events: Story) => withCounter(0, ...all, ...events).rows.map(({ id }) => id);
  const others = ['phone', 'laptop', 'foreign'];
  expect(left(['ada', PersonDeleted({ groups: [] }), { organisationId: 'acme' }])).toEqual(others);
  expect(left(['op', OperatorDeleted({}), { organisationId: 'acme' }])).toEqual(['key', 'phone', 'foreign']);
  expect(left(['shop', ApplicationDeleted({ wasSuspended: false })])).toEqual(['key', ...others]);
  expect(left(['acme', OrganisationDeleted({})])).toEqual(['foreign']);
});

test('a visit by a session that began with a device is a use of it, and no sign-in', () => {
  const later = '2026-02-01T00:00:00.000Z';
  withCounter(
    0,
    signedIn(1),
    ['u-1', SessionUsed({ deviceId: 'key' }), { ...hers, at: later }],
    ['u-2', SessionUsed({ deviceId: 'another' }), { ...hers, at: '2026-03-01T00:00:00.000Z' }],
  ).shows({ loginCount: 1, lastLogin: at, lastUsed: later });
});
