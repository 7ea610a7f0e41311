import { randomUUID } from 'node:crypto';
import { SignOutUser } from '../../domain/user/access.ts';
import { forgetSession } from '../../server-kit/access/oidcSessions.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { knownIn } from './accounts.ts';
import { type KeptSession, takeSession } from './adapter.ts';

/**
 * Ends a session that is known by its `uid`, once, and records it for every OpenID application in which its account has
 * signed in; a reaction tells those that want to know. Returns whether there was such a session. `known` is the session
 * when the library has already removed it.
 */
export async function endSession(
  kit: Kit,
  organisationId: string,
  uid: string,
  known?: KeptSession,
): Promise<boolean> {
  const session = await takeSession(kit, organisationId, uid, known);
  if (!session) return false;
  const { accountId = '', authorizations = {} } = session;
  for (const [clientId, { sid: sessionId }] of Object.entries(authorizations)) {
    if (!sessionId) continue;
    await forgetSession(kit.records, sessionId);
    const id = await knownIn(kit, organisationId, accountId, clientId);
    if (!id) continue;
    const actor = { role: 'user', id, organisationId } as const;
    await kit.executor.execute(SignOutUser, { id, sessionId }, { actor, correlationId: randomUUID() });
  }
  return true;
}
