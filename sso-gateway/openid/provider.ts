import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';
import { deviceGrant } from '../../domain/application/settings/oidc.ts';
import { commonScopes } from '../../domain/limits.ts';
import { openKeys } from '../../server-kit/access/signingKeys.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { isFirst } from '../once.ts';
import { failedPage } from '../pages.ts';
import { accountOf, type UserIn, userIn } from './accounts.ts';
import { adapterOf } from './adapter.ts';
import { clientOf, rememberClients } from './clients.ts';
import { cookieSigner } from './cookieSigner.ts';
import { devicePages, keepsNewSessions, limitsDeviceCodes } from './device.ts';
import { grantsOf } from './grants.ts';
import { afterSignOut, afterWrites, boundedQuery, inOwnLook, type SignedOut } from './middleware.ts';
import { signedOutPage, signOutPage } from './pages.ts';
import { perRequest } from './perRequest.ts';
import { postedQuery } from './postedQuery.ts';
import { routes } from './routes.ts';

export type Issuer = { organisationId: string; issuer: string };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
type Resourceful = { resourceServer?: { accessTokenTTL?: number | undefined } | undefined };
const ttl = {
  AccessToken: (_: unknown, { resourceServer }: Resourceful) => resourceServer?.accessTokenTTL ?? hour,
  AuthorizationCode: minute,
  DeviceCode: 10 * minute,
  ClientCredentials: (_: unknown, { resourceServer }: Resourceful) =>
    resourceServer?.accessTokenTTL ?? 10 * minute,
  Grant: 14 * day,
  IdToken: hour,
  Interaction: 10 * minute,
  RefreshToken: 14 * day,
  Session: 12 * hour,
} as const;

/** Asks for a new sign-in when the session's account has no access to the application. */
function policy() {
  const { base, Check } = interactionPolicy;
  const prompts = base();
  prompts
    .get('login')!
    .checks.add(
      new Check('no_access', 'The account has no access to this application', ({ oidc }) =>
        Boolean(oidc.session?.accountId && !oidc.account),
      ),
    );
  return prompts;
}

/** Lets an application have the grant of devices if it was registered for it. */
function devicesAllowed(provider: Provider) {
  const { prototype } = provider.Client as unknown as {
    prototype: { grantTypeAllowed: (this: { device_flow?: boolean }, type: string) => boolean };
  };
  const allowed = prototype.grantTypeAllowed;
  prototype.grantTypeAllowed = function (type) {
    return type === deviceGrant ? this.device_flow === true : allowed.call(this, type);
  };
}

/** Makes a client secret count only when it comes in the way that the application has registered. */
function exactAuthentication(provider: Provider) {
  const { prototype } = provider.Client as unknown as {
    prototype: {
      clientAuthMethod: string;
      compareClientSecret: (this: { clientAuthMethod: string }, secret: string) => boolean;
    };
  };
  const compare = prototype.compareClientSecret;
  prototype.compareClientSecret = function (secret) {
    const isBasic = /^basic /i.test(Provider.ctx?.get('authorization') ?? '');
    const used = isBasic ? 'client_secret_basic' : 'client_secret_post';
    return used === this.clientAuthMethod && compare.call(this, secret);
  };
}

/** Seconds for which somebody stays signed in. */
export const sessionSeconds = ttl.Session;
/** The cookie of the session at an issuer, which OpenID and SAML applications share. */
export function sessionCookie(issuer: string) {
  const secure = issuer.startsWith('https:');
  const options = { httpOnly: true, sameSite: 'lax', signed: true, secure } as const;
  return { name: secure ? '__Host-latchkey-sso' : 'latchkey-sso', options };
}

/** Makes the OpenID provider of an organisation, whose tokens the first of the keys signs. */
export async function providerOf(
  kit: Kit,
  about: Issuer,
  kids: readonly string[],
  signedOut: SignedOut,
): Promise<Provider> {
  const { organisationId, issuer } = about;
  const { name, options: cookie } = sessionCookie(issuer);
  const cookieKeys = kit.vault.derive('openid cookies').map((key) => key.toString('base64url'));
  const userHere: UserIn = perRequest((accountId, clientId) =>
    userIn(kit, organisationId, accountId, clientId),
  );
  const grants = grantsOf(kit, organisationId, userHere);
  const configuration: Configuration = {
    adapter: adapterOf(kit, organisationId, userHere, (id) => clientOf(kit, about, id)),
    jwks: { keys: await openKeys(kit, organisationId, kids) },
    cookies: {
      names: { session: name, interaction: 'latchkey-sso-request', resume: 'latchkey-sso-resume' },
      keys: cookieKeys,
      long: cookie,
      short: cookie,
    },
    scopes: [...commonScopes],
    claims: {
      openid: ['sub', 'acr', 'amr', 'auth_time'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username'],
    },
    acrValues: ['phr', 'phrh'],
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    responseTypes: ['code'],
    subjectTypes: ['pairwise'],
    pairwiseIdentifier: async (_, accountId, { clientId }) => (await userHere(accountId, clientId)) ?? '',
    sectorIdentifierUriValidate: () => false,
    clientDefaults: { grant_types: ['authorization_code'], id_token_signed_response_alg: 'RS256' },
    extraClientMetadata: { properties: ['pkce_required', 'device_flow'] },
    pkce: { required: (_, client) => client.pkce_required !== false },
    rotateRefreshToken: true,
    // A grant of the same session begins anew at its next sign-in, so that the end of tokens is always that of their grant.
    revokeGrantPolicy: () => true,
    // A code was bound to its redirect address, so the token request names it (RFC 6749, section 4.1.3).
    allowOmittingSingleRegisteredRedirectUri: false,
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    clientBasedCORS: (_, origin, client) =>
      (client.redirectUris ?? []).some((uri) => URL.canParse(uri) && new URL(uri).origin === origin),
    routes,
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      dPoP: { enabled: true },
      deviceFlow: devicePages,
      introspection: {
        enabled: true,
        allowedPolicy: async (_, { clientId }, token) =>
          token.clientId === clientId &&
          (!('accountId' in token) || (await userHere(token.accountId, clientId)) !== null),
      },
      revocation: {
        enabled: true,
        allowedPolicy: async (_, { clientId }, token) => token.clientId === clientId,
      },
      userinfo: { enabled: true },
      resourceIndicators: { enabled: true, getResourceServerInfo: grants.resource },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => void (ctx.body = signOutPage(form)),
        postLogoutSuccessSource: (ctx) => void (ctx.body = signedOutPage),
      },
    },
    interactions: {
      policy: policy(),
      url(ctx, { uid }) {
        // A second copy of the cookie for the path at which the sign-in ends, so that it is bound to this browser.
        ctx.cookies.set('latchkey-sso-request', uid, { path: `/authenticate/${uid}`, ...cookie });
        return `/openid-login/?requestId=${uid}`;
      },
    },
    loadExistingGrant: grants.grant,
    async findAccount({ oidc }, accountId) {
      const id = await userHere(accountId, oidc.client!.clientId);
      return id ? accountOf(kit, accountId, id, oidc) : undefined;
    },
    renderError(ctx, { error, error_description = '' }) {
      ctx.type = 'html';
      ctx.body = failedPage(error, error_description);
    },
    ttl,
  };
  const provider = new Provider(issuer, configuration);
  // The address of the caller's side is set from the configuration before a request gets here.
  provider.proxy = true;
  Object.assign(provider, { keys: cookieSigner(cookieKeys) });
  exactAuthentication(provider);
  rememberClients(provider, kit, about);
  devicesAllowed(provider);
  keepsNewSessions(provider, { name, options: cookie, seconds: ttl.Session });
  // The library would tell applications once and without our guard; a reaction to the event of the sign-out does so.
  Object.assign(provider.Client.prototype, { backchannelLogout: async () => undefined });
  // The library's own check lets two proofs pass that come at the same moment.
  Object.assign(provider.ReplayDetection, {
    unique: (clientId: string, jti: string, seconds: number) =>
      isFirst(kit, 'openid proof', `${organisationId} ${clientId} ${jti}`, seconds * 1000),
  });
  provider.use(postedQuery);
  provider.use(boundedQuery);
  provider.use(inOwnLook);
  provider.use(afterWrites(kit.log));
  provider.use(limitsDeviceCodes(kit, organisationId));
  provider.use(afterSignOut(signedOut));
  provider.on('server_error', (_, error) => kit.log.error({ err: error }, 'the OpenID provider failed'));
  const cutOff = (err: Error) => kit.log.info({ err }, 'a request to the OpenID provider was cut off');
  provider.on('error' as never, cutOff as never);
  return provider;
}
