import { z } from 'zod';
import { changedBy, changesOf, same } from '../changes.ts';
import { applicationLimits, familyFeatures } from '../families/families.ts';
import { features } from '../features.ts';
import { commandsOf, id, lineText, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { refuse } from '../refusals.ts';
import * as happened from './events.ts';
import { plan, trialPlan } from './plan.ts';

const command = commandsOf(plan);
const one = z.object({ id: id() });
const count = z.number().int().min(0).max(limits.planCount);
/** In whole cents or paise: no provider charges parts of one, so what is shown would not be what is charged. */
const price = z.number().min(0).max(limits.planPrice).multipleOf(0.01);
const grants = z.partialRecord(z.enum(features), z.union([count, z.boolean(), text(80)]));

const gatewayPlan = text(limits.gatewayPlan, 1).nullable().default(null);
const gatewayPlans = z.object({ stripe: gatewayPlan, razorpay: gatewayPlan });
const offer = z.object({
  isActive: z.boolean(),
  name: lineText(limits.planName),
  discountedPriceInRupees: price,
  discountedPriceInDollars: price,
  gatewayPlans: gatewayPlans.optional(),
});
const shownFeature = z.object({ label: lineText(limits.planFeature), enabled: z.boolean() });

/** Features that every plan grants unless it says otherwise. */
const everyMethod = {
  'authenticate.same.device': true,
  'authenticate.different.device.appless.QR': true,
  'authenticate.different.device.inapp': true,
  'authenticate.different.device.inapp.push': true,
  'plugin.wordpress.enabled': true,
  'ldap.enabled': true,
  ...Object.fromEntries(familyFeatures.map((feature) => [feature, true])),
} as const;

/** So many applications of each family. Those of websites and apps are a term of their own. */
const ofEachFamily = (most: number) =>
  Object.fromEntries(applicationLimits.filter((kind) => kind !== 'app.count').map((kind) => [kind, most]));

export const planTerms = z.object({
  name: lineText(limits.planName),
  description: text(limits.planDescription, 1),
  priceInRupees: price,
  priceInDollars: price,
  allowNumberOfApps: count,
  allowNumberOfUsers: count,
  allowTotalNumberOfUsers: count,
  allowTeamMembers: count,
  allowedNumberOfRPs: count,
  billingCycle: z.number().int().min(1).max(limits.planMonths).default(12),
  features: grants.default(everyMethod),
  published: z.boolean().default(happened.notSold.published),
  isPopular: z.boolean().default(happened.notSold.isPopular),
  offer: offer.nullable().default(happened.notSold.offer),
  shownFeatures: z.array(shownFeature).max(limits.planFeatures).default(happened.notSold.shownFeatures),
  gatewayPlans: gatewayPlans.default(happened.notSold.gatewayPlans),
});

export const CreatePlan = command(
  { input: one.extend(planTerms.shape), parent: () => null },
  (state, { id: _, ...terms }) => {
    if (state.status === 'absent') return [happened.PlanCreated(terms)];
    return same(terms, state.terms) ? [] : refuse('plan.taken');
  },
);
/** Changes the given terms. */
export const ChangePlan = command(
  { input: one.extend({ changes: changesOf(planTerms) }) },
  ({ terms }, { changes }) => {
    const changed = changedBy(terms!, changes);
    return same(changed, terms) ? [] : [happened.PlanChanged(changed)];
  },
);

export const WithdrawPlan = command({ input: one }, ({ status }, { id }) => {
  if (id === trialPlan) refuse('plan.trial');
  return status === 'withdrawn' ? [] : [happened.PlanWithdrawn({})];
});
export const RestorePlan = command({ input: one }, ({ status }) =>
  status === 'withdrawn' ? [happened.PlanRestored({})] : [],
);

/** The plans that exist from the first start. */
export const firstPlans: z.input<typeof CreatePlan.input>[] = [
  {
    id: trialPlan,
    name: 'Starter Free',
    description: 'One application to try passwordless sign-in with.',
    priceInRupees: 0,
    priceInDollars: 0,
    allowNumberOfApps: 1,
    allowNumberOfUsers: 10,
    allowTotalNumberOfUsers: 10,
    allowTeamMembers: 5,
    allowedNumberOfRPs: 10,
    billingCycle: 1,
    features: {
      ...everyMethod,
      'max.device.count': 5,
      ...ofEachFamily(1),
      'support.level': 'community',
    },
    published: true,
    shownFeatures: [
      { label: 'Sign-in with passkeys', enabled: true },
      { label: 'Single sign-on with OpenID and SAML', enabled: true },
      { label: 'RADIUS', enabled: true },
      { label: 'Premium support', enabled: false },
    ],
  },
  {
    id: 'special_plan',
    name: 'Special Plan',
    description: 'For organizations with many applications and people.',
    priceInRupees: 500_000,
    priceInDollars: 6_000,
    allowNumberOfApps: 100,
    allowNumberOfUsers: 100_000,
    allowTotalNumberOfUsers: 1_000_000,
    allowTeamMembers: 100,
    allowedNumberOfRPs: 100,
    billingCycle: 12,
    features: {
      ...everyMethod,
      'max.device.count': 20,
      ...ofEachFamily(100),
      'support.level': 'premium',
    },
    published: true,
    isPopular: true,
    shownFeatures: [
      { label: 'Sign-in with passkeys', enabled: true },
      { label: 'Single sign-on with OpenID and SAML', enabled: true },
      { label: 'RADIUS', enabled: true },
      { label: 'Premium support', enabled: true },
    ],
  },
];
