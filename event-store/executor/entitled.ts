import { type Entitlements, entitlements } from '../../domain/entitlements/entitlements.ts';
import { type Ref, ref, type StateOf } from '../../domain/kit.ts';
import { licence } from '../../domain/licence/licence.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { plan } from '../../domain/plan/plan.ts';
import { subscription } from '../../domain/subscription/subscription.ts';
import type { LoadedState } from '../states/loadedState.ts';

/** What an organisation may do at `now` (milliseconds), from the states that `read` gives. */
export async function entitledAt(
  organisationId: string,
  read: (ref: Ref) => Promise<LoadedState>,
  now: number,
): Promise<Entitlements> {
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
