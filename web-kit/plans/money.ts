import { moneyIn, priceIn } from '../../domain/sentences/said/money.ts';
import { type Currency, inMainUnit } from '../../domain/subscription/prices.ts';
import { locale } from '../language/language.ts';
import { texts } from './texts.ts';

/** A price, with its cents where it has some: $1,200 or $19.50 in the United States. */
export const inCurrency = (amount: number, currency: Currency | 'USD' | 'INR'): string =>
  priceIn(locale, amount, currency);

/** What was paid, in the smallest unit of its currency, with all digits of that: $79.00. */
export function paidIn(amount: number, currency: string): string {
  const code = currency === 'rupee' ? 'INR' : currency;
  return moneyIn(locale, inMainUnit(amount, code), code);
}

/** How often a price is paid, behind it: / year. */
export const everyMonths = (months: number): string => texts.per(months);
