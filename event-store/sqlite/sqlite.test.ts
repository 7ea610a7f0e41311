import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { EventStoreUnavailableError, type NewEvent } from '../port.ts';
import { tempFolder } from '../testFolder.ts';
import { type AppendRequest, openLog } from './log.ts';
import { LogReader } from './reading.ts';
import { openSqliteEventStore } from './sqlite.ts';

const newFile = async () => join(await tempFolder(), 'events.db');
const thing = (): NewEvent => ({ id: randomUUID(), type: 'Happened', data: {} });

async function openStore(file: string) {
  const started = once(process, 'worker') as Promise<[Worker]>;
  const store = await openSqliteEventStore(file);
  onTestFinished(() => store.close());
  return { store, thread: (await started)[0] };
}
const request = (stream: string, id: string): AppendRequest => ({
  stream,
  expected: 'no_stream',
  events: [{ id, type: 'Happened', data: '{}', metadata: '{}' }],
});

test('an event that SQLite refuses fails its own append, all of it, and no other of the batch', async () => {
  const log = openLog(await newFile());
  onTestFinished(log.close);
  const bad = request('bad', 'fine at first');
  bad.events.push({ ...bad.events[0]!, id: null as never });
  const outcomes = log.write([request('a', '1'), bad, request('b', '2'), request('bad', '3')]);
  expect(outcomes[1]).toEqual({ refused: expect.stringContaining('NOT NULL') });
  const revisions = outcomes.filter((outcome) => 'revision' in outcome).map(({ revision }) => revision);
  expect(revisions).toEqual([0, 0, 0]);
});

test('a read of one event asks for one row', async () => {
  const file = await newFile();
  const log = openLog(file);
  log.write([request('a', '1'), request('b', '2'), request('c', '3')]);
  log.close();
  const asked: unknown[] = [];
  class Watched extends DatabaseSync {
    override prepare(text: string) {
      const statement = super.prepare(text);
      const all = statement.all.bind(statement);
      return Object.assign(statement, {
        all: (...values: number[]) => {
          asked.push(values);
          return all(...values);
        },
      });
    }
  }
  const reader = new LogReader(file, new Watched(file));
  onTestFinished(() => reader.close());
  expect(await Array.fromAsync(reader.readAll({ after: 1, maxCount: 1 }))).toMatchObject([{ id: '2' }]);
  expect(asked).toEqual([[1, 1]]);
});

test('a batch that cannot be made durable fails as a whole and leaves nothing behind', async () => {
  const file = await newFile();
  const log = openLog(file);
  log.close();
  const outcomes = log.write([request('a', '1'), request('b', '2')]);
  expect(outcomes).toEqual(Array(2).fill({ failed: expect.any(String) }));
  const { store } = await openStore(file);
  expect(await store.head()).toBe(0);
});

test('when the writer thread dies, its batch is told so and the next append starts another thread', async () => {
  const file = await newFile();
  const { store, thread } = await openStore(file);
  await store.append('a', [thing()], 'no_stream');
  // Another connection blocks the thread, so that it dies while it has the batch.
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const event = thing();
  const lost = store.append('a', [event], 0).catch((error) => error);
  await turn(); // The batch is on its way.
  const ended = thread.terminate();
  other.close();
  await ended;
  expect(await lost).toBeInstanceOf(EventStoreUnavailableError);
  expect(await store.append('a', [event], 0)).toMatchObject({ revision: 1 });
  expect(await store.append('a', [thing()], 1)).toMatchObject({ revision: 2 });
});

test('a long queue goes to the thread in two batches, in order, and each is told when the thread dies', async () => {
  const file = await newFile();
  const { store, thread } = await openStore(file);
  const streams = Array.from({ length: 100 }, (_, n) => `stream-${n}`);
  const first = await Promise.all(streams.map((stream) => store.append(stream, [thing()], 'no_stream')));
  expect(first.map(({ position }) => position)).toEqual(streams.map((_, n) => n + 1));
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const events = streams.map(thing);
  const appends = () => streams.map((stream, n) => store.append(stream, [events[n]!], 0));
  const lost = Promise.allSettled(appends());
  await turn(); // The thread has half of the queue, and half of what was left of it.
  const ended = thread.terminate();
  other.close();
  await ended;
  const failed = (await lost).map((each) => each.status === 'rejected' && each.reason);
  expect(failed.slice(0, 75)).toEqual(Array(75).fill(expect.any(EventStoreUnavailableError)));
  expect(failed.slice(75)).toEqual(Array(25).fill(false));
  for (const appended of await Promise.all(appends())) expect(appended).toMatchObject({ revision: 1 });
});

test('a file that cannot be opened is reported when the store opens', async () => {
  await expect(openSqliteEventStore(join(await tempFolder(), 'missing', 'events.db'))).rejects.toThrow();
});

test('closing finishes what waits, ends subscriptions and refuses the rest', async () => {
  const { store } = await openStore(await newFile());
  const batches = store.subscribeToAll({ after: 'end', signal: new AbortController().signal });
  const next = () => batches[Symbol.asyncIterator]().next();
  await next();
  const waiting = next();
  const appended = store.append('a', [thing()], 'no_stream');
  await store.close();
  expect(await appended).toMatchObject({ revision: 0 });
  expect((await waiting).done).toBe(true);
  await expect(store.append('a', [thing()], 0)).rejects.toThrow(EventStoreUnavailableError);
  await expect(store.head()).rejects.toThrow(EventStoreUnavailableError);
  await store.close();
});

test('kill -9 in the middle of appends loses nothing that was acknowledged', async () => {
  const file = await newFile();
  const script = `
    const { openSqliteEventStore } = await import(${JSON.stringify(new URL('./sqlite.ts', import.meta.url).href)});
    const store = await openSqliteEventStore(${JSON.stringify(file)});
    for (let n = 0; n < 16; n++) (async () => {
      for (let i = 0; ; i++) {
        const id = n + '-' + i;
        await store.append('s' + n, [{ id, type: 'Happened', data: {} }], i ? i - 1 : 'no_stream');
        process.stdout.write(id + '\\n');
      }
    })();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  for await (const id of createInterface(child.stdout)) {
    acknowledged.push(id);
    if (acknowledged.length === 500) child.kill('SIGKILL');
  }
  const { store } = await openStore(file);
  const stored = new Set<string>();
  for await (const { id } of store.readAll()) stored.add(id);
  expect(acknowledged.length).toBeGreaterThanOrEqual(500);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});
