import { ref } from '../domain/kit.ts';
import { transaction } from '../domain/transaction/transaction.ts';
import { keyOf, kindOf } from './access/signOns.ts';
import type { Kit } from './kit.ts';
import { endSession, keptSession } from './signOnEnds.ts';

/**
 * A session of single sign-on that a request to a phone has opened, and what the first OpenID application got with it,
 * which may last longer than the session.
 */
export type OpenedSession = { organisationId: string; uid: string; grantId?: string | undefined };

/** Records of these sessions, in the group of the request. */
const kind = 'sso session of transaction';
/** The most sessions of one request that are ended. Each result of a request opens one. */
const most = 100;

/** Whether somebody has said "This was not me" about a request. */
export const isReported = async ({ executor }: Pick<Kit, 'executor'>, transactionId: string) =>
  (await executor.look(ref(transaction, transactionId), { fresh: true })).state.reported;

/** Ends the sessions that a request has opened, with all that OpenID applications got in them. A repeat changes nothing. */
export async function endSessionsOf(kit: Kit, transactionId: string): Promise<void> {
  const { records } = kit;
  for (const id of await records.idsOf(kind, transactionId, most)) {
    const opened = await records.get<OpenedSession>(kind, id);
    if (!opened) continue;
    const { organisationId, uid, grantId } = opened;
    const { authorizations = {} } = (await keptSession(kit, organisationId, uid)) ?? {};
    for (const each of [grantId, ...Object.values(authorizations).map((one) => one.grantId)])
      if (each) await records.drop(kindOf('Grant'), keyOf(organisationId, each));
    await endSession(kit, organisationId, uid);
    await records.drop(kind, id);
  }
}

/**
 * Notes that a request has opened a session, which ends when the request is reported. Resolves with false when that has
 * happened meanwhile, and the session has ended.
 */
export async function noteOpened(
  kit: Kit,
  transactionId: string,
  opened: OpenedSession,
  seconds: number,
): Promise<boolean> {
  const keeping = { expiresAt: kit.clock() + seconds * 1000, group: transactionId };
  await kit.records.put(kind, keyOf(transactionId, opened.uid), opened, keeping);
  // A report that came before the note did not find it.
  if (!(await isReported(kit, transactionId))) return true;
  await endSessionsOf(kit, transactionId);
  return false;
}
