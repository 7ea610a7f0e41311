import type { FamilyName } from '../../domain/families/families.ts';
import type { Family, Group, Kind } from '../things/applicationPage/family.ts';
import { general } from './general/manifest.ts';
import { oidc } from './oidc/manifest.ts';
import { radius } from './radius/manifest.ts';
import { saml } from './saml/manifest.ts';

/** The families of applications, in the order of the lists. */
export const families = { general, oidc, saml, radius } as const satisfies Record<FamilyName, Family>;
const all: readonly Family[] = Object.values(families);

/** The families whose people sign in on the organisation's host by an invitation, so that one passkey opens them all. */
export const hosted = all.filter(({ invite }) => invite.needed);

export type GroupOfFamilies = Group & { families: readonly [Family, ...Family[]] };
/** The groups with their families: each is a tab in the lists of applications, users and reports. */
export const groups: readonly GroupOfFamilies[] = [...Map.groupBy(all, ({ group }) => group)].map(
  ([group, members]) => ({ ...group, families: members as [Family, ...Family[]] }),
);

/** A kind of application with its family. */
export type KindOfFamily = Kind & { family: Family };
/** The kinds of these families. */
export const kindsOf = (some: readonly Family[]): KindOfFamily[] =>
  some.flatMap((family) => family.kinds.map((kind) => ({ ...kind, family })));
/** Every kind of application that can be created. The first one is what the wizard begins with. */
export const kinds = kindsOf(all) as [KindOfFamily, ...KindOfFamily[]];
