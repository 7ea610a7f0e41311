import { PassThrough } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { until } from '../../test/until.ts';
import { EventStoreUnavailableError, type ReadAll } from '../port.ts';
import { all, newStream, thing } from '../testContract/kit.ts';
import { Connection } from './connection.ts';
import { read } from './reads.ts';
import { appended, bareClient, both, double, urlOf } from './testKit.ts';

describe("the server's own events", () => {
  test('are neither read nor the head', async () => {
    const { server, store } = await both({ systemEvents: true });
    expect(await store.head()).toBe(0);
    const { position } = await appended(store);
    for (let n = 0; n < 50; n++) await server.log.append('$stats', [{ ...thing(), type: '$stats' }], 'any');
    expect(await store.head()).toBe(position);
    const reads = server.counts.read;
    expect(await store.head()).toBe(position);
    expect(server.counts.read - reads, 'what was looked through is not looked through again').toBe(1);
    expect(await all(store.readAll())).toHaveLength(1);
    const bare = await all(bareClient(urlOf(server)).readAll());
    expect(bare).toHaveLength(52);
  });
});

test('a read that is left early is over at the server, too', async () => {
  const { server, store } = await both();
  await appended(store, 3000);
  for await (const _ of store.readAll()) break;
  for await (const _ of store.readAll({ maxCount: 1 })) void 0;
  await until(() => expect(server.counts.open).toBe(0));
});

test('a read of few events is sent few, also among many of the server itself', async () => {
  const { server, store } = await both({ systemEvents: true });
  const stats = async (many: number) => {
    for (let n = 0; n < many; n++) await server.log.append('$stats', [{ ...thing(), type: '$stats' }], 'any');
  };
  const { position: first } = await appended(store);
  const { stream, position } = await appended(store, 1500);
  const reading = async (how: ReadAll) => {
    const before = server.counts.sent;
    const events = await all(store.readAll(how));
    return { revisions: events.map(({ revision }) => revision), sent: server.counts.sent - before };
  };
  const next = await reading({ after: first, maxCount: 1 });
  expect(next.revisions).toEqual([0]);
  expect(next.sent).toBeLessThan(20);
  const revisions = Array.from({ length: 1200 }, (_, n) => n);
  expect((await reading({ after: first, maxCount: 1200 })).revisions).toEqual(revisions);
  await stats(50);
  await store.append(stream, [thing()], 1499);
  const behind = await reading({ after: position, maxCount: 1 });
  expect(behind.revisions).toEqual([1500]);
  expect(behind.sent).toBeLessThan(200);
});

test('a read of streams by prefix is not sent all the others, and leaves no subscription', async () => {
  const { server, store } = await both({ systemEvents: true });
  const few = await appended(store, 2);
  const many = await appended(store, 4000);
  await appended(store);
  const reading = async (stream: string, how: ReadAll = {}) => {
    const before = server.counts.sent;
    const events = await all(store.readAll({ ...how, filter: { streamPrefixes: [stream] } }));
    await until(() => expect(server.counts.open).toBe(0));
    return { got: events.length, sent: server.counts.sent - before };
  };
  const { got, sent } = await reading(few.stream);
  expect(got).toBe(2);
  expect(sent).toBeLessThan(1000);
  expect(await reading(many.stream)).toMatchObject({ got: 4000 });
  expect(await reading(many.stream, { maxCount: 3 })).toMatchObject({ got: 3 });
  expect(await reading(few.stream, { after: many.position })).toMatchObject({ got: 0 });
});

test('a server that says it is at work may take longer than the deadline, and a silent one may not', async () => {
  const connection = new Connection(urlOf(await double()), 40);
  onTestFinished(() => connection.close());
  /** Reads nothing from a server that shows a sign of life every 10 ms, so many times before it ends. */
  const reading = (signs: number) =>
    all(
      read(connection, new AbortController().signal, 'read', (_, atWork) => {
        const source = Object.assign(new PassThrough({ objectMode: true }), { cancel: async () => {} });
        let left = signs;
        const timer = setInterval(() => {
          if (left-- > 0) return atWork();
          clearInterval(timer);
          if (signs) source.end();
        }, 10);
        return source;
      }),
    );
  expect(await reading(20)).toEqual([]);
  await expect(reading(0)).rejects.toThrow('nothing came within 40 ms');
});

test('a read that is reset before its first event is made again, and three times at the most', async () => {
  const { server, store } = await both();
  const { stream } = await appended(store, 2);
  server.mischief.resetsReads = 2;
  expect(await all(store.readStream(stream))).toHaveLength(2);
  server.mischief.resetsReads = 1;
  expect(await store.head()).toBeGreaterThan(0);
  server.mischief.resetsReads = 3;
  await expect(all(store.readStream(stream))).rejects.toThrow(EventStoreUnavailableError);
  expect(server.mischief.resetsReads).toBe(0);
});

test('many reads of streams that are not there leave the connection standing', async () => {
  const { server, store } = await both();
  const none = async () => {
    for (let n = 0; n < 15; n++)
      expect(await all(store.readStream(newStream(), { maxCount: 1 }))).toEqual([]);
  };
  await Promise.all(Array.from({ length: 100 }, none));
  expect(server.connections()).toBe(1);
});

test('an append whose call is reset is made again with the same ids, and is stored once', async () => {
  const { server, store } = await both();
  for (const expected of ['no_stream', 'any'] as const) {
    server.mischief.resetsAppends = 2;
    const stream = newStream();
    const { revision } = await store.append(stream, [thing()], expected);
    expect(revision).toBe(0);
    expect(await all(store.readStream(stream))).toHaveLength(1);
    expect(server.mischief.resetsAppends).toBe(0);
  }
});
