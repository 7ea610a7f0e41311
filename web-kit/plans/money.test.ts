import { afterEach, expect, test, vi } from 'vitest';
import { inCurrency, paidIn, typedMoney, unitsIn } from './money.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('amounts have the symbol and the grouping of their currency', () =>
  expect([inCurrency(1200, 'usd'), inCurrency(500_000, 'inr')]).toEqual(['$1,200', '₹5,00,000']));
test('an amount with cents has both of their digits', () =>
  expect([inCurrency(19.5, 'usd'), inCurrency(4999.05, 'inr')]).toEqual(['$19.50', '₹4,999.05']));
test('a page in German writes an amount as its reader does, with the same symbol', async () => {
  vi.stubGlobal('document', {});
  vi.stubGlobal('navigator', { languages: ['de-DE'] });
  vi.resetModules();
  const german = await import('./money.ts');
  const shown = [
    german.inCurrency(1200, 'usd'),
    german.paidIn(-1950, 'usd'),
    german.paidIn(50_000_000, 'inr'),
  ];
  expect(shown.map((text) => text.replace(/\s/g, ' '))).toEqual(['1.200 $', '-19,50 $', '500.000,00 ₹']);
});
test('what was paid has the symbol of its currency, or its code', () =>
  expect([paidIn(-1950, 'usd'), paidIn(7900, 'jpy')]).toEqual(['-$19.50', 'JPY\u00a07,900']));

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
