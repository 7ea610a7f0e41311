import { createHash } from 'node:crypto';
import type { Put, Records } from '../../event-store/records/records.ts';

/** The ids under which applications know the sessions of a person, and which their ID tokens name as `sid`. */
const kind = 'openid sid';
/** The same ids by application, in parts, so that a large application's are never read all at once. */
const kindOfApplication = 'openid sid of application';
const parts = 64;
/** The part in which the session of an application is. */
const partOf = (sid: string) => createHash('sha256').update(sid).digest()[0]! % parts;
const group = (applicationId: string, part: number) => `${applicationId} ${part}`;

/** The user of an application whom a session is about, the person, and the passkey that began it. */
type About = { userId: string; applicationId: string; personId: string; deviceId: string };
/** A session that an application was told of. */
export type ToldSession = { sid: string } & About;

type Keeping = Pick<Records, 'get' | 'idsOf' | 'write'>;
/** The record that an application was told the id of a session. */
export const sessionTold = (sid: string, about: About, expiresAt: number): Put[] => [
  { kind, id: sid, value: about, expiresAt, group: about.personId },
  {
    kind: kindOfApplication,
    id: sid,
    value: null,
    expiresAt,
    group: group(about.applicationId, partOf(sid)),
  },
];

/** Sessions that are read side by side. */
const readAtOnce = 100;
/**
 * A person's sessions that applications were told of and that have not ended, those that are kept the longest first. They are
 * all of them, because those of one application may be behind any number of others.
 */
export async function sessionsTold(records: Keeping, personId: string): Promise<ToldSession[]> {
  const sids = await records.idsOf(kind, personId, Number.MAX_SAFE_INTEGER);
  const found: (ToldSession | undefined)[] = [];
  for (let at = 0; at < sids.length; at += readAtOnce)
    found.push(
      ...(await Promise.all(sids.slice(at, at + readAtOnce).map((sid) => toldSession(records, sid)))),
    );
  return found.filter((session) => session !== undefined);
}

/** A session of which an application was told; undefined once it has ended. */
export async function toldSession(
  records: Pick<Records, 'get'>,
  sid: string,
): Promise<ToldSession | undefined> {
  const about = await records.get<About>(kind, sid);
  return about && { sid, ...about };
}

/** The ids of all sessions that an application was told of, a part at a time. */
export async function* sessionsAt(records: Keeping, applicationId: string): AsyncIterable<string[]> {
  for (let part = 0; part < parts; part++)
    yield await records.idsOf(kindOfApplication, group(applicationId, part), Number.MAX_SAFE_INTEGER);
}
/** How many parts there are of the sessions of an application. */
export const partsOfSessions = parts;

/** Forgets a session that has ended. */
export const forgetSession = (records: Pick<Records, 'write'>, sid: string): Promise<void> =>
  records.write(
    [],
    [kind, kindOfApplication].map((each) => ({ kind: each, id: sid })),
  );
