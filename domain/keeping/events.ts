import { z } from 'zod';
import { event } from '../kit.ts';

const oneDevice = z.object({ deviceId: z.string() });
/** This device will be removed and no longer counts. */
export const DeviceReleased = event('DeviceReleased', oneDevice);
/** This device will be suspended and no longer counts as one that its owner can sign in with. */
export const DeviceWithdrawn = event('DeviceWithdrawn', oneDevice);
/** This device will be activated and counts again. */
export const DeviceReinstated = event('DeviceReinstated', oneDevice);
