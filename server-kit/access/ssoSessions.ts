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
  /** In seconds since the epoch. */
  loginTs?: number;
  /** When it got its present id, as it does at a sign-in, in milliseconds since the epoch. Earlier releases did not note it. */
  openedAt?: number;
  authorizations?: Authorizations;
};

/** A session as its lead and its own record have it. `known` is what the library has already removed of a session that ends. */
const whole = ({ keyed, authorizations }: Lead, session: KeptSession | undefined) =>
  session && { keyed, ...session, authorizations };

/** The session that a name of a lead stands for, if it has not ended, and where it is. */
export async function sessionUnder(records: Pick<Records, 'get'>, name: string, known?: KeptSession) {
  const lead = await records.get<Lead>(leadKind, name);
  return lead && whole(lead, (await records.get<KeptSession>(sessionKind, lead.keyed)) ?? known);
}

/** Takes a session out of the records in the same way. Of several takers, also in other processes, one gets it. */
export async function takeSession(records: Pick<Records, 'take'>, name: string, known?: KeptSession) {
  const lead = await records.take<Lead>(leadKind, name);
  return lead && whole(lead, (await records.take<KeptSession>(sessionKind, lead.keyed)) ?? known);
}
