import type { ReactNode } from 'react';

/** A column of a table: how it is headed, shown, sorted and exported. */
export type Column<R> = {
  /** The field of the row, also the name the server sorts by and the head of the column in a CSV file. */
  key: string;
  title: string;
  sorts?: boolean;
  align?: 'right';
  show?: (row: R) => ReactNode;
};
/** A field as a CSV file has it. */
export type Field = string | number | boolean | null | undefined;

/** The value of a row under a key, whatever the row's type. */
export const valueAt = (row: object, key: string): unknown => (row as Record<string, unknown>)[key];

/** What a cell shows. */
export const cellOf = <R extends object>(row: R, { key, show }: Column<R>): ReactNode =>
  show ? show(row) : String(valueAt(row, key) ?? '-');
