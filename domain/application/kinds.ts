import { z } from 'zod';
import { changesOf } from '../changes.ts';
import { type FamilyName, families } from '../families/families.ts';
import { defaultsOf, type Rows } from '../settings/setting.ts';
import { mobile } from './settings/mobile.ts';
import { oidc } from './settings/oidc.ts';
import { radius } from './settings/radius.ts';
import { mobileRows } from './settings/rows/mobile.ts';
import { oidcRows } from './settings/rows/oidc.ts';
import { radiusRows } from './settings/rows/radius.ts';
import { samlRows } from './settings/rows/saml.ts';
import { webRows } from './settings/rows/web.ts';
import { saml } from './settings/saml.ts';
import { web } from './settings/web.ts';

/** Every kind of application, with its family and its settings, for event, command and client alike. */
export const applicationKinds = {
  web: { family: 'general', settings: web, rows: webRows },
  mobile: { family: 'general', settings: mobile, rows: mobileRows },
  oidc: { family: 'oidc', settings: oidc, rows: oidcRows },
  saml: { family: 'saml', settings: saml, rows: samlRows },
  radius: { family: 'radius', settings: radius, rows: radiusRows },
} as const satisfies Record<string, { family: FamilyName; settings: z.ZodObject; rows: Rows }>;
export type ApplicationKind = keyof typeof applicationKinds;

export const settings = z.discriminatedUnion('kind', [web, mobile, oidc, saml, radius]);
export type Settings = z.output<typeof settings>;

/** Changes to the settings of one kind. The kind itself cannot change. */
export const settingsChanges = z.discriminatedUnion('kind', [
  changesOf(web.omit({ kind: true }))
    .extend({ kind: z.literal('web') })
    .strict(),
  changesOf(mobile.omit({ kind: true }))
    .extend({ kind: z.literal('mobile') })
    .strict(),
  changesOf(oidc.omit({ kind: true }))
    .extend({ kind: z.literal('oidc') })
    .strict(),
  changesOf(saml.omit({ kind: true }))
    .extend({ kind: z.literal('saml') })
    .strict(),
  changesOf(radius.omit({ kind: true }))
    .extend({ kind: z.literal('radius') })
    .strict(),
]);

/** Settings of the kinds whose users sign in on the customer's own site or in the customer's own app. */
export type OwnSiteSettings = Extract<Settings, { origins: unknown }>;
/** The settings of such a kind; null for other kinds, whose users sign in on the organisation's address. */
export function ownSiteOf(settings: Settings | null): OwnSiteSettings | null {
  if (!settings || applicationKinds[settings.kind].family !== 'general') return null;
  // Applications that are older than a setting have its default.
  return { ...defaultsOf(applicationKinds[settings.kind].rows), ...(settings as OwnSiteSettings) };
}
/** Whether people sign in with phones alone, whose passkeys belong to the organisation's address and to no website. */
export const isForPhones = (settings: Settings | null): boolean => {
  const own = ownSiteOf(settings);
  return own !== null && !own.samePlatformAuth && own.remotePlatformAuth;
};

export const familyOf = (kind: ApplicationKind) => families[applicationKinds[kind].family];
