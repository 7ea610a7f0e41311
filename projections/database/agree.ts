import { join } from 'node:path';
import { sql } from 'kysely';
import { CannotStartError } from '../../event-store/cannotStart.ts';
import { noteLoss } from '../../event-store/identity/identity.ts';
import type { EventStore } from '../../event-store/port.ts';
import { damageCode } from './damage.ts';
import { openDatabase, readSchema } from './database.ts';
import type { Db } from './tables.ts';

/** The log's identity and position that the read models store with themselves. */
type StoredCheckpoint = {
  position: number;
  installation?: string | null;
  eventId?: string | null;
  eventStream?: string | null;
  eventRevision?: number | null;
};
type Disagreement = { kind: 'foreign' | 'lost'; head: number; projected: number; reason: string };
type Log = { store: EventStore; installation?: string | undefined };

/** The stored checkpoint; undefined when it is missing or unreadable, in which case the read models are rebuilt. */
export async function storedCheckpoint(db: Db): Promise<StoredCheckpoint | undefined> {
  try {
    const { rows } = await sql<StoredCheckpoint>`select * from checkpoint where id = 1`.execute(db);
    return rows[0];
  } catch (error) {
    if (damageCode(error)) return undefined;
    throw error;
  }
}

/** The reason why the read models cannot come from this log; undefined when they do, or when there are none. */
export async function disagreement(
  noted: StoredCheckpoint | undefined,
  { store, installation }: Log,
): Promise<Disagreement | undefined> {
  if (!noted?.position) return undefined;
  const { position: projected, eventId, eventStream, eventRevision } = noted;
  const head = await store.head();
  if (installation && noted.installation && noted.installation !== installation)
    return { kind: 'foreign', head, projected, reason: 'belong to another installation than the log' };
  if (projected > head)
    return {
      kind: 'lost',
      ...{ head, projected },
      reason: `were made from ${projected} positions of the log, which now ends at ${head}: an older backup was restored, or events are lost`,
    };
  if (!eventId) return undefined;
  const options = { from: eventRevision!, maxCount: 1 };
  for await (const { id, position } of store.readStream(eventStream!, options))
    if (id === eventId && position <= projected) return undefined;
  return {
    kind: 'lost',
    ...{ head, projected },
    reason: `were made from another history of the log: event ${eventId}, which they end with, is not in it`,
  };
}

type Where = { DATA_DIR: string; DATABASE_URL?: string | undefined };
/** Names the read models' location, and how to delete them, in the error message. */
function placeOf({ DATA_DIR, DATABASE_URL }: Where) {
  if (!DATABASE_URL) {
    const where = join(DATA_DIR, 'read-models');
    return { where, remedy: 'Remove that folder: they are built anew from the log.' };
  }
  const { host, pathname } = new URL(DATABASE_URL);
  const remedy = `Correct DATABASE_URL, or drop the schema ${readSchema} there: they are built anew from the log.`;
  return { where: `Postgres at ${host}${pathname}`, remedy };
}

/**
 * Stops the start when the read models were not made from this log. With `acceptLoss` the loss of events is accepted:
 * the result then leaves an event in the log, and the read models are deleted to be rebuilt.
 */
export async function refuseDisagreement(db: Db, log: Log, at: Where, acceptLoss: boolean) {
  const found = await disagreement(await storedCheckpoint(db), log);
  if (!found) return undefined;
  const { kind, reason, head, projected } = found;
  const { where, remedy } = placeOf(at);
  if (kind === 'foreign') throw new CannotStartError(`The read models in ${where} ${reason}. ${remedy}`);
  if (!acceptLoss)
    throw new CannotStartError(
      `The read models in ${where} ${reason}. Restore the newest backup of the log; ` +
        'to go on without what is missing, start once with --accept-loss.',
    );
  return async (store: EventStore, db: Db) => {
    await noteLoss(store, head, projected);
    await forget(db);
  };
}

/** Does the same for a service, on a new connection each time. */
export const agreeing =
  ({ acceptLoss = false } = {}) =>
  async (log: Log, config: Where) => {
    const onDatabase = async <T>(work: (db: Db) => Promise<T>) => {
      const { db, close } = await openDatabase({
        dataDir: config.DATA_DIR,
        databaseUrl: config.DATABASE_URL,
      });
      return work(db).finally(close);
    };
    const accept = await onDatabase((db) => refuseDisagreement(db, log, config, acceptLoss));
    // The claims may have lost what the read models have not.
    return acceptLoss ? (store: EventStore) => onDatabase(async (db) => accept?.(store, db)) : undefined;
  };

/** Drops all tables; the projector rebuilds them. */
export async function forget(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  for (const { name } of rows) await sql`drop table if exists ${sql.id(name)}`.execute(db);
}
