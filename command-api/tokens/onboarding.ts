import type { Verified } from '../../api/calls/tokens.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { mustStand } from '../../server-kit/people/standing.ts';

type Claims = { operatorId: string; organisationId: string };
type Onboarding = Extract<Verified, { kind: 'onboarding' }>;

/** Names the operator whose mailed link this is. */
export async function onboarding(kit: Kit, { operatorId, organisationId }: Claims): Promise<Onboarding> {
  await mustStand(kit, { organisationId, operatorId }, 'session.token');
  return { errorCode: 0, kind: 'onboarding', userId: operatorId, uniqueId: organisationId };
}
