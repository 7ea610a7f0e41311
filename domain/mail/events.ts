import { z } from 'zod';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';

/**
 * A member of the staff wrote a mail. `message` is the HTML as typed; which parts are sent is decided when the mail is
 * made.
 */
export const CustomMailWritten = event(
  'CustomMailWritten',
  z.object({
    /** The subject: the operator with this address, otherwise the mail itself. */
    subjectId: z.string(),
    email: personal(z.string(), { of: 'subjectId' }),
    subject: personal(z.string(), { of: 'subjectId' }),
    message: personal(z.string(), { of: 'subjectId' }),
  }),
);
