import { z } from 'zod';
import { features } from '../features.ts';
import { event } from '../kit.ts';

/** The grant of each feature: a number, yes or no, or a level. */
export const grants = z.partialRecord(z.enum(features), z.union([z.number().int(), z.boolean(), z.string()]));
/** The ids that a plan has at the payment providers; null where it is not sold by that provider. */
export const gatewayPlans = z.object({ stripe: z.string().nullable(), razorpay: z.string().nullable() });
/** A lower price for a time, with the name under which it is shown. */
export const offer = z.object({
  isActive: z.boolean(),
  name: z.string(),
  discountedPriceInRupees: z.number(),
  discountedPriceInDollars: z.number(),
  /** The plans at the providers that have this price; where there is none, that of the plan itself is sold. */
  gatewayPlans: gatewayPlans.optional(),
});
/** A line of the card on the pricing page. It says what is sold and grants nothing. */
export const shownFeature = z.object({ label: z.string(), enabled: z.boolean() });
/** The terms on which a plan is sold, in a plan of whose sale nothing has been said. */
export const notSold = {
  published: false,
  isPopular: false,
  offer: null,
  shownFeatures: [],
  gatewayPlans: { stripe: null, razorpay: null },
};
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
  /** Whether the pricing page shows it, and it is sold. */
  published: z.boolean().default(notSold.published),
  isPopular: z.boolean().default(notSold.isPopular),
  offer: offer.nullable().default(notSold.offer),
  shownFeatures: z.array(shownFeature).default(notSold.shownFeatures),
  gatewayPlans: gatewayPlans.default(notSold.gatewayPlans),
});
export type Terms = z.output<typeof terms>;

export const PlanCreated = event('PlanCreated', terms);
export const PlanChanged = event('PlanChanged', terms);
/** The plan is sold to nobody any more. Organisations that have it keep it. */
export const PlanWithdrawn = event('PlanWithdrawn', z.object({}));
/** A withdrawn plan is sold again. */
export const PlanRestored = event('PlanRestored', z.object({}));
