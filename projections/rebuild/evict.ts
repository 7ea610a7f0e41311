import { personalColumns } from '../columns/columns.ts';
import { type Db, loadRows } from '../database/tables.ts';
import { askable, type Folded, keysRead, type Swept } from '../fold.ts';
import { always, type ReadModel, type Recorded, type Row } from '../kit.ts';
import { patchedValue } from '../settle.ts';
import type { Build, Deferred, Eviction } from './build.ts';

export function evictionOf(model: ReadModel): Eviction {
  if (model.folds.every(({ blind }) => blind === always)) return 'swept';
  return model.swept.length + personalColumns(model).size ? undefined : 'loaded';
}

/** Reads the rows again that events look at and that have left memory. Returns the function that lets go of the unused. */
export async function loadEvicted(db: Db, build: Build, events: readonly Recorded[]) {
  const { model, shadow, table, waiting, deleting } = build;
  if (build.eviction !== 'loaded') return () => {};
  const wanted = [...keysRead(model, events)].filter(askable);
  const looked = new Set<string>();
  const loaded: Row[] = [];
  const missing = () =>
    wanted.filter((id) => !table.get(id) && !waiting.has(id) && !deleting.has(id) && !looked.has(id));
  // While rows are read, the writer may let go of others that were there before.
  for (let ids = missing(); ids.length; ids = missing()) {
    for (const id of ids) looked.add(id);
    for (const row of await loadRows(db, model, ids, shadow)) {
      table.put(row.id, row);
      loaded.push(row);
    }
  }
  return () => {
    for (const { id } of loaded) if (!waiting.has(id)) table.put(id, undefined);
  };
}
function defer({ all, sought }: Deferred, sweep: Swept) {
  all.push(sweep);
  const values = sought.get(sweep.column) ?? new Map<unknown, Swept[]>();
  sought.set(sweep.column, values);
  const before = values.get(sweep.value);
  if (before) before.push(sweep);
  else values.set(sweep.value, [sweep]);
}
const isChangedBy = ({ sought }: Deferred, row: Row) =>
  [...sought].some(([column, values]) =>
    values
      .get(row[column])
      ?.some(
        ({ patch }) =>
          !patch || Object.entries(patch).some(([name, to]) => row[name] !== patchedValue(row, to)),
      ),
  );

/**
 * Records sweeps for rows that have left memory; one pass at the end applies them. A row that comes after a sweep that
 * would change it stays in memory until that pass is over.
 */
export function deferSweeps(build: Build, { touched, swept }: Folded) {
  const { table, deferred, waiting, late } = build;
  if (build.eviction !== 'swept') return;
  for (const sweep of swept) defer(deferred, sweep);
  if (!deferred.all.length) return;
  for (const id of touched) {
    const row = table.get(id);
    late.delete(id);
    if (!row || !isChangedBy(deferred, row)) continue;
    waiting.delete(id);
    late.add(id);
  }
}

/** Lets written rows go that have not changed since, except those touched last. */
export function evictWritten(build: Build, rows: readonly Row[]) {
  const { table, waiting, late, written } = build;
  for (const row of rows) {
    written.delete(row.id);
    if (table.get(row.id) === row && !waiting.has(row.id) && !late.has(row.id)) written.add(row.id);
  }
  const most = build.eviction === 'loaded' ? build.portions.kept : 0;
  for (const id of written) {
    if (written.size <= most) break;
    written.delete(id);
    table.put(id, undefined);
  }
}
