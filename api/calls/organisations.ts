import { z } from 'zod';
import { changesOf } from '../../domain/changes.ts';
import { id, ref, text } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import { operator } from '../../domain/operator/operator.ts';
import {
  ChangeOrganisationPlan,
  ChangeOrganisationSecurity,
  ChooseVanityAddress,
} from '../../domain/organisation/commands.ts';
import { securitySettings } from '../../domain/organisation/security.ts';
import { refuse, refuseField } from '../../domain/refusals.ts';
import { organisations } from '../../projections/models/organisations.ts';
import { does, doesOneOf, effect, ignoredAs, lists, type RowOf, rowOf, shows, view } from '../kit.ts';
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

export const organisationCalls = {
  checkSubDomain: effect('GET /checkSubDomain/:subdomain', ['visitor'], z.object({ errorCode: z.number() }), {
    about:
      'Tells whether an address is free for an organisation. `errorCode` 0: free; -1: taken or unusable.',
    rate: { count: 60, seconds: 60 },
  }),
  getOrgbyId: shows('GET /getOrgbyId/:uniqueId', ['operator', 'onboarding', 'admin'], organisations, {
    about: 'Reads an organisation, as its operators, its new operator and the staff do.',
    where: ({ uniqueId }) => ({ id: uniqueId }),
    show: shown,
  }),
  getOrgByUniqueId: shows('GET /getOrgByUniqueId/:uniqueId', ['operator'], organisations, {
    about: "Reads the operator's own organisation.",
    where: ({ uniqueId }) => ({ id: uniqueId }),
    show: shown,
  }),
  getAppOrg: shows('GET /getAppOrg/:uniqueId', ['operator'], organisations, {
    about: 'Reads the sub-domain of an organisation.',
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
          { id: uniqueId, planId: planId ?? refuseField('planId', 'is missing') },
        ];
      if (!name || !subdomain || !country) refuseField('', 'name, subdomain and country are needed');
      if (!(await look(ref(operator, actor.id))).emailVerified) refuse('operator.unverified');
      return [ChooseVanityAddress, { id: uniqueId, name, subdomain, country }];
    },
    {
      about:
        'Changes the plan of an organisation, or names it. An admin changes the plan; the onboarding ' +
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
    about: 'Reads the security settings of an organisation.',
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
  organisations: lists('GET /organisations', ['admin'], organisations, {
    about: 'Lists all organisations.',
    where: () => ({}),
    show: shown,
  }),
};
