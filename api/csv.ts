/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula. Some spreadsheets also split fields at a
 * semicolon or a tab, and some ignore quotes then, so text after one of those is guarded as well.
 */
const harmless = (text: string) => text.replace(/(^|[;,\t\r\n]\s*)(?=[=+\-@])|^(?=[\t\r])/g, "$&'");
const quoted = (text: string) => (/[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const field = (value: unknown): string =>
  typeof value === 'string' ? quoted(harmless(value)) : quoted(String(value ?? ''));

/** One line of a CSV file without its end (RFC 4180). */
export const csvLine = (fields: readonly unknown[]): string => fields.map(field).join(',');
