import { csvLine, unguarded } from '../../api/csv.ts';
import { valueAt } from './column.ts';

/** The first line of a CSV file with these fields as columns. */
export const csvHead = (keys: readonly string[]): string => csvLine(keys);
/** Rows as further lines of a CSV file, each after the end of the line before. */
export const csvLines = (keys: readonly string[], rows: readonly object[]): string =>
  rows.map((row) => `\r\n${csvLine(keys.map((key) => valueAt(row, key)))}`).join('');

/** A cell of a file that was written so, as it was before. */
export const csvCell = (written: string): string => unguarded(written);

/** Tells spreadsheets that a file is in UTF-8; without it some take it for the system's own encoding. */
const mark = '\ufeff';
/** A CSV file of these parts, of which the first begins with the names of the columns. */
export const csvBlob = (parts: readonly BlobPart[]): Blob =>
  new Blob([mark, ...parts], { type: 'text/csv;charset=utf-8' });

/** Offers a file to the person as a download. */
export function save(name: string, file: Blob) {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
