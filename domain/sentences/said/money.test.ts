import { expect, test } from 'vitest';
import { type LanguageTag, languages } from '../../languages.ts';
import { Refusal, saysOf } from '../../refusals.ts';
import { sentencesIn } from '../../translations.ts';
import { english } from '../english/english.ts';
import { moneyIn, priceIn } from './money.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');
const tags = Object.keys(languages) as LanguageTag[];

test('a refusal names a price in the notation of the language in which it is said', async () => {
  const { code, values } = new Refusal('payment.price', { amount: 1234.5, currency: 'usd' });
  const said = await Promise.all(
    tags.map(async (tag) => {
      const language = tag === 'en' ? english : await sentencesIn[tag]();
      return [
        tag,
        plain(saysOf({ code, values, problems: [] }, language)).match(/\$?\d[\d,. ]*\d(?: \$)?/)?.[0],
      ];
    }),
  );
  expect(Object.fromEntries(said)).toEqual({
    ...{ en: '$1,234.50', de: '1.234,50 $', es: '1234,50 $', fr: '1 234,50 $', hi: '$1,234.50' },
  });
});

test('a price without cents is written without them', () =>
  expect([
    priceIn('en', 1200, 'usd'),
    plain(priceIn('de', 1200, 'usd')),
    priceIn('en', 500_000, 'inr'),
  ]).toEqual(['$1,200', '1.200 $', '₹5,00,000']));
test('an amount has all digits of its currency, and its code where no plan is sold in it', () =>
  expect([moneyIn('en', 1200, 'usd'), plain(moneyIn('en-GB', 7900, 'jpy'))]).toEqual([
    '$1,200.00',
    'JPY 7,900',
  ]));
