import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { AllowDeviceBackup } from '../domain/device/commands.ts';
import { type Credential, device } from '../domain/device/device.ts';
import { type Ref, ref } from '../domain/kit.ts';
import type { Method } from '../domain/methods.ts';
import { Refusal, refuse } from '../domain/refusals.ts';
import { CompleteRegistration, CompleteSignIn } from '../domain/transaction/commands.ts';
import type { Provenance } from '../event-store/metadata.ts';
import { actingAs } from '../server-kit/calls/provenance.ts';
import { whereOf } from '../server-kit/http/request/userAgent.ts';
import type { Kit } from '../server-kit/kit.ts';
import type { Owner } from '../server-kit/people/people.ts';
import { verifyAssertion } from './assertion.ts';
import { verifyAttestation } from './attestation.ts';
import type { Begun } from './begin.ts';
import { CeremonyFailed, must } from './client.ts';
import { addDevice, enrol, outrun } from './enrol.ts';
import { type Found, holderOf, personIn } from './holders.ts';

/** Refusals that would reveal something about a device or a challenge. All become the same refusal. */
const uniform = new Set([
  'transaction.used',
  'device.unknown',
  'device.taken',
  'transaction.unknown',
  'admin.unknown',
  'admin.passkeyUnknown',
]);

/** Opens the token that began a ceremony. Every defect leads to the same refusal. */
export function begunBy<T extends Begun>(
  kit: Kit,
  kind: string | readonly string[],
  transactionId: string,
): T {
  try {
    return kit.tokens.open(kind, transactionId) as unknown as T;
  } catch (error) {
    throw error instanceof Refusal ? new CeremonyFailed('transaction token') : error;
  }
}
export async function uniformly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal && uniform.has(error.code) ? new CeremonyFailed(error.code) : error;
  }
}

const proofOf = (
  deviceId: string,
  counter: number,
  provenance: Provenance,
  method: Method = 'this device',
) => ({
  deviceId,
  method,
  counter,
  ...whereOf(provenance),
});

/**
 * Ends a registration: verifies, stores the credential for the new device, lets `register` create the owner, adds the
 * device (which completes the owner's registration), lets `settle` use up what led here, and uses up the challenge with
 * the last append. All ids come from the token, so that a repeat resumes.
 */
export async function finishRegistration(
  kit: Kit,
  begun: Begun & { deviceId: string; recovered?: boolean },
  response: RegistrationResponseJSON,
  owner: Owner,
  provenance: Provenance,
  register: (provenance: Provenance) => Promise<unknown>,
  settle: (provenance: Provenance) => Promise<unknown> = async () => undefined,
) {
  const { executor } = kit;
  const credential = await verifyAttestation(begun, response, provenance.userAgent);
  const by = actingAs(provenance, owner.kind, owner.id, owner.organisationId);
  return uniformly(async () => {
    const target = ref(device, begun.deviceId);
    await executor.reserve({ kind: 'credential', value: credential.credentialId }, target, by);
    await register(by).catch((error) => outrun(kit, owner, error));
    await addDevice(kit, begun.deviceId, credential, owner, by, begun.recovered);
    await settle(by);
    const { organisationId, applicationId } = owner;
    const personId = await personIn(kit, await holderOf(kit, owner));
    const proof = proofOf(begun.deviceId, credential.counter, by);
    return executor.execute(
      CompleteRegistration,
      { id: begun.id, owner, personId, organisationId, applicationId, ...proof },
      by,
    );
  });
}

/** Finds who has the passkey that answered. */
export async function presented({ executor }: Kit, credentialId: string) {
  const found: Ref | null = await executor.reserved.holderOf('credential', credentialId);
  if (!found) refuse('device.unregistered');
  const { state, ancestors } = await executor.look(ref(device, found.id));
  const { credential } = state;
  must(credential !== null, 'device is there');
  const { operatorId, personId, organisationId } = ancestors;
  const id = personId ?? operatorId;
  must(id !== undefined && organisationId !== undefined, 'device has a holder');
  const holder = { kind: personId ? 'person' : 'operator', id, organisationId } as const;
  return { deviceId: found.id, credential, holder };
}

/** Records that a passkey may be backed up since now. */
export const noteBackup = async (
  { executor }: Kit,
  id: string,
  { newlyEligible }: ReturnType<typeof verifyAssertion>,
  by: Provenance,
) => newlyEligible && executor.execute(AllowDeviceBackup, { id }, by);

type Where = {
  /** Who the holder of the passkey is where the sign-in leads; null when the holder does not belong there. */
  as: (holder: Found) => Promise<Owner | null>;
  /** Whether this owner may sign in here with this passkey; by default everybody may. */
  fits?: (owner: Owner, credential: Credential) => Promise<boolean>;
  method?: Method;
  /** The member of the team who only tries the sign-in. */
  triedBy?: string | null | undefined;
};
/** Ends a sign-in: verifies, then uses up the challenge with one append. */
export async function finishSignIn(
  kit: Kit,
  begun: Begun,
  response: AuthenticationResponseJSON,
  provenance: Provenance,
  { as, fits = async () => true, method, triedBy = null }: Where,
) {
  const { deviceId, credential, holder } = await presented(kit, response.id);
  const verified = verifyAssertion(begun, response, { ownerId: holder.id, credential });
  const { counter, backedUp } = verified;
  const owner = await as(holder);
  must(owner !== null, 'holder belongs here');
  const by = actingAs(provenance, owner.kind, owner.id, owner.organisationId);
  await uniformly(() => enrol(kit, owner, by));
  must(await fits(owner, credential), 'owner belongs here');
  const { organisationId, applicationId } = owner;
  const done = await uniformly(async () => {
    await noteBackup(kit, deviceId, verified, by);
    return kit.executor.execute(
      CompleteSignIn,
      {
        ...{
          id: begun.id,
          owner,
          personId: await personIn(kit, holder),
          organisationId,
          applicationId,
          backedUp,
          triedBy,
        },
        ...proofOf(deviceId, counter, by, method),
      },
      by,
    );
  });
  return { owner, holder, deviceId, position: done.position };
}
