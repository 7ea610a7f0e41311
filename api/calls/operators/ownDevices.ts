import { z } from 'zod';
import { RenameDevice } from '../../../domain/device/commands.ts';
import { device } from '../../../domain/device/device.ts';
import { devices } from '../../../projections/models/users/devices.ts';
import { answers, changed, done, effect } from '../../kit.ts';

const ownDevice = z.object({
  id: z.string(),
  name: z.string(),
  platform: z.string(),
  suspended: z.boolean(),
  addedOn: z.iso.datetime(),
  /** The domain that its passkey is for. */
  rpId: z.string(),
  /** Who keeps the passkey, such as a password manager; null where its maker does not say. */
  provider: z.string().nullable(),
  lastLogin: z.iso.datetime().nullable(),
  /** The browser that was signed in last, and its country as the proxy in front says it (ISO 3166-1 alpha-2). */
  lastBrowser: z.string().nullable(),
  lastPlatform: z.string().nullable(),
  lastCountry: z.string().nullable(),
  /** Whether it opened the caller's session. */
  current: z.boolean(),
});

/** The devices of the signed-in person: an operator in the console or the app, a user in the app. */
export const ownDeviceCalls = {
  ownDevices: answers('GET /ownDevices', ['operator', 'user'], done.extend({ devices: z.array(ownDevice) }), {
    shows: [devices, 'sessions'],
    about: "Lists the signed-in person's own devices.",
  }),
  renameOwnDevice: effect('PUT /ownDevices/:deviceId', ['operator', 'user'], changed, {
    changes: [device],
    renews: true,
    about: 'Renames a device of the signed-in person.',
    body: RenameDevice.input.pick({ name: true }),
    rate: { count: 60, seconds: 3600 },
  }),
};
