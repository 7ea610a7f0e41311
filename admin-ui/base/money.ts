import { pointed } from '../../web-kit/form/pointed.ts';
import { locale } from '../../web-kit/language/language.ts';

const formatOf = (currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency });
const digitsOf = (currency: string) => formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
/** An amount of the smallest unit in the main unit, as it is typed: 1200.00. */
export const typedMoney = (amount: number, currency: string) =>
  (amount / 10 ** digitsOf(currency)).toFixed(digitsOf(currency));
/** The smallest units in an amount that was typed in the main unit, also with a decimal comma; undefined when it is none above 0. */
export function unitsIn(typed: string, currency: string): number | undefined {
  const digits = digitsOf(currency);
  const [, main = '', part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(pointed(typed)) ?? [];
  const units = Number(main + part.padEnd(digits, '0'));
  return main && part.length <= digits && units > 0 && Number.isSafeInteger(units) ? units : undefined;
}
/** An amount of a currency's smallest unit, as the viewer writes it: $1,200.00 in the United States. */
export const money = (amount: number, currency: string): string =>
  formatOf(currency).format(amount / 10 ** digitsOf(currency));
