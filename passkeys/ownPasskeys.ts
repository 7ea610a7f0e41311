import { device } from '../domain/device/device.ts';
import { ref } from '../domain/kit.ts';
import type { Kit } from '../server-kit/kit.ts';

/**
 * The credentials of a person's devices, including suspended ones, because they may be activated again. What this
 * process follows is enough if it knows the device that was `used` just now.
 */
export async function credentialsOf({ executor }: Pick<Kit, 'executor'>, ownerId: string, used?: string) {
  const devices = { kind: 'max.device.count', of: ownerId } as const;
  const known = used ? await executor.reserved.holdersOf(devices, { known: true }) : [];
  const isEnough = known.some(({ id }) => id === used);
  const held = isEnough ? known : await executor.reserved.holdersOf(devices);
  const all = held.map(async ({ id }) => (await executor.look(ref(device, id))).state);
  return (await Promise.all(all)).flatMap(({ credential }) => credential ?? []);
}

/** The ids of the passkeys of these people, who are one, so that a device with one of them makes no other. */
export async function passkeysOf(kit: Pick<Kit, 'executor'>, ...ownerIds: readonly string[]) {
  const each = await Promise.all(ownerIds.map((id) => credentialsOf(kit, id)));
  return each.flat().map(({ credentialId }) => credentialId);
}

/** All passkeys of a person that are valid for an RP ID, in the form for browsers (WebAuthn L3 section 5.1.10). */
export const accepted = (rpId: string, ownerId: string, credentialIds: readonly string[]) => ({
  rpId,
  userId: Buffer.from(ownerId).toString('base64url'),
  allAcceptedCredentialIds: [...credentialIds],
});
export async function acceptedOf(
  kit: Pick<Kit, 'executor'>,
  ownerId: string,
  rpId: string,
  usedDeviceId: string,
) {
  const here = (await credentialsOf(kit, ownerId, usedDeviceId)).filter((each) => each.rpId === rpId);
  return accepted(
    rpId,
    ownerId,
    here.map(({ credentialId }) => credentialId),
  );
}
