import { z } from 'zod';
import { event } from '../kit.ts';
import { tally } from './tally.ts';

/**
 * A slot of a `reserved-<kind>-<hash>` stream now belongs to this holder (a stream). It counts only while the holder
 * has the claim, or while the holder that handed it on (`from`) still has it.
 */
export const SlotTaken = event(
  'SlotTaken',
  z.object({ slot: z.number().int(), holder: z.string(), from: z.string().optional() }),
);
/** Ends a holder that never took what was reserved for it, so that its late writer conflicts. */
export const ReservationAbandoned = event('ReservationAbandoned', z.object({ claim: z.string() }));

const about = { holder: z.string(), tally: tally.optional() };
/** A holder took a place under a limit. The last event of an append contains the resulting tally. */
export const PlaceTaken = event('PlaceTaken', z.object(about));
/** A holder's place is free again, because the holder ended or never came into existence and was fenced off. */
export const PlaceFreed = event('PlaceFreed', z.object(about));
/** The places were recounted, without change. */
export const PlacesCounted = event('PlacesCounted', z.object({ tally }));
/** Opens the stream of one holder and one limit, so that the holder's place is subtracted only once. */
export const PlaceGivenBack = event('PlaceGivenBack', z.object({}));
