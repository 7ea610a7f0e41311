import { describe, expect, test } from 'vitest';
import { fold, type Happened } from '../kit.ts';
import { given } from '../testSpec.ts';
import { IssueLicence, RevokeLicence, SetLicence } from './commands.ts';
import {
  LicenceIssued,
  LicenceReissued,
  LicenceReplaced,
  LicenceRestored,
  LicenceRevoked,
  type Licensed,
} from './events.ts';
import { licence } from './licence.ts';

const now = new Date('2026-06-01');
const id = { id: 'org-1' };
const said = (n: number, more: Partial<Licensed> = {}): Licensed => ({
  ...{ licenceId: `licence-${n}`, key: `key ${n}`, planId: 'special_plan', source: 'plan' },
  ...{ issuedAt: '2026-05-01T00:00:00.000Z', expiresAt: '2027-05-01T00:00:00.000Z' },
  ...more,
});
const first = LicenceIssued(said(1));
const second = LicenceReplaced(said(2));
const sets = (past: readonly Happened[], entered: Licensed) =>
  given(...past).when(SetLicence, { ...id, ...entered }, { now });

describe('a licence', () => {
  test('is issued once, and then issued anew', () => {
    given()
      .when(IssueLicence, { ...id, ...said(1) })
      .then(first);
    given(first)
      .when(IssueLicence, { ...id, ...said(2) })
      .then(LicenceReissued(said(2)));
  });
  test('is replaced by a key that is entered, and the same key again changes nothing', () => {
    sets([first], said(2)).then(second);
    sets([], said(2)).then(second);
    sets([first], said(1)).then();
  });
  test('is put back when the key before the last one is entered', () => {
    sets([first, second], said(1)).then(LicenceRestored(said(1)));
    const restored = fold(licence, [first, second, LicenceRestored(said(1))]);
    expect(restored).toMatchObject({ licenceId: 'licence-1', before: { licenceId: 'licence-2' } });
  });
  test('is revoked once, and its key is never taken again', () => {
    const revoked = LicenceRevoked({ licenceId: 'licence-1' });
    given(first).when(RevokeLicence, id).then(revoked);
    given(first, revoked).when(RevokeLicence, id).then();
    given().when(RevokeLicence, id).thenRefused('licence.unknown');
    given(first, revoked)
      .when(SetLicence, { ...id, ...said(1) }, { now })
      .thenRefused('licence.revoked');
    given(first, revoked)
      .when(SetLicence, { ...id, ...said(2) }, { now })
      .then(second);
  });
  test('that is over, or that was issued in the future, is not taken', () => {
    sets([], said(1, { expiresAt: now.toISOString() })).thenRefused('licence.expired');
    sets([], said(1, { issuedAt: '2026-06-03T00:00:00.000Z' })).thenRefused('licence.early');
  });
  test('for a plan that is not there is not taken', () =>
    given()
      .when(SetLicence, { ...id, ...said(1) }, { now, needs: { plan: { status: 'absent' } } })
      .thenRefused('plan.unknown'));
});
