import type { LimitKind } from '../claims.ts';
import type { Feature } from '../features.ts';
import type { Kind, UserKind } from './requests.ts';

/** The target of an invitation: the team, or an application of this family. */
export const inviteTypes = [
  'ADD_ADMIN',
  'ADD_USER',
  'ADD_OIDC_USER',
  'ADD_SAML_USER',
  'ADD_RADIUS_USER',
] as const;
export type InviteType = (typeof inviteTypes)[number];

export type Family = {
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
    limit: 'app.count',
    requires: [],
    invite: { type: 'ADD_USER', page: 'registerUser' },
    requests: { register: 'general-register', signIn: 'general', addDevice: 'general-add-device' },
  },
  oidc: {
    limit: 'sso.app.count',
    requires: ['sso.enabled', 'sso.openid.enabled'],
    invite: { type: 'ADD_OIDC_USER', page: 'OauthRegisterUser' },
    requests: { register: 'oidc-register', signIn: 'oidc' },
  },
  saml: {
    limit: 'sso.app.count',
    requires: ['sso.enabled', 'sso.saml.enabled'],
    invite: { type: 'ADD_SAML_USER', page: 'SAMLRegisterUser' },
    requests: { register: 'saml-register', signIn: 'saml' },
  },
  radius: {
    limit: 'radius.app.count',
    requires: ['radius.enabled'],
    invite: { type: 'ADD_RADIUS_USER', page: 'OauthRegisterRadiusUser' },
    requests: { register: 'radius-register', signIn: 'radius-login' },
  },
} as const satisfies Record<string, Family>;
export type FamilyName = keyof typeof families;
export const familyNames = Object.keys(families) as [FamilyName, ...FamilyName[]];

/** The page that each type of invitation opens. */
export const invitePages: Record<InviteType, string> = {
  ADD_ADMIN: 'add-admin',
  ...(Object.fromEntries(Object.values(families).map(({ invite: { type, page } }) => [type, page])) as Record<
    Exclude<InviteType, 'ADD_ADMIN'>,
    string
  >),
};
