import { expect, test } from 'vitest';
import { leftWithout, partingOf } from './join.ts';

const of = (...owners: string[]) => owners.map((ownerId) => ({ ownerId }));

test('whoever has no passkey once a join is taken back is known by whose the devices are', () => {
  expect(leftWithout(of('ann', 'bob'), 'ann')).toEqual({ joined: false, others: false });
  expect(leftWithout(of('bob', 'eve'), 'ann')).toEqual({ joined: true, others: false });
  expect(leftWithout(of('ann', 'ann'), 'ann')).toEqual({ joined: false, others: true });
  expect(leftWithout([], 'ann')).toEqual({ joined: true, others: true });
});
test('the question before a join is taken back names each who needs a recovery link then', () => {
  const asks = (without: string[]) => partingOf('ann', 'Ann', without).confirm.text;
  expect(asks([])).not.toContain('recovery link');
  expect(asks(['Ann', 'Bob'])).toMatch(/Ann has no login device.*page of Ann.*Bob has no login device/);
});
