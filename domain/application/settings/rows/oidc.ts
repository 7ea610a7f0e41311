import type { SigningAlgorithm } from '../../../keyring/algorithms.ts';
import { limits } from '../../../limits.ts';
import { isReservedName } from '../../../profile/customAttributes.ts';
import type { Fault } from '../../../sentences/sentences.ts';
import type { All, Rows } from '../../../settings/setting.ts';
import { notifiedUriProblem, redirectUriProblem } from '../../../webAddresses.ts';
import { accessRequests, logo, name } from './everyKind.ts';

/** The grant of devices without a browser (RFC 8628), under the name that the protocol gives it. */
export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';

/**
 * A claim that tells a custom attribute. With the scope `openid` it is told at every sign-in, with `profile`
 * only if the application asks for that scope.
 */
export type CustomClaim = { claim: string; attribute: string; scope: CustomClaimScope };
export const customClaimScopes = ['openid', 'profile'] as const;
export type CustomClaimScope = (typeof customClaimScopes)[number];
const claimPattern = /^[A-Za-z][\w.:/-]{0,99}$/;
/** Why a claim cannot have this name; null when it can. */
export function claimProblem(claim: string): Fault | null {
  if (!claimPattern.test(claim)) return { code: 'is.claim' };
  return isReservedName(claim) ? { code: 'is.reserved' } : null;
}

const hasNoSecret = ({ tokenEndpointAuthMethod: method }: All) => method === 'none';
const uris = {
  input: 'lines',
  most: limits.redirectUris,
  section: 'general',
  subject: 'This address',
  fits: (uri: string, { applicationType }: All) => redirectUriProblem(uri, applicationType),
  form: {
    format: 'uri',
    pattern: String.raw`^[A-Za-z][A-Za-z\d.+-]*:[^#*\s]+$`,
    description: 'https, or http on localhost; native applications may use a scheme with a dot. No fragment.',
    examples: ['https://app.example/callback'],
  },
} as const;

/** The settings of an application that signs people in through OpenID Connect. Its id is the client id. */
export const oidcRows = {
  applicationType: {
    input: 'choice',
    of: { web: 'web', native: 'native' },
    asked: {
      web: 'Web: a website with a server, or an app in the browser',
      native: 'Native: an app for phones or desktops',
    },
    default: 'web',
    wire: 'application_type',
    later: 'never',
    section: 'general',
    label: 'Application Type',
    help: 'Native applications may have redirect URIs with a scheme of their own. It cannot be changed later.',
    paragraph: 'openid-connect#set-it-up',
    copyable: true,
  },
  name: { ...name, wire: 'client_name' },
  logo,
  redirectUris: {
    ...uris,
    least: 1,
    few: 'is.redirects',
    wire: 'redirect_uris',
    label: 'Sign-in redirect URIs',
    help: 'The addresses that a sign-in may return to. They must match exactly.',
    paragraph: 'openid-connect#set-it-up',
  },
  postLogoutRedirectUris: {
    ...uris,
    default: [],
    wire: 'post_logout_redirect_uris',
    label: 'Sign-out redirect URIs',
    help: 'The addresses that a sign-out may return to.',
    paragraph: 'openid-connect#sign-out',
  },
  /** OpenID Connect Back-Channel Logout 1.0. */
  backchannelLogoutUri: {
    input: 'line',
    most: limits.url,
    default: '',
    wire: 'backchannel_logout_uri',
    section: 'general',
    label: 'Back-channel logout URI',
    help: 'We post a logout token to this address when a person is signed out, so that the application can end its own session. Leave it empty if the application does not support this.',
    paragraph: 'openid-connect#sign-out',
    subject: 'This address',
    fits: notifiedUriProblem,
    form: {
      format: 'uri',
      pattern: String.raw`^https://[^#@\s]+$`,
      description: 'An https address on the open internet, without a port; empty for none.',
      examples: ['https://app.example/backchannel-logout'],
    },
  },
  tokenEndpointAuthMethod: {
    input: 'choice',
    of: {
      none: 'none',
      client_secret_basic: 'client_secret_basic',
      client_secret_post: 'client_secret_post',
    },
    default: 'none',
    wire: 'token_endpoint_auth_method',
    later: 'apart',
    section: 'general',
    label: 'Token Endpoint auth method',
    help: 'Applications that cannot keep a secret, such as apps in a browser or on a phone, use none.',
    paragraph: 'openid-connect#set-it-up',
    copyable: true,
  },
  /** Applications that were made before this setting came use PKCE. */
  pkceRequired: {
    input: 'switch',
    default: true,
    wire: 'pkce_required',
    section: 'general',
    label: 'Require PKCE',
    reads: 'PKCE',
    help: 'Turn this off only for an application that does not know PKCE. It protects sign-ins whose code is intercepted.',
    paragraph: 'openid-connect#pkce',
    words: { yes: 'Required', no: 'Not required' },
    when: (all) => !hasNoSecret(all),
    fits: (required, all) => (!required && hasNoSecret(all) ? { code: 'is.pkce' } : null),
  },
  grantTypes: {
    input: 'many',
    of: {
      authorization_code: 'authorization_code',
      refresh_token: 'refresh_token',
      client_credentials: 'client_credentials',
      [deviceGrant]: 'device_code',
    },
    least: 1,
    few: 'is.grants',
    default: ['authorization_code'],
    wire: 'grant_types',
    later: 'apart',
    section: 'general',
    label: 'Grant Types',
    help: 'The ways in which the application gets tokens: by a sign-in, again without one, for itself, and for a device without a browser.',
    paragraph: 'openid-connect#grant-types',
    copyable: true,
    fits(grants, all) {
      if (grants.includes('client_credentials') && hasNoSecret(all)) return { code: 'is.grantSecret' };
      const signsIn = grants.includes('authorization_code') || grants.includes(deviceGrant);
      return grants.includes('refresh_token') && !signsIn ? { code: 'is.grantRefresh' } : null;
    },
  },
  idTokenAlgorithm: {
    input: 'choice',
    of: { RS256: 'RS256', ES256: 'ES256', EdDSA: 'EdDSA' } as const satisfies Record<
      SigningAlgorithm,
      string
    >,
    default: 'RS256',
    wire: 'id_token_signed_response_alg',
    section: 'advanced',
    label: 'Signature of ID tokens',
    help: 'Every application knows RS256. Choose another algorithm only if the application requires it. JWT access tokens for its resources are signed in the same way.',
    paragraph: 'openid-connect#signatures',
  },
  accessRequests,
  /** OpenID Connect Core 1.0 section 8. */
  subjectType: {
    input: 'choice',
    of: { pairwise: 'pairwise', public: 'public' },
    default: 'pairwise',
    wire: 'subject_type',
    section: 'advanced',
    label: 'Subject (sub)',
    help: 'The id by which the application knows a person. Pairwise: another one in each application. Public: the same one in all applications with this setting. Changing it later changes the id of everybody, so that the application takes people whom it knows for new ones.',
    paragraph: 'openid-connect#subjects',
  },
  groupsPrefix: {
    input: 'line',
    most: limits.groupName,
    default: '',
    wire: 'groups_prefix',
    section: 'advanced',
    label: 'Prefix of groups',
    help: 'The application is told only of groups whose name begins with this. Leave it empty for all.',
    paragraph: 'openid-connect#scopes-and-claims',
    subject: 'The prefix',
    form: {},
  },
  /** Which custom attributes the application is told, and by which claims. */
  customClaims: {
    input: 'own',
    section: 'advanced',
    label: 'Custom claims',
    help: 'Attributes of your organization that the application is told. Those for which nothing is known are left out.',
    paragraph: 'openid-connect#custom-attributes',
  },
} as const satisfies Rows;
