import { moneyIn, priceIn } from '../../domain/sentences/said/money.ts';
import { type Currency, exponentOf, inMainUnit } from '../../domain/subscription/prices.ts';
import { pointed } from '../form/pointed.ts';
import { locale } from '../language/language.ts';
import { texts } from './texts.ts';

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

/** An amount of the smallest unit in the main unit, as it is typed: 1200.00. */
export const typedMoney = (amount: number, currency: string) =>
  inMainUnit(amount, currency).toFixed(exponentOf(currency));
/** The smallest units in an amount that was typed in the main unit, also with a decimal comma; undefined when it is none above 0. */
export function unitsIn(typed: string, currency: string): number | undefined {
  const digits = exponentOf(currency);
  const [, main = '', part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(pointed(typed)) ?? [];
  const units = Number(main + part.padEnd(digits, '0'));
  return main && part.length <= digits && units > 0 && Number.isSafeInteger(units) ? units : undefined;
}
