import { randomUUID } from 'node:crypto';
import type { EventStore, NewEvent } from '../port.ts';

/** `reopen` stops the store in the middle of its work and opens the same log again. */
export type Opened = { store: EventStore; reopen?: () => Promise<EventStore>; stop: () => Promise<void> };
export type Its = () => Opened;

export const newStream = () => `thing-${randomUUID()}`;
export const thing = (data: unknown = { n: 1 }): NewEvent => ({
  id: randomUUID(),
  type: 'Happened',
  data,
  metadata: {},
});
export const things = (count: number) => Array.from({ length: count }, (_, n) => thing({ n }));
export async function all<T>(from: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const each of from) list.push(each);
  return list;
}
export const ids = (events: readonly NewEvent[]) => events.map(({ id }) => id);
