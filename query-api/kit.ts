import type { Db } from '../projections/database/tables.ts';
import type { ReadAfter } from '../projections/readAfter.ts';
import type { Kit } from '../server-kit/kit.ts';

/** The parts that the read side is built from: the read models, and the wait for the caller's own writes. */
export type QueryKit = Kit & { db: Db; readAfter: ReadAfter };
