import { expect, test } from 'vitest';
import { byAddress } from './byAddress.ts';

test('the smallest network comes first, and of those that share one the oldest', () => {
  const index = byAddress<{ name: string }>(({ name }) => name);
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

test('one owner’s many networks do not crowd out another owner’s', () => {
  const index = byAddress<{ owner: string }>(({ owner }) => owner);
  const [greedy, modest] = [{ owner: 'greedy' }, { owner: 'modest' }];
  index.add('10.1.0.0/16', modest);
  for (let n = 0; n < 70; n++) index.add('10.1.2.3', { ...greedy });
  const found = index.at('10.1.2.3');
  expect(found).toHaveLength(64);
  expect(found[1]).toBe(modest);
});

test('a link-local address is found whatever the interface is', () => {
  const index = byAddress<{ name: string }>(({ name }) => name);
  const client = { name: 'access point' };
  index.add('fe80::1', client);
  expect(['fe80::1', 'fe80::1%eth0', 'fe80::2%eth0'].map(index.at)).toEqual([[client], [client], []]);
});
