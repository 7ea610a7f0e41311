import { pointed } from '../../web-kit/form/pointed.ts';
import { exponentOf, inMainUnit } from '../../web-kit/plans/money.ts';

export { paidIn as money } from '../../web-kit/plans/money.ts';

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
