import type { Whose } from './access/sessions.ts';
import { keyOf, partsOf } from './access/signOns.ts';
import { type KeptSession, leadKind, sessionKind } from './access/ssoSessions.ts';
import type { Host } from './http/request/hosts.ts';
import type { Kit } from './kit.ts';
import { headOf } from './people/joined.ts';
import { accessOf } from './people/people.ts';
import { signOnStands } from './signOnStands.ts';

/**
 * Who is signed in to the applications of an organisation in a browser, by the cookie that it has on the organisation's
 * host, and whether the session still `lives` or a suspension has ended it; null when nobody is. The cookie is a secret by
 * itself, so that its signature adds nothing here.
 */
export async function signOnAt(
  kit: Pick<Kit, 'records' | 'executor'>,
  token: string | undefined,
  host: Host,
): Promise<(Whose & { lives: boolean }) | null> {
  if (host.app !== 'org' || !/^[\w-]{20,100}$/.test(token ?? '')) return null;
  const holder = await kit.executor.reserved.holderOf('subdomain', host.subdomain);
  if (!holder) return null;
  const kept = await kit.records.get<KeptSession>(sessionKind, keyOf(holder.id, token!));
  if (!kept?.accountId) return null;
  const { accountId, loginTs = 0, uid = '' } = kept;
  const hasLead = (await kit.records.get(leadKind, keyOf(holder.id, uid))) !== undefined;
  const lives = hasLead && (await signOnStands(kit, holder.id, kept));
  const { personId, deviceId } = partsOf(accountId);
  const id = await headOf(kit, personId);
  const actor = { role: 'user', id, organisationId: holder.id } as const;
  return { actor, deviceId, transactionId: null, startedAt: loginTs * 1000, lives };
}

/** The `uid` of the session of single sign-on that has this cookie; null when it is no such session. */
export async function signOnUid({ records }: Pick<Kit, 'records'>, organisationId: string, token = '') {
  return (await records.get<KeptSession>(sessionKind, keyOf(organisationId, token)))?.uid ?? null;
}

/** The user that an account is in an application of the organisation, suspended or not; null without access. */
export async function knownIn(kit: Kit, organisationId: string, accountId: string, clientId: string) {
  const found = await accessOf(kit, partsOf(accountId).personId, clientId);
  return found?.organisationId === organisationId ? found.id : null;
}
