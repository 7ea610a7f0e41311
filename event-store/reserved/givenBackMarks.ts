import { randomUUID } from 'node:crypto';
import { PlaceGivenBack } from '../../domain/reservation/events.ts';
import { boundedCache } from '../cache.ts';
import type { Metadata } from '../metadata.ts';
import { type EventStore, WrongExpectedRevisionError } from '../port.ts';
import { unnamed } from './holders.ts';

/**
 * The permanent marks of holders whose counted places were given back: a stream for each holder and limit, with one
 * event.
 */
export function givenBackMarksIn(store: EventStore) {
  const known = boundedCache<true>(10_000);
  const streamFor = (name: string, holder: string) => `reserved-${name}:${holder}`;
  return {
    /** True when the log has the mark of this holder. */
    async isMarked(name: string, holder: string): Promise<boolean> {
      const stream = streamFor(name, holder);
      if (known.get(stream)) return true;
      const isThere = (await Array.fromAsync(store.readStream(stream, { maxCount: 1 }))).length > 0;
      if (isThere) known.set(stream, true);
      return isThere;
    },
    /** Appends the mark of this holder, unless it is there. */
    async mark(name: string, holder: string, by: Metadata): Promise<void> {
      const stream = streamFor(name, holder);
      try {
        const event = { id: randomUUID(), ...PlaceGivenBack({}), metadata: unnamed(by) };
        await store.append(stream, [event], 'no_stream');
      } catch (error) {
        if (!(error instanceof WrongExpectedRevisionError)) throw error;
      }
      known.set(stream, true);
    },
  };
}
