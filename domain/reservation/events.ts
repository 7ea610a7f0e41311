import { z } from 'zod';
import { event } from '../kit.ts';

/**
 * A slot of a `reserved-<kind>-<hash>` stream now names this holder (a stream). It counts only while the holder has the
 * claim, or while the holder that handed it on (`from`) still has it.
 */
export const SlotTaken = event(
  'SlotTaken',
  z.object({ slot: z.number().int(), holder: z.string(), from: z.string().optional() }),
);
/** Appended to a holder that never took what was reserved for it: from here on its late writer conflicts. */
export const ReservationAbandoned = event('ReservationAbandoned', z.object({ claim: z.string() }));
