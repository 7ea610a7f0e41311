import { z } from 'zod';
import { changedBy, changesOf, same } from '../changes.ts';
import { counts } from '../keeping/lastOne.ts';
import { commandsOf, id, nameText, ref, text } from '../kit.ts';
import { languageTags } from '../languages.ts';
import { limits } from '../limits.ts';
import { reservedLabels, vanityPattern } from '../patterns.ts';
import { plan, trialPlan } from '../plan/plan.ts';
import { wrong } from '../problems.ts';
import { customAttributes } from '../profile/customSchema.ts';
import { refuse } from '../refusals.ts';
import { isCompanyWebsite, isLinkedinProfile } from '../webAddresses.ts';
import * as happened from './events.ts';
import { canStay, isOwner, type Organisation, organisation } from './organisation.ts';
import { securitySettings } from './security.ts';

const command = commandsOf(organisation);
const one = z.object({ id: id() });

export const company = z.object({
  name: nameText(limits.name),
  country: text(limits.country, 1),
  url: text(limits.url, 1)
    .refine(isCompanyWebsite, wrong('is.company'))
    .meta({ format: 'uri', pattern: String.raw`^https://[^\s/]+\.\S+$`, examples: ['https://acme.example'] }),
  size: text(20, 1),
  industry: text(limits.name, 1),
  city: text(limits.name).default(''),
  linkedinUrl: text(limits.url)
    .refine((typed) => !typed.trim() || isLinkedinProfile(typed), wrong('is.linkedin'))
    .meta({
      pattern: String.raw`^$|^(https://)?([a-z]+\.)?linkedin\.com/\S+$`,
      description: 'A page on LinkedIn; empty for none.',
      examples: ['https://www.linkedin.com/company/acme'],
    })
    .default(''),
  language: z.enum(languageTags).default('en').describe('The language of the mails of the organization.'),
});

export const RegisterOrganisation = command(
  { input: one.extend(company.shape), parent: () => null },
  (state, { id: _, ...company }, { now }) =>
    state.status === 'absent'
      ? [happened.OrganisationRegistered({ ...company, planId: trialPlan, since: now.toISOString() })]
      : [],
);

/** The host label for a typed name, or null when no host can have it. */
export function vanityLabel(typed: string): string | null {
  const label = typed.trim().toLowerCase();
  const ours = (reservedLabels as readonly string[]).includes(label);
  return vanityPattern.test(label) && !ours && !label.startsWith('xn--') ? label : null;
}

export const ChooseVanityAddress = command(
  {
    input: one.extend({
      name: nameText(limits.businessName),
      country: text(limits.country, 1),
      subdomain: text(100, 1).transform(
        (typed) => vanityLabel(typed) ?? refuse('organisation.subdomainUnusable'),
      ),
    }),
    claims: ({ subdomain }) => [{ kind: 'subdomain', value: subdomain }],
  },
  (state, { name, country, subdomain }) => {
    if (state.subdomain === subdomain) return [];
    if (state.subdomain) refuse('organisation.subdomainSet');
    return [happened.VanityAddressChosen({ name, country, subdomain })];
  },
);

export const ChangeOrganisationPlan = command(
  {
    // What was paid for, or what a licence states, is had, also when the plan was withdrawn meanwhile.
    input: one.extend({ planId: id(), entitled: z.boolean().default(false) }),
    needs: ({ planId }) => ({ plan: ref(plan, planId) }),
  },
  (state, { planId, entitled }, { needs, now }) => {
    if (state.planId === planId) return [];
    if (needs.plan.status === 'withdrawn' && !entitled) refuse('plan.withdrawn');
    if (needs.plan.status === 'absent') refuse('plan.unknown');
    return [happened.OrganisationPlanChanged({ planId, since: now.toISOString() })];
  },
);

/** Chooses the language of the organisation's mails. */
export const ChooseOrganisationLanguage = command(
  { input: one.extend({ language: z.enum(languageTags) }) },
  (state, { language }) =>
    state.language === language ? [] : [happened.OrganisationLanguageChosen({ language })],
);

/** Changes the given settings and keeps the others. */
export const ChangeOrganisationSecurity = command(
  { input: one.extend({ changes: changesOf(securitySettings) }) },
  ({ security }, { changes }) => {
    const after = changedBy(security, changes);
    return same(after, security) ? [] : [happened.OrganisationSecurityChanged(after)];
  },
);

/** Says which custom attributes the organisation keeps of its people. What it no longer keeps is told to nobody. */
export const DefineCustomAttributes = command(
  { input: one.extend({ attributes: customAttributes }) },
  (state, { attributes }) =>
    same(state.customAttributes, attributes) ? [] : [happened.CustomAttributesDefined({ attributes })],
);

export const SuspendOrganisation = command({ input: one }, (state, _, { now }) =>
  state.status === 'active' ? [happened.OrganisationSuspended({ until: now.toISOString() })] : [],
);
/** Takes back what the staff did. What the organisation asked for itself, `ReactivateOrganisation` takes back. */
export const ActivateOrganisation = command({ input: one }, (state) => {
  if (state.status !== 'suspended') return [];
  if (state.leaving) refuse('organisation.requested');
  return [happened.OrganisationActivated({})];
});
export const DeleteOrganisation = command({ input: one }, () => [happened.OrganisationDeleted({})]);

const oneMember = one.extend({ operatorId: id() });
/** `other` is another owner who works, or null when there is none. */
const leaving = oneMember.extend({ other: id().nullable() });
/** Refuses unless `other`, who is known to be an owner who works, still counts here. */
function keepOwner(state: Organisation, other: string | null) {
  if (other === null || !canStay(state, other)) refuse('operator.last');
}
/** Stops counting a member before the member is suspended. */
export const WithdrawMember = command({ input: leaving }, (state, { operatorId, other }) => {
  if (!counts(state, operatorId)) return [];
  keepOwner(state, other);
  return [happened.MemberWithdrawn({ operatorId })];
});
/** Counts a member again before the member is activated. */
export const ReinstateMember = command({ input: oneMember }, ({ withdrawn }, { operatorId }) =>
  withdrawn.includes(operatorId) ? [happened.MemberReinstated({ operatorId })] : [],
);
/** Releases a member before the member is deleted. */
export const ReleaseMember = command({ input: leaving }, (state, { operatorId, other }) => {
  if (state.released.includes(operatorId)) return [];
  keepOwner(state, other);
  return [happened.MemberReleased({ operatorId })];
});
/** Stops counting an owner before the owner gets a lesser role. */
export const WithdrawOwner = command({ input: leaving }, (state, { operatorId, other }) => {
  if (!isOwner(state, operatorId)) return [];
  keepOwner(state, other);
  return [happened.OwnerWithdrawn({ operatorId })];
});
/** Counts a member as an owner again before the member becomes one. */
export const ReinstateOwner = command({ input: oneMember }, (state, { operatorId }) =>
  isOwner(state, operatorId) ? [] : [happened.OwnerReinstated({ operatorId })],
);
