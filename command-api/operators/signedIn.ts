import { randomUUID } from 'node:crypto';
import { ref } from '../../domain/kit.ts';
import { operator } from '../../domain/operator/operator.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/personal.ts';

const minutes = 60;
export const resendToken = ({ tokens }: Kit, operatorId: string) =>
  tokens.seal('resend', { operatorId }, 60 * minutes);

export async function aboutOperator(kit: Kit, id: string) {
  const { emailVerified } = (await kit.executor.look(ref(operator, id))).state;
  return { emailVerified, email: (await personalOf(kit, ref(operator, id))).email ?? '' };
}

/** An operator, the device whose passkey answered (here, or a phone that approved), and the transaction of the sign-in. */
type SignedIn = { id: string; organisationId: string; deviceId: string; transactionId: string };
/** What a browser is told whose operator has just signed in, on this device or with another one. */
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
 * Where a verified operator goes: to the organisation's address, or on with the onboarding that gives it one. A sign-in
 * has one link: asking for the result again takes the link before it back.
 */
async function landing(
  { executor, tokens, origins, records, clock }: Kit,
  { id: operatorId, organisationId, deviceId, transactionId }: SignedIn,
) {
  const claims = { operatorId, organisationId, deviceId, transactionId };
  const { subdomain } = (await executor.look(ref(organisation, organisationId))).state;
  if (!subdomain) return `${origins.public}/verifyEmail/${tokens.seal('onboarding', claims, 30 * minutes)}`;
  const jti = randomUUID();
  await records.put('landing', transactionId, jti, { expiresAt: clock() + 30 * minutes * 1000 });
  return `${origins.org(subdomain)}/redirect/${tokens.seal('landing', { ...claims, jti }, 30 * minutes)}`;
}
