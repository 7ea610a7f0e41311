import { z } from 'zod';
import { event } from '../kit.ts';

/** Ends a holder that never took what was reserved for it, so that its late writer conflicts. */
export const ReservationAbandoned = event('ReservationAbandoned', z.object({ claim: z.string() }));

const earlier = z.looseObject({});
/** Streams of claims, which the first builds of 0.2.0 wrote. The table of claims needs nothing of them. */
export const SlotTaken = event('SlotTaken', earlier);
export const PlaceTaken = event('PlaceTaken', earlier);
export const PlaceFreed = event('PlaceFreed', earlier);
export const PlacesCounted = event('PlacesCounted', earlier);
export const PlaceGivenBack = event('PlaceGivenBack', earlier);
