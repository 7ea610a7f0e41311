import { eventTypes } from '../domain/aggregates.ts';
import { type Database, openDatabase } from '../projections/database/database.ts';
import { createTable, indexTable, upsertRows } from '../projections/database/tables.ts';
import { foldBatch } from '../projections/fold.ts';
import type { ReadModel } from '../projections/kit.ts';
import { memoryTable } from '../projections/memory.ts';
import { models } from '../projections/models.ts';
import { type Projector, projector } from '../projections/projector/projector.ts';
import { rebuild as ours } from '../projections/rebuild/rebuild.ts';
import { batchesOf, eventsFor, kindsOf, type Source } from '../projections/source.ts';
import {
  alternate,
  type Benchmark,
  count,
  type Effort,
  figure,
  inTempFolder,
  ratio,
  type Table,
} from './kit.ts';
import { fill, openStores } from './log.ts';
import { type Postgres, startPostgres } from './postgres.ts';

/**
 * The naive rebuild: one statement for each event and model, and a transaction every 500 events. It does not have to
 * read rows back. It stops when the time is over and returns events per second.
 */
async function naive({ db }: Database, source: Source, seconds: number): Promise<number> {
  const tables = new Map(models.map((model) => [model, memoryTable()]));
  for (const model of models) {
    await db.schema.dropTable(`${model.name}__naive`).ifExists().execute();
    await createTable(db, model, `${model.name}__naive`);
    await indexTable(db, model, `${model.name}__naive`);
  }
  const start = performance.now();
  const end = start + seconds * 1000;
  let done = 0;
  for await (const events of batchesOf(source.store, 0, Number.MAX_SAFE_INTEGER, undefined, 500)) {
    const seen = await eventsFor(source, models, events);
    await db.transaction().execute(async (tx) => {
      for (const [model, mine] of seen)
        for (const event of mine) {
          const table = tables.get(model)!;
          for (const id of foldBatch(model, table, [event]).touched)
            await upsertRows(tx, model, `[${JSON.stringify(table.get(id))}]`, `${model.name}__naive`);
        }
    });
    done += events.length;
    if (performance.now() > end) break;
  }
  return (done * 1000) / (performance.now() - start);
}

/** Rebuilds all models as `npm run replay` does. Returns events per second. */
async function replayed(running: Projector, events: number) {
  const start = performance.now();
  await running.replay([]);
  return (events * 1000) / (performance.now() - start);
}

/** Builds only these models, and returns the milliseconds of folding and of writing. */
async function phases({ db }: Database, source: Source, chosen: ReadModel[]) {
  const start = performance.now();
  let folded = start;
  await ours({
    db,
    source,
    models: chosen,
    onProgress: ({ doing }) => {
      if (doing === 'folding') folded = performance.now();
    },
  });
  return { folding: folded - start, writing: performance.now() - folded };
}

/** Measures each model alone, and the two kinds of models: those that open sealed fields and those that do not. */
async function costOfModels(database: Database, source: Source, events: number): Promise<Table['rows']> {
  const sealed = (model: ReadModel) => kindsOf(model).length > 0;
  const rows: Table['rows'] = [];
  for (const [name, chosen] of Object.entries({
    'all that open nothing': models.filter((model) => !sealed(model)),
    'all that open sealed fields': models.filter(sealed),
    ...Object.fromEntries(models.map((model) => [model.name, [model]])),
  })) {
    const { folding, writing } = await phases(database, source, chosen);
    const seconds = [folding, writing].map((ms) => figure(ms / 1000));
    rows.push([name, ...seconds, figure((events * 1000) / (folding + writing))]);
  }
  return rows;
}

type Found = { ours: number; naive: number; parts: Table['rows'] };
async function compare(database: Database, source: Source, events: number, effort: Effort): Promise<Found> {
  const running = projector({ ...source, db: database.db, models, sole: true });
  await running.ready;
  const found = await alternate(effort.rounds, {
    ours: () => replayed(running, events),
    naive: () => naive(database, source, effort.seconds),
  });
  const parts = database.embedded ? [] : await costOfModels(database, source, events);
  await running.stop();
  return { ...found, parts };
}

async function onBothDatabases(events: number, postgres: Postgres | undefined, effort: Effort) {
  return inTempFolder(async (folder) => {
    const stores = await openStores(folder);
    await fill(stores, events);
    const source = { ...stores, registry: eventTypes };
    const found: Partial<Record<'PGlite' | 'Postgres', Found>> = {};
    for (const [name, databaseUrl] of [
      ['PGlite', undefined],
      ['Postgres', await postgres?.fresh()],
    ] as const) {
      if (name === 'Postgres' && !databaseUrl) continue;
      const database = await openDatabase({ dataDir: folder, databaseUrl });
      found[name] = await compare(database, source, events, effort);
      await database.close();
      effort.say(
        `${events} events, ${name}: ${figure(found[name].ours)}/s, naive ${figure(found[name].naive)}/s`,
      );
    }
    await stores.close();
    return found;
  });
}

export const rebuild: Benchmark = {
  name: 'rebuild',
  about: 'all read models built anew from the log, against one statement per event and model',
  async run(effort) {
    const postgres = await startPostgres(effort.say);
    const rows: Table['rows'] = [];
    let last: Awaited<ReturnType<typeof onBothDatabases>> = {};
    const sizes = effort.quick
      ? [500, 1000, 2000]
      : [10_000, 50_000, Number(process.env.BENCH_EVENTS ?? 200_000)];
    for (const events of sizes) {
      last = await onBothDatabases(events, postgres, effort);
      const cells = [last.PGlite, last.Postgres].flatMap((found) =>
        found ? [figure(found.ours), figure(found.naive), ratio(found.ours, found.naive)] : ['-', '-', '-'],
      );
      rows.push([count(events), ...cells]);
    }
    await postgres?.stop();
    const columns = ['events', 'PGlite: ours/s', 'naive/s', 'ratio', 'Postgres: ours/s', 'naive/s', 'ratio'];
    const note =
      `Two thirds of the events are sign-ins, which six of the ${models.length} models fold. The naive projection is given ` +
      `${effort.seconds} seconds, at the beginning of the log.`;
    const all = { title: 'Rebuild of all read models', columns, rows, note };
    if (!last.Postgres) return [all];
    const title = `Alone, from ${count(sizes.at(-1)!)} events, on Postgres, once`;
    return [
      all,
      { title, columns: ['models', 'folding, s', 'writing, s', 'events/s'], rows: last.Postgres.parts },
    ];
  },
};
