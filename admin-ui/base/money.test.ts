import { expect, test } from 'vitest';
import { money, typedMoney, unitsIn } from './money.ts';

test('an amount is typed in the main unit, with as many digits as its currency has', () => {
  for (const [currency, units, typed] of [
    ['usd', 123_456_789_012, '1234567890.12'],
    ['jpy', 7900, '7900'],
    ['kwd', 1_234_567, '1234.567'],
  ] as const) {
    expect(typedMoney(units, currency)).toBe(typed);
    expect(unitsIn(typed, currency)).toBe(units);
  }
});
test('an amount may have a decimal comma, which some keypads have alone', () => {
  expect(['100,50', '100,5', '1.5'].map((typed) => unitsIn(typed, 'usd'))).toEqual([10_050, 10_050, 150]);
});
test('what is no amount above 0, has too many digits or is written in another way is none', () => {
  for (const typed of ['', '0', '-5', '1.005', '1,005', '1,234.50', '1e3', '0x10', 'Infinity', ' '])
    expect([typed, unitsIn(typed, 'usd')]).toEqual([typed, undefined]);
  expect([unitsIn('1.5', 'jpy'), unitsIn('1.2345', 'kwd')]).toEqual([undefined, undefined]);
});

test('an amount is written as the console of an organization writes it', () =>
  expect([money(50_000_000, 'inr'), money(-1950, 'usd'), money(7900, 'jpy')]).toEqual([
    ...['₹5,00,000.00', '-$19.50', 'JPY\u00a07,900'],
  ]));
