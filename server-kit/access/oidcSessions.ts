import type { Put, Records } from '../../event-store/records/records.ts';

/** The ids under which applications know the sessions of a person, and which their ID tokens name as `sid`. */
const kind = 'openid sid';

/** The user of an application whom a session is about, the person, and the passkey that began it. */
type About = { userId: string; applicationId: string; personId: string; deviceId: string };
/** A session that an application was told of. */
export type ToldSession = { sid: string } & About;

type Keeping = Pick<Records, 'get' | 'idsOf' | 'drop'>;
/** The record that an application was told the id of a session. */
export const sessionTold = (sid: string, about: About, expiresAt: number): Put[] => [
  { kind, id: sid, value: about, expiresAt, group: about.personId },
];

/** A person's sessions that applications were told of and that have not ended: the newest, at most `most`. */
export async function sessionsTold(records: Keeping, personId: string, most: number): Promise<ToldSession[]> {
  const found: ToldSession[] = [];
  for (const sid of await records.idsOf(kind, personId, most)) {
    const about = await records.get<About>(kind, sid);
    if (about) found.push({ sid, ...about });
  }
  return found;
}

/** Forgets a session that has ended. */
export const forgetSession = (records: Keeping, sid: string): Promise<unknown> => records.drop(kind, sid);
