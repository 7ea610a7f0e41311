import type { Put, Records } from '../../event-store/records/records.ts';

/** The ids under which an application knows the sessions of a user, and which its ID tokens name as `sid`. */
const kind = 'openid sid';

type Keeping = Pick<Records, 'idsOf' | 'drop'>;
/** The record that a user's application was told the id of a session. */
export const sessionTold = (userId: string, sid: string, expiresAt: number): Put => ({
  ...{ kind, id: sid, value: true, group: userId, expiresAt },
});
/** The newest sessions that a user's application knows and that have not ended, at most `most`. */
export const sessionsTold = (records: Keeping, userId: string, most: number) =>
  records.idsOf(kind, userId, most);
/** Forgets a session that has ended. */
export const forgetSession = (records: Keeping, sid: string) => records.drop(kind, sid);
