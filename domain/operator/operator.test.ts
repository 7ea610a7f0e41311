import { describe, expect, test } from 'vitest';
import { formsOf, sameEmail } from '../addresses.ts';
import { fold } from '../kit.ts';
import { given, now, unstorable } from '../testSpec.ts';
import {
  ActivateOperator,
  ChangeOperatorDetails,
  DeleteOperator,
  DismissDeviceHint,
  DismissStarter,
  EnrolOperator,
  RegisterOperator,
  RequestEmailVerification,
  SuspendOperator,
  VerifyEmail,
} from './commands.ts';
import {
  DeviceHintDismissed,
  EmailVerificationRequested,
  EmailVerified,
  OperatorActivated,
  OperatorDeleted,
  OperatorDetailsChanged,
  OperatorEnrolled,
  OperatorRegistered,
  OperatorSuspended,
  StarterDismissed,
} from './events.ts';
import { operator } from './operator.ts';

const person = {
  email: 'Ada@Example.com',
  name: 'Ada',
  phoneNumber: '+44 20 7946 0000',
  title: 'Countess',
  designation: 'C level',
  isUniversityConnection: false,
  isFollowUpCall: true,
};
const ada = { ...person, id: 'op-1', organisationId: 'org-1', owner: true };
const registered = OperatorRegistered({ ...person, owner: true, termsAcceptedAt: now.toISOString() });
const suspended = OperatorSuspended({});
const id = { id: 'op-1' };
const herself = { actor: { role: 'operator', id: 'op-1', organisationId: 'org-1' } } as const;

describe('registering', () => {
  test('a new operator is registered and asked to verify the address', () =>
    given().when(RegisterOperator, ada).then(registered, EmailVerificationRequested({})));
  test('registering again changes nothing', () => given(registered).when(RegisterOperator, ada).then());
  const begun = OperatorRegistered({
    ...{ ...person, owner: true, enrolling: true },
    termsAcceptedAt: now.toISOString(),
  });
  test('one whose passkey is to follow is asked to verify the address once it is there', () => {
    given()
      .when(RegisterOperator, { ...ada, enrolling: true })
      .then(begun);
    given(begun).when(EnrolOperator, id).then(OperatorEnrolled({}), EmailVerificationRequested({}));
    given(begun, EmailVerified({})).when(EnrolOperator, id).then(OperatorEnrolled({}));
    given(begun, OperatorEnrolled({})).when(EnrolOperator, id).then();
    given(registered).when(EnrolOperator, id).then();
  });
  test('one that is not finished ends when somebody else takes the address', () => {
    expect(operator.forsaken!(fold(operator, [begun]))).toEqual(OperatorDeleted({}));
    expect(operator.forsaken!(fold(operator, [begun, OperatorEnrolled({})]))).toBeNull();
    expect(operator.forsaken!(fold(operator, [registered]))).toBeNull();
  });
  test('a deleted operator is not registered again under the same id', () =>
    given(registered, OperatorDeleted({})).when(RegisterOperator, ada).thenRefused('operator.unknown'));
  test('title and the two questions may be left out', () => {
    const { title: _, isFollowUpCall: __, isUniversityConnection: ___, ...least } = ada;
    given()
      .when(RegisterOperator, least)
      .then(
        OperatorRegistered({
          ...registered.data,
          ...{ title: '', isFollowUpCall: false, isUniversityConnection: false },
        } as never),
        EmailVerificationRequested({}),
      );
  });

  for (const field of ['email', 'name', 'phoneNumber', 'designation'] as const)
    test.for(Object.entries(unstorable))(`${field} cannot be %s`, ([, value]) =>
      given()
        .when(RegisterOperator, { ...ada, [field]: value } as never)
        .thenInvalid(field),
    );
  test('an e-mail address has at most 100 characters [public.register.field.email]', () => {
    const ofLength = (length: number) => `${'a'.repeat(64)}@${'b'.repeat(length - 69)}.com`;
    given()
      .when(RegisterOperator, { ...ada, email: ofLength(101) })
      .thenInvalid('email');
    expect(ofLength(100)).toHaveLength(100);
    given()
      .when(RegisterOperator, { ...ada, email: ofLength(100) })
      .thenInvalid();
  });
  test.for([
    'ada',
    '@example.com',
    'ada@',
    'ada@example',
    'ada@@example.com',
    'ada@example..com',
    ' ada@example.com',
    'ada@example.com ',
    'Ada <ada@example.com>',
    'ada@example.com,eve@evil.example',
    'ada@example.com,eve',
    'ada@example.com\r\nBcc: eve@evil.example',
    '"ada eve"@example.com',
    'ada@exa\u200bmple.com',
    'a..b@example.com',
    '.ada@example.com',
    'ada@-example.com',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    'ada@[10.0.0.5].example',
    'ada@example-.com',
    `${'a'.repeat(65)}@example.com`,
  ])('%j is not an e-mail address', (email) =>
    given()
      .when(RegisterOperator, { ...ada, email })
      .thenInvalid('email'),
  );
  test.for(['ada@example.com', 'a.b+c@sub.example.co.uk', 'ädä@bücher.example', "o'hara@example.ie"])(
    '%j is an e-mail address',
    (email) =>
      given()
        .when(RegisterOperator, { ...ada, email })
        .thenInvalid(),
  );
  test.for([
    ['letter case', 'Ada@Example.COM', 'ada@example.com'],
    ['the encoding of the domain', 'ida@xn--mnchen-3ya.example', 'ida@münchen.example'],
    ['the composition of letters', 'zoe\u0308@mu\u0308nchen.example', 'zoë@MÜNCHEN.example'],
    ['the width of letters', 'ｉｄａ＠ｍünchen.example', 'ida@münchen.example'],
  ])('two spellings in %s are the same address', ([, one, other]) =>
    expect(sameEmail(one!)).toBe(sameEmail(other!)),
  );
  test('an address beyond ASCII is taken under both forms of its domain', () =>
    expect(formsOf('Ida@MÜNCHEN.example')).toEqual(['ida@münchen.example', 'ida@xn--mnchen-3ya.example']));
  test('an id is short and plain', () => {
    for (const id of ['', 'a b', 'a/b', 'a\n', 'x'.repeat(65), 'ä'])
      given()
        .when(RegisterOperator, { ...ada, id })
        .thenInvalid('id');
  });
});

describe('the e-mail address', () => {
  test('is verified once', () => {
    given(registered).when(VerifyEmail, id).then(EmailVerified({}));
    given(registered, EmailVerified({})).when(VerifyEmail, id).then();
  });
  test('may be asked to be verified again until it is', () => {
    given(registered).when(RequestEmailVerification, id).then(EmailVerificationRequested({}));
    given(registered, EmailVerified({})).when(RequestEmailVerification, id).then();
  });
});

describe('suspending and deleting', () => {
  test('an active operator can be suspended', () =>
    given(registered).when(SuspendOperator, id).then(suspended));
  test('suspending twice changes nothing', () =>
    given(registered, suspended).when(SuspendOperator, id).then());
  test('a suspended operator can be activated', () =>
    given(registered, suspended).when(ActivateOperator, id).then(OperatorActivated({})));
  test('activating an active operator changes nothing', () =>
    given(registered).when(ActivateOperator, id).then());
  test('an operator can be deleted, suspended or not', () => {
    given(registered).when(DeleteOperator, id).then(OperatorDeleted({}));
    given(registered, suspended).when(DeleteOperator, id).then(OperatorDeleted({}));
  });
  test('operators cannot suspend or delete themselves [org-team.members.own-row]', () => {
    given(registered).when(SuspendOperator, id, herself).thenRefused('operator.self');
    given(registered).when(DeleteOperator, id, herself).thenRefused('operator.self');
  });
});

describe('changing the own details', () => {
  const details = { ...id, name: ' Ada King ', phoneNumber: '+44 1' };
  test('name and phone number change, without blanks around them', () =>
    given(registered)
      .when(ChangeOperatorDetails, details)
      .then(OperatorDetailsChanged({ name: 'Ada King', phoneNumber: '+44 1' })));
  test('the phone number may be empty, the name not', () => {
    given(registered)
      .when(ChangeOperatorDetails, { ...details, phoneNumber: '' })
      .then(OperatorDetailsChanged({ name: 'Ada King', phoneNumber: '' }));
    given(registered)
      .when(ChangeOperatorDetails, { ...details, name: '  ' })
      .thenInvalid('name');
  });
  test.for(Object.entries(unstorable))('neither can be %s', ([, value]) => {
    for (const field of ['name', 'phoneNumber'])
      if (field === 'name' || typeof value !== 'string' || value.trim() !== '')
        given(registered)
          .when(ChangeOperatorDetails, { ...details, [field]: value } as never)
          .thenInvalid(field);
  });
  test('an absent operator has no details', () =>
    given().when(ChangeOperatorDetails, details).thenRefused('operator.unknown'));
});

test('the advice to add a second device is dismissed once', () => {
  given(registered).when(DismissDeviceHint, id).then(DeviceHintDismissed({}));
  given(registered, DeviceHintDismissed({})).when(DismissDeviceHint, id).then();
});
test('the getting-started dialog is dismissed once', () => {
  given(registered).when(DismissStarter, id).then(StarterDismissed({}));
  given(registered, StarterDismissed({})).when(DismissStarter, id).then();
});

test.for(
  [
    RequestEmailVerification,
    VerifyEmail,
    SuspendOperator,
    ActivateOperator,
    DeleteOperator,
    DismissStarter,
    DismissDeviceHint,
  ].map((command, n) => [n, command] as const),
)('command %i knows no absent and no deleted operator', ([, command]) => {
  given().when(command, id).thenRefused('operator.unknown');
  given(registered, OperatorDeleted({})).when(command, id).thenRefused('operator.unknown');
});
