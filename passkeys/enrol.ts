import { AddDevice, ownerRef, RemoveDevice } from '../domain/device/commands.ts';
import type { Credential } from '../domain/device/device.ts';
import { ref } from '../domain/kit.ts';
import { EnrolOperator } from '../domain/operator/commands.ts';
import { EnrolPerson } from '../domain/person/commands.ts';
import { person } from '../domain/person/person.ts';
import { Refusal, refuse } from '../domain/refusals.ts';
import { EnrolUser } from '../domain/user/commands.ts';
import type { Provenance } from '../event-store/metadata.ts';
import type { Kit } from '../server-kit/kit.ts';
import { type Owner, personIdOf } from '../server-kit/people/people.ts';
import { holderOf } from './holders.ts';

/**
 * Completes the owner's registration once a passkey exists: at its end, or at the passkey's first use when the end
 * never came. One request then appends to the owner twice, so the second append drops the idempotency key.
 */
export async function enrol({ executor }: Kit, owner: Owner, { idempotencyKey, ...by }: Provenance) {
  const { id, kind } = owner;
  const provenance = idempotencyKey ? { ...by, idempotencyKey: `${idempotencyKey} enrol` } : by;
  const { state } = await executor.look(ownerRef(owner));
  if (state.enrolling)
    await executor.execute(kind === 'operator' ? EnrolOperator : EnrolUser, { id }, provenance);
  if (kind === 'operator') return;
  // Last, so that whose place somebody needs is found by it until all is done.
  const personId = await personIdOf({ executor }, id);
  const { enrolling } = (await executor.look(ref(person, personId))).state;
  if (enrolling) await executor.execute(EnrolPerson, { id: personId }, provenance);
}

/**
 * Handles a registration that stalled while another one took the name. A device that was added after the deletion of
 * its owner is removed as well.
 */
async function tooLate({ executor }: Kit, id: string, { kind }: Owner, by: Provenance, error: unknown) {
  if (!(error instanceof Refusal) || error.code !== `${kind}.unknown`) throw error;
  const { idempotencyKey: _, ...provenance } = by;
  const removing = { ...provenance, actor: { role: 'system', id: 'registration' } } as const;
  await executor.execute(RemoveDevice, { id }, removing).catch((refused) => {
    // The cascade of a deletion may have removed it already.
    if (!(refused instanceof Refusal)) throw refused;
  });
  return refuse(`${kind}.taken`);
}

/** Handles a registration that was ended because somebody else took the name first: the name is taken. */
export async function outrun({ executor }: Kit, owner: Owner, error: unknown) {
  if (!(error instanceof Refusal) || error.code !== `${owner.kind}.unknown`) throw error;
  const { state } = await executor.look(ownerRef(owner), { fresh: true });
  throw state.enrolling ? new Refusal(`${owner.kind}.taken`) : error;
}

/** Adds a device for its owner. The first device completes the owner's registration. */
export async function addDevice(
  kit: Kit,
  id: string,
  credential: Credential,
  owner: Owner,
  by: Provenance,
  recovered = false,
) {
  const holder = await holderOf(kit, owner);
  const { applicationId } = owner;
  await kit.executor
    .execute(AddDevice, { id, holder, credential, applicationId, recovered }, by)
    .catch((error) => outrun(kit, owner, error));
  await enrol(kit, owner, by).catch((error) => tooLate(kit, id, owner, by, error));
}
