import { checkpointOf } from '../projections/checkpoint.ts';
import type { Db } from '../projections/database/tables.ts';
import { models } from '../projections/models.ts';
import type { Projector } from '../projections/projector/projector.ts';
import { type Progress, unbuilt } from '../projections/rebuild/rebuild.ts';
import { progressAt } from '../server-kit/following/followers.ts';
import { type Check, NotReadyError } from '../server-kit/health.ts';
import type { Kit } from '../server-kit/kit.ts';

const beingBuilt = (progress?: Progress) =>
  new NotReadyError('the read models are being built', progress && howFar(progress));
const howFar = ({ position, of }: Progress) => ({ position, head: of });

/**
 * The state of the read models in the process that projects them. Rejects while they cannot be relied on. Models
 * that are late are told, and still ready: another process would not have newer ones.
 */
export async function readiness(projecting: Pick<Projector, 'status'>, kit: Pick<Kit, 'store' | 'clock'>) {
  const { ready, position, building, catchingUp, error, leading } = projecting.status();
  if (error) throw new Error(error);
  if (catchingUp) throw new NotReadyError('the read models are catching up with the log', howFar(catchingUp));
  if (building || !ready) throw beingBuilt(building);
  return { leading, ...(await progressAt(kit, position)) };
}

/** Checks, in a process that only reads, that every table exists in the form that this version knows. */
export const modelsCheck =
  (db: Db, kit: Pick<Kit, 'store' | 'clock'>): Check =>
  async () => {
    const position = await checkpointOf(db);
    if ((await unbuilt(db, models)).length) throw beingBuilt();
    return progressAt(kit, position);
  };
