import { checkpointOf } from '../checkpoint.ts';
import { disagreement, storedCheckpoint } from '../database/agree.ts';
import { distrustModels, unreadable } from '../database/damage.ts';
import type { Db } from '../database/tables.ts';
import { messageOf } from '../fold.ts';
import type { ReadModel } from '../kit.ts';
import type { ProjectorLog } from '../projectorLog.ts';
import type { Source } from '../source.ts';
import { built, outdated, type Progress, rebuild } from './rebuild.ts';

type Database = { db: Db; models: readonly ReadModel[]; log: ProjectorLog };
type Building = Database &
  Source & {
    /** Id of the installation whose log it is. */
    installation?: string | undefined;
    /** Whether other processes use the database too. */
    isShared: boolean;
    leader: string;
    signal: AbortSignal;
    onProgress: (progress: Progress) => void;
  };

/**
 * Models that lack more events than this, and more than this share of the log, are all built anew. That takes a fraction
 * of the time that bringing them up to date would.
 */
const farBehind = { events: 10_000, share: 1 / 3 };

/** Events are counted only where the share is lacking, because positions need not be one apart. */
export async function isFarBehind(store: Source['store'], position: number): Promise<boolean> {
  const head = await store.head();
  const missing = head - position;
  if (missing <= farBehind.events || missing <= farBehind.share * head) return false;
  let events = 0;
  for await (const _ of store.readAll({ after: position, maxCount: farBehind.events + 1 })) events += 1;
  return events > farBehind.events;
}

/**
 * Builds the models whose tables are missing, damaged, or of another declaration, or all when they are far behind. Throws when the tables hold what is
 * not in this log.
 */
export async function buildOutdated(building: Building): Promise<void> {
  const { db, models, log, installation, isShared, leader, signal, onProgress, ...source } = building;
  const lost = await disagreement(await storedCheckpoint(db), { store: source.store, installation });
  if (lost) throw new Error(`the read models ${lost.reason}`);
  const damaged = await unreadable(db, await built(db, models), { whole: false });
  if (damaged.length) {
    await distrustModels(db, damaged);
    log.error({}, `read models are damaged: ${damaged.map(({ name }) => name).join(', ')}`);
  }
  const wrong = (await isFarBehind(source.store, await checkpointOf(db)))
    ? models
    : await outdated(db, models);
  if (!wrong.length) return;
  const anew = wrong.length === models.length ? { leader, installation } : undefined;
  log.info({}, `building read models: ${wrong.map(({ name }) => name).join(', ')}`);
  await rebuild({ db, isShared, source, models: wrong, log, anew, signal, onProgress });
}

/** After a statement found damage: marks the unreadable tables for a rebuild, or all tables if none can be named. */
export async function distrustDamaged({ db, models, log }: Database): Promise<void> {
  try {
    const found = await unreadable(db, models, { whole: true });
    const distrusted = found.length ? found : models;
    await distrustModels(db, distrusted);
    const names = distrusted.map(({ name }) => name).join(', ');
    log.error({}, `read models are damaged, and are built anew from the log: ${names}`);
  } catch (error) {
    log.error(
      {},
      `damaged read models could not be found: ${messageOf(error)}; npm run replay builds them anew`,
    );
  }
}
