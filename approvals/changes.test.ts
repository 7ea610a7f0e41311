import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { PersonSuspended } from '../domain/person/events.ts';
import { TransactionDeclined } from '../domain/transaction/events.ts';
import { openSqliteEventStore } from '../event-store/sqlite/sqlite.ts';
import { newLog } from '../event-store/testSystem.ts';
import { changesOf } from './changes.ts';

const long = 60_000;
async function watching(streams: string[]) {
  const store = await openSqliteEventStore(...(await newLog()));
  const stop = new AbortController();
  const watch = changesOf(store, [PersonSuspended.type]).watch(streams, stop.signal);
  onTestFinished(async () => {
    watch.end();
    await store.close();
  });
  await watch.begun(long);
  const happens = (stream: string, { type } = PersonSuspended as { type: string }) =>
    store.append(stream, [{ id: randomUUID(), type, data: {}, metadata: {} }], 'any');
  return { watch, stop, happens };
}

test('a waiting screen is told which of its streams changed, and of no others', async () => {
  const { watch, happens } = await watching(['person-ada', 'transaction-1', 'group-1']);
  await happens('person-eve');
  await happens('person-ada');
  expect(await watch.next(long)).toEqual(new Set(['person-ada']));
  await happens('transaction-1', TransactionDeclined);
  expect(await watch.next(long)).toEqual(new Set(['transaction-1']));
});

test('what happens while nobody waits is told by the next wait', async () => {
  const { watch, happens } = await watching(['person-ada', 'person-eve']);
  await happens('person-ada');
  const first = watch.next(long);
  await first;
  await happens('person-eve');
  await happens('person-ada');
  const told = new Set<string>();
  while (told.size < 2) for (const stream of await watch.next(long)) told.add(stream);
  expect(told).toEqual(new Set(['person-ada', 'person-eve']));
});

test('a wait is over with its time and with its signal, and then nothing has changed', async () => {
  const { watch, stop } = await watching(['person-ada']);
  expect(await watch.next(1)).toEqual(new Set());
  const waiting = watch.next(long);
  stop.abort();
  expect(await waiting).toEqual(new Set());
});
