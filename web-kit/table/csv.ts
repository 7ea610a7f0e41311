import { type Field, valueAt } from './column.ts';

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe in front. Some spreadsheets split fields at a
 * semicolon or a tab, and some ignore quotes then: what follows one is guarded as well.
 */
const harmless = (text: string) => text.replace(/(^|[;,\t\r\n]\s*)(?=[=+\-@])|^(?=[\t\r])/g, "$&'");
const quoted = (text: string) => (/[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One field of a CSV file (RFC 4180). */
export const csvField = (value: Field | unknown): string =>
  typeof value === 'string' ? quoted(harmless(value)) : quoted(String(value ?? ''));

/** Rows as a CSV file with these fields. */
export const csv = (keys: readonly string[], rows: readonly object[]): string =>
  [
    keys.map(csvField).join(','),
    ...rows.map((row) => keys.map((key) => csvField(valueAt(row, key))).join(',')),
  ].join('\r\n');

/** Hands a text to the browser as a file to keep. */
export function save(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
