import { z } from 'zod';
import { id } from '../../../domain/kit.ts';
import { told } from '../../../domain/problems.ts';
import { changed, done } from '../../kit.ts';

/** The most that one call changes together. Those who change more send several calls. */
export const mostTogether = 100;
/** The ids of what a call changes together. */
export const severalIds = z.array(id()).min(1).max(mostTogether);
const failed = z
  .object({ id: z.string(), code: z.string(), message: z.string(), ...told.shape })
  .meta({ id: 'NotChanged' });
/** What became of all that one call was to change: one that is refused stops no other. */
export const changedTogether = done
  .extend({
    position: changed.shape.position,
    /** Those that were so already. */
    unchanged: z.array(z.string()),
    failed: z.array(failed),
  })
  .meta({ id: 'ChangedTogether' });
