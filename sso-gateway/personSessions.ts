import { application } from '../domain/application/application.ts';
import { ref } from '../domain/kit.ts';
import { keyOf, partsOf } from '../server-kit/access/signOns.ts';
import { leadKind, sessionUnder } from '../server-kit/access/ssoSessions.ts';
import type { Kit } from '../server-kit/kit.ts';
import { oneWith } from '../server-kit/people/joined.ts';
import { signOnStands } from '../server-kit/signOnStands.ts';
import { participantsOf } from './saml/participants.ts';

/** A session of single sign-on, with the name by which its person may end it. */
export type OwnSession = {
  name: string;
  uid: string;
  deviceId: string;
  signedInAt: Date;
  /** The applications of both protocols that were signed in to. */
  applicationIds: string[];
  isCurrent: boolean;
};
/** The most sessions that are listed. More live only when somebody has signed in a hundred times in half a day. */
const most = 100;

/** The sessions of single sign-on that a person has, newest first. `token` is the cookie of the browser that asks. */
export async function sessionsOf(
  kit: Kit,
  { personId, organisationId, token = '' }: { personId: string; organisationId: string; token?: string },
): Promise<OwnSession[]> {
  const { records } = kit;
  const here = keyOf(organisationId, token);
  const found: OwnSession[] = [];
  for (const each of await oneWith(kit, personId))
    for (const name of await records.idsOf(leadKind, each, most)) {
      const kept = await sessionUnder(records, name);
      if (!kept?.uid || partsOf(kept.accountId ?? '').personId !== each) continue;
      if (!(await signOnStands(kit, organisationId, kept))) continue;
      const { keyed, uid, accountId = '', loginTs = 0, authorizations } = kept;
      const saml = await participantsOf(kit, uid);
      found.push({
        ...{ name, uid, deviceId: partsOf(accountId).deviceId, signedInAt: new Date(loginTs * 1000) },
        applicationIds: [...new Set([...Object.keys(authorizations), ...saml])],
        isCurrent: keyed === here,
      });
    }
  return found.toSorted((a, b) => b.signedInAt.getTime() - a.signedInAt.getTime());
}

/** The names of applications that there still are. */
export async function namesOf({ executor }: Pick<Kit, 'executor'>, applicationIds: readonly string[]) {
  const all = applicationIds.map(async (id) => (await executor.look(ref(application, id))).state.settings);
  return (await Promise.all(all)).flatMap((settings) => settings?.name ?? []);
}
