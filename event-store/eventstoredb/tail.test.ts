import { EventStoreDBClient, excludeSystemEvents } from '@eventstore/db-client';
import { describe, expect, test } from 'vitest';
import { ref } from '../../domain/kit.ts';
import { operator } from '../../domain/operator/operator.ts';
import { until } from '../../test/until.ts';
import type { NewEvent } from '../port.ts';
import { statesOf } from '../states/states.ts';
import { ids, thing } from '../testContract/kit.ts';
import { shared, withClaims } from '../testSystem.ts';
import { appended, both, following, short, urlOf } from './testKit.ts';

const inStream = (stream: string) => ({ streamPrefixes: [stream] });

describe('a subscription', () => {
  test('tells again and again that it has missed nothing', async () => {
    const { store } = await both();
    const { position } = await appended(store);
    const { next } = following(store, 'end');
    const beats = [await next(), await next(), await next()];
    expect(beats).toEqual(Array(3).fill({ events: [], position, caughtUp: true }));
  });
  test('asks up to four times less often while nothing happens', async () => {
    const heartbeat = 50;
    const { store } = await both({}, { heartbeat });
    const { next } = following(store, 'end');
    for (let beat = 0; beat < 3; beat++) await next();
    const before = performance.now();
    await next();
    // A timer may fire up to a millisecond early.
    expect(performance.now() - before).toBeGreaterThan(4 * heartbeat - 2);
  });
  test('is silent while something is missing, and begins again after the deadline', async () => {
    const troubles: unknown[] = [];
    const { server, store } = await both({}, { ...short, onTrouble: (error) => troubles.push(error) });
    const tail = following(store, 'end');
    await tail.next();
    server.mischief.mute = true;
    const { events } = await appended(store);
    const upcoming = tail.until((batch) => batch.events.length > 0);
    await until(() => expect(troubles.join()).toMatch('fallen silent'));
    server.mischief.mute = false;
    const batch = await upcoming;
    expect(ids(batch.events)).toEqual(ids(events));
  });
  test('goes on from where it was when the server comes back, where that of the client has ended', async () => {
    const { server, store } = await both();
    const { events: first } = await appended(store, 30);
    const bare = EventStoreDBClient.connectionString(urlOf(server));
    const ended = Promise.withResolvers<unknown>();
    bare.subscribeToAll({ filter: excludeSystemEvents() }).on('error', ended.resolve).resume();
    const tail = following(store, 'start');
    const before = await tail.until(({ caughtUp }) => caughtUp);
    for (let n = 0; n < 3; n++) {
      server.down();
      await server.up();
    }
    expect(await ended.promise).toBeInstanceOf(Error);
    const { events: second } = await until(() => appended(store, 30));
    const after = await tail.until(({ events }) => events.some(({ id }) => id === second.at(-1)!.id));
    expect(ids([...before.events, ...after.events])).toEqual(ids([...first, ...second]));
  });
  test('that the server drops as too slow goes on without loss, and that is no cause for a warning', async () => {
    const told: string[] = [];
    const onTrouble = (error: unknown, level: string) => told.push(`${level}: ${error}`);
    const { server, store } = await both({}, { onTrouble });
    const tail = following(store, 'end');
    await tail.next();
    server.mischief.dropsSubscriptions = 2;
    const { events } = await appended(store, 40);
    const batch = await tail.until(({ events: [event] }) => event !== undefined);
    expect(ids(batch.events)).toEqual(ids(events).slice(0, batch.events.length));
    expect(told).toEqual(Array(2).fill(expect.stringMatching(/^debug: .*Consumer too slow/)));
    const waiting = tail.until(() => false).catch(() => {});
    server.down();
    await until(() => expect(told.at(-1)).toMatch(/^warn: /));
    tail.abort.abort();
    await waiting;
  });
  test('leaves a connection that was given up, although nothing is missing yet', async () => {
    const troubles: unknown[] = [];
    const onTrouble = (error: unknown) => troubles.push(error);
    const { server, store } = await both({}, { ...short, heartbeat: short.deadline * 1.5, onTrouble });
    const tail = following(store, 'end');
    await tail.next();
    server.goDeaf();
    await expect(store.append('a', [thing()], 'no_stream')).rejects.toThrow();
    expect((await tail.next()).caughtUp).toBe(true);
    expect(troubles.join()).toMatch('given up');
  });
  test('leaves a half-open connection', async () => {
    const { server, store } = await both({}, short);
    const tail = following(store, 'end');
    await tail.next();
    server.goDeaf();
    const event = thing();
    await server.log.append('a', [event], 'any');
    expect(ids((await tail.until(({ events }) => events.length > 0)).events)).toEqual([event.id]);
  });
  test.for(['down', 'goDeaf'] as const)(
    'ends at once when told so, with the server gone: %s',
    async (gone) => {
      const { server, store } = await both({}, { deadline: 60_000 });
      const tail = following(store, 'end');
      await tail.next();
      server[gone]();
      const waiting = tail.next();
      tail.abort.abort();
      await waiting;
      expect(await tail.ended()).toBe(true);
    },
  );
  test('begins when the server does', async () => {
    const { server, store } = await both();
    server.down();
    const tail = following(store, 'end');
    const first = tail.next();
    await server.up();
    expect(await first).toEqual({ events: [], position: 0, caughtUp: true });
  });
  test('is given up where the caller may not read', async () => {
    const { server, store } = await both();
    server.mischief.users = { ada: 'secret' };
    await expect(following(store, 'end').next()).rejects.toThrow(/PERMISSION_DENIED/);
  });
  test('is over at the server when it is left', async () => {
    const { server, store } = await both();
    await appended(store, 100);
    for await (const _ of store.subscribeToAll({ after: 'start', signal: new AbortController().signal }))
      break;
    await until(() => expect(server.counts.open).toBe(0));
  });
});

describe('the position', () => {
  test("moves past what the filter leaves out, and is never one of the server's own events", async () => {
    const { server, store } = await both();
    const { stream, position } = await appended(store);
    const { position: noise } = await appended(store, 100);
    for (let n = 0; n < 100; n++) await server.log.append('$stats', [{ ...thing(), type: '$stats' }], 'any');
    const tail = following(store, position, inStream(stream));
    expect(await tail.until(({ caughtUp }) => caughtUp)).toMatchObject({ events: [], position: noise });
    expect(await tail.next()).toMatchObject({ events: [], position: noise });
    expect(await store.head()).toBe(noise);
  });
  test('does not run ahead of a reader that is slow, over a reconnect', async () => {
    const { server, store } = await both();
    const { events } = await appended(store, 2000);
    const got: NewEvent[] = [];
    for (let after: number | 'start' = 'start'; got.length < 2000; ) {
      const abort = new AbortController();
      for await (const batch of store.subscribeToAll({ after, batchSize: 90, signal: abort.signal })) {
        got.push(...batch.events);
        after = batch.position;
        if (got.length % 4 === 0) abort.abort();
      }
      server.down();
      await server.up();
    }
    expect(ids(got)).toEqual(ids(events));
  });
});

test('cached states count as fresh while heartbeats come, and are read anew when they stop', async () => {
  const { server, store } = await both({}, { heartbeat: 50 });
  const reads: string[] = [];
  const readStream = (stream: string) => {
    reads.push(stream);
    return store.readStream(stream);
  };
  const states = statesOf({ ...shared(withClaims(store)), readStream });
  const stop = new AbortController();
  const deaf = { heard: () => {}, begins: () => {}, failed: () => {} };
  const { over } = states.follow(() => null, deaf, stop.signal);
  const look = () => states.read(ref(operator, 'ada')).catch(() => 'unavailable');
  await until(async () => {
    const before = reads.length;
    await look();
    expect(reads.length).toBe(before);
  });
  server.down();
  await until(async () => expect(await look()).toBe('unavailable'));
  stop.abort();
  await over;
});
