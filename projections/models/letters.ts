import { z } from 'zod';
import * as letter from '../../domain/letter/events.ts';
import { personal } from '../../domain/marks.ts';
import { readModel } from '../kit.ts';
import { organisations } from './organisations.ts';

/** Dead letters: deliveries that reactions gave up, until a later attempt succeeds. */
export const letters = readModel(
  'letters',
  z.object({
    id: z.string(),
    reaction: z.string(),
    /** The event that caused it, by stream, and its subject. */
    stream: z.string(),
    subjectId: z.string(),
    email: personal(z.string().nullable(), { of: 'subjectId' }),
    organisationId: z.string().nullable(),
    error: z.string(),
    attempts: z.number().int(),
    givenUpAt: z.iso.datetime(),
    /** Set while it is being sent again. */
    resentAt: z.iso.datetime().nullable(),
  }),
  {
    search: ['email', 'reaction'],
    sort: ['givenUpAt'],
    joins: { organisationName: [organisations, 'organisationId', 'name'] },
  },
)
  .starts(letter.LetterGivenUp, ({ id, at, data }) => {
    const { eventId: _, revision: __, ...told } = data;
    return { id, ...told, givenUpAt: at, resentAt: null };
  })
  .changes(letter.LetterResent, (row, { at }) => ({ ...row, resentAt: at }))
  .ends(letter.LetterDelivered);
