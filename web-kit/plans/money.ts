import { type Currency, inMainUnit, symbolOf } from '../../domain/subscription/prices.ts';
import { language, locale } from '../language/language.ts';
import { texts } from './texts.ts';

// Those who pay in rupees are in India, and English is written there with other groups of digits.
const isEnglish = language === 'en' || language === 'qps';
const localeOf = (code: string) => (isEnglish && code === 'INR' ? 'en-IN' : locale);

/** An amount of the main unit as the viewer writes it: with the symbol of a currency in which plans are sold, else its code. */
function written(amount: number, code: string, digits: Intl.NumberFormatOptions = {}): string {
  const currencyDisplay = symbolOf(code.toLowerCase()) ? 'narrowSymbol' : 'code';
  const format = { style: 'currency', currency: code, currencyDisplay, ...digits } as const;
  return new Intl.NumberFormat(localeOf(code), format).format(amount);
}

/** A price, with its cents where it has some: $1,200 or $19.50 in the United States. */
export const inCurrency = (amount: number, currency: Currency | 'USD' | 'INR'): string =>
  written(amount, currency.toUpperCase(), Number.isInteger(amount) ? { minimumFractionDigits: 0 } : {});

/** What was paid, in the smallest unit of its currency, with all digits of that: $79.00. */
export function paidIn(amount: number, currency: string): string {
  const code = currency === 'rupee' ? 'INR' : currency.toUpperCase();
  return written(inMainUnit(amount, code), code);
}

/** How often a price is paid, behind it: / year. */
export const everyMonths = (months: number): string => texts.per(months);
