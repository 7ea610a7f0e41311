import { application } from '../../domain/application/application.ts';
import { device } from '../../domain/device/device.ts';
import { ref } from '../../domain/kit.ts';
import { user } from '../../domain/user/user.ts';
import {
  forgetSession,
  partsOfSessions,
  sessionsAt,
  sessionsTold,
  type ToldSession,
  toldSession,
} from '../../server-kit/access/oidcSessions.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { headOf, oneWith } from '../../server-kit/people/joined.ts';
import { personIdOf } from '../../server-kit/people/people.ts';
import { chainOf } from '../../server-kit/people/standing.ts';
import { endChildren } from './children.ts';
import type { Cause } from './kit/cause.ts';
import { AwayError, nothing, type Tell } from './kit/kit.ts';
import { type Deliver, tellerOf } from './logoutToken.ts';

/** Which sessions are meant. */
type Some = (session: ToldSession) => boolean | Promise<boolean>;
type OfMany = { progress?: Tell; some?: Some };

/** Tells OpenID applications which sessions have ended, by what has happened. What is of many ends when `stopping` aborts. */
export function sessionEnds(stopping: AbortSignal, deliver: Deliver) {
  const { tell, keepKey } = tellerOf(deliver);

  /** Tells of one session, which is then forgotten. */
  async function endSession(kit: Kit, cause: Cause, { sid, userId, applicationId }: ToldSession) {
    // Applications look for their session by its id where their ID token named one.
    await tell(kit, cause, { userId, applicationId, sid });
    await forgetSession(kit.records, sid);
  }

  /** Tells of the sessions that somebody has, who may be joined with others: of all, or of some. Returns how many these are. */
  async function endOf(kit: Kit, cause: Cause, personId: string, some: Some = () => true) {
    let count = 0;
    for (const each of await oneWith(kit, personId))
      for (const session of await sessionsTold(kit.records, each)) {
        if (!(await some(session))) continue;
        count++;
        await endSession(kit, cause, session);
      }
    return count;
  }
  /** The same for sessions that one of two began as the other, before they were parted. */
  async function endOfParted(kit: Kit, cause: Cause, from: string) {
    const began = async ({ deviceId, userId }: ToldSession) => {
      const { personId = '' } = (await kit.executor.look(ref(device, deviceId))).ancestors;
      return (await headOf(kit, personId)) !== (await headOf(kit, await personIdOf(kit, userId)));
    };
    return (await endOf(kit, cause, cause.target.id, began)) + (await endOf(kit, cause, from, began));
  }
  /** Tells which sessions are of users to whom their application is open no longer, by what has just happened. */
  async function shutOut(kit: Kit, { target }: Cause): Promise<Some> {
    await kit.executor.look(target, { fresh: true });
    return async ({ userId }) => (await chainOf(kit, { userId })).isOpen === false;
  }
  /** The same for the sessions that a person has as the user of one application. */
  async function endOfAccess(kit: Kit, cause: Cause, userId: string) {
    const { personId } = (await kit.executor.look(ref(user, userId))).state;
    return endOf(kit, cause, personId, (session) => session.userId === userId);
  }

  async function endOfUser(kit: Kit, cause: Cause, applicationId: string) {
    const userId = cause.target.id;
    if (await endOfAccess(kit, cause, userId)) return;
    // With an application, all its users are deleted, most of whom have no session there.
    const { ended } = await kit.executor.look(ref(application, applicationId));
    if (ended === null) return tell(kit, cause, { userId, applicationId });
    return nothing;
  }

  /** Tells of the sessions at an application, a page at a time. Users without a session cost nothing. */
  const endOfUsers = (kit: Kit, cause: Cause, id: string, { progress, some = () => true }: OfMany = {}) => {
    const each = async (sid: string) => {
      if (stopping.aborted) throw new AwayError('the process stops');
      const session = await toldSession(kit.records, sid);
      if (session && (await some(session))) await endSession(kit, cause, session);
    };
    const sessions = { pages: sessionsAt(kit.records, id), of: partsOfSessions };
    return endChildren(kit, [[sessions, each]], cause, progress);
  };

  return { tell, keepKey, endOf, endOfParted, endOfUser, endOfUsers, shutOut };
}
