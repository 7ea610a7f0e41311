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

const line = (fields: readonly unknown[]) => fields.map(csvField).join(',');
/** The first line of a CSV file with these fields as columns. */
export const csvHead = (keys: readonly string[]): string => line(keys);
/** Rows as further lines of a CSV file, each after the end of the line before. */
export const csvLines = (keys: readonly string[], rows: readonly object[]): string =>
  rows.map((row) => `\r\n${line(keys.map((key) => valueAt(row, key)))}`).join('');

/** Offers a file to the person as a download. */
export function save(name: string, file: Blob) {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
