import { describe, expect, test } from 'vitest';
import { fold } from '../kit.ts';
import { limits } from '../limits.ts';
import { given, now, unstorable } from '../testSpec.ts';
import {
  ChooseNumber,
  CloseTransaction,
  ExpireTransaction,
  OpenTransaction,
  ReportTransaction,
} from './approval.ts';
import { ApproveTransaction, CollectTransaction } from './approving.ts';
import { CompleteRegistration, CompleteSignIn } from './commands.ts';
import * as happened from './events.ts';
import {
  approval,
  approved,
  collecting,
  declined,
  ends,
  expired,
  failed,
  forAda,
  hash,
  id,
  later,
  opened,
  openedWith,
  opening,
  reported,
  signedIn,
  wrong,
} from './testApproval.ts';
import { statusAt, transaction } from './transaction.ts';

describe('a request waits for another device', () => {
  test('it is opened once, for two minutes', () => {
    given().when(OpenTransaction, opening).then(opened);
    given(opened).when(OpenTransaction, opening).thenRefused('transaction.used');
    expect(limits.approval).toBe(120_000);
  });
  test('a request and a ceremony on one device never share a stream', () => {
    given(signedIn).when(OpenTransaction, opening).thenRefused('transaction.used');
    const here = {
      ...approval,
      method: 'this device' as const,
      applicationId: null,
      platform: 'iOS',
      browser: 'Safari',
      owner: { kind: 'operator' as const, id: 'ada' },
    };
    given(opened).when(CompleteSignIn, here).thenRefused('transaction.used');
    given(opened).when(CompleteRegistration, here).thenRefused('transaction.used');
  });
  test('its time runs out without an event', () => {
    const state = fold(transaction, [opened]);
    expect(statusAt(state, now.getTime())).toBe('pending');
    expect(statusAt(state, later(119_999).getTime())).toBe('pending');
    expect(statusAt(state, later(120_000).getTime())).toBe('expired');
  });
});

describe('the number on the waiting screen is chosen on the phone', () => {
  test('the right one lets go on, as often as it is chosen', () =>
    given(opened)
      .when(ChooseNumber, { ...id, number: 42 })
      .then());
  test('a wrong one ends the request, before the passkey and with it', () => {
    given(opened)
      .when(ChooseNumber, { ...id, number: 24 })
      .then(wrong);
    given(opened)
      .when(ApproveTransaction, { ...approval, number: 24 })
      .then(wrong);
  });
});

describe('it is approved', () => {
  test('by whoever has a passkey, when no e-mail was given', () =>
    given(opened).when(ApproveTransaction, approval).then(approved));
  test('by the operator whose e-mail was given, and by no other', () => {
    given(forAda).when(ApproveTransaction, approval).then(approved);
    given(forAda)
      .when(ApproveTransaction, { ...approval, owner: { kind: 'operator', id: 'eve' } })
      .thenRefused('transaction.unknown');
  });
  test('once: the same approval again changes nothing, another one is refused', () => {
    given(opened, approved).when(ApproveTransaction, approval).then();
    for (const other of [{ deviceId: 'tablet' }, { counter: 4 }])
      given(opened, approved)
        .when(ApproveTransaction, { ...approval, ...other })
        .thenRefused('transaction.closed');
  });
  test('in time', () => {
    given(opened)
      .when(ApproveTransaction, approval, { now: later(119_999) })
      .then(approved);
    given(opened)
      .when(ApproveTransaction, approval, { now: later(120_000) })
      .thenRefused('transaction.expired');
  });
  test.for([
    ['owner', 'operator.suspended'],
    ['organisation', 'organisation.suspended'],
    ['device', 'device.suspended'],
  ] as const)(
    'not with a suspended %s, nor is it collected then [security.suspended-effect]',
    ([name, code]) => {
      const needs = { [name]: { status: 'suspended' } };
      given(opened).when(ApproveTransaction, approval, { needs }).thenRefused(code);
      given(opened, approved).when(CollectTransaction, collecting, { needs }).thenRefused(code);
    },
  );
});

describe('it is declined or fails', () => {
  test('once, and a repeat changes nothing', () => {
    given(opened)
      .when(CloseTransaction, { ...id, as: 'declined' })
      .then(declined);
    given(opened, declined)
      .when(CloseTransaction, { ...id, as: 'declined' })
      .then();
    given(opened)
      .when(CloseTransaction, { ...id, as: 'failed' })
      .then(failed);
    expect(declined.data.message).toBe('User Declined');
    const message = 'Authentication failed. Please try again.';
    given(opened)
      .when(CloseTransaction, { ...id, as: 'failed', message })
      .then(happened.TransactionFailed({ kind: 'login', message }));
    given(opened)
      .when(CloseTransaction, { ...id, as: 'failed', message: 'You won' as never })
      .thenInvalid('message');
  });
  test('after its time it has expired, whatever is said of it', () => {
    const circumstances = { now: later(120_000) };
    for (const as of ['declined', 'failed'] as const) {
      given(opened)
        .when(CloseTransaction, { ...id, as }, circumstances)
        .then(expired);
      given(opened, expired)
        .when(CloseTransaction, { ...id, as }, circumstances)
        .then();
    }
  });
  test('that nobody answered is on record once its time is over, and only then', () => {
    const after = { now: later(120_000) };
    given(opened).when(ExpireTransaction, id, after).then(expired);
    given(opened)
      .when(ExpireTransaction, id, { now: later(119_999) })
      .then();
    for (const end of Object.values(ends)) given(opened, end).when(ExpireTransaction, id, after).then();
  });
  test('never after another outcome', () => {
    given(opened, approved)
      .when(CloseTransaction, { ...id, as: 'declined' })
      .thenRefused('transaction.closed');
    given(opened, declined)
      .when(CloseTransaction, { ...id, as: 'failed' })
      .thenRefused('transaction.closed');
  });
});

describe('"this was not me"', () => {
  test('declines what waits, and is on record once', () => {
    given(opened).when(ReportTransaction, id).then(declined, reported);
    given(opened, declined, reported).when(ReportTransaction, id).then();
  });
  test('is taken after any outcome too, and what was approved is then not collected', () => {
    for (const end of Object.values(ends)) given(opened, end).when(ReportTransaction, id).then(reported);
    given(opened, approved, reported).when(CollectTransaction, collecting).thenRefused('transaction.closed');
  });
});

describe('the waiting browser collects', () => {
  test('an approved request, which is a sign-in by phone', () =>
    given(opened, approved).when(CollectTransaction, collecting).then(signedIn));
  test('tells the method by which the request was sent', () =>
    given(openedWith({ method: 'push' }), approved)
      .when(CollectTransaction, collecting)
      .then(happened.SignedIn({ ...signedIn.data, method: 'push' })));
  test('again when the answer was lost, and it counts once', () =>
    given(opened, approved, signedIn).when(CollectTransaction, collecting).then());
  test('only with its own secret, and only what was approved', () => {
    const eve = { kind: 'operator' as const, id: 'eve' };
    for (const other of [{ secretHash: hash('x') }, { owner: eve }, { deviceId: 'tablet' }])
      given(opened, approved)
        .when(CollectTransaction, { ...collecting, ...other })
        .thenRefused('transaction.unknown');
  });
  test('nothing that was not approved', () => {
    for (const past of [[opened], [opened, declined], [opened, failed], [opened, expired]])
      given(...past)
        .when(CollectTransaction, collecting)
        .thenRefused('transaction.unknown');
  });
  test('within a minute after the request has ended', () => {
    given(opened, approved)
      .when(CollectTransaction, collecting, { now: later(179_999) })
      .then(signedIn);
    for (const past of [
      [opened, approved],
      [opened, approved, signedIn],
    ])
      given(...past)
        .when(CollectTransaction, collecting, { now: later(180_000) })
        .thenRefused('transaction.expired');
  });
});

test('nothing is done to a request that is not there', () => {
  const refused = (command: Parameters<ReturnType<typeof given>['when']>[0], input: never) =>
    given().when(command, input).thenRefused('transaction.unknown');
  refused(ChooseNumber, { ...id, number: 42 } as never);
  refused(CloseTransaction, { ...id, as: 'declined' } as never);
  refused(ReportTransaction, id as never);
  given().when(ApproveTransaction, approval).thenRefused('transaction.unknown');
  given().when(CollectTransaction, collecting).thenRefused('transaction.unknown');
});
test.for(Object.entries(unstorable))('device and address of a request cannot be %s', ([what, value]) => {
  if (['blanks', 'an empty text'].includes(what)) return expect(value).toBeTypeOf('string');
  for (const field of ['device', 'ip'])
    given()
      .when(OpenTransaction, { ...opening, [field]: value } as never)
      .thenInvalid(field);
});
test('a place is on the globe', () => {
  for (const [field, value] of [
    ['longitude', 181],
    ['latitude', -91],
    ['latitude', Number.NaN],
  ] as const)
    given()
      .when(OpenTransaction, { ...opening, place: { ...opening.place, [field]: value } })
      .thenInvalid(`place.${field}`);
});
