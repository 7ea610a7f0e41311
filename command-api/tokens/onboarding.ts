import type { Verified } from '../../api/calls/tokens.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { mustBeSinceRecovery } from '../../server-kit/people/recovered.ts';
import { mustStand } from '../../server-kit/people/standing.ts';

type Claims = { operatorId: string; organisationId: string; recovered: string | null };
type Onboarding = Extract<Verified, { kind: 'onboarding' }>;

/** Names the operator whose mailed link this is. */
export async function onboarding(kit: Kit, claims: Claims): Promise<Onboarding> {
  const { operatorId, organisationId } = claims;
  await mustBeSinceRecovery(kit, claims);
  await mustStand(kit, { organisationId, operatorId }, 'session.token');
  return { errorCode: 0, kind: 'onboarding', userId: operatorId, uniqueId: organisationId };
}
