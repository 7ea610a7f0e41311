import { randomUUID } from 'node:crypto';
import { SignOutPerson } from '../domain/person/commands.ts';
import { ignoreRefusal } from '../domain/refusals.ts';
import { SignOutUser } from '../domain/user/access.ts';
import type { Provenance } from '../event-store/metadata.ts';
import { forgetSession, sessionsTold } from './access/oidcSessions.ts';
import { keyOf, partsOf } from './access/signOns.ts';
import { type KeptSession, leadKind, sessionUnder, takeSession } from './access/ssoSessions.ts';
import type { Kit } from './kit.ts';
import { oneWith } from './people/joined.ts';
import { knownIn } from './signedOn.ts';

/** The session that is known by its `uid`, if it has not ended. */
export const keptSession = (
  { records }: Pick<Kit, 'records'>,
  organisationId: string,
  uid: string,
): Promise<KeptSession | undefined> => sessionUnder(records, keyOf(organisationId, uid));

/**
 * Records that a user was signed out of the application, which a reaction tells: once for each session there, by whichever
 * gateway. What the log refuses, as for somebody who was deleted meanwhile, ends all the same.
 */
async function signOut({ executor }: Kit, organisationId: string, id: string, sessionId: string) {
  const actor = { role: 'user', id, organisationId } as const;
  const provenance = { actor, correlationId: randomUUID(), idempotencyKey: sessionId };
  await executor.execute(SignOutUser, { id, sessionId }, provenance).catch(ignoreRefusal);
}

/** Signs the account of a session out of the OpenID applications in which it has signed in, but those that are `told`. */
async function signOutOfAll(kit: Kit, organisationId: string, session: KeptSession, told: Set<string>) {
  const { accountId = '', authorizations = {} } = session;
  for (const [clientId, { sid: sessionId }] of Object.entries(authorizations)) {
    if (!sessionId || told.has(sessionId)) continue;
    const id = await knownIn(kit, organisationId, accountId, clientId);
    if (id) await signOut(kit, organisationId, id, sessionId);
    await forgetSession(kit.records, sessionId);
    told.add(sessionId);
  }
}

/**
 * Ends a session, and records it for every OpenID application in which its account has signed in. This comes first, so that
 * a repeat finds what is left where the log or the process has failed.
 */
async function end(kit: Kit, organisationId: string, name: string, known?: KeptSession): Promise<boolean> {
  const told = new Set<string>();
  const session = await sessionUnder(kit.records, name, known);
  if (session) await signOutOfAll(kit, organisationId, session, told);
  const taken = await takeSession(kit.records, name, known);
  // The person may have come to a further application meanwhile.
  if (taken) await signOutOfAll(kit, organisationId, taken, told);
  return taken !== undefined;
}

/**
 * Ends a session that is known by its `uid`; a reaction tells the applications that want to know. Returns whether there was
 * such a session. `known` is the session when the library has already removed it.
 */
export const endSession = (
  kit: Kit,
  organisationId: string,
  uid: string,
  known?: KeptSession,
): Promise<boolean> => end(kit, organisationId, keyOf(organisationId, uid), known);

/** The most sessions of one person that are read at a time. */
const page = 100;

/**
 * Ends the sessions of single sign-on that a person has opened by a moment, in milliseconds since the epoch: all, or those
 * that a device has opened. It tells no application, which the reactions to what happened do. What says whose a session was
 * stays, so that the browser is told why it ended.
 */
export async function dropSignOns(kit: Kit, personId: string, openedBy: number, deviceId?: string) {
  const { records } = kit;
  for (const each of await oneWith(kit, personId))
    for (const name of await records.idsOf(leadKind, each, Number.MAX_SAFE_INTEGER)) {
      const { accountId = '', loginTs = 0 } = (await sessionUnder(records, name)) ?? {};
      const isMeant = deviceId === undefined || partsOf(accountId).deviceId === deviceId;
      if (isMeant && loginTs * 1000 <= openedBy) await records.drop(leadKind, name);
    }
}

/**
 * Ends everything that a person is signed in to: the installed app, single sign-on in every browser, and what applications
 * got to use without it, of which they are told.
 */
export async function endAllOf(kit: Kit, organisationId: string, personId: string, by: Provenance) {
  const { executor, records, sessions } = kit;
  for (const each of await oneWith(kit, personId)) {
    // First, so that nothing that is about to end leads on to anything new. Who was joined may be deleted meanwhile.
    await executor.execute(SignOutPerson, { id: each }, by).catch(ignoreRefusal);
    await sessions.endAllOf(each);
    for (let names: string[]; (names = await records.idsOf(leadKind, each, page)).length; )
      for (const name of names) await end(kit, organisationId, name);
    // These sessions have ended before, but applications still hold tokens of them.
    for (const { sid, userId } of await sessionsTold(records, each)) {
      await signOut(kit, organisationId, userId, sid);
      await forgetSession(records, sid);
    }
  }
}
