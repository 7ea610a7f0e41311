import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type ExpectedRevision, WrongExpectedRevisionError } from '../port.ts';
import { all, type Its, ids, newStream, thing, things } from './kit.ts';

/** The contract for appends and their refusals. */
export function appending(its: Its) {
  test.for<[string, unknown]>([
    ['unicode', { text: 'ü € 漢字 🗝️ \u2028 " \\', ключ: 'значение' }],
    ['a NUL', { text: 'a\u0000b', 'k\u0000': 1 }],
    ['an empty object', {}],
    ['an empty text', ''],
    ['an empty list', []],
    ['null', null],
    ['numbers and nesting', { list: [1, null, true, -1.5, [], {}], max: Number.MAX_SAFE_INTEGER }],
    ['a megabyte', { text: 'é'.repeat(512 * 1024) }],
  ])('%s comes back as it went in', async ([, data]) => {
    const stream = newStream();
    const event = { ...thing(data), metadata: { note: data } };
    const { position } = await its().store.append(stream, [event], 'no_stream');
    const [read] = await all(its().store.readStream(stream));
    expect(read).toEqual({ ...event, streamId: stream, revision: 0, position, recordedAt: expect.any(Date) });
    expect(Math.abs(Number(read!.recordedAt) - Date.now())).toBeLessThan(60_000);
  });

  test('metadata may be left out', async () => {
    const stream = newStream();
    await its().store.append(stream, [{ id: randomUUID(), type: 'Happened', data: {} }], 'any');
    expect((await all(its().store.readStream(stream)))[0]!.metadata).toEqual({});
  });

  test('a wrong expectation is refused with the revision that is there', async () => {
    const { store } = its();
    const stream = newStream();
    await store.append(stream, things(2), 'no_stream');
    for (const expected of ['no_stream', 0, 2] as const) {
      const refused = await store.append(stream, [thing()], expected).catch((error) => error);
      expect(refused).toBeInstanceOf(WrongExpectedRevisionError);
      expect(refused).toMatchObject({ streamId: stream, expected, actual: 1 });
    }
    for (const expected of ['stream_exists', 0] as const)
      await expect(store.append(newStream(), [thing()], expected)).rejects.toMatchObject({ actual: -1 });
    expect(await store.append(stream, [thing()], 'stream_exists')).toMatchObject({ revision: 2 });
    expect(await store.append(stream, [thing()], 'any')).toMatchObject({ revision: 3 });
    expect(await store.append(stream, [thing()], 3)).toMatchObject({ revision: 4 });
  });

  test('of twenty writers that expect the same revision exactly one wins', async () => {
    const { store } = its();
    const stream = newStream();
    await store.append(stream, [thing()], 'no_stream');
    const raced = await Promise.allSettled(
      Array.from({ length: 20 }, () => store.append(stream, things(2), 0)),
    );
    const losers = raced.filter((outcome) => outcome.status === 'rejected');
    expect(losers).toHaveLength(19);
    for (const { reason } of losers) expect(reason).toMatchObject({ expected: 0, actual: 2 });
    expect(await all(store.readStream(stream))).toHaveLength(3);
  });

  test('appending nothing is refused', async () => {
    await expect(its().store.append(newStream(), [], 'any')).rejects.toThrow(TypeError);
  });

  test('a thousand events go in as one append', async () => {
    const { store } = its();
    const stream = newStream();
    const events = things(1000);
    const { revision, position } = await store.append(stream, events, 'no_stream');
    const read = await all(store.readStream(stream));
    expect(revision).toBe(999);
    expect(position).toBe(read.at(-1)!.position);
    expect(ids(read)).toEqual(ids(events));
  });

  test('an append that cannot be stored fails alone, not its neighbours', async () => {
    const { store } = its();
    const streams = [newStream(), newStream(), newStream()];
    const [before, bad, after] = await Promise.allSettled([
      store.append(streams[0]!, [thing()], 'no_stream'),
      store.append(streams[1]!, [thing(), thing({ n: 1n })], 'no_stream'),
      store.append(streams[2]!, [thing()], 'no_stream'),
    ]);
    expect([before!.status, bad!.status, after!.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((bad as PromiseRejectedResult).reason).toBeInstanceOf(TypeError);
    expect(await all(store.readStream(streams[1]!))).toEqual([]);
    await expect(store.append(streams[1]!, [thing(undefined)], 'no_stream')).resolves.toMatchObject({
      revision: 0,
    });
  });
}

/** The contract for repeating event ids, as in a retry after an unknown outcome. */
export function repeating(its: Its) {
  const expectations: ExpectedRevision[] = [0, 'any', 'stream_exists', 'no_stream'];
  test.for(expectations)('the same ids, again with %s, are answered as the first time', async (expected) => {
    const { store } = its();
    const stream = newStream();
    if (expected !== 'no_stream') await store.append(stream, [thing()], 'no_stream');
    const events = things(2);
    const first = await store.append(stream, events, expected);
    expect(await store.append(stream, events, expected)).toEqual(first);
    await store.append(stream, things(3), 'any');
    expect(await store.append(stream, events, expected)).toEqual(first);
    expect(await all(store.readStream(stream))).toHaveLength(first.revision + 4);
  });

  test.for(expectations)('the same ids twice at once with %s are stored once', async (expected) => {
    const { store } = its();
    const stream = newStream();
    if (expected !== 'no_stream') await store.append(stream, [thing()], 'no_stream');
    const events = things(2);
    const answers = await Promise.all([1, 2, 3].map(() => store.append(stream, events, expected)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await all(store.readStream(stream))).toHaveLength(answers[0]!.revision + 1);
  });

  test('ids that agree only in part are a conflict', async () => {
    const { store } = its();
    const stream = newStream();
    const events = things(2);
    await store.append(stream, events, 'no_stream');
    const half = [events[0]!, thing()];
    await expect(store.append(stream, half, 'no_stream')).rejects.toThrow(WrongExpectedRevisionError);
    await expect(store.append(stream, [...events, thing()], 'no_stream')).rejects.toThrow(
      WrongExpectedRevisionError,
    );
  });
}
