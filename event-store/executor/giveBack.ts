import { type Ref, streamOf } from '../../domain/kit.ts';
import { boundedCache } from '../cache.ts';
import type { Metadata } from '../metadata.ts';
import type { LoadedState } from '../states/loadedState.ts';
import type { Reservations } from './reservations.ts';

/** The most ended aggregates that are remembered as having given their places back. */
const most = 10_000;

/**
 * Frees the places of an aggregate, if it has ended. What this process has done is not looked at again when the
 * reaction to the end asks for it, too. `known` is the aggregate's state, where the caller has just appended the end.
 */
export function givingBack(reserved: Pick<Reservations, 'giveBack'>) {
  const given = boundedCache<Promise<unknown>>(most);
  return async (target: Ref, metadata: Metadata, known?: LoadedState): Promise<void> => {
    const stream = streamOf(target);
    const before = given.get(stream);
    if (before) return void (await before);
    const giving = reserved.giveBack(target, metadata, known);
    given.set(stream, giving);
    const hasEnded = await giving.catch((error) => {
      given.delete(stream);
      throw error;
    });
    if (!hasEnded) given.delete(stream);
  };
}
