import { useState } from 'react';

type Selection<R> = {
  /** The rows that were ticked, by their ids, on this page and on others. */
  rows: ReadonlyMap<string, R>;
  /** Whether all rows that match are meant, those of pages too that nobody has seen. */
  all: boolean;
};
const none = { rows: new Map<string, never>(), all: false };

type Kept<R> = Selection<R> & { of: string };
export type Selecting<R> = Selection<R> & {
  has(row: R): boolean;
  /** Whether the list shows the row, so that it is known as it was read last. */
  shows(row: R): boolean;
  /** Ticks rows, or unticks them. */
  put(rows: readonly R[], ticked: boolean): void;
  /** `shown` are the rows that then are ticked by themselves as soon as one is unticked. */
  selectAll(shown: readonly R[]): void;
  clear(): void;
};

/** Ticked rows, those of them that were read again as they are now; the same map if none is another. */
export function asRead<R>(
  rows: ReadonlyMap<string, R>,
  read: ReadonlyMap<string, R>,
): ReadonlyMap<string, R> {
  const others = [...read].filter(([id, row]) => rows.has(id) && rows.get(id) !== row);
  return others.length ? new Map([...rows, ...others]) : rows;
}

/**
 * The rows that are selected in a list. `of` says what the list shows: another search or filter begins anew. `shown` are the
 * rows of its page.
 */
export function useSelection<R>(
  idOf: (row: R) => string,
  of: string,
  shown: readonly R[] = [],
): Selecting<R> {
  const [kept, keep] = useState<Kept<R>>({ ...none, of });
  const { rows: ticked, all }: Selection<R> = kept.of === of ? kept : none;
  const read = new Map(shown.map((row) => [idOf(row), row]));
  const rows = asRead(ticked, read);
  if (rows !== ticked) keep({ rows, all, of });
  return {
    rows,
    all,
    has: (row) => all || rows.has(idOf(row)),
    shows: (row) => read.has(idOf(row)),
    put(some, ticked) {
      const next = new Map(rows);
      for (const row of some) {
        if (ticked) next.set(idOf(row), row);
        else next.delete(idOf(row));
      }
      keep({ rows: next, all: false, of });
    },
    selectAll: (shown) => keep({ rows: new Map(shown.map((row) => [idOf(row), row])), all: true, of }),
    clear: () => keep({ ...none, of }),
  };
}
