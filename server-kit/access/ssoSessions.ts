import type { Records } from '../../event-store/records/records.ts';
import { kindOf } from './signOns.ts';

/** The OpenID applications in which the account of a session has signed in, by their ids. */
export type Authorizations = Record<string, { sid?: string; grantId?: string }>;
/**
 * What the record of a session's `uid` holds: where the session is, and its authorizations, which several requests of one
 * browser may change at the same moment.
 */
export type Lead = { keyed: string; authorizations: Authorizations };
/** The kind of record of a session. */
export const sessionKind = kindOf('Session');
/** The kind of record that leads to a session by its `uid`. They are in the group of their person. */
export const leadKind = 'openid session lead';

/** The session of single sign-on to which a lead leads, without what the library alone needs. */
export type KeptSession = {
  uid?: string;
  accountId?: string;
  loginTs?: number;
  authorizations?: Authorizations;
};

/** A session as its lead and its own record have it. `known` is what the library has already removed of a session that ends. */
const joined = ({ keyed, authorizations }: Lead, session: KeptSession | undefined) =>
  session && { keyed, ...session, authorizations };

/** The session that a name of a lead stands for, if it has not ended, and where it is. */
export async function sessionUnder(records: Pick<Records, 'get'>, name: string, known?: KeptSession) {
  const lead = await records.get<Lead>(leadKind, name);
  return lead && joined(lead, (await records.get<KeptSession>(sessionKind, lead.keyed)) ?? known);
}

/** Takes a session out of the records in the same way. Of several takers, also in other processes, one gets it. */
export async function takeSession(records: Pick<Records, 'take'>, name: string, known?: KeptSession) {
  const lead = await records.take<Lead>(leadKind, name);
  return lead && joined(lead, (await records.take<KeptSession>(sessionKind, lead.keyed)) ?? known);
}

const isSame = (one: Authorizations[string] = {}, other: Authorizations[string] = {}) =>
  one.sid === other.sid && one.grantId === other.grantId;

/**
 * The authorizations that a session has `now`, with what a request has made of those that it saw `before`. Undefined when
 * another request has changed the same application meanwhile, whose session id only one of them can have told.
 */
export function merged(
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
