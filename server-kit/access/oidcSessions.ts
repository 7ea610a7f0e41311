import type { Put, Records } from '../../event-store/records/records.ts';

/** The ids under which applications know sessions of a user, and which their ID tokens name as `sid`. */
const here = 'openid sid';
/** The same for sessions that a user of one application has at another one. */
const elsewhere = 'openid sid elsewhere';
const kinds = [here, elsewhere];

/** The application's user whom a session is about, and the passkey that began it. */
type About = { userId: string; applicationId: string; deviceId: string };
/** A session that an application was told of. */
export type ToldSession = { sid: string } & About;

type Keeping = Pick<Records, 'get' | 'idsOf' | 'drop'>;
/** The records that an application was told the id of a session, which the passkey of `beganBy` began. */
export function sessionTold(
  sid: string,
  { beganBy, ...about }: About & { beganBy: string },
  expiresAt: number,
): Put[] {
  const told = { id: sid, value: about, expiresAt };
  const own: Put = { ...told, kind: here, group: about.userId };
  return beganBy === about.userId ? [own] : [own, { ...told, kind: elsewhere, group: beganBy }];
}

/**
 * Sessions that applications were told of and that have not ended: those of this user, and those that the user's passkey
 * began at other applications. The newest of either kind, at most `most`.
 */
export async function sessionsTold(records: Keeping, userId: string, most: number): Promise<ToldSession[]> {
  const found: ToldSession[] = [];
  for (const kind of kinds)
    for (const sid of await records.idsOf(kind, userId, most)) {
      const about = await records.get<About>(kind, sid);
      if (about) found.push({ sid, ...about });
    }
  return found;
}

/** Forgets a session that has ended. */
export async function forgetSession(records: Keeping, sid: string): Promise<void> {
  for (const kind of kinds) await records.drop(kind, sid);
}
