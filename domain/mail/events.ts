import { z } from 'zod';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';

/** A member of the staff writes to somebody. `message` is the HTML as it was typed; what is sent of it, the mail decides. */
export const CustomMailWritten = event(
  'CustomMailWritten',
  z.object({
    email: personal(z.string()),
    subject: personal(z.string()),
    message: personal(z.string()),
  }),
);
