import type { Buckets } from './buckets.ts';

/** Expiry in milliseconds since the epoch, and the group with which a record can be dropped. */
export type Keeping = { expiresAt: number; group?: string };
export type RecordName = { kind: string; id: string };
export type Put = RecordName & Keeping & { value: unknown };
/**
 * `leaves` takes a changed record out of its group, and `keeping` gives it another expiry and group. The puts and drops are
 * done in the same step as the change, and not at all when there is none; they are of other records.
 */
export type Changing = {
  leaves?: boolean;
  keeping?: Keeping;
  puts?: readonly Put[];
  drops?: readonly RecordName[];
};
/** Expiring operational records: sessions, counters, artefacts of protocols. None of them is the only copy of a fact. */
export type Records = Buckets & {
  put(kind: string, id: string, value: unknown, keeping: Keeping): Promise<void>;
  /** Puts several records and drops others, all in one step. */
  write(puts: readonly Put[], drops?: readonly RecordName[]): Promise<void>;
  get<T = unknown>(kind: string, id: string): Promise<T | undefined>;
  /** Gets and deletes in one step, for single use: of several takers, one gets it. */
  take<T = unknown>(kind: string, id: string): Promise<T | undefined>;
  /**
   * Replaces the value of a record by what `change` makes of it, unless that is undefined. Of several at once, each sees
   * what the one before has made. Returns whether there was a record and `change` made something.
   */
  change<T>(kind: string, id: string, change: (value: T) => T | undefined, how?: Changing): Promise<boolean>;
  drop(kind: string, id: string): Promise<void>;
  /** Drops a group's records: all, or those that expire by `expiringBy`, in milliseconds since the epoch. */
  dropGroup(kind: string, group: string, expiringBy?: number): Promise<void>;
  /** Ids of a group's unexpired records, latest expiry first, at most `most`. */
  idsOf(kind: string, group: string, most: number): Promise<string[]>;
  /** Deletes records and full buckets expired by `now`. Returns the number of records. */
  sweep(now: number): Promise<number>;
  close(): Promise<void>;
};
