import { expect, test } from 'vitest';
import { fold } from '../kit.ts';
import { given, unstorable } from '../testSpec.ts';
import { CreateGroup, DeleteGroup, HandOverGroup, RenameGroup, UseGroup } from './commands.ts';
import { GroupCreated, GroupDeleted, GroupHandedOver, GroupRenamed, GroupUsed } from './events.ts';
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
