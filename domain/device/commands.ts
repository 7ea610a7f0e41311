import { z } from 'zod';
import { commandsOf, id, ref, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { operator } from '../operator/operator.ts';
import { person } from '../person/person.ts';
import { refuse } from '../refusals.ts';
import { user } from '../user/user.ts';
import { device } from './device.ts';
import * as happened from './events.ts';

const command = commandsOf(device);
const one = z.object({ id: id() });

/** Who has passkeys: a member of the team, or a person with access to applications. */
export const holder = z.object({ kind: z.enum(['operator', 'person']), id: id() });
export const holderRef = ({ kind, id }: z.output<typeof holder>) =>
  kind === 'operator' ? ref(operator, id) : ref(person, id);
/** Who signs in with a passkey: a member of the team, or the user of an application. */
export const owner = z.object({ kind: z.enum(['operator', 'user']), id: id() });
export const ownerRef = ({ kind, id }: z.output<typeof owner>) =>
  kind === 'operator' ? ref(operator, id) : ref(user, id);

/** A credential id has at most 1023 bytes (WebAuthn L3 section 4), in base64url. The transports are the browser's words. */
export const credential = happened.credentialRecord.extend({
  credentialId: text(1364, 1),
  publicKey: text(8192, 1),
  rpId: text(300, 1),
  counter: z.number().int().min(0),
  transports: z.array(text(40)).max(10),
  fmt: text(40),
  aaguid: text(40),
  deviceType: text(40),
  platform: text(40),
});

export const AddDevice = command(
  {
    input: one.extend({
      holder,
      credential,
      applicationId: id().nullable().default(null),
      /**
       * A recovery is not refused by the plan's limit, because lost devices count until they are removed, and the recovery is
       * used up by then.
       */
      recovered: z.boolean().default(false),
    }),
    parent: ({ holder }) => holderRef(holder),
    claims: ({ holder, credential, recovered }) => [
      { kind: 'credential', value: credential.credentialId },
      { kind: 'max.device.count', of: holder.id, beyond: recovered ? Number.MAX_SAFE_INTEGER : 0 },
    ],
  },
  (state, { credential, applicationId }) => {
    if (state.status === 'absent') return [happened.DeviceAdded({ ...credential, applicationId })];
    return state.credential?.credentialId === credential.credentialId ? [] : refuse('device.taken');
  },
);

/** `ownerId` is the holder, whose key seals the name. */
export const RenameDevice = command(
  { input: one.extend({ ownerId: id(), name: text(limits.deviceName, 1) }) },
  (_, { ownerId, name }) => [happened.DeviceRenamed({ ownerId, name: name.trim() })],
);
export const AllowDeviceBackup = command({ input: one }, ({ credential }) =>
  credential && !credential.backupEligible ? [happened.DeviceBackupAllowed({})] : [],
);
export const SuspendDevice = command({ input: one }, ({ status }, _, { now }) =>
  status === 'active' ? [happened.DeviceSuspended({ until: now.toISOString() })] : [],
);
export const ActivateDevice = command({ input: one }, ({ status }) =>
  status === 'suspended' ? [happened.DeviceActivated({})] : [],
);
export const RemoveDevice = command({ input: one }, ({ status, credential }) => [
  happened.DeviceRemoved({
    wasSuspended: status === 'suspended',
    platform: credential!.platform,
    applicationId: credential!.applicationId,
  }),
]);
