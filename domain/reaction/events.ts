import { z } from 'zod';
import { event } from '../kit.ts';

/**
 * How far all reactions to events are in the log. The newest event says everything. It is a registered type, so that an
 * older release, which would send every mail again, refuses to open the log.
 */
export const ReactionsRemembered = event(
  'ReactionsRemembered',
  z.object({
    position: z.number().int(),
    /** The reactions that have handled everything up to the position, and nothing of which waits for another attempt. */
    there: z.array(z.string()),
    /** The places of the others. */
    apart: z.record(
      z.string(),
      z.object({
        /** Everything up to this position is handled, or noted as failed. */
        through: z.number().int(),
        /** Ids of later events of which the same is true. */
        done: z.array(z.string()),
        /** The revision of the first of the reaction's notes that still counts, if something failed. */
        notes: z.number().int().optional(),
      }),
    ),
  }),
);
