import { z } from 'zod';
import { commandsOf, id } from '../kit.ts';
import * as happened from './events.ts';
import { letter } from './letter.ts';

const command = commandsOf(letter);
const one = z.object({ id: id() });

/** Adds a delivery that a reaction gave up to the list, or adds it again after another failed attempt. */
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
/** Sends it again. A second call meanwhile does nothing, because the letter is already being sent. */
export const ResendLetter = command({ input: one }, ({ status, reaction, eventId }) =>
  status === 'given up' ? [happened.LetterResent({ reaction, eventId })] : [],
);
export const DeliverLetter = command({ input: one }, () => [happened.LetterDelivered({})]);
