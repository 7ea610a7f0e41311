import { z } from 'zod';
import { features } from '../features.ts';
import { event } from '../kit.ts';

/** The grant of each feature: a number, yes or no, or a level. */
export const grants = z.partialRecord(z.enum(features), z.union([z.number().int(), z.boolean(), z.string()]));
export const terms = z.object({
  name: z.string(),
  description: z.string(),
  priceInRupees: z.number(),
  priceInDollars: z.number(),
  allowNumberOfApps: z.number().int(),
  /** Per application. */
  allowNumberOfUsers: z.number().int(),
  /** Across all applications of the organisation. */
  allowTotalNumberOfUsers: z.number().int(),
  allowTeamMembers: z.number().int(),
  /** Domains per application. */
  allowedNumberOfRPs: z.number().int(),
  /** In months. */
  billingCycle: z.number().int(),
  features: grants,
});
export type Terms = z.output<typeof terms>;

export const PlanCreated = event('PlanCreated', terms);
export const PlanChanged = event('PlanChanged', terms);
