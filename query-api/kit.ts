import type { ReadAfter } from '../projections/readAfter.ts';
import type { Db } from '../projections/tables.ts';
import type { Kit } from '../server-kit/kit.ts';

/** What the reading half is made with: the read models, and the wait for what a caller wrote. */
export type QueryKit = Kit & { db: Db; readAfter: ReadAfter };
