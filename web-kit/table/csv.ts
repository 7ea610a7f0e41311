import { type Field, valueAt } from './column.ts';

/** A text that a spreadsheet would run as a formula gets an apostrophe in front. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

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
