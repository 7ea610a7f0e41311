import { registerAccess } from '../../approvals/giving.ts';
import { SuspendDevice } from '../../domain/device/commands.ts';
import { device } from '../../domain/device/device.ts';
import { FinishHelp } from '../../domain/helpRequest/commands.ts';
import { type HelpRequest, helpRequest } from '../../domain/helpRequest/helpRequest.ts';
import { ref } from '../../domain/kit.ts';
import { LoseDevice } from '../../domain/person/commands.ts';
import { Refusal } from '../../domain/refusals.ts';
import { further, type Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { knownOf } from '../../server-kit/people/details.ts';
import { oneWith, provedAddressOf } from '../../server-kit/people/joined.ts';
import { bestAccess } from '../../server-kit/people/people.ts';
import { behindTheScenes } from '../lastOne.ts';
import { startUserRecovery, userToRecover } from '../recovery/recoverUser.ts';

/** The names by which operators know a person: the proved address, or those of one of the users that the person is. */
export async function knownAs(kit: Kit, personId: string) {
  const userId = (await bestAccess(kit, personId))?.owner.id ?? null;
  const address = await provedAddressOf(kit, personId);
  const { username, name } = userId ? await knownOf(kit, userId) : {};
  return { userId, username: address ?? username ?? '', name: name ?? '', proved: Boolean(address) };
}

/** Suspends the lost devices of a person, even the last one. Those of others, and those that are gone, are left alone. */
async function suspendLost(kit: Kit, { personId, lost }: HelpRequest, by: Provenance) {
  const { executor } = kit;
  const all = await oneWith(kit, personId);
  for (const id of lost) {
    const { state, ancestors } = await executor.look(ref(device, id));
    if (state.status !== 'active' || !all.includes(ancestors.personId ?? '')) continue;
    for (const holder of new Set([all[0]!, ancestors.personId!]))
      await executor.execute(LoseDevice, { id: holder, deviceId: id }, behindTheScenes(by));
    await executor.execute(SuspendDevice, { id }, by);
  }
}

/**
 * Gives the access that was asked for, or mails the link to make a passkey in place of the lost one. An operator who allows
 * an erasure deletes the person on the person's page, which says what goes with it.
 */
async function grant(kit: Kit, helpId: string, request: HelpRequest, by: Provenance) {
  const { kind, personId, applicationId } = request;
  if (kind === 'erasure') return;
  if (!applicationId) {
    await startUserRecovery(kit, await userToRecover(kit, personId), by);
    return suspendLost(kit, request, by);
  }
  const { username, name, proved } = await knownAs(kit, personId);
  const access = { personId, applicationId, username, name };
  return registerAccess(kit, access, { helpId, proved }, by);
}

/**
 * Gives what an operator has allowed, unless that was done. Throws the refusal when it cannot be given, and the request
 * waits again. A repeat changes nothing.
 */
export async function finishGrant(kit: Kit, id: string, provenance: Provenance) {
  const { state } = await kit.executor.look(ref(helpRequest, id), { fresh: true });
  if (state.phase !== 'granting') return null;
  const by = further(provenance);
  const granted = await grant(kit, id, state, by).then(
    () => true,
    async (error) => {
      if (error instanceof Refusal) await kit.executor.execute(FinishHelp, { id, granted: false }, by);
      throw error;
    },
  );
  return kit.executor.execute(FinishHelp, { id, granted }, by);
}
