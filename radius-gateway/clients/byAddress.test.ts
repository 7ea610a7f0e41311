import { expect, test } from 'vitest';
import { byAddress } from './byAddress.ts';

test('the smallest network comes first, and of those that share one the oldest', () => {
  const index = byAddress<{ name: string }>();
  const [wide, one, two, three] = ['wide', 'one', 'two', 'three'].map((name) => ({ name }));
  const found = (address = '10.1.2.3') => index.at(address).map(({ name }) => name);
  index.add('10.1.2.0/24', wide!);
  for (const each of [one!, two!, three!]) index.add('10.1.2.3', each);
  expect(found()).toEqual(['one', 'two', 'three', 'wide']);
  index.remove('10.1.2.3', one!);
  expect(found()).toEqual(['two', 'three', 'wide']);
  index.remove('10.1.2.3', three!);
  index.remove('10.1.2.3', one!);
  expect(found()).toEqual(['two', 'wide']);
  index.add('10.1.2.3', one!);
  expect(found()).toEqual(['two', 'one', 'wide']);
  for (const each of [one!, two!]) index.remove('10.1.2.3', each);
  expect([found(), found('11.1.2.3')]).toEqual([['wide'], []]);
});
