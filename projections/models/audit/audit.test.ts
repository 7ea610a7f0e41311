import { expect, test } from 'vitest';
import { ApplicationSuspended } from '../../../domain/application/events.ts';
import { DeviceRemoved, DeviceSuspended } from '../../../domain/device/events.ts';
import { SubjectErased } from '../../../domain/erasure/events.ts';
import type { Actor } from '../../../domain/kit.ts';
import { OperatorRegistered } from '../../../domain/operator/events.ts';
import { RequestRefused } from '../../../domain/refusal/events.ts';
import { ReservationAbandoned } from '../../../domain/reservation/events.ts';
import { SignedIn, TransactionDeclined, TransactionExpired } from '../../../domain/transaction/events.ts';
import { after, at, testEventId } from '../../testSpec.ts';
import { audit } from './audit.ts';

const bob: Actor = { role: 'operator', id: 'bob', organisationId: 'acme' };
const visitor: Actor = { role: 'visitor', id: 'visitor' };
const signedIn = SignedIn({
  ...{ deviceId: 'd', method: 'this device', counter: 0, platform: 'Android', browser: 'Chrome' },
  backedUp: false,
});
const source = { ip: '203.0.113.7', userAgent: 'Chrome' };
const registered = OperatorRegistered({
  ...{ email: 'a@b.io', name: 'Ada', phoneNumber: '1', title: '', designation: 'C level', owner: true },
  ...{ isUniversityConnection: false, isFollowUpCall: false, termsAcceptedAt: at },
});
const erased = (subject: string) => [subject, SubjectErased({ subject }), { kind: 'erasure' }] as const;

test('every change leaves a row: what, whose, by whom, by which call [org-audit.recorded]', () =>
  after(audit, [
    'shop',
    ApplicationSuspended({}),
    {
      ...{ kind: 'application', organisationId: 'acme', applicationId: 'shop', actor: bob, source },
      ...{ call: 'updateApp', method: 'PUT', path: '/api/updateApp/shop', request: { suspended: true } },
      decidedIn: 12,
    },
  ]).shows({
    ...{ id: testEventId(1), organisationId: 'acme', applicationId: 'shop', category: 'application' },
    ...{ action: 'ApplicationSuspended', subjectId: 'shop', actorRole: 'operator', actorId: 'bob' },
    ...{ call: 'updateApp', method: 'PUT', originalUri: '/api/updateApp/shop', fromIP: source.ip },
    ...{ statusCode: 200, status: 'Info', responseTime: 12, request: { suspended: true }, createdAt: at },
  }));
test('what happens to a person’s device is on record for the user whom the call named, and not for members', () => {
  const request = { userId: 'ada-at-shop', credentialID: 'c' };
  const about = { kind: 'device', organisationId: 'acme', actor: bob, request };
  const suspended = DeviceSuspended({});
  after(audit, ['phone', suspended, { ...about, personId: 'ada' }]).shows({ userId: 'ada-at-shop' });
  after(audit, ['phone', suspended, { ...about, operatorId: 'ada' }]).shows({ userId: null });
  const removed = DeviceRemoved({ wasSuspended: false, platform: 'iOS', applicationId: 'shop' });
  after(audit, ['phone', removed, { ...about, personId: 'ada' }]).shows({ applicationId: 'shop' });
});
test('an event that no call led to has none of these', () =>
  after(audit, ['shop', ApplicationSuspended({}), { kind: 'application' }]).shows({
    ...{ organisationId: null, applicationId: 'shop', call: null, method: null, originalUri: null },
    ...{ fromIP: null, responseTime: null, request: null },
  }));
test('a refusal to a signed-in caller is an error with its code [org-audit.recorded]', () =>
  after(audit, [
    'bob',
    RequestRefused({ statusCode: 403, refusal: 'operator.self', leftOut: 0 }),
    {
      kind: 'refusal',
      organisationId: 'acme',
      actor: bob,
      source,
      call: 'DELETE /deleteOperator/:userId',
    },
  ]).shows({
    ...{ action: 'RequestRefused', category: 'refusal', actorId: 'bob', organisationId: 'acme' },
    ...{ statusCode: 403, status: 'Error', fromIP: source.ip },
    response: { refusal: 'operator.self', leftOut: 0 },
  }));
test('one row an event', () =>
  expect(
    after(
      audit,
      ['shop', ApplicationSuspended({}), { kind: 'application' }],
      ['shop', ApplicationSuspended({}), { kind: 'application' }],
    ).rows,
  ).toHaveLength(2));
test('the book-keeping of reactions is left out', () =>
  after(audit, ['mail', ReservationAbandoned({ claim: 'email-x' }), { kind: 'reaction' }]).shows());

test('an erased actor leaves rows without an address', () =>
  after(
    audit,
    ['shop', ApplicationSuspended({}), { kind: 'application', actor: bob, source }],
    [...erased('bob')],
  ).shows({ actorId: 'bob', fromIP: null }, { action: 'SubjectErased' }));
test("a visitor's address goes with the person that the visitor became, and with nobody else", () => {
  const before = ['ada', registered, { kind: 'operator', actor: visitor, source }] as const;
  after(audit, [...before], [...erased('ada')]).shows({ subjectId: 'ada', fromIP: null }, {});
  after(audit, [...before], [...erased('visitor')]).shows({ subjectId: 'ada', fromIP: source.ip }, {});
});
test('a sign-in is found by the organisation if it was to an application, and one that failed also by its reason', () => {
  const inShop = { kind: 'transaction', organisationId: 'acme', applicationId: 'shop' };
  const to = { signInTo: 'acme', signInAt: 'shop' };
  const declined = TransactionDeclined({ kind: 'general', message: 'User Declined' });
  after(audit, ['t', declined, inShop]).shows({ failure: 'declined', failedIn: 'acme', ...to });
  const toConsole = { kind: 'transaction', organisationId: 'acme' };
  after(audit, ['t', declined, toConsole]).shows({
    failure: 'declined',
    failedIn: null,
    signInTo: null,
    signInAt: null,
  });
  const none = { failure: null, failedIn: null, signInTo: null, signInAt: null };
  after(audit, ['t', TransactionExpired({ kind: 'register' }), inShop]).shows(none);
  after(audit, ['t', signedIn, inShop]).shows({ ...none, ...to });
});
