import { expect, test } from 'vitest';
import { outages } from './outages.ts';

const away = { error: new Error('Away'), isSuccess: false, isPlaceholderData: false };
const reading = { ...away, error: null };
const page = { ...reading, isSuccess: true };
const before = { ...page, isPlaceholderData: true };

test('an outage begins once, however often it is tried, and another one only after a success [org-audit.load-failure]', () => {
  const begins = outages();
  expect([reading, away, reading, away, before, away].map(begins)).toEqual([
    ...[false, true, false],
    ...[false, false, false],
  ]);
  expect([page, away, away].map(begins)).toEqual([false, true, false]);
});
