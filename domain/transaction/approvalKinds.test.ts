import { describe, expect, test } from 'vitest';
import { approvalRoutes, kinds, requestTypes } from '../families/requests.ts';
import { given } from '../testSpec.ts';
import { ChooseNumber, OpenTransaction } from './approval.ts';
import { ApproveRegistration, ApproveTransaction, CollectTransaction } from './approving.ts';
import { TransactionApproved } from './events.ts';
import {
  ada,
  approval,
  bob,
  credential,
  hash,
  id,
  later,
  made,
  ofShop,
  opened,
  openedWith,
  opening,
  proof,
  registering,
  wrongOf,
} from './testApproval.ts';

test('every kind has its page, and its type: 1 registers, 2 logs in [public.transaction.types, approval.variants]', () => {
  const table = Object.entries(kinds).map(([kind, { route, type }]) => `${kind} /${route} ${type}`);
  expect(table).toEqual([
    'login /approve 2',
    'register /approve 1',
    'addDevice /approve 1',
    'general /approve 2',
    'general-register /approve 1',
    'general-add-device /approve 1',
    'oidc /approveOidc 2',
    'oidc-register /approveOidc 1',
    'saml /approveSAMLUser 2',
    'saml-register /approveSAMLUser 1',
    'radius-login /approveRadiusLogin 2',
    'radius-register /approveRadiusRegister 1',
  ]);
  expect(approvalRoutes).toHaveLength(5);
  expect(requestTypes).toEqual(['OPERATOR_LOGIN', 'OPERATOR_REGISTER', 'OPERATOR_ADD_DEVICE']);
});

describe('a request is opened only with everything that its kind needs', () => {
  const refused = (differing: object) =>
    given()
      .when(OpenTransaction, { ...opening, ...differing })
      .thenRefused('request.invalid');
  test('a number, except where there is no screen to show it', () => {
    refused({ number: null });
    refused({ ...ofShop, number: null });
    const radius = { ...ofShop, kind: 'radius-login' as const, number: null };
    given()
      .when(OpenTransaction, { ...opening, ...radius })
      .then(openedWith(radius));
  });
  test('an account and a device to make, where it registers', () => {
    const register = { kind: 'register' as const, ...registering };
    given()
      .when(OpenTransaction, { ...opening, ...register })
      .then(openedWith(register));
    for (const field of ['ownerId', 'deviceId', 'account']) refused({ ...register, [field]: null });
  });
  test('an application, where users sign in', () => refused({ ...ofShop, applicationId: null }));
});

describe('a user of an application approves', () => {
  const request = openedWith(ofShop);
  const signing = { ...approval, ...bob };
  const approved = TransactionApproved({ ...proof, ownerId: 'bob' });
  const collecting = { ...bob, secretHash: hash('s'), platform: 'Windows', browser: 'Chrome' };
  test('with a passkey of that application, where the plan has it', () => {
    given(request).when(ApproveTransaction, signing).then(approved);
    for (const differing of [
      { applicationId: 'another-shop' },
      { owner: { kind: 'user' as const, id: 'eve' } },
      { owner: { kind: 'operator' as const, id: 'bob' } },
    ])
      given(request)
        .when(ApproveTransaction, { ...signing, ...differing })
        .thenRefused('transaction.unknown');
    const { requires } = ApproveTransaction;
    if (typeof requires !== 'function') throw new Error('it depends on who approves');
    expect(requires(ApproveTransaction.input.parse(signing))).toBe(
      'authenticate.different.device.appless.QR',
    );
    expect(requires(ApproveTransaction.input.parse(approval))).toBeNull();
  });
  test('never a request of the console, nor the console one of the application', () => {
    given(opened).when(ApproveTransaction, signing).thenRefused('transaction.unknown');
    given(request).when(ApproveTransaction, approval).thenRefused('transaction.unknown');
  });
  test.for([
    ['owner', 'user.suspended'],
    ['person', 'user.suspended'],
    ['application', 'application.suspended'],
  ] as const)('not with a suspended %s, nor is it collected then', ([name, code]) => {
    const needs = { [name]: { status: 'suspended' } };
    given(request).when(ApproveTransaction, signing, { needs }).thenRefused(code);
    given(request, approved).when(CollectTransaction, collecting, { needs }).thenRefused(code);
  });
  test('without choosing a number only where none is shown', () => {
    const radius = openedWith({ ...ofShop, kind: 'radius-login', number: null });
    given(radius)
      .when(ChooseNumber, { ...id, number: null })
      .then();
    given(radius)
      .when(ApproveTransaction, { ...signing, number: null })
      .then(approved);
    given(request)
      .when(ChooseNumber, { ...id, number: null })
      .then(wrongOf('general'));
  });
});

describe('a phone registers', () => {
  const request = openedWith({ kind: 'register', ...registering });
  const answer = { ...id, number: 42, credential, under: null };
  test('whom the request names, with the passkey that it made, once', () => {
    given(request).when(ApproveRegistration, answer).then(TransactionApproved(made));
    given(request, TransactionApproved(made)).when(ApproveRegistration, answer).then();
    given(request, TransactionApproved(made))
      .when(ApproveRegistration, { ...answer, credential: { ...credential, credentialId: 'other' } })
      .thenRefused('transaction.closed');
    given(request)
      .when(ApproveRegistration, { ...answer, number: 24 })
      .then(wrongOf('register'));
    given(request)
      .when(ApproveRegistration, answer, { now: later(120_000) })
      .thenRefused('transaction.expired');
  });
  test('nobody, where a passkey that is there should answer; and no such passkey registers anybody', () => {
    given(opened).when(ApproveRegistration, answer).thenRefused('transaction.unknown');
    given(request).when(ApproveTransaction, approval).thenRefused('transaction.unknown');
  });
  test('a user only in the application that was named, which can be used', () => {
    const user = openedWith({ ...ofShop, ...registering, kind: 'general-register' });
    const under = { organisationId: 'acme', applicationId: 'shop', owner: null };
    given(user)
      .when(ApproveRegistration, { ...answer, under })
      .then(TransactionApproved(made));
    for (const other of [null, { ...under, applicationId: 'another-shop' }])
      given(user)
        .when(ApproveRegistration, { ...answer, under: other })
        .thenRefused('transaction.unknown');
    for (const name of ['organisation', 'application'] as const)
      given(user)
        .when(ApproveRegistration, { ...answer, under }, { needs: { [name]: { status: 'suspended' } } })
        .thenRefused(`${name}.suspended`);
  });
  test('one more device of the operator alone who confirmed it', () => {
    const more = openedWith({ ...registering, kind: 'addDevice' });
    const under = { organisationId: 'acme', applicationId: null, owner: ada.owner };
    given(more)
      .when(ApproveRegistration, { ...answer, under })
      .then(TransactionApproved(made));
    given(more)
      .when(ApproveRegistration, { ...answer, under: { ...under, owner: { ...ada.owner, id: 'eve' } } })
      .thenRefused('transaction.unknown');
    given(more)
      .when(ApproveRegistration, { ...answer, under: { ...under, owner: null } })
      .thenRefused('transaction.unknown');
    given(more)
      .when(ApproveRegistration, { ...answer, under }, { needs: { owner: { status: 'suspended' } } })
      .thenRefused('operator.suspended');
  });
});

describe('a phone becomes a further device of a user', () => {
  const about = { ...ofShop, ...registering, ownerId: 'bob', kind: 'general-add-device' as const };
  const more = openedWith(about);
  const under = { organisationId: 'acme', applicationId: 'shop', owner: bob.owner };
  const answer = { ...id, number: 42, credential, under };
  test('of the one who confirmed it, and of nobody else', () => {
    given(more)
      .when(ApproveRegistration, answer)
      .then(TransactionApproved({ ...made, ownerId: 'bob' }));
    for (const owner of [{ ...bob.owner, id: 'eve' }, { kind: 'operator' as const, id: 'bob' }, null])
      given(more)
        .when(ApproveRegistration, { ...answer, under: { ...under, owner } })
        .thenRefused('transaction.unknown');
    given(openedWith({ ...about, kind: 'general-register' }))
      .when(ApproveRegistration, answer)
      .thenRefused('transaction.unknown');
  });
  test('who is active, in an application that is active and allows several devices', () => {
    const single = { settings: { kind: 'web', multipleDeviceAllowed: false } };
    given(more)
      .when(ApproveRegistration, answer, { needs: { application: single } })
      .thenRefused('device.single');
    for (const [need, name] of [
      ['owner', 'user'],
      ['organisation', 'organisation'],
      ['application', 'application'],
    ] as const)
      given(more)
        .when(ApproveRegistration, answer, { needs: { [need]: { status: 'suspended' } } })
        .thenRefused(`${name}.suspended`);
  });
});
