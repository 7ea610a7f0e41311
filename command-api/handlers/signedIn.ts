import { randomUUID } from 'node:crypto';
import { ref } from '../../domain/kit.ts';
import { type Operator, operator } from '../../domain/operator/operator.ts';
import { type Organisation, organisation } from '../../domain/organisation/organisation.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/personal.ts';

const minutes = 60;
export const resendToken = ({ tokens }: Kit, operatorId: string) =>
  tokens.seal('resend', { operatorId }, 60 * minutes);

export async function aboutOperator(kit: Kit, id: string) {
  const { emailVerified } = (await kit.executor.look(ref(operator, id))).state as Operator;
  return { emailVerified, email: (await personalOf(kit, ref(operator, id))).email ?? '' };
}

/** What a browser is told whose operator has just signed in, on this device or with another one. */
export async function signedIn(kit: Kit, { id, organisationId }: { id: string; organisationId: string }) {
  const { emailVerified, email } = await aboutOperator(kit, id);
  return {
    errorCode: 0 as const,
    emailVerified,
    email,
    redirectTo: emailVerified ? await landing(kit, id, organisationId) : null,
    resendToken: emailVerified ? null : resendToken(kit, id),
  };
}

/** Where a verified operator goes: to the organisation's address, or on with the onboarding that gives it one. */
async function landing(
  { executor, tokens, origins, records, clock }: Kit,
  operatorId: string,
  organisationId: string,
) {
  const { subdomain } = (await executor.look(ref(organisation, organisationId))).state as Organisation;
  if (!subdomain)
    return `${origins.public}/verifyEmail/${tokens.seal('onboarding', { operatorId, organisationId }, 30 * minutes)}`;
  const jti = randomUUID();
  await records.put('landing', jti, true, { expiresAt: clock() + 30 * minutes * 1000 });
  return `${origins.org(subdomain)}/redirect/${tokens.seal('landing', { operatorId, organisationId, jti }, 30 * minutes)}`;
}
