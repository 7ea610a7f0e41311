import { expect, test } from 'vitest';
import { isLast } from './lastDevice.ts';

test('the only device that works is known before the server refuses to suspend it', () => {
  const works = { suspended: false, rpId: 'acme.example' };
  const suspended = { ...works, suspended: true };
  expect(isLast(works, [works, suspended])).toBe(true);
  expect(isLast(suspended, [works, suspended])).toBe(false);
  expect(isLast(works, [works, { ...works }])).toBe(false);
  expect(isLast(works, [works, { ...works, rpId: 'shop.example' }])).toBe(true);
});
