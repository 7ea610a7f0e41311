import { z } from 'zod';
import { event } from '../kit.ts';

/** Wider limits for one address or network, with the reason and the last day (UTC) on which they hold. */
export const widening = z.object({
  /** As `spelled` writes it: `192.0.2.1`, `10.1.0.0/16`, `2001:db8::/32`. */
  network: z.string(),
  /** How many times as much as others the network may do. */
  factor: z.int(),
  reason: z.string(),
  until: z.iso.date(),
});
const which = { wideningId: z.string() };

export const AddressWidened = event('AddressWidened', widening.extend(which));
export const AddressWideningChanged = event('AddressWideningChanged', widening.extend(which));
export const AddressWideningEnded = event('AddressWideningEnded', z.object(which));
