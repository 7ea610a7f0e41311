import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type AllFilter, EventStoreUnavailableError, type ReadStream, type RecordedEvent } from '../port.ts';
import { all, type Its, ids, newStream, thing, things } from './kit.ts';

/** The contract for reading one stream and the whole log. */
export function reading(its: Its) {
  test('a stream that is not there is empty', async () => {
    expect(await all(its().store.readStream(newStream()))).toEqual([]);
    expect(await all(its().store.readStream(newStream(), { direction: 'backwards' }))).toEqual([]);
  });

  test('a stream is read forwards, backwards, from a revision and in part', async () => {
    const { store } = its();
    const stream = newStream();
    await store.append(stream, things(10), 'no_stream');
    const revisions = async (options: ReadStream) =>
      (await all(store.readStream(stream, options))).map(({ revision }) => revision);
    expect(await revisions({ from: 7 })).toEqual([7, 8, 9]);
    expect(await revisions({ from: 10 })).toEqual([]);
    expect(await revisions({ from: 2, maxCount: 2 })).toEqual([2, 3]);
    expect(await revisions({ maxCount: 0 })).toEqual([]);
    expect(await revisions({ direction: 'backwards', maxCount: 3 })).toEqual([9, 8, 7]);
    expect(await revisions({ direction: 'backwards', from: 1 })).toEqual([1, 0]);
  });

  test('the log is read in order, after a position and not from it', async () => {
    const { store } = its();
    const stream = newStream();
    await store.append(stream, things(1200), 'no_stream');
    const log = await all(store.readAll());
    const positions = log.map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b));
    expect(positions.every(Number.isSafeInteger)).toBe(true);
    expect(await store.head()).toBe(positions.at(-1));
    const part = await all(store.readAll({ after: positions[9]!, maxCount: 5 }));
    expect(ids(part)).toEqual(ids(log.slice(10, 15)));
    expect(await all(store.readAll({ after: positions.at(-1)! }))).toEqual([]);
  });

  test('the log is read by stream prefix, by type and by both', async () => {
    const { store } = its();
    const [a, b] = [newStream(), newStream()];
    const other = { ...thing(), type: 'Otherwise' };
    await store.append(a, [thing(), other], 'no_stream');
    await store.append(b, [thing()], 'no_stream');
    const count = async (filter: AllFilter, maxCount?: number) =>
      (await all(store.readAll(maxCount ? { filter, maxCount } : { filter }))).length;
    expect(await count({ streamPrefixes: [a] })).toBe(2);
    expect(await count({ streamPrefixes: [a, b] })).toBe(3);
    expect(await count({ streamPrefixes: [a, b] }, 2)).toBe(2);
    expect(await count({ streamPrefixes: [a, b], eventTypes: ['Otherwise'] })).toBe(1);
    expect(await count({ streamPrefixes: [] })).toBe(0);
  });

  test('streams of several prefixes are read in log order among others, page by page and after a position', async () => {
    const { store } = its();
    const prefix = newStream();
    const written: RecordedEvent['id'][] = [];
    for (const [at, stream] of ['b', 'a', 'other', 'a', 'ab', 'b'].entries()) {
      const events = things(at === 1 ? 700 : 2);
      await store.append(stream === 'other' ? newStream() : `${prefix}-${stream}`, events, 'any');
      if (stream !== 'other') written.push(...events.map(({ id }) => id));
    }
    const filter = { streamPrefixes: [`${prefix}-b`, `${prefix}-a`, `${prefix}-ab`] };
    const read = await all(store.readAll({ filter }));
    expect(ids(read)).toEqual(written);
    const after = read[600]!.position;
    expect(ids(await all(store.readAll({ filter, after })))).toEqual(written.slice(601));
    expect(ids(await all(store.readAll({ filter, after, maxCount: 3 })))).toEqual(written.slice(601, 604));
  });
}

/** The contract for subscriptions: catching up, going live, resuming, ending. */
export function subscribing(its: Its) {
  test('a subscription catches up and goes live under eight writers, with no gap and nothing twice', async () => {
    const { store } = its();
    const prefix = newStream();
    const [writers, rounds] = [8, 40];
    await store.append(`${prefix}-0`, things(100), 'no_stream');
    const abort = new AbortController();
    const writing = Array.from({ length: writers }, async (_, n) => {
      for (let i = 0; i < rounds; i++) await store.append(`${prefix}-${n}`, things(2), 'any');
    });
    const got: RecordedEvent[] = [];
    const batches = store.subscribeToAll({
      after: 'start',
      filter: { streamPrefixes: [prefix] },
      batchSize: 7,
      signal: abort.signal,
    });
    for await (const { events } of batches) {
      got.push(...events);
      if (got.length >= 100 + writers * rounds * 2) abort.abort();
    }
    await Promise.all(writing);
    expect(ids(got)).toEqual(ids(await all(store.readAll({ filter: { streamPrefixes: [prefix] } }))));
  });

  test('a subscription resumes after its checkpoint, which moves on past what the filter leaves out', async () => {
    const { store } = its();
    const stream = newStream();
    const { position: checkpoint } = await store.append(stream, [thing()], 'no_stream');
    const { position: noise } = await store.append(newStream(), things(40), 'no_stream');
    const abort = new AbortController();
    const got: RecordedEvent[] = [];
    let reached = checkpoint;
    const options = {
      after: checkpoint,
      filter: { streamPrefixes: [stream] },
      batchSize: 7,
      signal: abort.signal,
    };
    for await (const { events, position, caughtUp } of store.subscribeToAll(options)) {
      expect(position).toBeGreaterThanOrEqual(reached);
      reached = position;
      got.push(...events);
      if (caughtUp) abort.abort();
    }
    expect(got).toEqual([]);
    expect(reached).toBeGreaterThanOrEqual(noise);
  });

  test('a subscription from the end tells at once that it has caught up, then only what is new', async () => {
    const { store } = its();
    const stream = newStream();
    await store.append(stream, things(3), 'no_stream');
    const abort = new AbortController();
    const batches = store.subscribeToAll({ after: 'end', signal: abort.signal })[Symbol.asyncIterator]();
    expect((await batches.next()).value).toMatchObject({ events: [], caughtUp: true });
    const event = thing();
    const [{ value }] = await Promise.all([batches.next(), store.append(stream, [event], 2)]);
    expect(ids(value!.events)).toEqual([event.id]);
    abort.abort();
    expect((await batches.next()).done).toBe(true);
  });

  test('an abort ends a subscription that waits, and one that has not begun', async () => {
    const { store } = its();
    const abort = new AbortController();
    const batches = store.subscribeToAll({ after: 'end', signal: abort.signal })[Symbol.asyncIterator]();
    await batches.next();
    const waiting = batches.next();
    await turn();
    abort.abort();
    expect((await waiting).done).toBe(true);
    expect(await all(store.subscribeToAll({ after: 'start', signal: abort.signal }))).toEqual([]);
  });
}

/** The contract for restarts. */
export function restarting(its: Its) {
  test('after a restart under load every acknowledged event is there, once', async ({ skip }) => {
    const { reopen } = its();
    if (!reopen) return skip();
    let { store } = its();
    const prefix = newStream();
    const acknowledged: string[] = [];
    const halfway = Promise.withResolvers<void>();
    const reopened = Promise.withResolvers<void>();
    async function write(stream: string) {
      for (let revision = -1; revision < 60; ) {
        const event = thing();
        const put = async () => store.append(stream, [event], revision < 0 ? 'no_stream' : revision);
        ({ revision } = await put().catch(async (error) => {
          if (!(error instanceof EventStoreUnavailableError)) throw error;
          await reopened.promise; // The outcome is unknown, so the same event goes to the reopened store.
          return put();
        }));
        acknowledged.push(event.id);
        if (acknowledged.length === 200) halfway.resolve();
      }
    }
    const writing = Promise.all(Array.from({ length: 8 }, (_, n) => write(`${prefix}-${n}`)));
    await halfway.promise;
    store = await reopen();
    reopened.resolve();
    await writing;
    const stored = ids(await all(store.readAll({ filter: { streamPrefixes: [prefix] } })));
    expect(stored.toSorted()).toEqual(acknowledged.toSorted());
  });
}
