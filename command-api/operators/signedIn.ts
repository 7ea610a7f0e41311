import { randomUUID } from 'node:crypto';
import { ref } from '../../domain/kit.ts';
import { operator } from '../../domain/operator/operator.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { recoveredOf } from '../../server-kit/people/recovered.ts';

const minutes = 60;
export const resendToken = ({ tokens }: Kit, operatorId: string) =>
  tokens.seal('resend', { operatorId }, 60 * minutes);

export async function aboutOperator(kit: Kit, id: string) {
  const { emailVerified } = (await kit.executor.look(ref(operator, id))).state;
  return { emailVerified, email: (await personalOf(kit, ref(operator, id))).email ?? '' };
}

/** An operator, the device whose passkey answered (possibly a phone that approved), and the sign-in's transaction. */
type SignedIn = { id: string; organisationId: string; deviceId: string; transactionId: string };
/** The reply to a browser whose operator has signed in, on this device or with another one. */
export async function signedIn(kit: Kit, who: SignedIn) {
  const { id } = who;
  const { emailVerified, email } = await aboutOperator(kit, id);
  return {
    errorCode: 0 as const,
    emailVerified,
    email,
    redirectTo: emailVerified ? await landing(kit, who) : null,
    resendToken: emailVerified ? null : resendToken(kit, id),
  };
}

/**
 * The address that a verified operator goes to: the organisation's own, or the onboarding that chooses it. A sign-in
 * has one valid link, so asking for the result again invalidates the previous link.
 */
async function landing(kit: Kit, { id: operatorId, organisationId, deviceId, transactionId }: SignedIn) {
  const { executor, tokens, origins, records, clock } = kit;
  const recovered = await recoveredOf(kit, operatorId);
  const claims = { operatorId, organisationId, deviceId, transactionId, recovered };
  const { subdomain } = (await executor.look(ref(organisation, organisationId))).state;
  if (!subdomain) return `${origins.public}/verifyEmail/${tokens.seal('onboarding', claims, 30 * minutes)}`;
  const jti = randomUUID();
  await records.put('landing', transactionId, jti, { expiresAt: clock() + 30 * minutes * 1000 });
  return `${origins.org(subdomain)}/redirect/${tokens.seal('landing', { ...claims, jti }, 30 * minutes)}`;
}
