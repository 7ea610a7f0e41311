import { ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { person } from '../../domain/person/person.ts';
import { credentialsOf } from '../../passkeys/ownPasskeys.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { oneWith } from '../../server-kit/people/joined.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { sharedBy, type Two } from './joins.ts';

/**
 * Whether a person becomes another one as soon as the address of that one is proved: a newcomer of an application's own site,
 * with whom nothing can be in conflict. The newcomer has proved no address, has no passkey on the organisation's host and no
 * access to an application of the other one. All others are joined by operators alone.
 */
export async function mayBecome(kit: Kit, two: Two, organisationId: string): Promise<boolean> {
  const { personId, into } = two;
  const [known, other] = [ref(person, personId), ref(person, into)];
  const { status, joinedInto, enrolling } = (await kit.executor.look(known, { fresh: true })).state;
  if (status !== 'active' || enrolling || joinedInto !== null) return false;
  if ((await kit.executor.look(other, { fresh: true })).state.status !== 'active') return false;
  if ((await oneWith(kit, personId)).length > 1 || (await personalOf(kit, known)).address) return false;
  const { subdomain } = (await kit.executor.look(ref(organisation, organisationId))).state;
  const host = subdomain && new URL(kit.origins.org(subdomain)).hostname;
  if ((await credentialsOf(kit, personId)).some(({ rpId }) => rpId === host)) return false;
  return (await sharedBy(kit, two)) === null;
}
