import { device } from '../domain/device/device.ts';
import { ref } from '../domain/kit.ts';
import { organisation } from '../domain/organisation/organisation.ts';
import { person } from '../domain/person/person.ts';
import { partsOf } from './access/signOns.ts';
import type { KeptSession } from './access/ssoSessions.ts';
import type { Kit } from './kit.ts';
import { headOf } from './people/joined.ts';

type Opened = Pick<KeptSession, 'accountId' | 'openedAt' | 'loginTs'>;
/**
 * Whether a session of single sign-on has not ended by a suspension or a sign-out of its person, device or organisation since
 * it was opened. It is asked at each use, so that it counts before any reaction to it. Nobody has signed in to one without an
 * account.
 */
export async function signOnStands(
  kit: Pick<Kit, 'executor'>,
  organisationId: string,
  { accountId, loginTs = 0, openedAt = loginTs * 1000 }: Opened,
): Promise<boolean> {
  if (!accountId) return true;
  const { executor } = kit;
  const { personId, deviceId } = partsOf(accountId);
  const until = await Promise.all([
    executor.look(ref(person, personId)).then(({ state }) => state.signedOutUntil),
    headOf(kit, personId)
      .then((head) => executor.look(ref(person, head)))
      .then(({ state }) => state.signedOutUntil),
    executor.look(ref(device, deviceId)).then(({ state }) => state.signedOutUntil),
    executor.look(ref(organisation, organisationId)).then(({ state }) => state.signedOutUntil),
  ]);
  return openedAt > Math.max(...until);
}
