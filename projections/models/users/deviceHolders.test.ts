import { expect, test } from 'vitest';
import { DeviceAdded, DeviceRemoved } from '../../../domain/device/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { PersonDeleted, PersonJoined, PersonParted } from '../../../domain/person/events.ts';
import { UserDeleted, UserRegistered } from '../../../domain/user/events.ts';
import { after } from '../../testSpec.ts';
import { deviceHolders } from './deviceHolders.ts';

type Story = Parameters<typeof after>[1];
const acme = { organisationId: 'acme' };
const added = (platform: string, who: object = { personId: 'ada' }): Story => [
  'd',
  DeviceAdded({
    ...{ credentialId: 'c', publicKey: 'k', rpId: 'shop.example', counter: 0, transports: [], fmt: 'none' },
    ...{ aaguid: '', backupEligible: false, backedUp: false, deviceType: 'Web', platform },
    applicationId: 'shop',
  }),
  { ...acme, ...who },
];
const removed = (platform: string): Story => [
  'd',
  DeviceRemoved({ wasSuspended: false, platform, applicationId: 'shop' }),
  { ...acme, personId: 'ada' },
];
const enters = (applicationId: string, personId = 'ada'): Story => [
  `${personId} ${applicationId}`,
  UserRegistered({ personId, realm: 'oidc', username: personId, name: '' }),
  { ...acme, applicationId },
];
const leaves = (applicationId: string, personId = 'ada'): Story => [
  `${personId} ${applicationId}`,
  UserDeleted({ wasSuspended: false, personId }),
  { ...acme, applicationId },
];

test('a person has the devices for each application, whichever came first and wherever they were made', () => {
  const both = { id: 'ada', organisationId: 'acme', applications: ['shop', 'office'] };
  const story = [enters('shop'), added('iOS'), added('Windows'), added('Android'), enters('office')];
  after(deviceHolders, ...story).shows({ ...both, platforms: 'Android,Windows,iOS' });
  after(deviceHolders, ...story, removed('Windows'), leaves('shop')).shows({
    ...{ applications: ['office'], platforms: 'Android,iOS' },
  });
});
test('one of two devices or accesses that are alike stays', () =>
  after(
    deviceHolders,
    ...[added('iOS'), added('iOS'), enters('shop'), enters('shop')],
    ...[removed('iOS'), leaves('shop')],
  ).shows({ platforms: 'iOS', applications: ['shop'] }));
test('two who were joined say so, until they are parted', () => {
  const joined: Story = ['bob', PersonJoined({ into: 'ada' }), acme];
  const story = [enters('shop'), enters('office', 'bob'), joined];
  after(deviceHolders, ...story).shows(
    { id: 'ada', joinedInto: null, joinedCount: 1 },
    { id: 'bob', joinedInto: 'ada', joinedCount: 0 },
  );
  const parted: Story = ['bob', PersonParted({ from: 'ada' }), acme];
  after(deviceHolders, ...story, parted).shows(
    { id: 'ada', joinedInto: null, joinedCount: 0 },
    { id: 'bob', joinedInto: null, joinedCount: 0 },
  );
  // Access that comes later is that of both.
  after(deviceHolders, joined, enters('shop', 'bob')).shows(
    { id: 'bob', joinedInto: 'ada', applications: ['shop'] },
    { id: 'ada', joinedCount: 1 },
  );
  expect(after(deviceHolders, joined, parted).rows).toEqual([]);
});
test('who has neither a device nor access, is gone or of the team has no row', () => {
  const of = (...story: Story[]) => after(deviceHolders, ...story).rows;
  expect(of(added('iOS'), enters('shop'), leaves('shop'), removed('iOS'))).toEqual([]);
  expect(of(added('iOS'), ['ada', PersonDeleted({ groups: [] }), acme])).toEqual([]);
  expect(of(enters('shop'), ['acme', OrganisationDeleted({})])).toEqual([]);
  expect(of(added('iOS', { operatorId: 'op' }))).toEqual([]);
});
