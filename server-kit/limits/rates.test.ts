import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressKey, ratesOf } from './rates.ts';

const rate = { count: 3, seconds: 60 };

test('as many as allowed pass at once, the next is told when to come back', () => {
  const rates = ratesOf();
  for (let i = 0; i < 3; i++)
    expect(rates.allow('a', rate, 1000)).toEqual({ ok: true, retryAfterSeconds: 0 });
  expect(rates.allow('a', rate, 1000)).toEqual({ ok: false, retryAfterSeconds: 20 });
  expect(rates.allow('a', rate, 15_500)).toEqual({ ok: false, retryAfterSeconds: 6 });
  expect(rates.allow('a', rate, 21_000).ok).toBe(true);
  expect(rates.allow('a', rate, 21_000).ok).toBe(false);
});

test('keys do not disturb each other, and waiting fills the bucket but not beyond', () => {
  const rates = ratesOf();
  for (let i = 0; i < 9; i++) rates.allow('a', rate, 0);
  expect(rates.allow('b', rate, 0).ok).toBe(true);
  const later = Array.from({ length: 9 }, () => rates.allow('a', rate, 10 * 60_000).ok);
  expect(later.filter(Boolean)).toHaveLength(3);
});

test('an attempt that is put back can be taken again', () => {
  const rates = ratesOf();
  for (let i = 0; i < 3; i++) rates.allow('a', rate, 0);
  rates.putBack('a', rate);
  expect(rates.allow('a', rate, 0).ok).toBe(true);
  expect(rates.allow('a', rate, 0).ok).toBe(false);
  rates.putBack('b', rate);
  expect(rates.allow('b', rate, 0).ok).toBe(true);
});

test('a caller who waits as long as told passes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 900 }), (count, seconds) => {
      const rates = ratesOf();
      for (let i = 0; i < count; i++) expect(rates.allow('a', { count, seconds }, 0).ok).toBe(true);
      const { ok, retryAfterSeconds } = rates.allow('a', { count, seconds }, 0);
      expect(ok).toBe(false);
      expect(rates.allow('a', { count, seconds }, retryAfterSeconds * 1000).ok).toBe(true);
    }),
  );
});

test('a clock that is set back by an hour, and again, refuses nobody and gives nothing away', () => {
  const rates = ratesOf();
  const hour = 3_600_000;
  expect(rates.allow('a', rate, 2 * hour).ok).toBe(true);
  expect(rates.allow('a', rate, hour).ok).toBe(true);
  expect(rates.allow('a', rate, 0).ok).toBe(true);
  expect(rates.allow('a', rate, 0)).toEqual({ ok: false, retryAfterSeconds: 20 });
  expect(rates.allow('a', rate, 20_000).ok).toBe(true);
});

test('memory is bounded: the key not seen for longest is forgotten, one that keeps trying is not', () => {
  const rates = ratesOf({ maxKeys: 2 });
  for (const key of ['a', 'b']) for (let i = 0; i < 3; i++) rates.allow(key, rate, 0);
  expect(rates.allow('a', rate, 0).ok).toBe(false);
  rates.allow('c', rate, 0);
  expect(rates.allow('a', rate, 0).ok).toBe(false);
  expect(rates.allow('b', rate, 0).ok).toBe(true);
});

test.for([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['::1', '::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['', ''],
  ['nonsense', 'nonsense'],
])('the address %s counts as %s', ([ip, key]) => {
  expect(addressKey(ip!)).toBe(key);
});
test('every IPv6 address counts as its /64, however it is written', () => {
  fc.assert(
    fc.property(fc.ipV6(), (ip) => {
      expect(addressKey(ip)).toMatch(/^(?:[\da-f:]+::\/64|::\/64|[\da-f:]+\/64|\d+(?:\.\d+){3})$/);
    }),
  );
});
