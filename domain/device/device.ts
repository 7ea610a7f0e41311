import type { z } from 'zod';
import { aggregate } from '../kit.ts';
import * as events from './events.ts';

/** The data against which a later assertion is verified. */
export type Credential = z.output<typeof events.credentialRecord>;
/** A passkey, and the application for which it was made. */
type Made = z.output<typeof events.DeviceAdded.schema>;
export type Device = { status: 'absent' | 'active' | 'suspended' | 'deleted'; credential: Made | null };

const { credentialRecord: _, ...happened } = events;

export const device = aggregate<Device, typeof happened>({
  name: 'device',
  events: happened,
  unknown: 'device.unknown',
  edits: [events.DeviceSuspended, events.DeviceActivated],
  initial: { status: 'absent', credential: null },
  evolve: {
    DeviceAdded: (_, credential) => ({ status: 'active', credential }),
    DeviceRenamed: (state) => state,
    DeviceBackupAllowed: ({ credential, ...state }) => ({
      ...state,
      credential: credential && { ...credential, backupEligible: true },
    }),
    DeviceSuspended: (state) => ({ ...state, status: 'suspended' }),
    DeviceActivated: (state) => ({ ...state, status: 'active' }),
    DeviceRemoved: () => ({ status: 'deleted', credential: null }),
  },
});
