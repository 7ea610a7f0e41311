import { z } from 'zod';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';
import { suspending } from '../suspending.ts';

/** A passkey as its authenticator made it (WebAuthn L3 section 4, credential record). */
export const credentialRecord = z.object({
  credentialId: z.string(),
  /** COSE key in base64url. */
  publicKey: z.string(),
  rpId: z.string(),
  counter: z.number().int(),
  transports: z.array(z.string()),
  fmt: z.string(),
  aaguid: z.string(),
  backupEligible: z.boolean(),
  backedUp: z.boolean(),
  deviceType: z.string(),
  platform: z.string(),
});
/**
 * A passkey and the device that holds it. `applicationId` is the application for which a person made it; null for members
 * of the team.
 */
export const DeviceAdded = event(
  'DeviceAdded',
  credentialRecord.extend({ applicationId: z.string().nullable() }),
);
/** The owner renamed the device. */
export const DeviceRenamed = event(
  'DeviceRenamed',
  z.object({ ownerId: z.string(), name: personal(z.string(), { of: 'ownerId' }) }),
);
/** The passkey may be backed up since now, and could not when it was made. */
export const DeviceBackupAllowed = event('DeviceBackupAllowed', z.object({}));
export const DeviceSuspended = event('DeviceSuspended', suspending);
export const DeviceActivated = event('DeviceActivated', z.object({}));
/** `wasSuspended`, `platform` and `applicationId` tell counters which counts to decrease. */
export const DeviceRemoved = event(
  'DeviceRemoved',
  z.object({ wasSuspended: z.boolean(), platform: z.string(), applicationId: z.string().nullable() }),
);
