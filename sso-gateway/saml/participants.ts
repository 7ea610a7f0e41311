import { usual } from '../../domain/addresses.ts';
import type { NameIdFormat } from '../../domain/application/settings/saml.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { sessionSeconds } from '../issuer.ts';
import { hashed } from '../once.ts';

/** An application that somebody has signed in to during a session, under the name that it knows. */
export type Participant = {
  organisationId: string;
  appId: string;
  sessionUid: string;
  /** The index of this sign-in, which no other one has. */
  sessionIndex: string;
  nameId: string;
  nameIdFormat?: NameIdFormat;
};

const kind = 'saml participant';
/** Records that name the participants of a user at an application, under the same ids. */
const ofUser = 'saml participant of user';
/** Records that tell which user has a name at an application. */
const ofName = 'saml name';
type Keeping = Pick<Kit, 'records' | 'clock'>;
type Reading = Pick<Kit, 'records'>;
export type Named = Pick<Participant, 'organisationId' | 'appId' | 'nameId'>;
const idOf = (organisationId: string, sessionIndex: string) => hashed(`${organisationId} ${sessionIndex}`);
/** Names are compared as user names are: without regard to case. */
export const isSameName = (one: string, other: string) =>
  usual(one).toLowerCase() === usual(other).toLowerCase();
const nameOf = ({ organisationId, appId, nameId }: Named) =>
  hashed(`${organisationId} ${appId} ${usual(nameId).toLowerCase()}`);
const userOf = ({ organisationId, appId }: Named, userId: string) =>
  hashed(`${organisationId} ${appId} ${userId}`);

/** Remembers that an application takes part in a session of a user, until the session ends. */
export async function joinSession(
  { records, clock }: Keeping,
  participant: Participant,
  userId: string,
  until: Date,
): Promise<void> {
  const id = idOf(participant.organisationId, participant.sessionIndex);
  const expiresAt = until.getTime();
  await records.write([
    { kind, id, value: participant, expiresAt, group: hashed(participant.sessionUid) },
    { kind: ofUser, id, value: true, expiresAt, group: userOf(participant, userId) },
    // A session under this name lasts no longer than this.
    { kind: ofName, id: nameOf(participant), value: userId, expiresAt: clock() + sessionSeconds * 1000 },
  ]);
}

/** The session with an index, if this application takes part in it under this name. */
export async function sessionWith(
  { records }: Keeping,
  named: Named,
  sessionIndex: string,
): Promise<string | undefined> {
  const found = await records.get<Participant>(kind, idOf(named.organisationId, sessionIndex));
  return found?.appId === named.appId && isSameName(found.nameId, named.nameId)
    ? found.sessionUid
    : undefined;
}

/** The user of whom an application was told by this name, while a session of that person may still live. */
export const userNamed = ({ records }: Reading, named: Named): Promise<string | undefined> =>
  records.get<string>(ofName, nameOf(named));

/** The sign-ins of a session in an application, of which the newest are looked at. */
const mostLookedAt = 100;
/** Whether an application takes part in a session under this name. */
export async function takesPart({ records }: Keeping, named: Named, sessionUid: string): Promise<boolean> {
  for (const id of await records.idsOf(kind, hashed(sessionUid), mostLookedAt)) {
    const found = await records.get<Participant>(kind, id);
    if (found?.appId === named.appId && isSameName(found.nameId, named.nameId)) return true;
  }
  return false;
}
/** The applications that take part in a session. */
export async function participantsOf({ records }: Reading, sessionUid: string): Promise<string[]> {
  const ids = await records.idsOf(kind, hashed(sessionUid), mostLookedAt);
  const found = await Promise.all(ids.map((id) => records.get<Participant>(kind, id)));
  return found.flatMap((each) => each?.appId ?? []);
}
/** The sessions in which an application may still know the person of this name: the newest, whether ended or not. */
export async function latestSessions({ records }: Keeping, named: Named): Promise<string[]> {
  const userId = await userNamed({ records }, named);
  const ids = userId ? await records.idsOf(ofUser, userOf(named, userId), mostLookedAt) : [];
  const found = await Promise.all(ids.map((id) => records.get<Participant>(kind, id)));
  return [...new Set(found.flatMap((each) => each?.sessionUid ?? []))];
}

/** All sessions in which an application knows the person under this name, or knew them under another one. */
export async function sessionsOf({ records }: Keeping, named: Named): Promise<string[]> {
  const userId = await userNamed({ records }, named);
  if (!userId) return [];
  const found = new Set<string>();
  for (;;) {
    const ids = await records.idsOf(ofUser, userOf(named, userId), 100);
    if (!ids.length) return [...found];
    for (const id of ids) {
      const participant = await records.get<Participant>(kind, id);
      if (participant) found.add(participant.sessionUid);
      await records.drop(ofUser, id);
    }
  }
}

/**
 * Takes one application out of a session; undefined when none is left. One at a time, so that a session may have any
 * number of them.
 */
export async function takeParticipant(
  { records }: Keeping,
  sessionUid: string,
): Promise<Participant | undefined> {
  for (;;) {
    const [id] = await records.idsOf(kind, hashed(sessionUid), 1);
    if (!id) return undefined;
    const taken = await records.take<Participant>(kind, id);
    await records.drop(ofUser, id);
    if (taken) return taken;
  }
}
