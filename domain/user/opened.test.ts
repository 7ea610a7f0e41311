import { expect, test } from 'vitest';
import { group } from '../group/group.ts';
import { fold } from '../kit.ts';
import { given } from '../testSpec.ts';
import { UserDeleted, UserMadeDirect, UsernameVerified, UserRegistered } from './events.ts';
import { MakeUserDirect, UseOpening } from './opened.ts';
import { user } from './user.ts';

const ada = {
  ...{ id: 'user-1', personId: 'person-1', applicationId: 'wiki', groupId: 'group-1' },
  ...{ username: 'ada@acme.example', isAddress: true, name: 'Ada' },
};
const settings = { kind: 'oidc' };
const open = {
  application: { settings, openTo: { everybody: false, groups: ['group-1'] } },
  person: { groups: ['group-1'] },
};
const registered = UserRegistered({
  ...{ personId: 'person-1', realm: 'oidc', username: 'ada@acme.example', name: 'Ada', direct: false },
});

test('the first sign-in by a group records the access, once', () => {
  given().when(UseOpening, ada, { needs: open }).then(registered, UsernameVerified({}));
  given(registered).when(UseOpening, ada, { needs: open }).then();
  given()
    .when(UseOpening, { ...ada, username: 'ada', isAddress: false }, { needs: open })
    .then(
      UserRegistered({ personId: 'person-1', realm: 'oidc', username: 'ada', name: 'Ada', direct: false }),
    );
});
test('so does the first sign-in at an application that is open to everybody', () => {
  const application = { settings, openTo: { everybody: true, groups: [] } };
  given()
    .when(UseOpening, { ...ada, groupId: null }, { needs: { application } })
    .then(registered, UsernameVerified({}));
});
const shut: Record<string, object> = {
  'the application is open to another group': {
    application: { settings, openTo: { everybody: true, groups: ['group-2'] } },
  },
  'the person has left the group': { person: { groups: [] } },
  'the group is gone': { group: { ...group.initial, status: 'deleted' } },
};
test.for(Object.entries(shut))('nobody gets in when %s meanwhile', ([, needs]) =>
  given()
    .when(UseOpening, ada, { needs: { ...open, ...needs } })
    .thenRefused('user.noAccess'),
);
test('nobody gets in without a group when the application is open to groups alone', () =>
  given()
    .when(
      UseOpening,
      { ...ada, groupId: null },
      { needs: { application: open.application, person: open.person } },
    )
    .thenRefused('user.noAccess'));
test('a suspended person gets no access by a group', () =>
  given()
    .when(UseOpening, ada, { needs: { ...open, person: { ...open.person, status: 'suspended' } } })
    .thenRefused('user.suspended'));
test('access by a group takes the same places as any other', () =>
  expect(UseOpening.claims!(ada, { organisationId: 'acme' })).toEqual([
    { kind: 'username', value: 'wiki:ada@acme.example' },
    { kind: 'person.access', of: 'person-1' },
    { kind: 'max.user.per.app.count', of: 'wiki' },
  ]));
test('access by a group becomes access of its own, once', () => {
  given(registered).when(MakeUserDirect, { id: 'user-1' }).then(UserMadeDirect({}));
  given(registered, UserMadeDirect({})).when(MakeUserDirect, { id: 'user-1' }).then();
  expect(fold(user, [registered]).direct).toBe(false);
  expect(fold(user, [registered, UserMadeDirect({})]).direct).toBe(true);
  given(registered, UserDeleted({ wasSuspended: false, personId: 'person-1' }))
    .when(MakeUserDirect, { id: 'user-1' })
    .thenRefused('user.unknown');
});
