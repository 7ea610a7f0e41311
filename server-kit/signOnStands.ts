import { device } from '../domain/device/device.ts';
import { ref } from '../domain/kit.ts';
import { organisation } from '../domain/organisation/organisation.ts';
import { person } from '../domain/person/person.ts';
import { partsOf } from './access/signOns.ts';
import type { Kit } from './kit.ts';
import { headOf } from './people/joined.ts';

type Opened = { accountId: string; loginTs?: number | undefined };
/**
 * Whether a session of single sign-on has not ended by a suspension or a sign-out of its person, device or organisation since
 * it was opened (`loginTs`, in whole seconds). It is asked at each use, so that it counts before any reaction to it.
 */
export async function signOnStands(
  kit: Pick<Kit, 'executor'>,
  organisationId: string,
  { accountId, loginTs = 0 }: Opened,
): Promise<boolean> {
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
  return (loginTs + 1) * 1000 > Math.max(...until);
}
