import { z } from 'zod';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';

/** A member of the staff writes to somebody. `message` is the HTML as it was typed; what is sent of it, the mail decides. */
export const CustomMailWritten = event(
  'CustomMailWritten',
  z.object({
    /** Whose mail it is: the operator with this address, else the mail itself; null in those of older releases. */
    subjectId: z.string().nullable(),
    email: personal(z.string(), { of: 'subjectId' }),
    subject: personal(z.string(), { of: 'subjectId' }),
    message: personal(z.string(), { of: 'subjectId' }),
  }),
  (first) => ({ subjectId: null, ...first }),
);
