import { z } from 'zod';
import { wrong } from '../../../domain/problems.ts';
import { place } from '../../../domain/transaction/events.ts';
import { done } from '../../kit.ts';

/** The reply to the page that opened a request for approval on another device. */
export const openedApproval = done
  .extend({
    transactionId: z.string(),
    /** Only for the waiting browser. */
    secret: z.string(),
    /** The two digits to show. */
    number: z.number(),
    expiresAt: z.string(),
  })
  .meta({ id: 'OpenedApproval' });

/** The place of the requesting screen. Both fields are given, or neither. */
export const placeFields = {
  longitude: place.shape.longitude.optional(),
  latitude: place.shape.latitude.optional(),
};
type Given = { longitude?: number | undefined; latitude?: number | undefined };
/** The check of `placeFields`, as the arguments of `refine`. */
export const wholePlace: [(given: Given) => boolean, { path: string[]; error: string }] = [
  ({ longitude, latitude }) => (longitude === undefined) === (latitude === undefined),
  { path: ['latitude'], ...wrong('is.place') },
];

/**
 * How often requests are opened. Those that are opened rightly may be ten times as many, because many people share an
 * address: two thousand in ten minutes.
 */
export const openingRate = { count: 20, seconds: 60, counts: 'wrong' } as const;
