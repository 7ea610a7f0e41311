import { formatNumber } from '../format.ts';
import { csvBlob, csvHead, csvLines, save } from './csv.ts';
import { everything, type Load, type Query } from './query.ts';
import { tableWords } from './words.ts';

/** A list to read as a whole. */
type Exported<R> = {
  load: Load<R>;
  query: Omit<Query, 'page' | 'size' | 'after'>;
  idOf: (row: R) => string;
  /** Adds to rows what the list itself lacks. */
  fill?: ((rows: R[]) => Promise<R[]>) | undefined;
};
/** The file of a list: its name without `.csv`, its fields, and what adds those that the list itself lacks. */
export type Exports<R> = Pick<Exported<R>, 'fill'> & { name: string; keys: readonly string[] };
/** Receives the number of rows read so far. */
type Progress = (count: number) => void;

/** The most rows of a file. Common spreadsheets have room for little more. */
const longestFile = 1_000_000;
/** The most rows of a printout, all of which the page has to hold at once. */
const longestPrint = 10_000;

async function* atMost<R>(
  { load, query, idOf, fill = async (rows) => rows }: Exported<R>,
  most: number,
  tooLong: string,
  progress: Progress,
) {
  let count = 0;
  for await (const rows of everything(load, query, idOf)) {
    count += rows.length;
    if (count > most) throw new Error(tooLong);
    progress(count);
    yield await fill(rows);
  }
}

/**
 * All rows as a CSV file. Of each page only its lines are kept, outside of the memory of the page's scripts. A list with
 * more rows than `most` is refused, because a file that ends early looks like a whole one.
 */
export async function csvFile<R extends object>(
  list: Exported<R>,
  keys: readonly string[],
  progress: Progress,
  most = longestFile,
): Promise<Blob> {
  const tooLong = tableWords.fileTooLong(formatNumber(most));
  const parts = [new Blob([csvHead(keys)])];
  for await (const rows of atMost(list, most, tooLong, progress))
    parts.push(new Blob([csvLines(keys, rows)]));
  return csvBlob(parts);
}

/** Rows that are there already as a CSV file. */
export const fileOf = (rows: readonly object[], keys: readonly string[]): Blob =>
  csvBlob([csvHead(keys), csvLines(keys, rows)]);

/** Saves the rows that are selected in a list as a CSV file; all that match, where all are. */
export async function saveRows<R extends object>(
  { name, keys, fill }: Exports<R>,
  list: Exported<R>,
  { rows, all }: { rows: ReadonlyMap<string, R>; all: boolean },
): Promise<void> {
  const whole = { ...list, fill };
  const some = [...rows.values()];
  save(
    `${name}.csv`,
    all ? await csvFile(whole, keys, () => undefined) : fileOf(fill ? await fill(some) : some, keys),
  );
}

/** All rows for the printer. */
export async function printedRows<R>(
  list: Exported<R>,
  progress: Progress,
  most = longestPrint,
): Promise<R[]> {
  const tooLong = tableWords.printTooLong(formatNumber(most));
  const all: R[] = [];
  for await (const rows of atMost(list, most, tooLong, progress)) all.push(...rows);
  return all;
}
