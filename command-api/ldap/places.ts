import { isOver } from '../../domain/entitlements/entitlements.ts';
import { refuse } from '../../domain/refusals.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { placesLeft } from '../invites/places.ts';
import type { Place } from './people.ts';

/** The refusals of a plan that is full or has ended, and of a person who has as much access as one can have. */
export const noRoom: ReadonlySet<string> = new Set([
  ...['user.limit', 'user.totalLimit', 'user.accessLimit', 'organisation.ended'],
]);
/** More newcomers than a run makes at the same time. */
const atOnce = 1000;

/** The places of the plan that the newcomers of a run take. */
export function placesFor(kit: Kit, { organisationId, appId }: Place) {
  let found: Promise<{ here: number; inAll: number; isEnded: boolean }> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  async function counted() {
    const { applications, organisation } = await placesLeft(kit, organisationId, [appId]);
    const isEnded = isOver(await kit.executor.entitlementsOf(organisationId));
    return { here: applications ?? Infinity, inAll: organisation ?? Infinity, isEnded };
  }
  const left = () => {
    found ??= counted();
    return found;
  };
  return {
    /** Takes a place in a preview, and refuses whom a run would refuse. */
    async pretend(isKnown: boolean) {
      const places = await left();
      if (places.isEnded) refuse('organisation.ended');
      if (places.here < 1) refuse('user.limit');
      if (!isKnown && places.inAll < 1) refuse('user.totalLimit');
      places.here -= 1;
      if (!isKnown) places.inAll -= 1;
    },
    /**
     * Makes a newcomer: one after another where places run out. The access comes before the person, so of several at once
     * for one place some would have theirs taken away again, and later runs leave out whose access was deleted.
     */
    async take<T>(make: () => Promise<T>): Promise<T> {
      const places = await left();
      places.inAll -= 1;
      if (places.inAll > atOnce) return make();
      const made = last.then(make);
      last = made.catch(() => undefined);
      return made;
    },
  };
}
