import type { LanguageTag } from '../languages.ts';
import type { Family } from './family.ts';
import { general } from './general.ts';
import { general as generalNames } from './names/general.ts';
import type { Names } from './names/naming.ts';
import { radius as radiusNames } from './names/radius.ts';
import { sso as ssoNames } from './names/sso.ts';
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
type FamilyFeature = (typeof families)[FamilyName]['requires'][number];

const featureNames: Record<ApplicationLimit | FamilyFeature, Names['features'][string]> = {
  ...generalNames.features,
  ...ssoNames.features,
  ...radiusNames.features,
};
const counted: Record<ApplicationLimit, Names['counted'][string]> = {
  ...generalNames.counted,
  ...ssoNames.counted,
  ...radiusNames.counted,
};

const inOne = <K extends string, T extends string, V>(table: Record<K, Record<T, V>>, tag: T) =>
  Object.fromEntries(Object.entries<Record<T, V>>(table).map(([key, by]) => [key, by[tag]])) as Record<K, V>;
/** The names of the limits and features of all families in a language. */
export const featuresIn = (tag: Exclude<LanguageTag, 'en'>) => inOne(featureNames, tag);
/** What the limits of all families count, in a language. */
export const countedIn = (tag: LanguageTag) => inOne(counted, tag);

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
