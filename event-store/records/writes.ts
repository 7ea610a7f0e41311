import { gathered } from '../vault/gathered.ts';
import type { Put, RecordName } from './records.ts';
import { keyOf } from './row.ts';

export type Writing = { puts: readonly Put[]; drops: readonly RecordName[] };

/**
 * Several writes as one that has their result. It has an order that all processes keep, so that they never wait for each
 * other's rows.
 */
export function together(all: readonly Writing[]): Writing {
  const last = new Map<string, { put?: Put; name: RecordName }>();
  for (const { puts, drops } of all) {
    for (const name of drops) last.set(keyOf(name.kind, name.id), { name });
    for (const put of puts) last.set(keyOf(put.kind, put.id), { put, name: put });
  }
  const sorted = [...last].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
  return {
    puts: sorted.flatMap(({ put }) => put ?? []),
    drops: sorted.flatMap(({ put, name }) => (put ? [] : [name])),
  };
}

/**
 * Does the writes of one turn of the event loop in one step. If that fails, each of them succeeds or fails alone.
 */
export function writesOf(write: (writing: Writing) => Promise<unknown>) {
  const inTurn = gathered(
    async (all: Writing[]) => {
      const outcomes = new Map<Writing, Promise<unknown>>();
      const one = write(together(all));
      const failed =
        all.length > 1 &&
        (await one.then(
          () => false,
          () => true,
        ));
      for (const each of all) outcomes.set(each, failed ? write(each) : one);
      await Promise.allSettled(outcomes.values());
      return outcomes;
    },
    { sideBySide: true },
  );
  return async (writing: Writing): Promise<void> => {
    await (await inTurn(writing)).get(writing);
  };
}
