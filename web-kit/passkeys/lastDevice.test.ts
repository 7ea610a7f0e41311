import { expect, test } from 'vitest';
import { isLast, isOnly } from './lastDevice.ts';

test('the only device that works is known before the server refuses to suspend or to remove it', () => {
  const works = { suspended: false, rpId: 'acme.example' };
  const suspended = { ...works, suspended: true };
  const elsewhere = { ...works, rpId: 'shop.example' };
  const known = (device: typeof works, others: (typeof works)[]) =>
    [isLast, isOnly].map((is) => is(device, [device, ...others]));
  expect(known(works, [suspended, elsewhere])).toEqual([true, true]);
  expect(known(works, [{ ...works }])).toEqual([false, false]);
  expect(known(suspended, [elsewhere])).toEqual([false, true]);
  expect(known(suspended, [works])).toEqual([false, false]);
});
