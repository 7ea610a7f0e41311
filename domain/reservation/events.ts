import { z } from 'zod';
import { event } from '../kit.ts';
import { tally } from './tally.ts';

/**
 * A slot of a `reserved-<kind>-<hash>` stream now names this holder (a stream). It counts only while the holder has the
 * claim, or while the holder that handed it on (`from`) still has it. What is limited was written so too, before its
 * places were counted.
 */
export const SlotTaken = event(
  'SlotTaken',
  z.object({ slot: z.number().int(), holder: z.string(), from: z.string().optional() }),
);
/** Appended to a holder that never took what was reserved for it: from here on its late writer conflicts. */
export const ReservationAbandoned = event('ReservationAbandoned', z.object({ claim: z.string() }));

const about = { holder: z.string(), tally: tally.optional() };
/** A holder took a place under a limit. The last event of an append carries the tally after it. */
export const PlaceTaken = event('PlaceTaken', z.object(about));
/** The place of a holder is free again: it ended, or never came and was fenced. */
export const PlaceFreed = event('PlaceFreed', z.object(about));
/** The places were looked through; nobody came or went. */
export const PlacesCounted = event('PlacesCounted', z.object({ tally }));
/** Opens the stream of one holder and one limit: the holder's place was subtracted, and never is again. */
export const PlaceGivenBack = event('PlaceGivenBack', z.object({}));
