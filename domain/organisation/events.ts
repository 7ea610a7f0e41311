import { z } from 'zod';
import { event } from '../kit.ts';
import { languageTags } from '../languages.ts';
import { customKinds } from '../profile/customAttributes.ts';
import { suspending } from '../suspending.ts';
import { securitySettings } from './security.ts';

/** When the plan began; null in organisations of earlier releases, whose plan has no end. */
const since = z.iso.datetime().nullable().default(null);
const company = z.object({
  name: z.string(),
  country: z.string(),
  planId: z.string(),
  url: z.string(),
  size: z.string(),
  industry: z.string(),
  city: z.string(),
  linkedinUrl: z.string(),
  /** That of its mails. */
  language: z.enum(languageTags).default('en'),
  since,
});
export const OrganisationRegistered = event('OrganisationRegistered', company);
/** The organisation chose its address, which it can do only once. `subdomain` is lower-case. */
export const VanityAddressChosen = event(
  'VanityAddressChosen',
  z.object({ name: z.string(), subdomain: z.string(), country: z.string() }),
);
export const OrganisationPlanChanged = event(
  'OrganisationPlanChanged',
  z.object({ planId: z.string(), since }),
);
const oneMember = z.object({ operatorId: z.string() });
/** This member will be suspended and no longer counts as one who can sign in. */
export const MemberWithdrawn = event('MemberWithdrawn', oneMember);
/** This member will be activated and counts again. */
export const MemberReinstated = event('MemberReinstated', oneMember);
/** This member will be deleted and no longer counts. */
export const MemberReleased = event('MemberReleased', oneMember);
/** The language of its mails. */
export const OrganisationLanguageChosen = event(
  'OrganisationLanguageChosen',
  z.object({ language: z.enum(languageTags) }),
);
/** This member will have a lesser role and no longer counts as an owner. */
export const OwnerWithdrawn = event('OwnerWithdrawn', oneMember);
/** This member will be an owner again and counts as one. */
export const OwnerReinstated = event('OwnerReinstated', oneMember);
/** All security settings after the change. */
export const OrganisationSecurityChanged = event('OrganisationSecurityChanged', securitySettings);
/** All custom attributes that the organisation keeps of its people from now on. */
export const CustomAttributesDefined = event(
  'CustomAttributesDefined',
  z.object({
    attributes: z.array(
      z.object({
        ...{ name: z.string(), label: z.string(), kind: z.enum(customKinds) },
        options: z.array(z.string()),
      }),
    ),
  }),
);
/** An operator asked for the suspension of the organisation. */
export const OrganisationSuspensionRequested = event(
  'OrganisationSuspensionRequested',
  z.object({ operatorId: z.string() }),
);
/** An operator asked for the deletion of the organisation, with or without a backup. It happens at `dueAt`. */
export const OrganisationDeletionRequested = event(
  'OrganisationDeletionRequested',
  z.object({ operatorId: z.string(), backup: z.boolean(), dueAt: z.string() }),
);
/** The backup was handed out. */
export const OrganisationBackupShared = event('OrganisationBackupShared', z.object({}));
export const OrganisationSuspended = event('OrganisationSuspended', suspending);
/** Active again; a request for suspension or deletion is taken back. */
export const OrganisationActivated = event('OrganisationActivated', z.object({}));
export const OrganisationDeleted = event('OrganisationDeleted', z.object({}));
