import { families } from '../../domain/families/families.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Confirmed } from '../../passkeys/confirmed.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { type Asking, openRequest, usedApplication } from '../requests/open.ts';

type AskingDevice = Pick<Asking, 'device' | 'ip' | 'place'> & {
  applicationId: string;
  ownerId: string;
  /** The id of the new device. A confirmation fixes it, so that it adds one device however often it is sent. */
  deviceId: string;
  /** The name of the account, which the phone shows. */
  account: string;
  /** The passkey that allowed it. The request ends with it. */
  registration: Allowed;
};
/** What allows a further passkey, and whose passkeys these are. */
export type Allowed = Confirmed & { holderId: string };

/** Opens a request for a further passkey of a user, which is made on the phone that scans the code. */
export async function openDeviceRequest(kit: Kit, asking: AskingDevice, provenance: Provenance) {
  const { settings, organisationId } = await usedApplication(kit, asking.applicationId, false);
  const { kind } = families.general.requests.addDevice;
  return openRequest(kit, { ...asking, kind, organisationId, target: settings.name }, provenance);
}
