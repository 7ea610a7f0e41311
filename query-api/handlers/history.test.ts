import { expect, test } from 'vitest';
import { aggregates, eventTypes, refOf } from '../../domain/aggregates.ts';
import { cutMarked } from '../../domain/marks.ts';
import { readStored, storedLogs, vaultWith } from '../../test/stored/read.ts';
import type { QueryKit } from '../kit.ts';
import { historyHandlers } from './history.ts';

const log = readStored(storedLogs[0]!);
const streams = Map.groupBy(log.events, ({ streamId }) => streamId);

/** The history of the stored log. */
async function history() {
  const vault = await vaultWith(log.head.keys);
  const readStream = (stream: string) => (streams.get(stream) ?? []).values();
  const kit = { store: { readStream }, vault } as unknown as QueryKit;
  const { asOf } = historyHandlers(kit);
  const stateAt = (stream: string, position: number) => asOf({ stream, position: String(position) } as never);
  return { vault, stateAt };
}

test('every aggregate has a state as of each of its events', async () => {
  const { stateAt } = await history();
  const shown = new Set<string>();
  for (const { streamId: stream, position } of log.events) {
    const { model, row } = await stateAt(stream, position);
    expect(model).not.toBeNull();
    expect(JSON.parse(JSON.stringify(row))).toEqual(row);
    if (row) shown.add(refOf(stream)!.of.name);
  }
  expect(aggregates.filter(({ name }) => !shown.has(name)).map(({ name }) => name)).toEqual([]);
});

test('a state is that directly after the event: nothing before the first one, and nothing of later ones', async () => {
  const { stateAt } = await history();
  const stream = 'admin-admin-1';
  const [added, changed] = streams.get(stream)!.map(({ position }) => position) as [number, number];
  expect(await stateAt(stream, added - 1)).toEqual({ model: 'admin', row: null });
  expect(await stateAt(stream, added)).toMatchObject({ row: { status: 'active', passwords: 0 } });
  expect(await stateAt(stream, changed)).toMatchObject({ row: { status: 'active', passwords: 1 } });
});

test('no state shows a secret', async () => {
  const { vault, stateAt } = await history();
  const secrets = (await vault.open(log.events, ['secret'])).flatMap(({ type, data }) =>
    cutMarked(eventTypes.get(type)!.schema, data).cuts.filter(({ mark }) => mark.kind === 'secret'),
  );
  expect(secrets.length).toBeGreaterThan(5);
  const all = log.events.map(({ streamId, position }) => stateAt(streamId, position));
  const states = JSON.stringify(await Promise.all(all));
  for (const { value } of secrets) expect(states).not.toContain(JSON.stringify(value));
});
