/** The currencies in which plans are sold. They have their symbols, and others their codes. */
const sold: readonly string[] = ['USD', 'INR'];

/** An amount of a currency's main unit, as a language or a region writes it: $1,200.00. */
export function moneyIn(
  locale: string,
  amount: number,
  currency: string,
  digits: Intl.NumberFormatOptions = {},
): string {
  const code = currency.toUpperCase();
  // Those who pay in rupees are in India, and English is written there with other groups of digits.
  const written = code === 'INR' && /^en\b/.test(locale) ? 'en-IN' : locale;
  const currencyDisplay = sold.includes(code) ? 'narrowSymbol' : 'code';
  const format = { style: 'currency', currency: code, currencyDisplay, ...digits } as const;
  return new Intl.NumberFormat(written, format).format(amount);
}

/** A price, with its cents where it has some: $1,200 or $19.50. */
export const priceIn = (locale: string, amount: number, currency: string): string =>
  moneyIn(locale, amount, currency, Number.isInteger(amount) ? { minimumFractionDigits: 0 } : {});
