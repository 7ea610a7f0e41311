import { endsThisSession } from '../../../web-kit/account/sessions.ts';
import { call } from '../../../web-kit/call.ts';
import { type RowVerbs, type RowWords, rowVerbs } from '../../../web-kit/commands/rowVerbs.ts';
import { deviceNamed } from '../../../web-kit/devices/deviceNamed.ts';
import { limits } from '../../../web-kit/domain/limits.ts';
import { forget } from '../../../web-kit/passkeys/passkeySignals.ts';
import { likewise, sends } from '../../../web-kit/sends.ts';
import { list, type RowAt, whole } from '../../../web-kit/table/query.ts';
import { publicOrigin } from '../../base/origin.ts';
import { readNow } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { texts } from './texts.ts';

export type Device = RowAt<'GET /getOperatorDevices/:userId'>;
const t = texts;

/** The devices of a member, newest first. */
export const devicesQuery = (userId: string) =>
  whole(list('GET /getOperatorDevices/:userId', { userId }), ['addedOn', 'DESC']);

/** The display name of a device. Devices of an erased person have no name, so their kind is shown. */
export const deviceName = (device: Pick<Device, 'name' | 'deviceType'>) =>
  device.name ? deviceNamed(device.name) : kindOf(device);
/** The device's name within a sentence. */
export const called = (device: Pick<Device, 'name' | 'deviceType'>) => t.called(deviceName(device));

type Named = Pick<Device, 'id' | 'userId' | 'credentialID' | 'rpId'>;
/** A device, and whether it opened this session. */
type ShownDevice = Device & { inUse: boolean };
export type DeviceCalls = {
  set: (device: Named, suspended: boolean) => Promise<unknown>;
  remove: (device: Named) => Promise<unknown>;
  /** Words that differ from those for a member's device. */
  words?: Partial<RowWords>;
};
export type DeviceVerbs = RowVerbs<ShownDevice>;

/**
 * The actions on a device of a team member or an application's user. Their confirmations warn when the device opened
 * this session (`inUse`). The server refuses to remove the last device.
 */
export const deviceVerbs = (calls: DeviceCalls): DeviceVerbs =>
  rowVerbs<ShownDevice>({
    ...calls,
    words: {
      ...t,
      suspend: () => words.suspend,
      activate: () => words.activate,
      delete: () => t.remove,
      deleteTitle: t.removeTitle,
      deleteAsks: t.removeAsks,
      deletedNow: t.removedNow,
      yes: { suspend: words.suspend, delete: t.remove },
      ...calls.words,
    },
    nameOf: called,
    further: ({ inUse }) => (inUse ? endsThisSession : undefined),
  });

/** Renames one of the operator's own devices. */
export const renaming = ({ id, ...device }: Device) => ({
  about: id,
  name: deviceName(device),
  maxLength: limits.deviceName,
  nameNow: async () => {
    const now = (await readNow(devicesQuery(device.userId))).rows.find((own) => own.id === id);
    return now && deviceName(now);
  },
  rename: (name: string) => call('PUT /ownDevices/:deviceId', { deviceId: id, name }),
  done: t.renamedNow,
});

const removes = sends('POST /removeOperatorDevice', ({ userId, credentialID }: Named) => ({
  userId,
  credentialID,
}));
/** The actions on devices of team members. */
export const memberDevices = deviceVerbs({
  set: sends('POST /suspendOperatorDevice', ({ userId, credentialID }, suspend) => ({
    userId,
    credentialID,
    suspend,
  })),
  remove: likewise(removes, async (device: Named) => {
    await removes(device);
    // One's own passkey may be on this very device, which then offers it no longer.
    forget({ rpId: device.rpId, credentialId: device.credentialID });
  }),
});

/** Opens the add-device window of the main site, where an existing passkey confirms the addition. */
export const openAddDevice = (userId: string) =>
  openOnMainSite(async () => {
    const { accessToken } = await call('POST /generateEmailToken', { userId });
    return `/add-device/${accessToken}`;
  });
/** Opens a window of the main site, where operators' passkeys work, at a path that is requested first. */
export async function openOnMainSite(path: () => Promise<string>) {
  // Open the window at once: browsers block one that opens later than the click.
  const opened = window.open('about:blank');
  if (!opened) throw new Error(t.windowBlocked);
  try {
    opened.location.replace(`${publicOrigin()}${await path()}`);
  } catch (error) {
    opened.close();
    throw error;
  }
}

/** The icon for a device, chosen by its attestation, kind and platform. */
export type Icon = keyof typeof t.icons;
export function iconOf({ fmt, deviceType, platform }: Pick<Device, 'fmt' | 'deviceType' | 'platform'>): Icon {
  if (deviceType === 'USB') return 'usb';
  if (deviceType === 'BLE') return 'ble';
  if (fmt.startsWith('android') || platform === 'Android') return 'android';
  if (fmt === 'apple' || platform === 'iOS' || platform === 'macOS') return 'apple';
  return 'computer';
}
/** A browser's passkeys need no app. */
export const kindOf = ({ deviceType }: Pick<Device, 'deviceType'>): string =>
  deviceType.includes('Web') ? t.appless : t.inApp;
