import { z } from 'zod';
import { commandsOf, id } from '../kit.ts';
import * as happened from './events.ts';
import { letter } from './letter.ts';

const command = commandsOf(letter);
const one = z.object({ id: id() });

/** Puts what a reaction gave up on the list, again if it was sent again in vain. */
export const GiveUpLetter = command(
  {
    input: one.extend({
      reaction: z.string(),
      eventId: z.string(),
      stream: z.string(),
      revision: z.number().int(),
      subjectId: z.string(),
      email: z.string().nullable(),
      organisationId: z.string().nullable(),
      error: z.string(),
      attempts: z.number().int(),
    }),
    parent: () => null,
  },
  ({ status }, { id: _, ...trouble }) => (status === 'given up' ? [] : [happened.LetterGivenUp(trouble)]),
);
/** Twice at once is once: while it is under way there is nothing to send again. */
export const ResendLetter = command({ input: one }, ({ status, reaction, eventId }) =>
  status === 'given up' ? [happened.LetterResent({ reaction, eventId })] : [],
);
export const DeliverLetter = command({ input: one }, () => [happened.LetterDelivered({})]);
