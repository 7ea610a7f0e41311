import { z } from 'zod';
import { event } from '../kit.ts';

/** From this event on, this subject's personal fields are unreadable in the log and in every model. */
export const SubjectErased = event(
  'SubjectErased',
  z.object({
    subject: z.string(),
    /** Everything that was sealed for the subject was in the log alone, and never in a read model. */
    unseen: z.literal(true).optional(),
  }),
);
