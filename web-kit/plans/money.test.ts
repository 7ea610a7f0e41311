import { afterEach, expect, test, vi } from 'vitest';
import { inCurrency, paidIn } from './money.ts';

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
