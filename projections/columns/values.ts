import type { Column } from './columns.ts';

const uuidForm = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
/** A day or a time of RFC 3339. A time without a zone means another one in each place, so it is none. */
const timeForm = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/**
 * The value as a column of this kind gives it back: times in UTC with milliseconds, and all else as it is. Undefined
 * when the column cannot hold it. It is neither null nor of a JSON column.
 */
export function storedValue(kind: Exclude<Column['kind'], 'json'>, value: unknown): unknown {
  if (kind === 'bool') return typeof value === 'boolean' ? value : undefined;
  if (kind === 'int') return Number.isSafeInteger(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  if (kind === 'uuid') return uuidForm.test(value) ? value : undefined;
  if (kind === 'time') return storedTime(value);
  return value.isWellFormed() && !value.includes('\0') ? value : undefined;
}

/** A time as rows have it, on a day that every month has. Nearly all times are of this form, and reading them takes long. */
const storedForm =
  /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;
function storedTime(value: string): string | undefined {
  if (storedForm.test(value)) return value;
  const time = timeForm.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) return undefined;
  const text = new Date(time).toISOString();
  // Postgres has no year 0, and years beyond 9999 have another form.
  return text.length === 24 && !text.startsWith('0000') ? text : undefined;
}

/** The time as rows have it, of the text that Postgres gives in UTC: `2026-05-01 12:00:00.5+00`, in JSON with a `T`. */
export function timeFrom(text: string): string {
  const [, fraction = ''] = /\.(\d+)/.exec(text) ?? [];
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`;
}
