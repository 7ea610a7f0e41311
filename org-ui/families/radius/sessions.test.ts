import { expect, test } from 'vitest';
import { lasted, octets } from './sessions.ts';

test('octets are told with their unit, and durations in hours, minutes and seconds', () => {
  const counts = [0, 999, 1000, 1_550_000, 4_294_967_296, Number.MAX_SAFE_INTEGER];
  expect(counts.map(octets)).toEqual(['0 B', '999 B', '1 kB', '1.6 MB', '4.3 GB', '9 PB']);
  expect([0, 59, 3723, 360_000].map(lasted)).toEqual(['0:00:00', '0:00:59', '1:02:03', '100:00:00']);
});
