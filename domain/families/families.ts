import type { Family } from './family.ts';
import { general } from './general.ts';
import { oidc } from './oidc.ts';
import { radius } from './radius.ts';
import { saml } from './saml.ts';

/** The families of applications. Realms, invitations, kinds of requests, features and limits follow from it. */
export const families = { general, oidc, saml, radius } as const satisfies Record<string, Family>;
export type FamilyName = keyof typeof families;
export const familyNames = Object.keys(families) as [FamilyName, ...FamilyName[]];
/** The same as a list, for what does not ask which family it is. */
export const everyFamily: readonly Family[] = Object.values(families);

/** The limits that an organisation's applications of all families count under. */
export const applicationLimits = [...new Set(everyFamily.map(({ limit }) => limit))] as ApplicationLimit[];
export type ApplicationLimit = (typeof families)[FamilyName]['limit'];
/** The features that families require. */
export const familyFeatures = [
  ...new Set(everyFamily.flatMap(({ requires }) => requires)),
] as FamilyFeature[];
export type FamilyFeature = (typeof families)[FamilyName]['requires'][number];

/** The limits and refusals that single families have of their own. */
export const familyLimits = { ...radius.limits };
export type FamilyLimit = keyof typeof familyLimits;
export const isFamilyLimit = (kind: string): kind is FamilyLimit => Object.hasOwn(familyLimits, kind);
export const familyRefusals = { ...radius.refusals };

/** The target of an invitation: the team, or an application of this family. */
export type InviteType = 'ADD_ADMIN' | (typeof families)[FamilyName]['invite']['type'];
/** The page that each type of invitation opens. */
export const invitePages = Object.fromEntries([
  ['ADD_ADMIN', 'add-admin'],
  ...everyFamily.map(({ invite: { type, page } }) => [type, page]),
]) as Record<InviteType, string>;
export const inviteTypes = Object.keys(invitePages) as [InviteType, ...InviteType[]];
