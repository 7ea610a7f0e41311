import { z } from 'zod';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';

/**
 * A reaction has given up on an event, usually on sending a mail. The letter waits until a member of the staff sends it
 * again.
 */
export const LetterGivenUp = event(
  'LetterGivenUp',
  z.object({
    reaction: z.string(),
    /** The event to react to, and its place. */
    eventId: z.string(),
    stream: z.string(),
    revision: z.number().int(),
    /** The owner of the address: the person of the event's stream. */
    subjectId: z.string(),
    email: personal(z.string().nullable(), { of: 'subjectId' }),
    organisationId: z.string().nullable(),
    error: z.string(),
    attempts: z.number().int(),
  }),
);
/** Makes the reaction try again. */
export const LetterResent = event('LetterResent', z.object({ reaction: z.string(), eventId: z.string() }));
/** A later attempt succeeded. */
export const LetterDelivered = event('LetterDelivered', z.object({}));
