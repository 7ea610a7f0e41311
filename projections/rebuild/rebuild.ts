import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { newerEvent } from '../../domain/kit.ts';
import type { RecordedEvent } from '../../event-store/port.ts';
import { checkpointOf, type Leader, type Mark, markOf, moveCheckpoint } from '../checkpoint.ts';
import { hashOf } from '../columns/columns.ts';
import type { Db } from '../database/tables.ts';
import { unhurried } from '../database/unhurried.ts';
import { foldBatch } from '../fold.ts';
import type { ReadModel } from '../kit.ts';
import { logParked, type ProjectorLog } from '../projectorLog.ts';
import { batchesOf, eventsFor, filterFor, type Source } from '../source.ts';
import { alone, type StillAlone } from './alone.ts';
import type { Build, Portions } from './build.ts';
import { deferSweeps, loadEvicted } from './evict.ts';
import { completeShadow, createShadow, exchange, shadowWriter, startBuild, touch } from './shadow.ts';
import { writeTouched } from './write.ts';

/** Progress of a rebuild, or of bringing the models up to date. `rate` is events folded per second. */
export type Progress = {
  models: string[];
  doing: 'folding' | 'writing' | 'done' | 'catching up';
  events: number;
  rows: number;
  position: number;
  of: number;
  rate: number;
};
export type Rebuild = {
  db: Db;
  /** Whether other processes use the database too, and may rebuild at the same time. */
  isShared?: boolean | undefined;
  source: Source;
  models: readonly ReadModel[];
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Set when every model is rebuilt before anything is projected; the checkpoint then moves to the log's head. */
  anew?: Leader | undefined;
  signal?: AbortSignal | undefined;
  log?: ProjectorLog | undefined;
  /** How much is done at once, where not the usual. */
  portions?: Portions | undefined;
};
/**
 * Builds models from the log: folds in memory, writes shadow tables, and swaps them in when they have reached the
 * shared checkpoint. Live projection continues meanwhile, and readers see the old table until the swap. Another rebuild of
 * this database waits until this one is over.
 */
export const rebuild = (asked: Rebuild): Promise<void> => alone(asked, (still) => build(asked, still));

async function build(
  { db, source, models, onProgress, anew, signal, log, portions }: Rebuild,
  still: StillAlone,
): Promise<void> {
  const started = performance.now();
  const builds = models.map((model) => startBuild(model, portions));
  const progress: Progress = {
    models: models.map(({ name }) => name),
    doing: 'folding',
    ...{ events: 0, rows: 0, position: 0, rate: 0 },
    of: anew ? await source.store.head() : await checkpointOf(db),
  };
  const tell = (change: Partial<Progress>) => {
    signal?.throwIfAborted();
    Object.assign(progress, change);
    const seconds = Math.max(1, performance.now() - started) / 1000;
    if (progress.doing === 'folding') progress.rate = Math.round(progress.events / seconds);
    onProgress?.({ ...progress });
  };
  for (const build of builds) await createShadow(db, build);
  const writer = shadowWriter(db, builds, (rows) => (progress.rows += rows));
  let mark: Mark | undefined;
  try {
    mark = await foldTo(db, source, builds, progress, async (change) => {
      tell(change);
      await writer.offer();
    });
  } catch (error) {
    await writer.stop();
    throw error;
  }
  tell({ doing: 'writing' });
  await writer.finish();
  await completeAll(db, builds, () => tell({}));
  await still();
  await swap({ db, source, models, anew }, builds, progress, tell, mark);
  for (const { model, parks } of builds) logParked(log, model, parks);
  tell({ doing: 'done' });
}

/** Folds the events between the builds' position and the target. Returns the last event. */
async function foldTo(
  db: Db,
  source: Source,
  builds: Build[],
  progress: Progress,
  tell: (change: Partial<Progress>) => unknown,
): Promise<Mark | undefined> {
  let last: RecordedEvent | undefined;
  const models = builds.map(({ model }) => model);
  const filter = filterFor(models);
  const size = builds[0]?.portions.events;
  for await (const events of batchesOf(source.store, progress.position, progress.of, filter, size)) {
    const seen = await eventsFor(source, models, events);
    for (const build of builds) {
      const { model, table, parked, parks } = build;
      const mine = seen.get(model) ?? [];
      // The writer's statements take several turns each, between which PGlite would stand still while events are folded.
      await setImmediate();
      const letGo = await loadEvicted(db, build, mine);
      const folded = foldBatch(model, table, mine, parked);
      touch(build, folded.touched);
      letGo();
      deferSweeps(build, folded);
      parks.push(...folded.parked);
    }
    last = events.at(-1)!;
    await tell({ events: progress.events + events.length, position: last.position });
  }
  progress.position = progress.of;
  return last && markOf(last);
}

/** Completes two tables at a time, the largest first. Resolves when both lanes have ended, even after a failure. */
async function completeAll(db: Db, builds: Build[], completed: () => void) {
  const waiting = builds.toSorted((a, b) => b.table.rows.size - a.table.rows.size);
  const lane = async () => {
    for (let build = waiting.shift(); build; build = waiting.shift()) {
      await completeShadow(db, build);
      completed();
    }
  };
  const failed = (await Promise.allSettled([lane(), lane()])).find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}

/** Locks the checkpoint, folds the events that came meanwhile, and replaces the old tables by the new ones. */
async function swap(
  { db, source, anew }: Rebuild,
  builds: Build[],
  progress: Progress,
  tell: (change: Partial<Progress>) => void,
  mark: Mark | undefined,
) {
  await unhurried(db, async (tx) => {
    const checkpoint = await checkpointOf(tx, true);
    if (anew) await moveCheckpoint(tx, anew, checkpoint, progress.position, mark);
    else if (checkpoint > progress.position) {
      progress.of = checkpoint;
      await foldTo(tx, source, builds, progress, tell);
      for (const build of builds) await writeTouched(tx, build);
    }
    for (const build of builds) await exchange(tx, build);
  });
}

/** The models whose table is missing or was made from another declaration. Tables of removed models are dropped. */
export async function outdated(db: Db, models: readonly ReadModel[]): Promise<ReadModel[]> {
  const rows = await builtIn(db);
  for (const { name } of rows)
    if (!models.some((model) => model.name === name))
      await db.transaction().execute(async (tx) => {
        await sql`drop table if exists ${sql.id(name)}`.execute(tx);
        await sql`delete from models where name = ${name}`.execute(tx);
        await sql`delete from parked where model = ${name}`.execute(tx);
      });
  // Rows that an older release parked because a newer one had written the event can be folded now.
  const { rows: waiting } = await sql<{ model: string }>`
    select distinct model from parked where error like ${`%${newerEvent}%`}`.execute(db);
  const waits = new Set(waiting.map(({ model }) => model));
  const wrong = new Set(differing(rows, models));
  return models.filter((model) => wrong.has(model) || waits.has(model.name));
}
/** The models whose table is missing, or was built by another version. Changes nothing. */
export const unbuilt = async (db: Db, models: readonly ReadModel[]): Promise<ReadModel[]> =>
  differing(await builtIn(db), models);

/** The models whose table exists in the form that this release builds. */
export async function built(db: Db, models: readonly ReadModel[]): Promise<ReadModel[]> {
  const wrong = await unbuilt(db, models);
  return models.filter((model) => !wrong.includes(model));
}

type Built = { name: string; hash: string; there: boolean };
async function builtIn(db: Db): Promise<Built[]> {
  const { rows } = await sql<Built>`
    select name, hash, to_regclass(quote_ident(name)) is not null as there from models`.execute(db);
  return rows;
}
function differing(built: Built[], models: readonly ReadModel[]): ReadModel[] {
  const stored = new Map(built.filter(({ there }) => there).map(({ name, hash }) => [name, hash]));
  return models.filter((model) => stored.get(model.name) !== hashOf(model));
}
