import { describe, expect, test } from 'vitest';
import { fold, type Happened } from '../kit.ts';
import { given, now, unstorable } from '../testSpec.ts';
import { usernameKeys } from '../usernames/username.ts';
import { ActivateUser, DeleteUser, EnrolUser, RegisterUser, SuspendUser } from './commands.ts';
import {
  UserActivated,
  UserDeleted,
  UserEnrolled,
  UsernameVerified,
  UserRegistered,
  UserSuspended,
} from './events.ts';
import { user } from './user.ts';

const registered = UserRegistered({ personId: 'person-1', realm: 'general', username: 'ada', name: 'Ada' });
const suspended = UserSuspended({ until: now.toISOString() });
const id = { id: 'user-1' };
const ada = { ...id, personId: 'person-1', applicationId: 'app-1', username: 'ada', name: 'Ada' };

describe('registering', () => {
  test('a user registers in an application', () => given().when(RegisterUser, ada).then(registered));
  test('registering again changes nothing', () => given(registered).when(RegisterUser, ada).then());
  const begun = UserRegistered({
    personId: 'person-1',
    realm: 'general',
    username: 'ada',
    name: 'Ada',
    enrolling: true,
  });
  test('one whose passkey is to follow is enrolled once it is there', () => {
    given()
      .when(RegisterUser, { ...ada, enrolling: true })
      .then(begun);
    given(begun).when(EnrolUser, id).then(UserEnrolled({}));
    given(begun, UserEnrolled({})).when(EnrolUser, id).then();
    given(registered).when(EnrolUser, id).then();
  });
  test('one that is not finished ends when somebody else takes the name', () => {
    const forsaken = (...events: Happened[]) => user.forsaken!(fold(user, events));
    expect(forsaken(begun)).toEqual(UserDeleted({ wasSuspended: false, personId: 'person-1' }));
    expect(forsaken(begun, suspended)).toEqual(UserDeleted({ wasSuspended: true, personId: 'person-1' }));
    expect(forsaken(begun, UserEnrolled({}))).toBeNull();
    expect(forsaken(registered)).toBeNull();
  });
  test('a deleted user does not come back under the same id', () =>
    given(registered, UserDeleted({ wasSuspended: false, personId: 'person-1' }))
      .when(RegisterUser, ada)
      .thenRefused('user.unknown'));
  test('nobody registers in a suspended or deleted application', () => {
    const when = (status: string) => given().when(RegisterUser, ada, { needs: { application: { status } } });
    when('suspended').thenRefused('application.suspended');
    when('deleted').thenRefused('application.unknown');
    when('absent').thenRefused('application.unknown');
  });
  test('a person who is suspended or gone gets no access; a newcomer is put on record after it', () => {
    const when = (status: string) => given().when(RegisterUser, ada, { needs: { person: { status } } });
    when('suspended').thenRefused('user.suspended');
    when('deleted').thenRefused('user.unknown');
    when('absent').then(registered);
  });
  test('what an operator allows is the access that was asked for, and no other', () => {
    const allowed = { ...ada, helpId: 'help-1', proved: true };
    const settings = { kind: 'oidc', name: 'Wiki' };
    const asked = { phase: 'granting', personId: 'person-1', applicationId: 'app-1' };
    const when = (help: object) =>
      given().when(RegisterUser, allowed, {
        needs: { application: { settings }, help: { ...asked, ...help } },
      });
    const access = UserRegistered({ personId: 'person-1', realm: 'oidc', username: 'ada', name: 'Ada' });
    when({}).then(access, UsernameVerified({}));
    when({ personId: 'person-2' }).thenRefused('user.uninvited');
    when({ applicationId: 'app-2' }).thenRefused('user.uninvited');
    when({ phase: 'open' }).thenRefused('user.uninvited');
    when({ phase: 'declined' }).thenRefused('user.uninvited');
  });
  test('by an invitation one registers while it is open, and the mail has proved the name', () => {
    const invited = { ...ada, inviteId: 'invite-1' };
    const invite = { expiresAt: '2026-01-03T00:00:00.000Z', used: false };
    given().when(RegisterUser, invited, { needs: { invite } }).then(registered, UsernameVerified({}));
    given()
      .when(RegisterUser, invited, {
        needs: { invite: { ...invite, expiresAt: '2025-12-31T00:00:00.000Z' } },
      })
      .thenRefused('invite.expired');
    given()
      .when(RegisterUser, invited, { needs: { invite: { ...invite, status: 'deleted', used: true } } })
      .thenRefused('invite.used');
  });
  test('an application for invited people alone requires an invitation', () => {
    const closed = { application: { settings: { kind: 'web', invitedOnly: true } } };
    given().when(RegisterUser, ada, { needs: closed }).thenRefused('user.uninvited');
    given(registered).when(RegisterUser, ada, { needs: closed }).then();
    const invite = { expiresAt: '2026-01-03T00:00:00.000Z', used: false };
    given()
      .when(RegisterUser, { ...ada, inviteId: 'invite-1' }, { needs: { ...closed, invite } })
      .then(registered, UsernameVerified({}));
  });
  test('a name may be left out, a user name loses the blanks around it', () =>
    given()
      .when(RegisterUser, { ...id, personId: 'person-1', applicationId: 'app-1', username: '  ada ' })
      .then(UserRegistered({ personId: 'person-1', realm: 'general', username: 'ada', name: '' })));
  test.for(Object.entries(unstorable))('a user name cannot be %s', ([, value]) =>
    given()
      .when(RegisterUser, { ...ada, username: value } as never)
      .thenInvalid('username'),
  );
  test('a user name has at most 100 characters, a name 80', () =>
    given()
      .when(RegisterUser, { ...ada, username: 'x'.repeat(101), name: 'x'.repeat(81) })
      .thenInvalid('username', 'name'));
  test('a user name is taken in one application whatever its letter case, and free in another', () => {
    expect(usernameKeys('app-1', 'Ada')).toEqual(usernameKeys('app-1', 'aDA'));
    expect(usernameKeys('app-1', 'ada')).not.toEqual(usernameKeys('app-2', 'ada'));
  });
  const alike = {
    'full width': 'ａｄａ',
    'a ligature': 'ﬁn',
    decomposed: 'Zoe\u0308',
    'a wide blank': 'a\u00a0b',
  };
  const usually = { 'full width': 'ada', 'a ligature': 'fin', decomposed: 'Zoë', 'a wide blank': 'a b' };
  test.for(Object.keys(alike) as (keyof typeof alike)[])(
    'a user name with %s is kept in its usual form, and taken together with it',
    (how) => {
      given()
        .when(RegisterUser, { ...ada, username: alike[how] })
        .then(
          UserRegistered({ personId: 'person-1', realm: 'general', username: usually[how], name: 'Ada' }),
        );
      expect(usernameKeys('app-1', alike[how])).toContain(usernameKeys('app-1', usually[how])[0]);
    },
  );
  test.for([
    'a\u200bda',
    'a\u202eda',
    'a\u00adda',
    'a\u0007da',
    'a\u3164da',
    'a\u2800da',
    'ada1\u0301',
    '\u0301ada',
    'a\ue000da',
    'аda',
    'αda',
    'ada.lоvelace',
  ])('nobody registers %j, which can be mistaken for another name', (username) =>
    given()
      .when(RegisterUser, { ...ada, username })
      .thenInvalid('username'),
  );
  test.for(['иван@shop.example', 'δημήτρης', 'O’Neil', '山田 taro', 'jürgen+1@x.io', 'ada_2'])(
    '%s is a user name',
    (username) =>
      given()
        .when(RegisterUser, { ...ada, username })
        .thenInvalid(),
  );
});

describe('suspending and deleting', () => {
  test('a user is suspended once', () => {
    given(registered).when(SuspendUser, id).then(suspended);
    given(registered, suspended).when(SuspendUser, id).then();
  });
  test('and activated once', () => {
    given(registered, suspended).when(ActivateUser, id).then(UserActivated({}));
    given(registered).when(ActivateUser, id).then();
  });
  test('deleting tells whether the user was suspended', () => {
    given(registered)
      .when(DeleteUser, id)
      .then(UserDeleted({ wasSuspended: false, personId: 'person-1' }));
    given(registered, suspended)
      .when(DeleteUser, id)
      .then(UserDeleted({ wasSuspended: true, personId: 'person-1' }));
  });
  test('nothing is done to a user who is absent or deleted', () => {
    for (const command of [SuspendUser, ActivateUser, DeleteUser]) {
      given().when(command, id).thenRefused('user.unknown');
      given(registered, UserDeleted({ wasSuspended: false, personId: 'person-1' }))
        .when(command, id)
        .thenRefused('user.unknown');
    }
  });
});

test('a user is deleted only in the realm that is meant, if one is', () => {
  given(registered)
    .when(DeleteUser, { ...id, realm: 'oidc' })
    .thenRefused('user.unknown');
  given(registered)
    .when(DeleteUser, { ...id, realm: 'general' })
    .then(UserDeleted({ wasSuspended: false, personId: 'person-1' }));
});
