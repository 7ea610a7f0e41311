import type { Parked, Swept } from '../fold.ts';
import type { ReadModel } from '../kit.ts';
import type { MemoryTable } from '../memory.ts';

/** A model being built in memory, and the table that will replace its current one. */
export type Build = {
  model: ReadModel;
  portions: Portions;
  shadow: string;
  table: MemoryTable;
  /** Ids of rows that are only in memory, of rows written to the new table, and of written rows that have changed since. */
  waiting: Set<string>;
  written: Set<string>;
  touched: Set<string>;
  /** Set when written rows may leave memory; `written` then has those that have not left yet, and `touched` nothing. */
  eviction: Eviction;
  /** Ids of rows that are being deleted from the new table. */
  deleting: Set<string>;
  /** Sweeps for rows that have left memory, and ids of rows to be written after them. */
  deferred: Deferred;
  late: Set<string>;
  parked: Set<string>;
  parks: Parked[];
};

/**
 * How much is done at once: events that are folded, and rows that are written. Of models whose rows leave memory, as many
 * written rows are kept because they are likely to be touched again, and as many wait before the folding waits for the
 * writing.
 */
export type Portions = { events: number; rows: number; kept: number; waiting: number };

/**
 * Whether the rows of a model may leave memory once they are written, while it is built. `loaded`: no sweep looks for its
 * rows, so that only events that name a row need it, and it is read again for them. `swept`: no event looks at the row
 * before, so that nothing but sweeps changes a row, and these are made up for at the end.
 */
export type Eviction = 'loaded' | 'swept' | undefined;

/** Sweeps to be made up for, in their order, and by the column and the value that they look for. */
export type Deferred = { all: Swept[]; sought: Map<string, Map<unknown, Swept[]>> };
export const nothingDeferred = (): Deferred => ({ all: [], sought: new Map() });
