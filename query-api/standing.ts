import type { EventStore } from '../event-store/port.ts';
import { checkpointOf } from '../projections/checkpoint.ts';
import type { Db } from '../projections/database/tables.ts';
import { models } from '../projections/models.ts';
import { unbuilt } from '../projections/rebuild/rebuild.ts';
import type { Projector } from '../projections/run.ts';
import { type Check, NotReadyError } from '../server-kit/health.ts';

const beingBuilt = () => new NotReadyError('the read models are being built');

/** The state of the read models in the process that projects them. Rejects while they cannot be relied on. */
export async function standing(projecting: Pick<Projector, 'status'>, store: EventStore) {
  const { ready, position, building, error, leading } = projecting.status();
  if (error) throw new Error(error);
  if (building || !ready) throw beingBuilt();
  return { leading, position, head: await store.head() };
}

/** Checks, in a process that only reads, that every table exists in the form that this version knows. */
export const modelsCheck =
  (db: Db, store: EventStore): Check =>
  async () => {
    const position = await checkpointOf(db);
    if ((await unbuilt(db, models)).length) throw beingBuilt();
    return { position, head: await store.head() };
  };
