const digitsOf = (currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
  2;
/** An amount of the smallest unit in the main unit, as it is typed: 1200.00. */
export const typedMoney = (amount: number, currency: string) =>
  (amount / 10 ** digitsOf(currency)).toFixed(digitsOf(currency));
/** The smallest units in an amount that was typed in the main unit; undefined when it is none above 0. */
export function unitsIn(typed: string, currency: string): number | undefined {
  const units = Number(typed) * 10 ** digitsOf(currency);
  const whole = Math.round(units);
  return whole > 0 && Math.abs(units - whole) < 1e-6 && Number.isSafeInteger(whole) ? whole : undefined;
}
/** An amount of a currency's smallest unit, as people write it: $1,200.00. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
