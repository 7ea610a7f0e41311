import { application, originsOf } from '../../domain/application/application.ts';
import { RemoveDevice } from '../../domain/device/commands.ts';
import { device } from '../../domain/device/device.ts';
import { lives, ref } from '../../domain/kit.ts';
import { DeletePerson } from '../../domain/person/commands.ts';
import { person } from '../../domain/person/person.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { bestAccess, everyAccessOf, personIdOf } from '../../server-kit/people.ts';
import { endChildren } from './children.ts';
import type { Cause } from './kit/cause.ts';

/** Ends the sessions of the app of a person who has no other access that is open. */
export async function endAppSessions({ target }: Cause, kit: Kit) {
  const personId = await personIdOf(kit, target.id);
  const found = await bestAccess(kit, personId, async ({ id }) => id !== target.id);
  if (!found || found.why) await kit.sessions.endAllOf(personId);
}

/**
 * Forgets a person whose last access was deleted. Of one who has other access, it removes the passkeys that only the site
 * of the deleted access took.
 */
export async function forgetAccess(
  { data: { personId: id }, metadata, provenance }: Cause<{ personId: string }>,
  { executor }: Kit,
) {
  if (!lives((await executor.look(ref(person, id), { fresh: true })).state)) return;
  const { idempotencyKey: _, ...by } = provenance;
  const left = await everyAccessOf({ executor }, id);
  if (!left.length) return void (await executor.execute(DeletePerson, { id }, by));

  const sitesOf = async (applicationId: string) => {
    const { state } = await executor.look(ref(application, applicationId));
    return originsOf(state).map((origin) => new URL(origin).hostname);
  };
  const gone = await sitesOf(metadata.applicationId ?? '');
  const needed = new Set((await Promise.all(left.map((each) => sitesOf(each.applicationId!)))).flat());
  const useless = async (deviceId: string) => {
    const { credential } = (await executor.look(ref(device, deviceId))).state;
    if (credential && gone.includes(credential.rpId) && !needed.has(credential.rpId))
      await executor.execute(RemoveDevice, { id: deviceId }, by);
  };
  await endChildren({ executor }, [[{ kind: 'max.device.count', of: id }, useless]], { provenance });
}
