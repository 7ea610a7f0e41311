import { faultSays, nameWrong, says } from '../../../web-kit/faults.ts';
import { notifiedUriProblem, redirectUriProblem } from '../../../web-kit/limits.ts';
import type { OidcApplication } from './oidc.ts';
import { oidcTexts as t } from './texts.ts';

export const methods = ['none', 'client_secret_basic', 'client_secret_post'] as const;
export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';
export const grantTypes = ['authorization_code', 'refresh_token', 'client_credentials', deviceGrant] as const;
/** A grant type as people write it. */
export const grantName = (grant: (typeof grantTypes)[number]) =>
  grant === deviceGrant ? 'device_code' : grant;

/** The editable values of an OpenID application. Addresses may be empty while they are typed. */
export type OidcDraft = {
  name: string;
  logo: string;
  applicationType: 'web' | 'native';
  redirectUris: string[];
  signOutUris: string[];
  /** The address that is told of sign-outs; empty for none. */
  backchannelUri: string;
  method: (typeof methods)[number];
  grants: (typeof grantTypes)[number][];
  /** Whether sign-ins need PKCE; those of applications without a client secret always do. */
  pkce: boolean;
};
export type OidcProblems = {
  name?: string;
  logo?: string;
  grants?: string;
  backchannelUri?: string;
  /** Problems of addresses by their place in the list; under `missing` that of the whole list. */
  redirectUris: Record<string, string>;
  signOutUris: Record<string, string>;
};
export const blankOidc: OidcDraft = {
  name: '',
  logo: '',
  applicationType: 'web',
  redirectUris: [''],
  signOutUris: [],
  backchannelUri: '',
  method: 'none',
  grants: ['authorization_code'],
  pkce: true,
};

export const oidcDraftOf = (app: OidcApplication): OidcDraft => ({
  name: app.name,
  logo: app.logo,
  applicationType: app.application_type,
  redirectUris: app.redirect_uris,
  signOutUris: app.post_logout_redirect_uris,
  backchannelUri: app.backchannel_logout_uri,
  method: app.token_endpoint_auth_method,
  grants: app.grant_types,
  pkce: app.pkce_required,
});

const typed = (list: readonly string[]) => list.map((uri) => uri.trim()).filter(Boolean);
/** The fields that can change later, as the calls take them. */
export const oidcChanges = (draft: OidcDraft) => ({
  client_name: draft.name.trim(),
  logo_uri: draft.logo,
  redirect_uris: typed(draft.redirectUris),
  post_logout_redirect_uris: typed(draft.signOutUris),
  backchannel_logout_uri: draft.backchannelUri.trim(),
  pkce_required: draft.method === 'none' || draft.pkce,
});
/** The body of `POST /addOidcClient`. */
export function oidcSettings(draft: OidcDraft) {
  const { logo_uri, ...changes } = oidcChanges(draft);
  return {
    logo_uri,
    app: {
      ...changes,
      application_type: draft.applicationType,
      token_endpoint_auth_method: draft.method,
      grant_types: draft.grants,
    },
    appType: 'oidc',
  };
}
/** Whether the draft has unsaved input. */
export const isOidcChanged = (before: OidcDraft, next: OidcDraft) =>
  JSON.stringify(oidcSettings(before)) !== JSON.stringify(oidcSettings(next));

const uriProblems = (list: readonly string[], type: OidcDraft['applicationType']) =>
  Object.fromEntries(
    list.flatMap((uri, place) => {
      const wrong = uri.trim() && faultSays(t.thisAddress, redirectUriProblem(uri.trim(), type));
      return wrong ? [[String(place), wrong]] : [];
    }),
  );
function grantsProblem({ grants, method }: OidcDraft): string | undefined {
  if (!grants.length) return says({ code: 'is.grants' });
  if (method === 'none' && grants.includes('client_credentials')) return says({ code: 'is.grantSecret' });
  const signsIn = grants.includes('authorization_code') || grants.includes(deviceGrant);
  return grants.includes('refresh_token') && !signsIn ? says({ code: 'is.grantRefresh' }) : undefined;
}

/** The reasons why a draft cannot be sent, by field. A name that the application already has stays valid. */
export function oidcProblems(draft: OidcDraft, before: OidcDraft = blankOidc): OidcProblems {
  const { name, logo, applicationType: type, redirectUris, signOutUris } = draft;
  const wrong = name === before.name ? undefined : nameWrong(name);
  const grants = grantsProblem(draft);
  const uri = draft.backchannelUri.trim();
  const unreachable = uri ? faultSays(t.thisAddress, notifiedUriProblem(uri)) : undefined;
  const logoFits = logo === '' || logo.startsWith('data:') || /^https:\/\/[^/\s]+/.test(logo);
  const missing: Record<string, string> = typed(redirectUris).length
    ? {}
    : { missing: says({ code: 'is.redirects' }) };
  return {
    ...(!name.trim() ? { name: t.nameMissing } : wrong ? { name: wrong } : {}),
    ...(logoFits ? {} : { logo: t.logoUrlWrong }),
    ...(grants && { grants }),
    ...(unreachable && { backchannelUri: unreachable }),
    redirectUris: { ...uriProblems(redirectUris, type), ...missing },
    signOutUris: uriProblems(signOutUris, type),
  };
}
export const noOidcProblems: OidcProblems = { redirectUris: {}, signOutUris: {} };
export const hasProblems = ({ redirectUris, signOutUris, ...others }: OidcProblems) =>
  [others, redirectUris, signOutUris].some((each) => Object.keys(each).length > 0);
