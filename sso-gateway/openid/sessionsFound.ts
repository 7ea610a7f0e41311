import type { Put, Records } from '../../event-store/records/records.ts';
import type { Authorizations, Lead } from '../../server-kit/access/ssoSessions.ts';
import { answered, type withReply } from './perRequest.ts';

/**
 * The session of a request has ended, got another id, or come to the same application by another request while the request
 * was answered, or its grant has ended.
 */
export class SessionChanged extends Error {}

type LeadPut = Put & { value: Lead };
/** Where a request has found a session, in which state, and the record that is to lead to it after the request. */
type Found = { before: Lead; lead?: LeadPut | undefined };

const isSame = (one: Authorizations[string] = {}, other: Authorizations[string] = {}) =>
  one.sid === other.sid && one.grantId === other.grantId;

/**
 * The authorizations that a session has `now`, with what a request has made of those that it saw `before`. Undefined when
 * another request has changed the same application meanwhile, whose session id only one of them can have told.
 */
function merged(
  now: Authorizations,
  before: Authorizations,
  made: Authorizations,
): Authorizations | undefined {
  const result: Authorizations = {};
  for (const id of Object.keys({ ...now, ...made })) {
    const isMine = !isSame(made[id], before[id]);
    if (isMine && !isSame(now[id], before[id]) && !isSame(now[id], made[id])) return undefined;
    const one = isMine ? made[id] : now[id];
    if (one) result[id] = one;
  }
  return result;
}

/**
 * Lets a request save a session that it has found only while the record of the `uid` leads to where it was found. The library
 * saves it at the end of each request, however long that took and even if it failed, which would bring a session back
 * that has ended meanwhile, and lose the applications that other requests have come to.
 */
export function sessionsFound(
  records: Pick<Records, 'change'>,
  replying: Pick<ReturnType<typeof withReply>, 'use'>,
) {
  const all = new WeakMap<object, Map<string, Found>>();

  /** Makes all writes of a request, or none when its session is not what it was. */
  const saves = (found: Found) => async (writes: Parameters<Parameters<typeof replying.use>[0]>[0]) => {
    const { kind, id, value, ...keeping } = found.lead!;
    const follow = (now: Lead): Lead | undefined => {
      if (now.keyed !== found.before.keyed) return undefined;
      const authorizations = merged(now.authorizations, found.before.authorizations, value.authorizations);
      return authorizations && { ...value, authorizations };
    };
    if (!(await records.change(kind, id, follow, { ...writes, keeping }))) throw new SessionChanged();
    found.before = value;
    found.lead = undefined;
  };

  return {
    /** Notes how the request that is being answered has found the session of a `uid`. */
    found(uid: string, before: Lead): void {
      const request = answered();
      if (!request) return;
      const known = all.get(request) ?? new Map<string, Found>();
      all.set(request, known);
      if (!known.has(uid)) known.set(uid, { before: structuredClone(before) });
    },

    /** Saves a session that the request has found, with its other writes. False for one that it has begun itself. */
    async save(lead: LeadPut): Promise<boolean> {
      const request = answered();
      const found = request && all.get(request)?.get(lead.id);
      if (!found) return false;
      const isWaiting = found.lead !== undefined;
      found.lead = lead;
      if (!isWaiting) await replying.use(saves(found));
      return true;
    },
  };
}
