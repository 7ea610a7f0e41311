import { sql } from 'kysely';
import { hashOf } from '../columns/columns.ts';
import { analyze } from '../database/statistics.ts';
import { createTable, type Db, indexTable, parkRows } from '../database/tables.ts';
import { unhurried } from '../database/unhurried.ts';
import type { ReadModel } from '../kit.ts';
import { memoryTable } from '../memory.ts';
import { type Build, nothingDeferred, type Portions } from './build.ts';
import { evictionOf } from './evict.ts';
import { writeTouched, writeWaiting } from './write.ts';

/** What suits logs of any size. */
const usual: Portions = { events: 1000, rows: 5000, kept: 20_000, waiting: 20_000 };
const lanes = 2;

export const startBuild = (model: ReadModel, portions = usual): Build => ({
  model,
  portions,
  shadow: `${model.name}__new`,
  table: memoryTable(),
  eviction: evictionOf(model),
  ...{ waiting: new Set(), written: new Set(), touched: new Set(), parked: new Set(), parks: [] },
  ...{ deleting: new Set(), deferred: nothingDeferred(), late: new Set() },
});

/** Records which rows a batch changed, for the writer. */
export function touch({ waiting, written, touched, eviction }: Build, ids: Iterable<string>) {
  for (const id of ids) {
    if (eviction) written.delete(id);
    (written.has(id) ? touched : waiting).add(id);
  }
}

export async function createShadow(db: Db, { model, shadow }: Build) {
  await sql`drop table if exists ${sql.id(shadow)}`.execute(db);
  await createTable(db, model, shadow);
}

/**
 * Writes rows while more are folded, longest queue first. It writes two tables at a time, because Postgres has a
 * process per connection.
 */
export function shadowWriter(db: Db, builds: readonly Build[], wrote: (rows: number) => void) {
  const { portions = usual } = builds[0] ?? {};
  const writing = new Map<Build, Promise<void>>();
  let failure: { error: unknown } | undefined;
  let stopped = false;
  /** Starts a write for every table with at least this many waiting rows, while a lane is free. */
  function offer(least: number = portions.rows) {
    while (!failure && !stopped && writing.size < lanes) {
      const [build] = builds
        .filter((each) => !writing.has(each) && each.waiting.size >= least)
        .sort((a, b) => b.waiting.size - a.waiting.size);
      if (!build) return;
      const work = async () => {
        try {
          wrote(await writeWaiting(db, build));
        } catch (error) {
          failure ??= { error };
        } finally {
          writing.delete(build);
        }
        offer(least);
      };
      writing.set(build, work());
    }
  }
  const backlog = () => builds.reduce((sum, { eviction, waiting }) => sum + (eviction ? waiting.size : 0), 0);
  return {
    /** Starts what can be written, and resolves when there is room for more rows in memory. */
    async offer() {
      offer();
      while (!failure && !stopped && backlog() > portions.waiting) {
        offer(1);
        await Promise.race(writing.values());
      }
    },
    /** Writes the rest. Rejects with the first failure, after all pending writes have ended. */
    async finish() {
      offer(1);
      while (writing.size) await Promise.all(writing.values());
      if (failure) throw failure.error;
    },
    /** Resolves when all pending writes have ended. */
    async stop() {
      stopped = true;
      await Promise.all(writing.values());
    },
  };
}

/** Brings the new table up to the state in memory, and creates its indexes and statistics. */
export const completeShadow = (db: Db, build: Build) =>
  unhurried(db, async (tx) => {
    await writeTouched(tx, build);
    await indexTable(tx, build.model, build.shadow);
    await analyze(tx, build.shadow);
  });

/** Replaces the old table by the new one, with its hash and its parked rows. */
export async function exchange(tx: Db, { model, shadow, parks }: Build) {
  await sql`drop table if exists ${sql.id(model.name)}`.execute(tx);
  await sql`alter table ${sql.id(shadow)} rename to ${sql.id(model.name)}`.execute(tx);
  await sql`delete from parked where model = ${model.name}`.execute(tx);
  if (parks.length) await parkRows(tx, model, parks);
  const hash = hashOf(model);
  await sql`insert into models (name, hash) values (${model.name}, ${hash})
    on conflict (name) do update set hash = excluded.hash`.execute(tx);
}
