import { z } from 'zod';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';

const toSender = { of: 'subjectId' };

/** An operator filled in the contact form. What it says is the operator's, and erased with the operator. */
export const ContactRequested = event(
  'ContactRequested',
  z.object({
    subjectId: z.string(),
    name: personal(z.string(), toSender),
    email: personal(z.string(), toSender),
    /** A plus sign, the dialling code of the country, and the number. */
    mobileNumber: personal(z.string(), toSender),
    /** The dialling code, in digits. */
    countryCode: z.string(),
    description: personal(z.string(), toSender),
  }),
);
/** A member of the staff answered by mail. */
export const ContactAnswered = event(
  'ContactAnswered',
  z.object({ subjectId: z.string(), answer: personal(z.string(), toSender) }),
);
/** Nothing more is to be done about the entry. */
export const ContactDone = event('ContactDone', z.object({}));
export const ContactReopened = event('ContactReopened', z.object({}));
