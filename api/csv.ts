/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula, also by the signs of full width that Japanese
 * ones read in the same way. Some spreadsheets also split fields at a semicolon or a tab, and some ignore quotes then, so
 * text after one of those is guarded as well.
 */
const harmless = (text: string) => text.replace(formula, "'");
/**
 * Where such a sign stands, or a tab or line break at the very beginning without one. It looks back from the sign, so that blanks
 * without one behind them are passed once.
 */
const formula = /(?=[=+\-@＝＋－＠])(?<=(?:^|[;,\t\r\n])\s*)|^(?=[\t\r])(?!\s*[=+\-@＝＋－＠])/g;
const guards = /'(?=[=+\-@＝＋－＠])(?<=(?:^|[;,\t\r\n])\s*')|^'(?=[\t\r])/g;
/** A text that was read from a CSV file, without the apostrophes that were put before such signs in it. */
export const unguarded = (text: string): string => text.replace(guards, '');
const quoted = (text: string) => (/[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
/** A negative number in digits, such as the amount of a credit note, which would not be added up if it were text. */
const negative = /^-\d+(?:\.\d+)?$/;
/** Numbers alone may begin with a sign; lists are text, too. */
function field(value: unknown): string {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && negative.test(value));
  return isNumber ? String(value) : quoted(harmless(String(value ?? '')));
}

/** One line of a CSV file without its end (RFC 4180). */
export const csvLine = (fields: readonly unknown[]): string => fields.map(field).join(',');
