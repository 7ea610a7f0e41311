import type { Kit } from '../../server-kit/kit.ts';
import { hashed } from './requests.ts';

/** An application that somebody has signed in to during a session, under the name that it knows. */
export type Participant = {
  organisationId: string;
  appId: string;
  sessionUid: string;
  sessionIndex: string;
  nameId: string;
};

const kind = 'saml participant';
type Keeping = Pick<Kit, 'records' | 'clock'>;
/** Most applications that one session signs out of. */
const most = 50;
const idOf = (organisationId: string, sessionIndex: string) => hashed(`${organisationId} ${sessionIndex}`);

/** Remembers that an application takes part in a session, until the session ends. */
export const joinSession = ({ records }: Keeping, participant: Participant, until: Date) =>
  records.put(kind, idOf(participant.organisationId, participant.sessionIndex), participant, {
    expiresAt: until.getTime(),
    group: hashed(participant.sessionUid),
  });

/** The participant with a session index, if it is this application under this name. */
export async function participantOf(
  { records }: Keeping,
  { organisationId, appId, nameId, sessionIndex }: Omit<Participant, 'sessionUid'>,
) {
  const found = await records.get<Participant>(kind, idOf(organisationId, sessionIndex));
  return found?.appId === appId && found.nameId === nameId ? found : undefined;
}

/** All applications that take part in a session. */
export async function participantsOf({ records }: Keeping, sessionUid: string): Promise<Participant[]> {
  const ids = await records.idsOf(kind, hashed(sessionUid), most);
  const found = await Promise.all(ids.map((id) => records.get<Participant>(kind, id)));
  return found.filter((each) => each !== undefined);
}
/** Forgets who takes part in a session. */
export const forgetSession = ({ records }: Keeping, sessionUid: string) =>
  records.dropGroup(kind, hashed(sessionUid));
