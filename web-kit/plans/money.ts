import { moneyIn, priceIn } from '../../domain/sentences/said/money.ts';
import { type Currency, inMainUnit } from '../../domain/subscription/prices.ts';
import { locale } from '../language/language.ts';
import { texts } from './texts.ts';

export { exponentOf, inMainUnit } from '../../domain/subscription/prices.ts';

/** A price, with its cents where it has some: $1,200 or $19.50 in the United States. */
export const inCurrency = (amount: number, currency: Currency | 'USD' | 'INR'): string =>
  priceIn(locale, amount, currency);
/** A price that is paid each time so many months have passed: $6,000 / year. */
export const priceEvery = (months: number, ...price: Parameters<typeof inCurrency>): string =>
  `${inCurrency(...price)} ${texts.per(months)}`;

/** What was paid, in the smallest unit of its currency, with all digits of that: $79.00. */
export function paidIn(amount: number, currency: string): string {
  const code = currency === 'rupee' ? 'INR' : currency;
  return moneyIn(locale, inMainUnit(amount, code), code);
}
