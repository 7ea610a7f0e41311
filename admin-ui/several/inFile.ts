import { valueAt } from '../../web-kit/table/column.ts';

type Fields = Record<string, unknown>;
/** What a column of a list says of a file. */
export type Filed<R> = {
  source: string;
  /** The column of the buttons, which has nothing for a file. */
  sticky?: boolean | undefined;
  /** The fields that it has in a file; by default the field of the row that it shows. */
  file?: ((row: R) => Fields) | undefined;
};

/** Rows with the fields of a file that their list's columns give, and the names of those that any of the rows has. */
export function inFile<R extends object>(columns: readonly Filed<R>[], rows: readonly R[]) {
  const filed = columns.filter(({ sticky }) => !sticky);
  const lines = rows.map((row): Fields => {
    const fields = filed.map(({ source, file }) => file?.(row) ?? { [source]: valueAt(row, source) });
    return Object.assign({}, ...fields);
  });
  const keys = [...new Set(lines.flatMap(Object.keys))];
  return { keys: keys.filter((key) => lines.some((line) => line[key] !== undefined)), rows: lines };
}
