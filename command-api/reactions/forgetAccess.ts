import { application, originsOf } from '../../domain/application/application.ts';
import { RemoveDevice } from '../../domain/device/commands.ts';
import { device } from '../../domain/device/device.ts';
import { lives, ref } from '../../domain/kit.ts';
import { DeletePerson } from '../../domain/person/commands.ts';
import { person } from '../../domain/person/person.ts';
import { groupsOf } from '../../server-kit/groups.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { bestAccess, eachAccessOf, personIdOf } from '../../server-kit/people.ts';
import { endChildren } from './children.ts';
import type { Cause } from './kit/cause.ts';

/** Ends the sessions of the app of a person who has no other access that is open than the suspended one. */
export async function endAppSessions({ target }: Cause, kit: Kit) {
  const personId = await personIdOf(kit, target.id);
  const found = await bestAccess(kit, personId, async ({ id }) => id !== target.id);
  if (!found || found.why) await kit.sessions.endAllOf(personId);
}

/**
 * Forgets a person whose last access was deleted and who belongs to no group. Of one who has other access, it removes the passkeys that only the site
 * of the deleted access took.
 */
export async function forgetAccess(
  { data: { personId: id }, metadata, provenance }: Cause<{ personId: string }>,
  { executor }: Kit,
) {
  if (!lives((await executor.look(ref(person, id), { fresh: true })).state)) return;
  const { idempotencyKey: _, ...by } = provenance;
  const sitesOf = async (applicationId: string | null | undefined) => {
    const { state } = await executor.look(ref(application, applicationId ?? ''));
    return originsOf(state).map((origin) => new URL(origin).hostname);
  };
  const useless = new Set(await sitesOf(metadata.applicationId));
  let isLeft = false;
  for await (const { applicationId } of eachAccessOf({ executor }, id)) {
    isLeft = true;
    if (!useless.size) return;
    for (const site of await sitesOf(applicationId)) useless.delete(site);
  }
  if (!isLeft && !(await groupsOf({ executor }, id)).length)
    return void (await executor.execute(DeletePerson, { id }, by));

  const remove = async (deviceId: string) => {
    const { credential } = (await executor.look(ref(device, deviceId))).state;
    if (credential && useless.has(credential.rpId))
      await executor.execute(RemoveDevice, { id: deviceId }, by);
  };
  await endChildren({ executor }, [[{ kind: 'max.device.count', of: id }, remove]], { provenance });
}
