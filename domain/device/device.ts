import type { z } from 'zod';
import { aggregate } from '../kit.ts';
import { endedUntil } from '../suspending.ts';
import * as events from './events.ts';

/** The data against which a later assertion is verified. */
export type Credential = z.output<typeof events.credentialRecord>;
/** A passkey, and the application for which it was made. */
type Made = z.output<typeof events.DeviceAdded.schema>;
export type Device = {
  status: 'absent' | 'active' | 'suspended' | 'deleted';
  credential: Made | null;
  /** The moment until which everything has ended that was signed in to with it, in milliseconds since the epoch. */
  signedOutUntil: number;
};

const { credentialRecord: _, ...happened } = events;

export const device = aggregate<Device, typeof happened>({
  name: 'device',
  events: happened,
  unknown: 'device.unknown',
  edits: [events.DeviceSuspended, events.DeviceActivated],
  initial: { status: 'absent', credential: null, signedOutUntil: 0 },
  evolve: {
    DeviceAdded: (state, credential) => ({ ...state, status: 'active', credential }),
    DeviceRenamed: (state) => state,
    DeviceBackupAllowed: ({ credential, ...state }) => ({
      ...state,
      credential: credential && { ...credential, backupEligible: true },
    }),
    DeviceSuspended: (state, suspended) => ({
      ...state,
      status: 'suspended',
      signedOutUntil: endedUntil(state.signedOutUntil, suspended),
    }),
    DeviceActivated: (state) => ({ ...state, status: 'active' }),
    DeviceRemoved: (state) => ({ ...state, status: 'deleted', credential: null }),
  },
});
