export type Change = 'same' | 'added' | 'changed' | 'removed';
/** One field of a row before and after an event; nested fields have dotted names. */
export type Difference = { field: string; before: unknown; after: unknown; change: Change };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every leaf of a row by its dotted name. Lists count as leaves. */
function leaves(value: unknown, name = ''): [string, unknown][] {
  if (!isRecord(value) || (name && !Object.keys(value).length)) return [[name, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, name ? `${name}.${key}` : key));
}

/** The difference between two states of one row, field by field; a missing row has no fields. */
export function difference(before: unknown, after: unknown): Difference[] {
  const was = new Map(isRecord(before) ? leaves(before) : []);
  const is = new Map(isRecord(after) ? leaves(after) : []);
  const fields = new Set([...is.keys(), ...was.keys()]);
  return [...fields].map((field) => ({
    field,
    before: was.get(field),
    after: is.get(field),
    change: changeOf(field, was, is),
  }));
}

function changeOf(field: string, was: Map<string, unknown>, is: Map<string, unknown>): Change {
  if (!was.has(field)) return 'added';
  if (!is.has(field)) return 'removed';
  return JSON.stringify(was.get(field)) === JSON.stringify(is.get(field)) ? 'same' : 'changed';
}
