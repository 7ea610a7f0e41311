import { expect, test } from 'vitest';
import { fold, type Happened } from '../kit.ts';
import { given, now, unstorable } from '../testSpec.ts';
import { AskAddress, ConfirmAddress, DropAddress } from './address.ts';
import {
  ActivatePerson,
  DeletePerson,
  EnrolPerson,
  JoinGroup,
  LeaveGroup,
  LinkPerson,
  RegisterPerson,
  SignOutPerson,
  SuspendPerson,
} from './commands.ts';
import {
  AddressAsked,
  AddressConfirmed,
  AddressDropped,
  GroupJoined,
  GroupLeft,
  JoinDropped,
  JoinPrepared,
  PersonActivated,
  PersonDeleted,
  PersonEnrolled,
  PersonJoined,
  PersonLinked,
  PersonParted,
  PersonRegistered,
  PersonSignedOut,
  PersonSuspended,
} from './events.ts';
import { DropJoin, JoinPerson, PartPerson, PrepareJoin } from './joining.ts';
import { person } from './person.ts';

const id = { id: 'person-1' };
const ada = { ...id, organisationId: 'acme', address: 'ada@acme.example' };
const registered = PersonRegistered({ address: 'ada@acme.example' });

test('a person registers once, with a proved address or without one', () => {
  given().when(RegisterPerson, ada).then(registered);
  given(registered).when(RegisterPerson, ada).then();
  given()
    .when(RegisterPerson, { ...ada, address: null })
    .then(PersonRegistered({ address: null }));
});
test('a person registers with what is known, and so says the directory', () =>
  given()
    .when(RegisterPerson, { ...ada, details: { name: 'Ada', city: '' }, directoryUserId: 'user-1' })
    .then(PersonRegistered({ address: ada.address, name: 'Ada', directoryUserId: 'user-1' })));
test('who registers by a ceremony is ended by whoever needs the place, until the passkey is there', () => {
  const begun = PersonRegistered({ address: null, enrolling: true });
  given()
    .when(RegisterPerson, { ...ada, address: null, enrolling: true })
    .then(begun);
  given(begun).when(EnrolPerson, id).then(PersonEnrolled({}));
  given(registered).when(EnrolPerson, id).then();
  const forsaken = (...events: Happened[]) => person.forsaken!(fold(person, events));
  expect(forsaken(begun, GroupJoined({ groupId: 'g' }))).toEqual(PersonDeleted({ groups: ['g'] }));
  const joined = [
    JoinPrepared({ personId: 'p', until: '2026-01-01T00:00:00.000Z' }),
    PersonJoined({ into: 'p' }),
  ];
  for (const finished of [PersonEnrolled({}), ...joined]) expect(forsaken(begun, finished)).toBeNull();
  expect(forsaken(registered)).toBeNull();
});
test('a proved address is that of one person of the organisation, in every spelling', () => {
  const claims = (address: string | null) =>
    RegisterPerson.claims!(RegisterPerson.input.parse({ ...ada, address }), { organisationId: 'acme' });
  const counted = { kind: 'user.total.count', of: 'acme' };
  expect(claims('ADA@acme.example')).toEqual([
    { kind: 'person.address', value: 'acme:ada@acme.example' },
    counted,
  ]);
  expect(claims(null)).toEqual([counted]);
});
test('an entry of a directory is that of one person of the organisation, who may have several', () => {
  const [one, two] = ['a digest', 'another digest'] as const;
  const linked = PersonRegistered({ address: null, entries: [one] });
  const both = { ...id, entries: [one, two] };
  given()
    .when(RegisterPerson, { ...ada, address: null, entry: one })
    .then(linked);
  given(linked)
    .when(LinkPerson, both)
    .then(PersonLinked({ entries: [one, two] }));
  given(linked)
    .when(LinkPerson, { ...id, entries: [one] })
    .then();
  // All claims of a kind are those of its latest event, so none may be left out.
  given(linked)
    .when(LinkPerson, { ...id, entries: [two] })
    .thenRefused('request.conflict');
  const claims = [one, two].map((entry) => ({ kind: 'person.entry', value: `acme:${entry}` }));
  expect(LinkPerson.claims!(both, { organisationId: 'acme' })).toEqual(claims);
  const registering = RegisterPerson.input.parse({ ...ada, address: null, entry: one });
  expect(RegisterPerson.claims!(registering, { organisationId: 'acme' })[0]).toEqual(claims[0]);
});
const { null: _, ...untrue } = unstorable;
test.for(Object.entries({ ...untrue, 'no address': 'ada', long: `${'a'.repeat(100)}@acme.example` }))(
  'an address cannot be %s',
  ([, address]) =>
    given()
      .when(RegisterPerson, { ...ada, address } as never)
      .thenInvalid('address'),
);
const asked = AddressAsked({
  changeId: 'new-1',
  newAddress: 'ada@new.example',
  until: '2026-01-08T00:00:00.000Z',
});
const change = { ...id, changeId: 'new-1', address: 'ada@new.example', before: ada.address };
test('another address is asked for a week, and replaces the one of before once it is confirmed', () => {
  const confirmed = AddressConfirmed({ address: change.address, before: ada.address });
  given(registered)
    .when(AskAddress, { ...id, address: change.address })
    .then(asked);
  given(registered, asked).when(ConfirmAddress, change).then(confirmed);
  expect(ConfirmAddress.claims!(change as never, { organisationId: 'acme' })).toEqual([
    { kind: 'person.address', value: 'acme:ada@new.example' },
  ]);
  for (const past of [[confirmed], [AddressDropped({ changeId: 'new-1' })], [PersonJoined({ into: 'bob' })]])
    given(registered, asked, ...past)
      .when(ConfirmAddress, change)
      .thenRefused('person.addressLink');
  given(registered, asked)
    .when(ConfirmAddress, change, { now: new Date('2026-01-08T00:00:00.000Z') })
    .thenRefused('person.addressLink');
});
test('of two changes of an address the later one counts, and either can be withdrawn', () => {
  const later = AddressAsked({
    changeId: 'new-2',
    newAddress: 'ada@other.example',
    until: '2026-01-08T00:00:00.000Z',
  });
  given(registered, asked, later).when(ConfirmAddress, change).thenRefused('person.addressLink');
  given(registered, asked, later)
    .when(DropAddress, { ...id, changeId: 'new-1' })
    .then();
  given(registered, asked, later)
    .when(DropAddress, id)
    .then(AddressDropped({ changeId: 'new-2' }));
  given(registered).when(DropAddress, id).then();
  given(registered, PersonJoined({ into: 'bob' }))
    .when(AskAddress, { ...id, address: change.address })
    .thenRefused('person.joined');
});
test.for(
  Object.entries({
    ...unstorable,
    'no address': 'ada',
    long: `${'a'.repeat(80)}@acme.example`,
    'of letters alike': 'аda@acme.example',
  }),
)('another address cannot be %s', ([, address]) =>
  given(registered)
    .when(AskAddress, { ...id, address } as never)
    .thenInvalid('address'),
);
test('a person is suspended and activated, once each', () => {
  const suspended = PersonSuspended({ until: now.toISOString() });
  given(registered).when(SuspendPerson, id).then(suspended);
  given(registered, suspended).when(SuspendPerson, id).then();
  given(registered, suspended).when(ActivatePerson, id).then(PersonActivated({}));
  given(registered).when(ActivatePerson, id).then();
  expect(fold(person, [registered, suspended, PersonActivated({})]).status).toBe('active');
});
test('all that a person had signed in to until a moment has ended, at the latest such moment', () => {
  const out = (minute: number) => PersonSignedOut({ until: `2026-01-01T00:0${minute}:00.000Z` });
  given(registered)
    .when(SignOutPerson, id)
    .then(PersonSignedOut({ until: now.toISOString() }));
  expect(fold(person, [registered]).signedOutUntil).toBe(0);
  const twice = fold(person, [registered, out(1), out(2)]);
  expect(twice.signedOutUntil).toBe(Date.parse('2026-01-01T00:02:00.000Z'));
});
test('a person joins a group and leaves it, once each', () => {
  const inGroup = { ...id, groupId: 'group-1' };
  const joined = GroupJoined({ groupId: 'group-1' });
  given(registered).when(JoinGroup, inGroup).then(joined);
  given(registered, joined).when(JoinGroup, inGroup).then();
  given(registered, joined)
    .when(LeaveGroup, inGroup)
    .then(GroupLeft({ groupId: 'group-1' }));
  given(registered).when(LeaveGroup, inGroup).then();
  given(registered, PersonJoined({ into: 'p' }))
    .when(JoinGroup, inGroup)
    .then(GroupJoined({ groupId: 'group-1', into: 'p' }));
  expect(fold(person, [registered, joined]).groups).toEqual(['group-1']);
  expect(fold(person, [registered, joined, GroupLeft({ groupId: 'group-1' })]).groups).toEqual([]);
});
test('who belongs to a group of a directory is decided by the directory alone', () => {
  const needs = { group: { source: 'directory' } };
  const inGroup = { ...id, groupId: 'group-1' };
  const joined = GroupJoined({ groupId: 'group-1' });
  given(registered).when(JoinGroup, inGroup, { needs }).thenRefused('group.source');
  given(registered)
    .when(JoinGroup, { ...inGroup, source: 'directory' }, { needs })
    .then(joined);
  given(registered, joined).when(LeaveGroup, inGroup, { needs }).thenRefused('group.source');
  given(registered, joined)
    .when(LeaveGroup, inGroup, { needs: { group: { source: 'directory', status: 'deleted' } } })
    .then(GroupLeft({ groupId: 'group-1' }));
});
test('nobody joins a group that is gone or of another organisation', () => {
  for (const status of ['deleted', 'absent'])
    given(registered)
      .when(JoinGroup, { ...id, groupId: 'group-1' }, { needs: { group: { status } } })
      .thenRefused('group.unknown');
});
test('a person is in 500 groups at most', () => {
  const all = Array.from({ length: 500 }, (_, n) => GroupJoined({ groupId: `group ${n}` }));
  given(registered, ...all)
    .when(JoinGroup, { ...id, groupId: 'group-1' })
    .thenRefused('group.most');
});
test('a person who is gone does not come back under the same id', () => {
  given(registered)
    .when(DeletePerson, id)
    .then(PersonDeleted({ groups: [] }));
  const gone = [registered, PersonDeleted({ groups: [] })];
  for (const command of [SuspendPerson, ActivatePerson, DeletePerson])
    given(...gone)
      .when(command, id)
      .thenRefused('user.unknown');
  given(...gone)
    .when(RegisterPerson, ada)
    .thenRefused('user.unknown');
});

const until = '2026-01-01T00:01:00.000Z';
test('a person is joined into one who is ready for it, once, and parted again', () => {
  const bob = { ...id, personId: 'bob' };
  const ready = JoinPrepared({ personId: 'bob', until });
  given(registered).when(PrepareJoin, bob).then(ready);
  given(registered, ready)
    .when(PrepareJoin, bob, { needs: { other: { joinedInto: id.id } } })
    .then();
  const joining = { id: 'bob', into: id.id };
  const into = { joining: [{ personId: 'bob', until }] };
  const joined = PersonJoined({ into: id.id });
  given(registered).when(JoinPerson, joining, { needs: { into } }).then(joined);
  given(registered, joined).when(JoinPerson, joining, { needs: { into } }).then();
  const parting = { id: 'bob', from: id.id };
  const parted = [registered, joined, PersonParted({ from: id.id })];
  given(registered, joined).when(PartPerson, parting).then(parted[2]!);
  given(...parted)
    .when(PartPerson, parting)
    .then();
  given(registered, joined)
    .when(PartPerson, { ...parting, from: 'eve' })
    .thenRefused('request.conflict');
  // Who was suspended as one of two does not come back by a parting.
  given(registered, joined)
    .when(PartPerson, parting, { needs: { from: { status: 'suspended' } } })
    .then(parted[2]!, PersonSuspended({ until: now.toISOString() }));
  expect(fold(person, parted)).toEqual(fold(person, [registered]));
  // The place of who is joined is free, and is taken again by a parting, be it the plan's last or one more.
  const place = { kind: 'user.total.count', of: 'acme' };
  const yielded = (...events: Happened[]) => person.yields!(fold(person, events));
  expect([yielded(registered), yielded(registered, joined), yielded(...parted)]).toEqual([
    [],
    [place.kind],
    [],
  ]);
  expect(PartPerson.claims!(parting, { organisationId: 'acme' })).toEqual([
    { ...place, beyond: Number.MAX_SAFE_INTEGER },
  ]);
});
test('a join that was prepared is forgotten by who prepared it, or when its time is over, but not once it has happened', () => {
  const bob = { ...id, personId: 'bob' };
  const past = [registered, JoinPrepared({ personId: 'bob', until })];
  const dropped = JoinDropped({ personId: 'bob' });
  given(...past)
    .when(DropJoin, bob)
    .then();
  given(...past)
    .when(DropJoin, { ...bob, until })
    .then(dropped);
  const later = { now: new Date('2026-01-01T00:02:00.001Z') };
  given(...past)
    .when(DropJoin, bob, later)
    .then(dropped);
  given(...past)
    .when(DropJoin, { ...bob, until }, { ...later, needs: { other: { joinedInto: id.id } } })
    .then();
  given(...past, dropped)
    .when(DropJoin, bob)
    .then();
});
test('nobody is joined into oneself, over a second person, while suspended, too late, or with more than 20 others', () => {
  const bob = { ...id, personId: 'bob' };
  const joined = PersonJoined({ into: 'carl' });
  given(registered)
    .when(PrepareJoin, { ...id, personId: id.id })
    .thenInvalid('into');
  given(registered, joined).when(PrepareJoin, bob).thenRefused('person.joined');
  given(registered, PersonSuspended({ until: now.toISOString() }))
    .when(PrepareJoin, bob)
    .thenRefused('user.suspended');
  const many = Array.from({ length: 20 }, (_, n) => JoinPrepared({ personId: `p-${n}`, until }));
  given(registered, ...many)
    .when(PrepareJoin, bob)
    .thenRefused('request.invalid');
  const into = { ...id, into: 'bob' };
  const ready = { joining: [{ personId: id.id, until }] };
  given(registered, joined).when(JoinPerson, into).thenRefused('person.joined');
  given(registered, JoinPrepared({ personId: 'carl', until }))
    .when(JoinPerson, into, { needs: { into: ready } })
    .thenRefused('person.joined');
  for (const other of [{}, { ...ready, joinedInto: 'carl' }])
    given(registered)
      .when(JoinPerson, into, { needs: { into: other } })
      .thenRefused('person.joined');
  given(registered)
    .when(JoinPerson, into, { needs: { into: ready }, now: new Date('2026-01-01T00:01:00.001Z') })
    .thenRefused('person.joined');
  const rests = { ...ready, status: 'suspended' };
  given(registered)
    .when(JoinPerson, into, { needs: { into: rests } })
    .thenRefused('user.suspended');
  given(registered, PersonSuspended({ until: now.toISOString() }))
    .when(JoinPerson, into, { needs: { into: ready } })
    .thenRefused('user.suspended');
});
test('who was joined into another person rests and is activated with that one alone', () => {
  for (const command of [SuspendPerson, ActivatePerson])
    given(registered, PersonJoined({ into: 'bob' }))
      .when(command, id)
      .thenRefused('person.joined');
});
