import { expect, test } from 'vitest';
import { nameOfMonth } from './month.ts';

test('a month has its name, whatever the zone of the viewer', () => {
  expect([nameOfMonth('2027-01'), nameOfMonth('2026-12')]).toEqual(['January 2027', 'December 2026']);
});
