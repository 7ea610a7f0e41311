import { expect, test } from 'vitest';
import { fold } from '../kit.ts';
import { given, unstorable } from '../testSpec.ts';
import { CreateGroup, DeleteGroup, HandOverGroup, ReleaseGroup, RenameGroup, UseGroup } from './commands.ts';
import {
  GroupCreated,
  GroupDeleted,
  GroupHandedOver,
  GroupReleased,
  GroupRenamed,
  GroupUsed,
} from './events.ts';
import { group } from './group.ts';

const id = { id: 'group-1' };
const engineering = { ...id, organisationId: 'acme', name: 'Engineering' };
const created = GroupCreated({ name: 'Engineering', source: 'console' });

test('a group is made once, by operators or of a directory', () => {
  given().when(CreateGroup, engineering).then(created);
  given(created).when(CreateGroup, engineering).then();
  given()
    .when(CreateGroup, { ...engineering, source: 'directory' })
    .then(GroupCreated({ name: 'Engineering', source: 'directory' }));
});
test('the name of a group is on one line and unique in its organisation, whatever its capitals', () => {
  given()
    .when(CreateGroup, { ...engineering, name: ' Engineering\n East ' })
    .then(GroupCreated({ name: 'Engineering East', source: 'console' }));
  const name = { kind: 'group.name', value: 'acme:engineering' };
  expect(CreateGroup.claims!({ ...engineering, source: 'console' }, { organisationId: 'acme' })).toEqual([
    name,
    { kind: 'group.count', of: 'acme' },
  ]);
  expect(
    RenameGroup.claims!({ ...id, name: 'ENGINEERING', source: 'console' }, { organisationId: 'acme' }),
  ).toEqual([name]);
});
const { null: _, ...untrue } = unstorable;
test.for(Object.entries({ ...untrue, empty: '', blank: ' \n', long: 'a'.repeat(101) }))(
  'the name of a group cannot be %s',
  ([, name]) =>
    given()
      .when(CreateGroup, { ...engineering, name } as never)
      .thenInvalid('name'),
);
test('a group gets another name, and the same name changes nothing', () => {
  given(created)
    .when(RenameGroup, { ...id, name: 'Builders' })
    .then(GroupRenamed({ name: 'Builders' }));
  given(created)
    .when(RenameGroup, { ...id, name: 'Engineering' })
    .then();
});
test('the name of a group of a directory is changed by the directory alone', () => {
  const theirs = GroupCreated({ name: 'Engineering', source: 'directory' });
  const renaming = { ...id, name: 'Builders' };
  given(theirs).when(RenameGroup, renaming).thenRefused('group.source');
  given(theirs)
    .when(RenameGroup, { ...renaming, source: 'directory' })
    .then(GroupRenamed({ name: 'Builders' }));
  given(created)
    .when(RenameGroup, { ...renaming, source: 'directory' })
    .thenRefused('group.source');
});
test('a group of a directory is handed over to another application that reads it, and one of operators never is', () => {
  const theirs = GroupCreated({ name: 'Engineering', source: 'directory', applicationId: 'wiki' });
  const handing = { ...id, applicationId: 'shop' };
  const handed = GroupHandedOver({ applicationId: 'shop' });
  given(theirs).when(HandOverGroup, handing).then(handed);
  given(theirs, handed).when(HandOverGroup, handing).then();
  given(created).when(HandOverGroup, handing).thenRefused('group.source');
});
test('a group whose directory is no longer read is changed by operators, until an application reads it again', () => {
  const theirs = GroupCreated({ name: 'Engineering', source: 'directory', applicationId: 'wiki' });
  const [releasing, released] = [{ ...id, from: 'wiki' }, GroupReleased({})];
  const [byHand, bySync] = [
    { ...id, name: 'Builders' },
    { ...id, name: 'Builders', source: 'directory' as const },
  ];
  given(theirs).when(ReleaseGroup, releasing).then(released);
  given(theirs, released).when(ReleaseGroup, releasing).then();
  given(theirs, released)
    .when(RenameGroup, byHand)
    .then(GroupRenamed({ name: 'Builders' }));
  given(theirs, released).when(RenameGroup, bySync).thenRefused('group.source');
  // It then counts for no application, and for the one that reads it again.
  const [before, after, again] = [[], [released], [released, GroupHandedOver({ applicationId: 'wiki' })]].map(
    (more) => group.yields!(fold(group, [theirs, ...more])),
  );
  expect([before, after, again]).toEqual([[], ['directory.groups'], []]);
  given(theirs, released)
    .when(HandOverGroup, { ...id, applicationId: 'wiki' })
    .then(GroupHandedOver({ applicationId: 'wiki' }));
  given(theirs, released, GroupHandedOver({ applicationId: 'shop' }))
    .when(RenameGroup, byHand)
    .thenRefused('group.source');
});
test('a group that another application has taken over meanwhile is not released, nor one of operators', () => {
  const theirs = GroupCreated({ name: 'Engineering', source: 'directory', applicationId: 'wiki' });
  given(theirs, GroupHandedOver({ applicationId: 'shop' }))
    .when(ReleaseGroup, { ...id, from: 'wiki' })
    .then();
  given(created)
    .when(ReleaseGroup, { ...id, from: null })
    .then();
});
test('a group knows the applications that were open to it, each once', () => {
  const used = GroupUsed({ applicationId: 'wiki' });
  given(created)
    .when(UseGroup, { ...id, applicationId: 'wiki' })
    .then(used);
  given(created, used)
    .when(UseGroup, { ...id, applicationId: 'wiki' })
    .then();
  expect(fold(group, [created, used]).applications).toEqual(['wiki']);
});
test('a group that is gone does not come back', () => {
  given(created).when(DeleteGroup, id).then(GroupDeleted({}));
  const gone = [created, GroupDeleted({})];
  for (const [command, input] of [
    [RenameGroup, { ...id, name: 'Builders' }],
    [UseGroup, { ...id, applicationId: 'wiki' }],
    [DeleteGroup, id],
    [CreateGroup, engineering],
  ] as const)
    given(...gone)
      .when(command as never, input as never)
      .thenRefused('group.unknown');
});
