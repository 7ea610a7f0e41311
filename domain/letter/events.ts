import { z } from 'zod';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';

/** A reaction has given up on an event, a mail mostly: it waits until a member of the staff sends it again. */
export const LetterGivenUp = event(
  'LetterGivenUp',
  z.object({
    reaction: z.string(),
    /** The event that was to be reacted to, and where it is. */
    eventId: z.string(),
    stream: z.string(),
    revision: z.number().int(),
    /** Whose address it is: its stream's own person. */
    subjectId: z.string(),
    email: personal(z.string().nullable(), { of: 'subjectId' }),
    organisationId: z.string().nullable(),
    error: z.string(),
    attempts: z.number().int(),
  }),
);
/** Asks the reaction to begin anew. */
export const LetterResent = event('LetterResent', z.object({ reaction: z.string(), eventId: z.string() }));
/** It has gone out in the end. */
export const LetterDelivered = event('LetterDelivered', z.object({}));
