import type { Row } from './kit.ts';

/** Rows by id, with an index for each column that is searched, so that sweeps stay cheap with a whole table in memory. */
export type MemoryTable = ReturnType<typeof memoryTable>;
/** Ids by a value. Most values of a person are of one row or a few, and one id takes a tenth of a set. */
type Index = Map<unknown, string | Set<string>>;

export function memoryTable(start: Iterable<Row> = []) {
  const rows = new Map<string, Row>();
  for (const row of start) rows.set(row.id, row);
  const indexes = new Map<string, Index>();

  const enter = (index: Index, value: unknown, id: string) => {
    const ids = index.get(value);
    if (ids === undefined) index.set(value, id);
    else if (typeof ids !== 'string') ids.add(id);
    else if (ids !== id) index.set(value, new Set([ids, id]));
  };
  const leave = (index: Index, value: unknown, id: string) => {
    const ids = index.get(value);
    if (ids === id) index.delete(value);
    else if (typeof ids === 'object' && ids.delete(id) && ids.size === 0) index.delete(value);
  };
  const indexOn = (column: string) => {
    let index = indexes.get(column);
    if (!index) {
      indexes.set(column, (index = new Map()));
      for (const row of rows.values()) enter(index, row[column], row.id);
    }
    return index;
  };

  return {
    rows,
    get: (id: string) => rows.get(id),
    /** Writes a row; undefined removes it. */
    put(id: string, row: Row | undefined) {
      const before = rows.get(id);
      for (const [column, index] of indexes) {
        if (before && row && before[column] === row[column]) continue;
        if (before) leave(index, before[column], id);
        if (row) enter(index, row[column], id);
      }
      if (row) rows.set(id, row);
      else rows.delete(id);
    },
    /** Ids of the rows whose column holds this value. */
    having(column: string, value: unknown): string[] {
      if (column === 'id') return rows.has(value as string) ? [value as string] : [];
      const ids = indexOn(column).get(value) ?? [];
      return typeof ids === 'string' ? [ids] : [...ids];
    },
  };
}
