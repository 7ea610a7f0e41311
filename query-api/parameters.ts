import { refuseField } from '../domain/refusals.ts';
import { type Column, columnsOf } from '../projections/columns/columns.ts';
import { storedValue } from '../projections/columns/values.ts';
import type { ReadModel } from '../projections/kit.ts';

/** The most rows of one answer. */
export const longestPage = 1000;

/** Columns that may be shown and searched. Secrets are for the servers alone. */
export const shown = (model: ReadModel): Column[] =>
  columnsOf(model).filter(({ mark }) => mark?.kind !== 'secret');

/** The columns that have an index to sort by. */
export const sortable = ({ options: { idBegins, sort = [] } }: ReadModel) => [
  ...['id', ...(idBegins ? [idBegins] : [])],
  ...sort,
];

/** The value of a parameter, which is JSON. */
export function parsed(field: string, value: unknown, otherwise: unknown): unknown {
  if (value === undefined) return otherwise;
  if (typeof value !== 'string') return refuseField(field, 'is.jsonOnce');
  try {
    return JSON.parse(value);
  } catch {
    return refuseField(field, 'is.json');
  }
}

/** Whether Postgres can store the text. */
export const storable = (text: string) => storedValue('text', text) !== undefined;

/** A value that is compared with those of the column, in their form; undefined when the column cannot hold it. */
export const comparable = ({ kind }: Pick<Column, 'kind'>, value: unknown): unknown =>
  kind === 'json' ? undefined : storedValue(kind, value);
