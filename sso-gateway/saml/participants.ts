import type { Kit } from '../../server-kit/kit.ts';
import { hashed } from '../once.ts';

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
    if (taken) return taken;
  }
}
