import { z } from 'zod';
import { text } from '../../kit.ts';
import { limits } from '../../limits.ts';
import { type Problem, wrong } from '../../problems.ts';
import { notifiedUriProblem, redirectUriProblem } from '../../webAddresses.ts';
import { everyKind } from './shared.ts';

export const applicationTypes = ['web', 'native'] as const;
export const authMethods = ['none', 'client_secret_basic', 'client_secret_post'] as const;
/** The grant of devices without a browser (RFC 8628), under the name that the protocol gives it. */
export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';
export const grantTypes = ['authorization_code', 'refresh_token', 'client_credentials', deviceGrant] as const;

const uris = z
  .array(
    text(limits.url, 1).meta({
      format: 'uri',
      pattern: String.raw`^[A-Za-z][A-Za-z\d.+-]*:[^#*\s]+$`,
      description:
        'https, or http on localhost; native applications may use a scheme with a dot. No fragment.',
      examples: ['https://app.example/callback'],
    }),
  )
  .max(limits.redirectUris)
  .overwrite((list) => [...new Set(list)]);

/** An application that signs people in through OpenID Connect. Its id is the client id. */
export const oidc = z.object({
  kind: z.literal('oidc'),
  ...everyKind,
  applicationType: z.enum(applicationTypes).default('web'),
  /** Addresses that a sign-in may return to, compared exactly. */
  redirectUris: uris.min(1, wrong('is.redirects')),
  /** Addresses that a sign-out may return to. */
  postLogoutRedirectUris: uris.default([]),
  /** The address that is told when somebody is signed out (OpenID Connect Back-Channel Logout 1.0); empty for none. */
  backchannelLogoutUri: text(limits.url)
    .meta({
      pattern: String.raw`^(https://[^#@\s]+)?$`,
      description: 'An https address on the open internet, without a port; empty for none.',
      examples: ['https://app.example/logout'],
    })
    .default(''),
  tokenEndpointAuthMethod: z.enum(authMethods).default('none'),
  grantTypes: z
    .array(z.enum(grantTypes))
    .min(1, wrong('is.grants'))
    .max(grantTypes.length)
    .overwrite((list) => [...new Set(list)])
    .default(['authorization_code']),
  /** Whether sign-ins need PKCE. Applications that were made before this setting came do. */
  pkceRequired: z.boolean().default(true),
});
type Oidc = z.output<typeof oidc>;

/** Why these settings cannot go together, with the field; null when they can. */
export function oidcProblem(settings: Oidc): Problem | null {
  const { applicationType, redirectUris, postLogoutRedirectUris, backchannelLogoutUri } = settings;
  for (const [field, list] of Object.entries({ redirectUris, postLogoutRedirectUris }))
    for (const uri of list) {
      const problem = redirectUriProblem(uri, applicationType);
      if (problem) return { field, ...problem };
    }
  const unreachable = backchannelLogoutUri ? notifiedUriProblem(backchannelLogoutUri) : null;
  if (unreachable) return { field: 'backchannelLogoutUri', ...unreachable };
  const { tokenEndpointAuthMethod: method, grantTypes: grants } = settings;
  if (method === 'none' && grants.includes('client_credentials'))
    return { field: 'grantTypes', code: 'is.grantSecret' };
  if (method === 'none' && settings.pkceRequired === false) return { field: 'pkceRequired', code: 'is.pkce' };
  const signsIn = grants.includes('authorization_code') || grants.includes(deviceGrant);
  if (grants.includes('refresh_token') && !signsIn) return { field: 'grantTypes', code: 'is.grantRefresh' };
  return null;
}
