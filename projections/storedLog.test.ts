import { beforeAll, describe, expect, test } from 'vitest';
import { aggregates, eventTypes, refOf } from '../domain/aggregates.ts';
import { fold, type Happened, upcast } from '../domain/kit.ts';
import { orErased } from '../domain/marks.ts';
import type { Metadata } from '../event-store/metadata.ts';
import type { EventStore } from '../event-store/port.ts';
import { currentData } from '../event-store/vault/unreadable.ts';
import { readStored, storedLogs, vaultWith } from '../test/stored/read.ts';
import { foldBatch } from './fold.ts';
import { memoryTable } from './memory.ts';
import { models } from './models.ts';
import { eventsFor } from './source.ts';
import { checkRow } from './testSpec.ts';

describe.each(storedLogs)('the stored log %s', (file) => {
  let log: ReturnType<typeof readStored>;
  beforeAll(() => {
    log = readStored(file);
  });

  test('has events in the form of this release, if need be by their upcasts', async () => {
    const vault = await vaultWith(log.head.keys);
    for (const { type, data, metadata } of await vault.open(log.events)) {
      const declared = eventTypes.get(type)!;
      const current = upcast(declared, data, (metadata as Metadata).version);
      expect({ type, data: declared.schema.parse(current) }).toEqual({ type, data: current });
    }
  });

  test('has that form also where everybody is erased, as an import of a backup may find it', () => {
    for (const { type, data, metadata } of log.events) {
      const declared = eventTypes.get(type)!;
      const current = upcast(declared, data, (metadata as Metadata).version);
      expect({ type, data: orErased(declared.schema).parse(current) }).toEqual({ type, data: current });
    }
  });

  test('is folded by every aggregate', () => {
    const streams = Map.groupBy(log.events, ({ streamId }) => streamId);
    const folded = [...streams].map(([stream, events]) => {
      const { of } = refOf(stream)!;
      fold(
        of,
        events.map((event) => ({ type: event.type, data: currentData(event) }) as Happened),
      );
      return of;
    });
    expect(aggregates.filter((each) => !folded.includes(each)).map(({ name }) => name)).toEqual([]);
  });

  test('is folded by every read model, row by row', async () => {
    const source = { vault: await vaultWith(log.head.keys), registry: eventTypes, store: {} as EventStore };
    const tables = new Map(models.map((model) => [model, memoryTable()]));
    const filled = new Set<string>();
    for (const event of log.events)
      for (const [model, events] of await eventsFor(source, models, [event])) {
        const table = tables.get(model)!;
        expect([model.name, foldBatch(model, table, events).parked]).toEqual([model.name, []]);
        for (const row of table.rows.values()) checkRow(model, row);
        if (table.rows.size) filled.add(model.name);
      }
    expect(models.map(({ name }) => name).filter((name) => !filled.has(name))).toEqual([]);
  });
});
