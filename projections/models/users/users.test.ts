import { expect, test } from 'vitest';
import { ApplicationDeleted } from '../../../domain/application/events.ts';
import { SubjectErased } from '../../../domain/erasure/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import {
  PersonActivated,
  PersonDescribed,
  PersonJoined,
  PersonParted,
  PersonSuspended,
} from '../../../domain/person/events.ts';
import { SessionUsed, SignedIn, TransactionReported } from '../../../domain/transaction/events.ts';
import {
  UserActivated,
  UserDeleted,
  UserMadeDirect,
  UserRegistered,
  UserRenamed,
  UserSuspended,
} from '../../../domain/user/events.ts';
import { after, at } from '../../testSpec.ts';
import { users } from './users.ts';

type Story = Parameters<typeof after>[1];
const within = { organisationId: 'acme', applicationId: 'shop' };
const her = { ...within, userId: 'ada' };
const later = '2026-01-02T00:00:00.000Z';
const signedIn = SignedIn({
  ...{ deviceId: 'd', method: 'this device', counter: 0, platform: 'Android', browser: 'Chrome' },
  backedUp: false,
});
const joined = (id: string, where: object = within) =>
  [
    id,
    UserRegistered({ personId: 'person-1', realm: 'general', username: id, name: id.toUpperCase() }),
    where,
  ] as [string, ReturnType<typeof UserRegistered>, object];

test('a user begins with nothing', () =>
  after(users, joined('ada')).shows({
    ...{ id: 'ada', organisationId: 'acme', applicationId: 'shop', realm: 'general' },
    ...{ username: 'ada', name: 'ADA', suspended: false, personId: 'person-1', loginCount: 0 },
    ...{ suspendedHere: false, restsIn: null },
    ...{ lastLogin: null, reports: 0, reportedAt: null, createdAt: at, updatedAt: at },
  }));
test('an access by an opening stands by itself once it was given', () => {
  const about = { personId: 'person-1', realm: 'oidc', username: 'ada', name: 'Ada' } as const;
  const opened = ['ada', UserRegistered({ ...about, direct: false }), within] as const;
  after(users, [...opened]).shows({ direct: false });
  after(users, [...opened], ['ada', UserMadeDirect({}), within]).shows({ direct: true });
});
test('a new user name stands in place of the former one', () =>
  after(users, joined('ada'), ['ada', UserRenamed({ username: 'ada.king' }), { ...within, at: later }]).shows(
    {
      ...{ id: 'ada', username: 'ada.king', name: 'ADA', updatedAt: later },
    },
  ));
test('requests that were not theirs are counted, with the last one’s time', () =>
  after(
    users,
    joined('ada'),
    ['t-1', TransactionReported({}), her],
    ['t-2', TransactionReported({}), { ...her, at: later }],
    ['t-3', TransactionReported({}), { ...within, userId: 'bob' }],
  ).shows({ reports: 2, reportedAt: later }));
test('sign-ins are counted, and the last one is remembered', () =>
  after(users, joined('ada'), ['t-1', signedIn, her], ['t-2', signedIn, { ...her, at: later }]).shows({
    ...{ loginCount: 2, lastLogin: later, updatedAt: later, createdAt: at },
  }));
test('who comes by a session of single sign-on was there last, without a further sign-in', () =>
  after(
    users,
    joined('ada'),
    ['t-1', signedIn, her],
    ['t-2', SessionUsed({ deviceId: 'd' }), { ...her, at: later }],
  ).shows({ ...{ loginCount: 1, lastLogin: later, updatedAt: later } }));
test('suspending and activating show, with the time', () => {
  after(users, joined('ada'), ['ada', UserSuspended({}), { ...within, at: later }]).shows({
    ...{ suspended: true, updatedAt: later },
  });
  after(users, joined('ada'), ['ada', UserSuspended({}), within], ['ada', UserActivated({}), within]).shows({
    suspended: false,
  });
});
test('a user is suspended while the user or the person is, in whatever order', () => {
  const about = { organisationId: 'acme' };
  const done = {
    here: ['ada', UserSuspended({}), within],
    notHere: ['ada', UserActivated({}), within],
    person: ['person-1', PersonSuspended({}), about],
    notPerson: ['person-1', PersonActivated({}), about],
  } as const satisfies Record<string, Story>;
  const told = (...what: (keyof typeof done)[]) => {
    const [row] = after(users, joined('ada'), ...what.map((each): Story => [...done[each]])).rows;
    return [row!.suspended, row!.suspendedHere, row!.restsIn];
  };
  expect(told('person')).toEqual([true, false, 'shop']);
  expect(told('person', 'notPerson')).toEqual([false, false, null]);
  for (const both of [['person', 'here'] as const, ['here', 'person'] as const]) {
    expect(told(...both)).toEqual([true, true, 'shop']);
    expect(told(...both, 'notHere')).toEqual([true, false, 'shop']);
    expect(told(...both, 'notPerson')).toEqual([true, true, null]);
    for (const none of [['notHere', 'notPerson'] as const, ['notPerson', 'notHere'] as const])
      expect(told(...both, ...none)).toEqual([false, false, null]);
  }
});
test('who is joined is suspended as the one whom they were joined into, and after a parting by themselves', () => {
  const about = { organisationId: 'acme' };
  const bob = UserRegistered({ personId: 'person-2', realm: 'general', username: 'bob', name: 'Bob' });
  const story: Story[] = [
    joined('ada'),
    ['bob', bob, { ...within, applicationId: 'office' }],
    ['person-2', PersonJoined({ into: 'person-1' }), about],
    ['person-1', PersonSuspended({}), about],
  ];
  const rests = { suspended: true, suspendedHere: false };
  after(users, ...story).shows({ ...rests, restsIn: 'shop' }, { ...rests, restsIn: 'office' });
  story.push(['person-2', PersonParted({ from: 'person-1' }), about]);
  after(users, ...story).shows(rests, { suspended: false, restsIn: null });
  story.push(['person-2', PersonSuspended({}), about], ['person-1', PersonActivated({}), about]);
  after(users, ...story).shows({ suspended: false, restsIn: null }, { ...rests, restsIn: 'office' });
});
test('an access that a suspended person gets rests from the beginning', () => {
  const registered = UserRegistered({
    ...{ personId: 'person-1', realm: 'oidc', username: 'ada', name: 'Ada', rests: true },
  });
  const activated: Story = ['person-1', PersonActivated({}), { organisationId: 'acme' }];
  after(users, ['ada', registered, within]).shows({ suspended: true, suspendedHere: false, restsIn: 'shop' });
  after(users, ['ada', registered, within], activated).shows({ suspended: false, restsIn: null });
});
test('a user is found by the name that the person has now', () => {
  const named: Story[] = [joined('ada'), joined('bob', { ...within, applicationId: 'office' })];
  const described = (id: string, data: Parameters<typeof PersonDescribed>[0]): Story => [
    id,
    PersonDescribed(data),
    { organisationId: 'acme' },
  ];
  after(
    users,
    ...named,
    described('person-1', { name: 'Ada King' }),
    described('person-2', { name: 'Eve' }),
  ).shows({ username: 'ada', name: 'Ada King' }, { username: 'bob', name: 'Ada King' });
  after(users, joined('ada'), described('person-1', { city: 'London' })).shows({ name: 'ADA' });
});
test('a deleted user is gone', () =>
  expect(
    after(users, joined('ada'), ['ada', UserDeleted({ wasSuspended: false, personId: 'person-1' }), within])
      .rows,
  ).toEqual([]));
test('with the application its users go, with the organisation all of them', () => {
  const all = [
    joined('ada'),
    joined('bob', { ...within, applicationId: 'office' }),
    joined('eve', { organisationId: 'rival', applicationId: 'theirs' }),
  ];
  after(users, ...all, ['shop', ApplicationDeleted({ wasSuspended: false }), within]).shows(
    { id: 'bob' },
    { id: 'eve' },
  );
  after(users, ...all, ['acme', OrganisationDeleted({})]).shows({ id: 'eve' });
});
test('an erased user has no name any more, and is still counted', () =>
  after(users, joined('ada'), ['ada', SubjectErased({ subject: 'ada' })]).shows({
    ...{ id: 'ada', username: null, name: null, organisationId: 'acme' },
  }));
