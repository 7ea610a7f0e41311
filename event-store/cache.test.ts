import { expect, test } from 'vitest';
import { boundedCache } from './cache.ts';

test('a cache of bounded size keeps what is used, and drops what was not used for longest', () => {
  const cache = boundedCache<number>(100);
  cache.set('used', 0);
  cache.set('unused', 0);
  for (let n = 0; n < 1000; n++) {
    cache.set(`passing ${n}`, n);
    if (n % 20 === 0) expect(cache.get('used')).toBe(0);
  }
  expect(cache.get('unused')).toBeUndefined();
  expect(cache.get('passing 899')).toBeUndefined();
  expect(cache.get('passing 999')).toBe(999);
});
