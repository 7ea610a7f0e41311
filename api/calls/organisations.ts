import { z } from 'zod';
import { changesOf } from '../../domain/changes.ts';
import { id, ref, text } from '../../domain/kit.ts';
import { languageTags } from '../../domain/languages.ts';
import { licence } from '../../domain/licence/licence.ts';
import { limits } from '../../domain/limits.ts';
import { operator } from '../../domain/operator/operator.ts';
import {
  ChangeOrganisationPlan,
  ChangeOrganisationSecurity,
  ChooseOrganisationLanguage,
  ChooseVanityAddress,
} from '../../domain/organisation/commands.ts';
import { securitySettings } from '../../domain/organisation/security.ts';
import { plan } from '../../domain/plan/plan.ts';
import { refuse, refuseField } from '../../domain/refusals.ts';
import { gateways, paymentStatuses } from '../../domain/subscription/events.ts';
import { subscription } from '../../domain/subscription/subscription.ts';
import { applications } from '../../projections/models/applications/applications.ts';
import { payments } from '../../projections/models/billing/payments.ts';
import { operators } from '../../projections/models/operators/operators.ts';
import { organisations } from '../../projections/models/organisations.ts';
import { users } from '../../projections/models/users/users.ts';
import {
  answers,
  does,
  doesOneOf,
  effect,
  ignoredAs,
  lists,
  type RowOf,
  rowOf,
  shows,
  view,
} from '../kit.ts';
import { unless } from '../rules.ts';

const row = rowOf(organisations);
const reply = row
  .extend({
    uniqueId: z.string(),
    subdomainAdded: z.boolean(),
    /** The name of the plan; null when the plan does not exist. */
    planName: z.string().nullable(),
  })
  .meta({ id: 'Organisation' });
const shown = view(reply, (row: RowOf<typeof organisations>) => ({
  ...row,
  uniqueId: row.id,
  subdomainAdded: row.subdomain !== null,
  planName: (row.planName ?? null) as string | null,
}));

const date = z.iso.datetime().nullable();
/** An organisation with what its plan allows it now. */
const withPlan = reply
  .extend({
    /** What has ended: the free trial, or what was paid for. Then the console leads to a renewal. */
    isFreeTrialExpired: z.boolean(),
    isSubscriptionExpired: z.boolean(),
    /** Whether the plan has no room for a further user, application or team member. */
    isMaxTotalUsersReach: z.boolean(),
    isMaxTotalAppsReach: z.boolean(),
    isTeamLimitReach: z.boolean(),
    maxApps: z.number(),
    /** Per application. */
    maxUsers: z.number(),
    /** Domains per application. */
    maxRPs: z.number(),
    currentPlan: z.object({
      planId: z.string(),
      isActive: z.boolean(),
      cancelAtCycleEnd: z.boolean(),
      /** The id at the provider; null without a subscription. */
      subscriptionId: z.string().nullable(),
      subscriptionStartDate: date,
      subscriptionEndDate: date,
      /** Days until the end, 0 or less after it; null where there is no end. */
      daysLeft: z.number().nullable(),
      /** Whether it goes on by itself with the next payment. */
      renewsItself: z.boolean(),
      /** Whether a charge failed and is tried again. */
      isPastDue: z.boolean(),
      gateway: z.enum(gateways).nullable(),
      priceInDollars: z.number(),
      billingCycle: z.number().describe('The length of a cycle of the plan, in months.'),
      allowNumberOfApps: z.number(),
      /** Per application. */
      allowNumberOfUsers: z.number(),
      allowTotalNumberOfUsers: z.number(),
    }),
    /** The latest payment, or attempt; null before the first. Amounts are in the smallest unit. */
    lastPaymentDetails: z
      .object({
        paymentDate: z.iso.datetime(),
        paymentStatus: z.enum(paymentStatuses),
        /** The id at the provider. */
        subscriptionId: z.string(),
        amount: z.number(),
        /** `usd`, `rupee`, or another code in lower case. */
        currency: z.string(),
        planId: z.string(),
        gateway: z.enum(gateways),
      })
      .nullable(),
    /** The latest first. */
    paymentHistory: z.array(
      z.object({
        date: z.iso.datetime(),
        amount: z.number(),
        refunded: z.number().describe('How much of the amount was paid back.'),
        currency: z.string(),
        status: z.enum(paymentStatuses),
        gateway: z.enum(gateways),
        /** The plan's. */
        name: z.string(),
      }),
    ),
  })
  .meta({ id: 'OrganisationWithPlan' });

export const organisationCalls = {
  checkSubDomain: effect('GET /checkSubDomain/:subdomain', ['visitor'], z.object({ errorCode: z.number() }), {
    about:
      'Tells whether an address is free for an organization. `errorCode` 0: free; -1: taken or unusable.',
    rate: { count: 60, seconds: 60 },
  }),
  getOrgbyId: answers('GET /getOrgbyId/:uniqueId', ['operator', 'onboarding', 'admin'], withPlan, {
    about:
      'Reads an organization, and what its plan allows. As its operators, its new operator and the staff do.',
    shows: [organisations, plan, licence, subscription, payments, applications, users, operators],
  }),
  getOrgByUniqueId: shows('GET /getOrgByUniqueId/:uniqueId', ['operator'], organisations, {
    about: "Reads the operator's own organization.",
    where: ({ uniqueId }) => ({ id: uniqueId }),
    show: shown,
  }),
  getAppOrg: shows('GET /getAppOrg/:uniqueId', ['operator'], organisations, {
    about: 'Reads the sub-domain of an organization.',
    where: ({ uniqueId }) => ({ id: uniqueId }),
    show: view(row.pick({ subdomain: true }), ({ subdomain }) => ({ subdomain })),
  }),
  updateOrg: doesOneOf(
    'PUT /updateOrg/:uniqueId',
    ['admin', 'onboarding'],
    [ChangeOrganisationPlan, ChooseVanityAddress],
    async ({ uniqueId, planId, name, subdomain, country }, { actor, look }) => {
      if (actor.role === 'admin')
        return [
          ChangeOrganisationPlan,
          { id: uniqueId, planId: planId ?? refuseField('planId', 'is.missing') },
        ];
      if (!name || !subdomain || !country) refuseField('', 'is.naming');
      if (!(await look(ref(operator, actor.id))).emailVerified) refuse('operator.unverified');
      return [ChooseVanityAddress, { id: uniqueId, name, subdomain, country }];
    },
    {
      about:
        'Changes the plan of an organization, or names it. An admin changes the plan; the onboarding ' +
        'stores name, sub-domain and country.',
      body: z
        .object({
          planId: id().optional(),
          name: text(limits.businessName).optional(),
          subdomain: text(100).optional(),
          subdomainAdded: ignoredAs(z.boolean()),
          country: text(limits.country).optional(),
        })
        .meta(unless(['planId'], ['name', 'subdomain', 'country'])),
    },
  ),
  organisationSecurity: shows('GET /organisationSecurity/:uniqueId', ['operator'], organisations, {
    about: 'Reads the security settings of an organization.',
    where: ({ uniqueId }) => ({ id: uniqueId }),
    show: view(z.object(securitySettings.shape), ({ phoneSignIn, recoveryWaitHours }) => ({
      phoneSignIn,
      recoveryWaitHours,
    })),
  }),
  changeOrganisationSecurity: does(
    'PUT /organisationSecurity/:uniqueId',
    ['operator'],
    ChangeOrganisationSecurity,
    ({ uniqueId, ...changes }) => ({ id: uniqueId, changes }),
    {
      about: 'Changes the given security settings and keeps the others.',
      example: { recoveryWaitHours: 48 },
      body: changesOf(securitySettings),
    },
  ),
  chooseOrganisationLanguage: does(
    'PUT /organisationLanguage/:uniqueId',
    ['operator'],
    ChooseOrganisationLanguage,
    ({ uniqueId, language }) => ({ id: uniqueId, language }),
    {
      about: 'Chooses the language of the mails that an organization sends.',
      example: { language: 'de' },
      body: z.object({ language: z.enum(languageTags) }),
    },
  ),
  organisations: lists('GET /organisations', ['admin'], organisations, {
    about: 'Lists all organizations.',
    where: () => ({}),
    show: shown,
  }),
};
