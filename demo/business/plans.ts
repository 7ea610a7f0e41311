import type { z } from 'zod';
import { ref } from '../../domain/kit.ts';
import { CreatePlan } from '../../domain/plan/commands.ts';
import { plan } from '../../domain/plan/plan.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';

const line = (label: string, enabled = true) => ({ label, enabled });
const team = {
  ...{ name: 'Team', description: 'For a product with one team behind it.' },
  ...{ priceInRupees: 4_000, priceInDollars: 49, billingCycle: 1 },
  ...{ allowNumberOfApps: 3, allowNumberOfUsers: 500, allowTotalNumberOfUsers: 1_000 },
  ...{ allowTeamMembers: 10, allowedNumberOfRPs: 10, published: true },
  shownFeatures: [
    line('1,000 users in all'),
    line('Sign-in with passkeys'),
    line('Single sign-on with OpenID and SAML'),
    line('Premium support', false),
  ],
};
/** The plans that are sold in the demo. */
const plans = [
  { ...team, id: 'demo_team' },
  {
    ...team,
    ...{
      id: 'demo_team_year',
      name: 'Team, by the year',
      description: 'Twelve months for the price of ten.',
    },
    ...{ priceInRupees: 40_000, priceInDollars: 490, billingCycle: 12 },
  },
  {
    ...team,
    ...{ id: 'demo_business', name: 'Business', description: 'For companies with several products.' },
    ...{ priceInRupees: 16_000, priceInDollars: 199 },
    ...{ allowNumberOfApps: 20, allowNumberOfUsers: 10_000, allowTotalNumberOfUsers: 50_000 },
    allowTeamMembers: 50,
    offer: {
      ...{ isActive: true, name: 'Launch offer' },
      ...{ discountedPriceInRupees: 12_000, discountedPriceInDollars: 149 },
    },
    shownFeatures: [
      line('50,000 users in all'),
      line('Sign-in with passkeys'),
      line('Single sign-on with OpenID and SAML'),
      line('RADIUS'),
      line('Premium support'),
    ],
  },
] satisfies z.input<typeof CreatePlan.input>[];
export type DemoPlan = (typeof plans)[number]['id'];

/** Creates the plans that do not exist yet. */
export async function seedPlans({ executor }: Kit, provenance: Provenance): Promise<void> {
  for (const each of plans) {
    const { status } = (await executor.look(ref(plan, each.id))).state;
    if (status === 'absent') await executor.execute(CreatePlan, each, provenance);
  }
}
