import { type Configuration, errors } from 'oidc-provider';
import { languageAmong, languageTags } from '../../domain/languages.ts';
import { commonScopes } from '../../domain/resourceScopes.ts';
import { openKeys } from '../../server-kit/keys/signingKeys.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personIdOf } from '../../server-kit/people/people.ts';
import { grantSeconds, grantSecondsOf, type Issuer, sessionCookie, sessionSeconds } from '../issuer.ts';
import { setPage } from '../look/library.ts';
import { uiLocalesOf } from '../look/look.ts';
import { accountOf, entersIn, type UserIn, userIn } from './accounts.ts';
import { adapterOf } from './adapter.ts';
import { claimsOfScopes } from './claims.ts';
import { clientsOf } from './clients.ts';
import { devicePages } from './device.ts';
import { showsErrors } from './failures.ts';
import { grantsOf } from './grants.ts';
import { asksAnew, policy } from './interruptions.ts';
import { signedOutPage, signOutPage } from './pages.ts';
import { perRequest } from './perRequest.ts';
import { routes } from './routes.ts';

const longestParameter = 1024;
const minute = 60;
const hour = 60 * minute;
type Granted = { openid?: { scope?: string | undefined } | undefined };
type Resourceful = { resourceServer?: { accessTokenTTL?: number | undefined } | undefined };
type SignedIn = { loginTs?: number | undefined };
const ttlOf = ({ clock }: Pick<Kit, 'clock'>) => ({
  AccessToken: (_: unknown, { resourceServer }: Resourceful) => resourceServer?.accessTokenTTL ?? hour,
  AuthorizationCode: minute,
  DeviceCode: 10 * minute,
  ClientCredentials: (_: unknown, { resourceServer }: Resourceful) =>
    resourceServer?.accessTokenTTL ?? 10 * minute,
  // With `offline_access`, each use of a refresh token gives another one, for as long as the grant lasts.
  Grant: (_: unknown, { openid }: Granted) => grantSecondsOf(openid?.scope),
  IdToken: hour,
  Interaction: 10 * minute,
  RefreshToken: grantSeconds,
  // The library saves a session with each of its requests, which must not make it longer.
  Session: (_: unknown, { loginTs }: SignedIn) =>
    loginTs ? Math.max(1, loginTs + sessionSeconds - Math.floor(clock() / 1000)) : sessionSeconds,
});

/**
 * Parameters of a request that are kept until the sign-in, and given back to the application. The library takes checks
 * of them together with names of further ones.
 */
const boundedParameters = Object.fromEntries(
  ['state', 'nonce', 'login_hint', 'acr_values', 'ui_locales', 'claims_locales', 'claims'].map((name) => [
    name,
    (_: unknown, value: unknown) => {
      if (typeof value === 'string' && value.length > longestParameter)
        throw new errors.InvalidRequest(`${name} is longer than ${longestParameter} characters`);
    },
  ]),
);

/**
 * The library's configuration for the provider of an organisation, whose tokens the first of the keys signs. It is one
 * function because it is one table of the library's settings.
 */
export async function configurationOf(
  kit: Kit,
  about: Issuer,
  { kids, cookieKeys }: { kids: readonly string[]; cookieKeys: string[] },
): Promise<Configuration> {
  const { organisationId, issuer } = about;
  const { name, options: cookie } = sessionCookie(issuer);
  const userHere: UserIn = perRequest((accountId, clientId) =>
    userIn(kit, organisationId, accountId, clientId),
  );
  const grants = grantsOf(kit, organisationId, userHere);
  const keys = await openKeys(kit, organisationId, kids);
  return {
    adapter: adapterOf(kit, organisationId, userHere, clientsOf(kit, organisationId)),
    jwks: { keys },
    cookies: {
      names: { session: name, interaction: 'latchkey-sso-request', resume: 'latchkey-sso-resume' },
      keys: cookieKeys,
      long: cookie,
      short: cookie,
    },
    scopes: [...commonScopes],
    // Many applications read name and address from the ID token alone.
    conformIdTokenClaims: false,
    claims: claimsOfScopes,
    acrValues: ['phr', 'phrh'],
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    responseTypes: ['code'],
    subjectTypes: ['pairwise', 'public'],
    async pairwiseIdentifier(_, accountId, { clientId, publicSubject: isPublic }) {
      const userId = (await userHere(accountId, clientId)) ?? '';
      return userId && isPublic ? personIdOf(kit, userId) : userId;
    },
    extraParams: boundedParameters,
    pkce: { required: (_, client) => client.pkceRequired !== false },
    rotateRefreshToken: true,
    // A grant of the same session begins anew at its next sign-in, so that the end of tokens is always that of their grant.
    revokeGrantPolicy: () => true,
    // A code was bound to its redirect address, so the token request names it (RFC 6749, section 4.1.3).
    allowOmittingSingleRegisteredRedirectUri: false,
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    clientBasedCORS: (_, origin, client) =>
      (client.redirectUris ?? []).some((uri) => URL.canParse(uri) && new URL(uri).origin === origin),
    routes,
    discovery: {
      // Initiating User Registration via OpenID Connect 1.0, section 4.
      prompt_values_supported: ['none', 'login', 'consent', 'select_account'],
      ui_locales_supported: [...languageTags],
    },
    // The library would tell applications of a sign-out once; a reaction to the event of the sign-out does so.
    fetch: () => Promise.reject(new Error('the library sends no requests')),
    features: {
      devInteractions: { enabled: false },
      claimsParameter: { enabled: true },
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
        logoutSource: (ctx, form) => setPage(ctx, signOutPage(form)),
        postLogoutSuccessSource: (ctx) => setPage(ctx, signedOutPage),
      },
    },
    interactions: {
      policy: policy(),
      url(ctx, { uid, params }) {
        // A second copy of the cookie for the path at which the sign-in ends, so that it is bound to this browser.
        ctx.cookies.set('latchkey-sso-request', uid, { path: `/authenticate/${uid}`, ...cookie });
        const language = languageAmong(uiLocalesOf(params));
        return `/openid-login/?requestId=${uid}${language ? `&ui_locales=${language}` : ''}`;
      },
    },
    loadExistingGrant: grants.grant,
    async findAccount(ctx, accountId, token) {
      const { clientId } = ctx.oidc.client!;
      // Without a token, a session comes to the application, unless somebody else may be about to sign in.
      const enters = !token && !(await asksAnew(ctx));
      const id = await (enters
        ? entersIn(kit, organisationId, accountId, clientId)
        : userHere(accountId, clientId));
      return id ? accountOf(kit, accountId, id, clientId) : undefined;
    },
    renderError: showsErrors(kit, organisationId),
    ttl: ttlOf(kit),
  };
}
