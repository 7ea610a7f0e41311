import { expect, test } from 'vitest';
import { logWords } from '../../base/logWords.ts';
import { dayOf, totalOf } from './shown.ts';

test('dates are DD-MMM-YYYY, and no date is none [admin.licence-detail.dates]', () => {
  expect(dayOf('2027-02-05T12:00:00.000Z')).toBe('05-Feb-2027');
  expect(dayOf('2026-09-30T12:00:00.000Z')).toBe('30-Sep-2026');
  expect(dayOf(null)).toBeNull();
});
test('a dotted name has each part capitalised [admin.licence-detail.feature-names]', () => {
  expect(logWords.feature('max.user.per.app.count')).toBe('Max User Per App Count');
  expect(logWords.feature('authenticate.different.device.appless.QR')).toBe(
    'Authenticate Different Device Appless QR',
  );
});
test('a grant is a number, yes or no, or a level', () =>
  expect([1000, true, false, 'community'].map(totalOf)).toEqual(['1,000', 'Yes', 'No', 'community']));
