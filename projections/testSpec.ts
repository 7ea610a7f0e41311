import { expect } from 'vitest';
import type { z } from 'zod';
import type { Happened } from '../domain/kit.ts';
import { cutMarked, markOf, restored } from '../domain/marks.ts';
import { foldBatch } from './fold.ts';
import type { ReadModel, Recorded, Row } from './kit.ts';
import { memoryTable } from './memory.ts';
import { kindsOf } from './source.ts';

/** The default time of events in fold tests, unless their meta sets `at`. */
export const at = '2026-01-01T00:00:00.000Z';
type Meta = Partial<Omit<Recorded, 'id' | 'type' | 'data'>>;

/** The id of the n-th event of a test. */
export const testEventId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/**
 * after(model, [id, event, meta?]…).shows(rows…): runs the folds of a model without a database. Rows are in the order
 * in which they were created. As in the projector, sealed values of a kind that the model has no column for are null.
 */
export function after(model: ReadModel, ...events: [id: string, event: Happened, meta?: Meta][]) {
  const table = memoryTable();
  const revisions = new Map<string, number>();
  const happened = events.map(([id, { type, data }, meta], i): Recorded => {
    const revision = revisions.get(id) ?? 0;
    revisions.set(id, revision + 1);
    return {
      ...{ id, type, at, revision, kind: 'test', eventId: testEventId(i + 1), position: i + 1 },
      ...{ actor: { role: 'system' as const, id: 'system' }, correlationId: 'test' },
      ...meta,
      data: visible(model, type, data),
    };
  });
  const [parked] = foldBatch(model, table, happened).parked;
  if (parked) throw new Error(`event ${parked.position} parks row ${parked.row}: ${parked.error}`);
  const rows = [...table.rows.values()];
  for (const row of rows) checkRow(model, row);
  return {
    rows,
    shows: (...expected: Record<string, unknown>[]) => expect(rows).toMatchObject(expected),
  };
}

function visible(model: ReadModel, type: string, data: unknown): unknown {
  const declared = model.events.get(type);
  if (!declared || type === '*') return data;
  const { open, cuts } = cutMarked(declared.schema, data);
  return restored(
    open,
    cuts.filter(({ mark }) => kindsOf(model).includes(mark.kind)),
  );
}

/** Checks what the table does not, but the reply type promises: enumerations, formats, shapes. */
export function checkRow(model: ReadModel, row: Row) {
  for (const [name, schema] of Object.entries(model.row.shape as Record<string, z.ZodType>)) {
    if (row[name] === null && markOf(schema)) continue;
    const checked = schema.safeParse(row[name]);
    if (!checked.success)
      throw new Error(`${model.name}.${name} of ${row.id}: ${checked.error.issues[0]?.message}`);
  }
}
