import { z } from 'zod';
import { changesOf } from '../changes.ts';
import type { LimitKind } from '../claims.ts';
import type { InviteType } from '../invite/events.ts';
import type { Feature } from '../plan/features.ts';
import type { Kind, UserKind } from '../transaction/kinds.ts';
import type { Realm } from '../user/events.ts';
import { mobile } from './settings/mobile.ts';
import { oidc } from './settings/oidc.ts';
import { radius } from './settings/radius.ts';
import { saml } from './settings/saml.ts';
import { eachSwitch, switchDefaults, switchesOf } from './settings/switches.ts';
import { web } from './settings/web.ts';

type About = {
  realm: Realm;
  /** The plan's limit that its applications count towards. */
  limit: LimitKind;
  /** Features that the plan must grant, all of them, to create one. */
  requires: readonly Feature[];
  /** The kind of invitation for it, and the page that the invitation opens. */
  invite: { type: InviteType; page: string };
  /** The kinds of approval requests with which its users register, sign in and get a further passkey. */
  requests: { register: UserKind; signIn: UserKind; addDevice?: Kind };
};
/** The families of applications, with everything that the kinds of a family share. */
export const families = {
  general: {
    realm: 'general',
    limit: 'app.count',
    requires: [],
    invite: { type: 'ADD_USER', page: 'registerUser' },
    requests: { register: 'general-register', signIn: 'general', addDevice: 'general-add-device' },
  },
  oidc: {
    realm: 'oidc',
    limit: 'sso.app.count',
    requires: ['sso.enabled', 'sso.openid.enabled'],
    invite: { type: 'ADD_OIDC_USER', page: 'OauthRegisterUser' },
    requests: { register: 'oidc-register', signIn: 'oidc' },
  },
  saml: {
    realm: 'saml',
    limit: 'sso.app.count',
    requires: ['sso.enabled', 'sso.saml.enabled'],
    invite: { type: 'ADD_SAML_USER', page: 'SAMLRegisterUser' },
    requests: { register: 'saml-register', signIn: 'saml' },
  },
  radius: {
    realm: 'radius',
    limit: 'radius.app.count',
    requires: ['radius.enabled'],
    invite: { type: 'ADD_RADIUS_USER', page: 'OauthRegisterRadiusUser' },
    requests: { register: 'radius-register', signIn: 'radius-login' },
  },
} as const satisfies Record<string, About>;
export type FamilyName = keyof typeof families;

/** Every kind of application, with its family and its settings, for event, command and client alike. */
export const applicationKinds = {
  web: { family: 'general', settings: web },
  mobile: { family: 'general', settings: mobile },
  oidc: { family: 'oidc', settings: oidc },
  saml: { family: 'saml', settings: saml },
  radius: { family: 'radius', settings: radius },
} as const satisfies Record<string, { family: FamilyName; settings: z.ZodObject }>;
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

export const familyNames = Object.keys(families) as [FamilyName, ...FamilyName[]];
/** Settings of the kinds whose users sign in on the customer's own site or in the customer's own app. */
export type OwnSiteSettings = Extract<Settings, { origins: unknown }>;
/** The settings of such a kind; null for other kinds, whose users sign in on the organisation's address. */
export function ownSiteOf(settings: Settings | null): OwnSiteSettings | null {
  if (!settings || applicationKinds[settings.kind].family !== 'general') return null;
  const { kind, ...values } = settings as OwnSiteSettings;
  // Applications that are older than a switch have its default.
  const defaults = eachSwitch(switchesOf(kind), (name) => switchDefaults[name]);
  return { kind, ...defaults, ...values } as OwnSiteSettings;
}

export const familyOf = (kind: ApplicationKind): About => families[applicationKinds[kind].family];
/** The page that each type of invitation opens. */
export const invitePages: Record<InviteType, string> = {
  ADD_ADMIN: 'add-admin',
  ...(Object.fromEntries(Object.values(families).map(({ invite: { type, page } }) => [type, page])) as Record<
    Exclude<InviteType, 'ADD_ADMIN'>,
    string
  >),
};
