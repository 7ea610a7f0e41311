import type { ReactNode } from 'react';

/** A column of a table: its header, how it is shown, sorted and exported. */
export type Column<R> = {
  /** Field of the row; also the name that the server sorts by and the header in a CSV file. */
  key: string;
  title: string;
  sorts?: boolean;
  align?: 'right';
  show?: (row: R) => ReactNode;
};
/** A field of a CSV file. */
export type Field = string | number | boolean | null | undefined;

/** The value of a row under a key, for rows of any type. */
export const valueAt = (row: object, key: string): unknown => (row as Record<string, unknown>)[key];

/** The content of a cell. */
export const cellOf = <R extends object>(row: R, { key, show }: Column<R>): ReactNode =>
  show ? show(row) : String(valueAt(row, key) ?? '-');
