import { z } from 'zod';

/** What a plan grants: a number, yes or no, or a level; and how much of it is used, where that is counted. */
export const usedFeature = z
  .object({
    name: z.string(),
    /** `number`, `boolean` or `text`. */
    type: z.string(),
    total: z.union([z.number(), z.boolean(), z.string()]),
    used: z.number(),
  })
  .meta({ id: 'UsedFeature' });
