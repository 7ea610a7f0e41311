import { describe, test } from 'vitest';
import { type Circumstances, given, unstorable } from '../testSpec.ts';
import { CompleteAdminSignIn, CompleteRegistration, CompleteSignIn, UseSession } from './commands.ts';
import { AdminSignedIn, RegistrationCompleted, SessionUsed, SignedIn, SignInTried } from './events.ts';

const proof = {
  deviceId: 'device-1',
  method: 'this device' as const,
  counter: 3,
  platform: 'Android',
  browser: 'Chrome',
};
const of = { id: 'transaction-1', personId: 'person-1', organisationId: 'org-1', applicationId: 'app-1' };
const registration = { ...of, ...proof, owner: { kind: 'user' as const, id: 'user-1' } };
const signIn = { ...registration, backedUp: true };
const registered = RegistrationCompleted(proof);
const signedIn = SignedIn({ ...proof, backedUp: true });

test('a registration is completed', () => given().when(CompleteRegistration, registration).then(registered));
test('a sign-in is completed', () => given().when(CompleteSignIn, signIn).then(signedIn));
test('a sign-in that is only tried is no sign-in, and names who tries it', () =>
  given()
    .when(CompleteSignIn, { ...signIn, triedBy: 'ada' })
    .then(SignInTried({ ...proof, backedUp: true, triedBy: 'ada' })));
test('the use of a session is noted once', () => {
  const used = { id: 'day-1', userId: 'user-1', deviceId: 'device-1' };
  const noted = SessionUsed({ deviceId: 'device-1' });
  given().when(UseSession, used).then(noted);
  given(noted).when(UseSession, used).then();
});
test('a challenge is used up by its first answer, whatever it was for', () => {
  for (const past of [registered, signedIn, SignInTried({ ...proof, backedUp: true, triedBy: 'ada' })]) {
    given(past).when(CompleteRegistration, registration).thenRefused('transaction.used');
    given(past).when(CompleteSignIn, signIn).thenRefused('transaction.used');
  }
});
test('a sign-in to the console has no application', () =>
  given()
    .when(CompleteSignIn, {
      ...signIn,
      ...{ applicationId: null, personId: null },
      owner: { kind: 'operator', id: 'op-1' },
    })
    .then(signedIn));

describe('a suspended party does not pass [security.suspended-effect]', () => {
  const signingIn = (needs: Circumstances['needs'] & {}) => given().when(CompleteSignIn, signIn, { needs });
  const registering = (needs: Circumstances['needs'] & {}) =>
    given().when(CompleteRegistration, registration, { needs });
  const suspended = { status: 'suspended' };

  test.for([
    ['organisation', 'organisation.suspended'],
    ['application', 'application.suspended'],
    ['owner', 'user.suspended'],
    ['person', 'user.suspended'],
    ['device', 'device.suspended'],
  ] as const)('a suspended %s lets nobody in', ([name, code]) => {
    signingIn({ [name]: suspended }).thenRefused(code);
    registering({ [name]: suspended }).thenRefused(code);
  });
  test('nor does a suspended operator pass', () =>
    given()
      .when(
        CompleteSignIn,
        { ...signIn, applicationId: null, personId: null, owner: { kind: 'operator', id: 'op-1' } },
        { needs: { owner: suspended } },
      )
      .thenRefused('operator.suspended'));
  test.for([
    ['organisation', 'organisation.unknown'],
    ['application', 'application.unknown'],
    ['owner', 'user.unknown'],
    ['person', 'user.unknown'],
    ['device', 'device.unknown'],
  ] as const)('nor does one without a living %s', ([name, code]) => {
    for (const status of ['absent', 'deleted']) signingIn({ [name]: { status } }).thenRefused(code);
  });
});

test.for(['platform', 'browser'])('%s can be stored', (field) => {
  for (const value of ['a\0b', 'a\ud800', 'x'.repeat(41), 7, null])
    given()
      .when(CompleteSignIn, { ...signIn, [field]: value } as never)
      .thenInvalid(field);
});
test.for(Object.entries(unstorable))('a device id cannot be %s', ([, deviceId]) =>
  given()
    .when(CompleteSignIn, { ...signIn, deviceId } as never)
    .thenInvalid('deviceId'),
);
test('a counter does not run below zero', () =>
  given()
    .when(CompleteSignIn, { ...signIn, counter: -1 })
    .thenInvalid('counter'));

describe('a member of the staff signs in', () => {
  const input = { id: 'transaction-1', adminId: 'admin-1', passkeyId: 'passkey-1', counter: 3 };
  const has = (...ids: string[]) => ({ needs: { admin: { passkeys: ids.map((id) => ({ id })) } } });
  const entered = AdminSignedIn({ adminId: 'admin-1', passkeyId: 'passkey-1', counter: 3 });
  test('with a passkey of the account', () =>
    given().when(CompleteAdminSignIn, input, has('passkey-1')).then(entered));
  test('and not with one that was removed meanwhile', () =>
    given().when(CompleteAdminSignIn, input, has('passkey-2')).thenRefused('admin.passkeyUnknown'));
  test('with a challenge that nobody used before', () =>
    given(entered).when(CompleteAdminSignIn, input, has('passkey-1')).thenRefused('transaction.used'));
});
