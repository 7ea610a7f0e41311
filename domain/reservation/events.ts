import { z } from 'zod';
import { event } from '../kit.ts';

/** Ends a holder that never took what was reserved for it, so that its late writer conflicts. */
export const ReservationAbandoned = event('ReservationAbandoned', z.object({ claim: z.string() }));
