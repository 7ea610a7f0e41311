import { expect, test } from 'vitest';
import { DeviceAdded, DeviceRemoved } from '../../../domain/device/events.ts';
import { SubjectErased } from '../../../domain/erasure/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import {
  AddressAsked,
  AddressConfirmed,
  AddressDropped,
  PersonActivated,
  PersonDeleted,
  PersonDescribed,
  PersonJoined,
  PersonParted,
  PersonRegistered,
  PersonSuspended,
} from '../../../domain/person/events.ts';
import { UserDeleted, UserRegistered, UserRenamed } from '../../../domain/user/events.ts';
import { after, at } from '../../testSpec.ts';
import { people } from './people.ts';

const acme = { organisationId: 'acme' };
type Story = Parameters<typeof after>[1];
const ada: Story = [
  'ada',
  PersonRegistered({ address: 'ada@acme.example', name: 'Ada', city: 'Bath' }),
  acme,
];
const device = DeviceAdded({
  ...{ credentialId: 'c', publicKey: 'k', rpId: 'shop.example', counter: 0, transports: [], fmt: 'none' },
  ...{ aaguid: '', backupEligible: false, backedUp: false, deviceType: 'Web', platform: 'Android' },
  applicationId: 'shop',
});
const removed = DeviceRemoved({ wasSuspended: true, platform: 'Android', applicationId: 'shop' });
const access = (id: string, personId = 'ada'): Story => [
  id,
  UserRegistered({ personId, realm: 'general', username: 'ada', name: 'Ada' }),
  { ...acme, applicationId: 'shop' },
];

test('a person begins without access and devices', () =>
  after(people, ada).shows({
    ...{ id: 'ada', organisationId: 'acme', address: 'ada@acme.example', suspended: false },
    ...{ registered: true, joinedInto: null },
    ...{ deviceCount: 0, accessCount: 0, createdAt: at, updatedAt: at },
  }));
test('the first access of a newcomer comes before the person, and counts', () =>
  after(people, access('ada-at-shop'), ada).shows({ address: 'ada@acme.example', accessCount: 1 }));
test('the person’s devices and access are counted, up and down, and nobody else’s', () => {
  const hers = { ...acme, personId: 'ada' };
  const gone = UserDeleted({ wasSuspended: false, personId: 'ada' });
  after(
    people,
    ...[ada, access('ada-at-shop'), access('ada-at-wiki'), access('bob-at-shop', 'bob')],
    ...([
      ['d-1', device, hers],
      ['d-2', device, hers],
      ['d-3', device, { ...acme, personId: 'bob' }],
      ['d-4', device, { ...acme, operatorId: 'op' }],
      ['d-1', removed, hers],
      ['ada-at-shop', gone, acme],
    ] satisfies Story[]),
  ).shows({ id: 'ada', deviceCount: 1, accessCount: 1 }, { id: 'bob', deviceCount: 1, accessCount: 1 });
});
test('those without a second device are found by their organisation', () => {
  const hers = { ...acme, personId: 'ada' };
  const found = (...stories: Story[]) => after(people, ada, ...stories).rows.map((row) => row.withoutSecond);
  expect(found()).toEqual(['acme']);
  expect(found(['d-1', device, hers])).toEqual(['acme']);
  expect(found(['d-1', device, hers], ['d-2', device, hers])).toEqual([null]);
  expect(found(['d-1', device, hers], ['d-2', device, hers], ['d-1', removed, hers])).toEqual(['acme']);
  // Who was joined into somebody is found as that person.
  const joined: Story = ['ada', PersonJoined({ into: 'bob' }), acme];
  expect(found(joined)).toEqual([null]);
  expect(found(joined, ['d-1', device, hers])).toEqual([null]);
  expect(found(joined, ['ada', PersonParted({ from: 'bob' }), acme])).toEqual(['acme']);
});
test('a person has a name and attributes, of whom one that is changed leaves the others, until they are erased', () => {
  const changed: Story = ['ada', PersonDescribed({ name: 'Ada King', phone_number: '+44207946' }), acme];
  after(people, ada).shows({ name: 'Ada', profile: { city: 'Bath' } });
  after(people, access('ada-at-shop'), ada, changed, ['ada', PersonDescribed({ city: '' }), acme]).shows({
    ...{ name: 'Ada King', username: 'ada', profile: { city: '', phone_number: '+44207946' } },
  });
  const erased: Story = ['x', SubjectErased({ subject: 'ada' })];
  after(people, ada, changed, erased).shows({ name: null, address: null, profile: null });
});
test('a person has the user name of the first user that the person still is, as it is now', () => {
  const first: Story[] = [access('ada-at-shop'), ada, access('ada-at-wiki')];
  after(people, ...first).shows({ userId: 'ada-at-shop', username: 'ada' });
  after(people, ...first, ['ada-at-shop', UserRenamed({ username: 'ida' }), acme]).shows({
    username: 'ida',
    name: 'Ada',
  });
  const gone: Story = ['ada-at-shop', UserDeleted({ wasSuspended: false, personId: 'ada' }), acme];
  after(people, ...first, gone).shows({ userId: null, username: null, name: 'Ada' });
  after(people, ...first, gone, access('ada-at-hr')).shows({ userId: 'ada-at-hr', username: 'ada' });
});
test('a suspended person is shown as such until the person is activated', () => {
  const suspended: Story = ['ada', PersonSuspended({}), acme];
  after(people, ada, suspended).shows({ suspended: true });
  after(people, ada, suspended, ['ada', PersonActivated({}), acme]).shows({ suspended: false });
});
test('an address that waits is beside the one of before, until it is confirmed or dropped', () => {
  const waits = { newAddress: 'ada@new.example', newAddressUntil: '2026-01-08T00:00:00.000Z' };
  const asked: Story = [
    'ada',
    AddressAsked({ changeId: 'new', newAddress: waits.newAddress, until: waits.newAddressUntil }),
    acme,
  ];
  const none = { newAddress: null, newAddressUntil: null };
  after(people, ada, asked).shows({ address: 'ada@acme.example', ...waits });
  after(people, ada, asked, ['ada', AddressDropped({ changeId: 'new' }), acme]).shows({
    address: 'ada@acme.example',
    ...none,
  });
  const confirmed = AddressConfirmed({ address: waits.newAddress, before: 'ada@acme.example' });
  after(people, ada, asked, ['ada', confirmed, acme]).shows({ address: waits.newAddress, ...none });
});
test('a person who was joined into another one says so until they are parted', () => {
  const joined: Story = ['ada', PersonJoined({ into: 'bob' }), acme];
  const bob: Story = ['bob', PersonRegistered({ address: 'bob@acme.example', name: 'Bob' }), acme];
  after(people, ada, bob, joined).shows(
    { joinedInto: 'bob', joinedCount: 0 },
    { joinedInto: null, joinedCount: 1, updatedAt: at },
  );
  after(people, ada, bob, joined, ['ada', PersonParted({ from: 'bob' }), acme]).shows(
    { joinedInto: null, joinedCount: 0 },
    { joinedInto: null, joinedCount: 0 },
  );
});
test('a newcomer goes with an access that came to nothing; a person goes at the end, and with the organisation', () => {
  const last: Story = ['ada-at-shop', UserDeleted({ wasSuspended: false, personId: 'ada' }), acme];
  expect(after(people, access('ada-at-shop'), last).rows).toEqual([]);
  after(people, access('ada-at-shop'), ada, last).shows({ accessCount: 0 });
  expect(after(people, ada, ['ada', PersonDeleted({ groups: [] }), acme]).rows).toEqual([]);
  expect(after(people, ada, ['acme', OrganisationDeleted({})]).rows).toEqual([]);
});
