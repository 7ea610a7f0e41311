import { type Field, valueAt } from './column.ts';

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula. Some spreadsheets also split fields at a
 * semicolon or a tab, and some ignore quotes then, so text after one of those is guarded as well.
 */
const harmless = (text: string) => text.replace(/(^|[;,\t\r\n]\s*)(?=[=+\-@])|^(?=[\t\r])/g, "$&'");
const quoted = (text: string) => (/[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One field of a CSV file (RFC 4180). */
export const csvField = (value: Field | unknown): string =>
  typeof value === 'string' ? quoted(harmless(value)) : quoted(String(value ?? ''));

/** Rows as a CSV file with these fields as columns. */
export const csv = (keys: readonly string[], rows: readonly object[]): string =>
  [
    keys.map(csvField).join(','),
    ...rows.map((row) => keys.map((key) => csvField(valueAt(row, key))).join(',')),
  ].join('\r\n');

/** Offers a text to the person as a file download. */
export function save(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
