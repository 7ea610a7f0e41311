import type { Verified } from '../../api/calls/tokens.ts';
import { ref } from '../../domain/kit.ts';
import { type Operator, operator } from '../../domain/operator/operator.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { refuse } from '../../domain/refusals.ts';
import type { Answer, Caller } from '../../server-kit/calls/caller.ts';
import { ownOrigin, reported } from '../../server-kit/calls/callerOf.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { mustBeSinceRecovery } from '../../server-kit/people/recovered.ts';
import { mustStand } from '../../server-kit/people/standing.ts';

type Claims = {
  operatorId: string;
  organisationId: string;
  deviceId: string;
  transactionId: string;
  jti: string;
  recovered: string | null;
};
type Landing = Extract<Verified, { kind: 'landing' }>;

/** Starts the session on the organisation's own host; each landing token works once. */
export async function landing(kit: Kit, claims: Claims, caller: Caller, answer: Answer): Promise<Landing> {
  const { operatorId, organisationId, deviceId, transactionId, jti } = claims;
  const { executor, records } = kit;
  if (caller.origin && caller.origin !== ownOrigin(kit, caller)) refuse('request.origin');
  const { subdomain } = (await executor.look(ref(organisation, organisationId))).state;
  if (caller.host.app !== 'org' || caller.host.subdomain !== subdomain) refuse('session.token');
  await mustStand(kit, { organisationId, operatorId, deviceId }, 'session.token');
  await mustBeSinceRecovery(kit, claims);
  if (await reported(kit, transactionId)) refuse('session.token');
  // The first look keeps an earlier link of the same sign-in from using up the link that replaced it.
  if ((await records.get('landing', transactionId)) !== jti) refuse('session.token');
  if ((await records.take('landing', transactionId)) !== jti) refuse('session.token');
  await kit.sessions.endAllOfTransaction(transactionId);
  await answer.signIn({ role: 'operator', id: operatorId, organisationId }, { deviceId, transactionId });
  const ids = { userId: operatorId, uniqueId: organisationId };
  return { errorCode: 0, kind: 'landing', ...ids, ...(await recordOf(kit, operatorId)) };
}

/** The fields of a signed-in operator, named as in the requirements. */
async function recordOf(kit: Kit, operatorId: string) {
  const { state } = await kit.executor.look(ref(operator, operatorId));
  const { emailVerified, showStarter } = state as Operator;
  const { email, name } = await personalOf(kit, ref(operator, operatorId));
  return { username: email ?? '', email: email ?? '', name: name ?? '', emailVerified, showStarter };
}
