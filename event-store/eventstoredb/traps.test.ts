import { jsonEvent, UnavailableError } from '@eventstore/db-client';
import type { ServiceError } from '@grpc/grpc-js';
import { describe, expect, test } from 'vitest';
import { until } from '../../test/until.ts';
import { EventStoreUnavailableError, type NewEvent, WrongExpectedRevisionError } from '../port.ts';
import { all, ids, newStream, thing, things } from '../testContract/kit.ts';
import { appendOnce, proposal } from './append.ts';
import { Connection, inner } from './connection.ts';
import { safePosition } from './feed.ts';
import { appended, bareClient, both, double, short, storeAt, urlOf } from './testKit.ts';

const unavailable = EventStoreUnavailableError;

const bareEvent = () => jsonEvent({ type: 'Happened', data: {} });

describe('an append whose answer is lost', () => {
  test.for([true, false])(
    'ends at the deadline, BatchAppend offered: %s; again, it is the first one',
    async (batchAppend) => {
      const { server, store } = await both({ batchAppend, losesAnswers: 1 }, short);
      const stream = newStream();
      const events = things(2);
      await expect(store.append(stream, events, 'no_stream')).rejects.toThrow(unavailable);
      expect(await store.append(stream, events, 'no_stream')).toMatchObject({ revision: 1 });
      expect(ids(await all(store.readStream(stream)))).toEqual(ids(events));
      expect(server.counts).toMatchObject({ append: 2, batchAppend: 0 });
    },
  );
  test('would wait for ever in the client, once the server offers BatchAppend', async () => {
    const { server, store } = await both({ losesAnswers: 2 }, short);
    const bare = bareClient(urlOf(server, 'tls=false&defaultDeadline=50')).appendToStream('a', bareEvent());
    bare.catch(() => {});
    await until(() => expect(server.counts.batchAppend).toBe(1));
    await expect(store.append('b', [thing()], 'no_stream')).rejects.toThrow(unavailable);
    expect(await Promise.race([bare, 'waits']), `after ${short.deadline} ms`).toBe('waits');
  });
  test('is recognised although the server forgot its ids, and other events are not', async () => {
    const { server, store } = await both();
    const { stream, events, revision, position } = await appended(store, 2);
    server.mischief.forgetsIds = true;
    expect(await store.append(stream, events, 'no_stream')).toEqual({ revision, position });
    await expect(store.append(stream, [events[0]!, thing()], 'no_stream')).rejects.toMatchObject({
      actual: 1,
    });
    await expect(store.append(stream, things(2), 'no_stream')).rejects.toThrow(WrongExpectedRevisionError);
  });
  test('gets its position from the log when the answer lacks it', async () => {
    const { store } = await both({ noPosition: true });
    const { stream, position } = await appended(store, 3);
    expect((await all(store.readStream(stream))).at(-1)!.position).toBe(position);
  });
});

describe('the same ids while their first append is under way', () => {
  /** A double that has stored an append of `events` without indexing it, and then dropped a repeat. */
  async function repeated(events: NewEvent[], deadline: number) {
    const indexed = Promise.withResolvers<void>();
    const mischief = { indexesAfter: indexed.promise, timeouts: { commit: 50 } };
    const { server, store } = await both(mischief, { deadline });
    const stream = newStream();
    const first = store.append(stream, events, 'no_stream');
    await until(() => expect(server.counts.append).toBe(1));
    const again = store.append(stream, events, 'no_stream').catch((error) => error);
    await until(() => expect(server.counts.dropped).toBeGreaterThan(0));
    return { server, store, stream, first, again, indexed };
  }
  test('are dropped by the server, asked for again, and answered as the first', async () => {
    const events = things(2);
    const { store, stream, first, again, indexed } = await repeated(events, 10_000);
    indexed.resolve();
    expect(await again).toEqual(await first);
    expect(ids(await all(store.readStream(stream)))).toEqual(ids(events));
  });
  test('are unavailable at the deadline, when the server has not indexed them by then', async () => {
    const { server, first, again, indexed } = await repeated(things(1), short.deadline);
    await expect(first).rejects.toThrow(unavailable);
    expect(await again).toBeInstanceOf(unavailable);
    expect(server.counts.dropped).toBeGreaterThan(1);
    indexed.resolve();
  });
});

describe('a server that is away', () => {
  test('is unavailable for the first call and for later ones, until it is back', async () => {
    const { server, store } = await both();
    const { stream, events } = await appended(store);
    const other = await storeAt(urlOf(server));
    server.down();
    for (const each of [other, other, store]) {
      await expect(each.append(stream, [thing()], 0)).rejects.toThrow(unavailable);
      await expect(all(each.readStream(stream))).rejects.toThrow(unavailable);
      await expect(all(each.readAll())).rejects.toThrow(unavailable);
      await expect(each.head()).rejects.toThrow(unavailable);
    }
    await server.up();
    await until(async () => expect(await all(other.readStream(stream))).toHaveLength(1));
    expect(await store.append(stream, events, 'no_stream')).toMatchObject({ revision: 0 });
  });
  test('is a raw error of gRPC in the client at first, and a named one later', async () => {
    const server = await double();
    server.down();
    const client = bareClient(urlOf(server));
    const failed = () => client.appendToStream('a', bareEvent()).catch((error) => error);
    expect([await failed(), await failed()].map((error) => error instanceof UnavailableError)).toEqual([
      false,
      false,
    ]);
    expect(await failed()).toMatchObject({ code: 14 });
  });
  test('ends no promise that nobody holds, with large appends under way', async () => {
    const { server, store } = await both();
    const large = () => store.append(newStream(), [thing('x'.repeat(20_000))], 'no_stream');
    const outcomes = Promise.allSettled(Array.from({ length: 200 }, large));
    await until(() => expect(server.counts.append).toBeGreaterThan(0));
    server.down();
    for (const outcome of await outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(unavailable);
  });
  test('a channel that closes at whatever moment of an append fails that append and nothing else', async () => {
    const server = await double();
    const outcomes = new Set<boolean>();
    for (let turns = 0; turns < 8; turns++) {
      const { client } = new Connection(urlOf(server));
      const append = () => appendOnce(client, newStream(), [proposal(thing())], 'no_stream', 5000);
      await append();
      const channel = await inner(client).getChannel();
      const appending = append();
      for (let i = 0; i < turns; i++) await null;
      channel.close();
      outcomes.add((await Promise.allSettled([appending]))[0]!.status === 'fulfilled');
    }
    expect([...outcomes]).toContain(false);
  });
  test('a search for the leader that fails, which the client does not wait for, ends nothing', async () => {
    const nobody = 'esdb://127.0.0.1:1,127.0.0.1:1?tls=false&maxDiscoverAttempts=1';
    const { client } = new Connection(nobody);
    const searching = inner(client).getChannel();
    const broken = new UnavailableError({ code: 14, message: 'gone' } as ServiceError);
    const handled = inner(client).handleError({ getChannel: () => undefined }, broken);
    await expect(searching).rejects.toThrow('discover');
    await expect(handled).resolves.toBeUndefined();
  });
  test('in a cluster where nobody answers, is unavailable too', async () => {
    const server = await double();
    const hosts = `esdb://127.0.0.1:${server.port},127.0.0.1:${server.port}`;
    const store = await storeAt(`${hosts}?tls=false&discoveryInterval=5&maxDiscoverAttempts=3`);
    const { stream } = await appended(store);
    server.down();
    const calls = Array.from({ length: 20 }, (_, n) =>
      n % 2 ? store.head() : store.append(stream, [thing()], 0),
    );
    for (const { status } of await Promise.allSettled(calls)) expect(status).toBe('rejected');
    await server.up();
    await until(() => store.append(stream, [thing()], 0));
  });
});

test('a half-open connection is given up for a new one, though gRPC would share the old', async () => {
  const { server, store } = await both({}, short);
  // Another channel with the same options keeps the shared socket in use.
  const other = await storeAt(urlOf(server));
  const { stream } = await appended(store);
  await other.head();
  server.goDeaf();
  await expect(store.append(stream, [thing()], 0)).rejects.toThrow(unavailable);
  expect(await store.append(stream, [thing()], 0)).toMatchObject({ revision: 1 });
  server.goDeaf();
  await expect(all(store.readStream(stream))).rejects.toThrow(unavailable);
  expect(await all(store.readStream(stream))).toHaveLength(2);
});

test('what can never be stored is a TypeError before anything is sent', async () => {
  const { server, store } = await both();
  await expect(store.append('a', [thing({ n: 1n })], 'any')).rejects.toThrow(TypeError);
  await expect(store.append('a', [{ ...thing(), id: 'seven' }], 'any')).rejects.toThrow(/no UUID/);
  expect(server.counts.append).toBe(0);
});

test('positions are safe integers, or an error', () => {
  expect(safePosition(BigInt(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => safePosition(2n ** 53n)).toThrow(RangeError);
});

test('after closing, everything is unavailable', async () => {
  const { store } = await both();
  const { stream } = await appended(store);
  const last = store.append(stream, [thing()], 0);
  await store.close();
  expect(await last).toMatchObject({ revision: 1 });
  await expect(store.append(stream, [thing()], 1)).rejects.toThrow(unavailable);
  await expect(all(store.readStream(stream))).rejects.toThrow(unavailable);
  await expect(store.head()).rejects.toThrow(unavailable);
});
