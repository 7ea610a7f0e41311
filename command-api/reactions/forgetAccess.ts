import { dropCode } from '../../approvals/networkCodes.ts';
import { unsubscribe } from '../../approvals/push/unsubscribe.ts';
import { application, originsOf } from '../../domain/application/application.ts';
import { RemoveDevice } from '../../domain/device/commands.ts';
import { device } from '../../domain/device/device.ts';
import { lives, ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { DeletePerson, SignOutPerson } from '../../domain/person/commands.ts';
import { PartPerson } from '../../domain/person/joining.ts';
import { person } from '../../domain/person/person.ts';
import { ignoreRefusal } from '../../domain/refusals.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { headOf, oneWith } from '../../server-kit/people/joined.ts';
import { bestAccess, eachAccessOf, personIdOf } from '../../server-kit/people/people.ts';
import { dropSignOns } from '../../server-kit/signOnEnds.ts';
import { type Children, endChildren } from './children.ts';
import { type Cause, openedBefore } from './kit/cause.ts';

/** Ends the sessions of the app of a person who has no other access that is open than the suspended one. */
export async function endAppSessions(cause: Cause, kit: Kit) {
  const { target } = cause;
  const personId = await personIdOf(kit, target.id);
  const found = await bestAccess(kit, personId, async ({ id }) => id !== target.id);
  if (found && !found.why) return;
  for (const each of await oneWith(kit, personId)) await kit.sessions.endAllOf(each, openedBefore(cause));
}

/**
 * Ends what a person who was suspended or deleted is signed in to, and those who are one with the person: the installed app,
 * single sign-on, and what applications got by then.
 */
export async function endSignIns(cause: Cause, kit: Kit) {
  const { target, metadata, provenance } = cause;
  for (const each of await oneWith(kit, target.id)) {
    await kit.sessions.endAllOf(each, openedBefore(cause));
    // Of the person alone who was suspended, the suspension itself says it.
    if (each !== target.id)
      await kit.executor
        .execute(SignOutPerson, { id: each, until: metadata.at }, provenance)
        .catch(ignoreRefusal);
  }
  await dropSignOns(kit, target.id, openedBefore(cause));
}

/**
 * Ends what either of two people who were parted got as the other one: the messages to apps that are signed in with a passkey of
 * the other, or that did not note theirs, and the code for networks, which does not say whose passkey it is from. Who has no
 * access of their own left is forgotten.
 */
export async function forgetParted(
  { target, data: { from }, provenance }: Cause<{ from: string }>,
  kit: Kit,
) {
  const { idempotencyKey: _, ...by } = provenance;
  await dropCode(kit, from);
  for (const id of [target.id, from]) {
    const head = await headOf(kit, id, { fresh: true });
    await unsubscribe(kit, [id], by, async (deviceId) => (await ownerOf(kit, deviceId)) !== head);
    if (!lives((await kit.executor.look(ref(person, id), { fresh: true })).state)) continue;
    const first = await eachAccessOf(kit, id)[Symbol.asyncIterator]().next();
    if (first.done) await kit.executor.execute(DeletePerson, { id }, by);
  }
}

/** The person whose a passkey is; null for one that is not known. */
async function ownerOf(kit: Kit, deviceId: string | null): Promise<string | null> {
  const { personId } = deviceId ? (await kit.executor.look(ref(device, deviceId))).ancestors : {};
  return personId ? headOf(kit, personId, { fresh: true }) : null;
}

/** Parts a person from one who was deleted while they were joined. Who has no access of their own is forgotten after that. */
export async function partFromDeleted({ target: { id }, data, provenance }: Cause, { executor }: Kit) {
  const { into } = data as { into: string };
  if (lives((await executor.look(ref(person, into), { fresh: true })).state)) return;
  if ((await executor.look(ref(person, id), { fresh: true })).state.joinedInto !== into) return;
  const { idempotencyKey: _, ...by } = provenance;
  // The person may be forgotten meanwhile.
  await executor.execute(PartPerson, { id, from: into }, by).catch(ignoreRefusal);
}

/** Forgets those who were joined into a person who is forgotten. */
export async function forgetJoined({ target, provenance }: Cause, { executor }: Kit) {
  const { idempotencyKey: _, ...by } = provenance;
  for (const id of await oneWith({ executor }, target.id, { fresh: true }))
    if (lives((await executor.look(ref(person, id), { fresh: true })).state))
      await executor.execute(DeletePerson, { id }, by);
}

/**
 * Forgets a person whose last access was deleted, with all who were joined into that person. Of one who has other access, it
 * removes the passkeys that only the site of the deleted access took. Those of the organisation's host stay: single sign-on,
 * requests and the person's own page take them.
 */
export async function forgetAccess(
  { data: { personId: id }, metadata, provenance }: Cause<{ personId: string }>,
  { executor, origins }: Kit,
) {
  if (!lives((await executor.look(ref(person, id), { fresh: true })).state)) return;
  // Another process may have joined somebody into the person just before.
  const all = await oneWith({ executor }, id, { fresh: true });
  const { idempotencyKey: _, ...by } = provenance;
  const sitesOf = async (applicationId: string | null | undefined) => {
    const { state } = await executor.look(ref(application, applicationId ?? ''));
    return originsOf(state).map((origin) => new URL(origin).hostname);
  };
  const useless = new Set(await sitesOf(metadata.applicationId));
  const { state } = await executor.look(ref(organisation, metadata.organisationId!));
  if (state.subdomain) useless.delete(new URL(origins.org(state.subdomain)).hostname);
  let isLeft = false;
  for await (const { applicationId } of eachAccessOf({ executor }, id)) {
    isLeft = true;
    if (!useless.size) return;
    for (const site of await sitesOf(applicationId)) useless.delete(site);
  }
  if (!isLeft) return void (await executor.execute(DeletePerson, { id: all[0]! }, by));

  const remove = async (deviceId: string) => {
    const { credential } = (await executor.look(ref(device, deviceId))).state;
    if (credential && useless.has(credential.rpId))
      await executor.execute(RemoveDevice, { id: deviceId }, by);
  };
  await endChildren(
    { executor },
    all.map((of): Children => [{ kind: 'max.device.count', of }, remove]),
    { provenance },
  );
}
