import { type Entitlements, entitlements } from '../../domain/entitlements/entitlements.ts';
import { type Ref, ref, type StateOf } from '../../domain/kit.ts';
import { licence } from '../../domain/licence/licence.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { plan } from '../../domain/plan/plan.ts';
import { subscription } from '../../domain/subscription/subscription.ts';
import { boundedCache } from '../cache.ts';
import type { LoadedState } from '../states/loadedState.ts';
import type { States } from '../states/states.ts';
import type { Read } from './tenancy.ts';

/** Milliseconds for which what an organisation may do is not asked again, unless a state that decides on it has changed. */
const lately = 1000;

/** What an organisation may do at `now` (milliseconds), from the states that `read` gives. */
export async function entitledAt(organisationId: string, read: Read, now: number): Promise<Entitlements> {
  const stateOf = async <R extends Ref>(of: R) => (await read(of)).state as StateOf<R>;
  const known = await stateOf(ref(organisation, organisationId));
  return entitlements(
    {
      organisation: known,
      plan: await stateOf(ref(plan, known.planId)),
      licence: await stateOf(ref(licence, organisationId)),
      subscription: await stateOf(ref(subscription, organisationId)),
    },
    new Date(now),
  );
}

/** Tells what an organisation may do now. */
export function entitlementsIn(states: States, clock: () => number) {
  /** What organisations may do, and the states from which that was found. */
  const found = boundedCache<{ entitlements: Entitlements; by: [Ref, LoadedState][]; at: number }>(5000);
  const isUnchanged = ([ref, state]: [Ref, LoadedState]) => states.known(ref) === state;

  return async function entitlementsOf(organisationId: string): Promise<Entitlements> {
    const [at, before] = [clock(), found.get(organisationId)];
    if (before && at >= before.at && at < before.at + lately && before.by.every(isUnchanged))
      return before.entitlements;
    const by: [Ref, LoadedState][] = [];
    const reading: Read = async (ref) => {
      const read = await states.read(ref);
      by.push([ref, read]);
      return read;
    };
    const entitlements = await entitledAt(organisationId, reading, at);
    found.set(organisationId, { entitlements, by, at });
    return entitlements;
  };
}
