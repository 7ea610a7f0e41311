import * as client from 'openid-client';
import type { deviceGrant } from '../../domain/application/settings/oidc.ts';
import { addDevice } from '../people/familyUsers.ts';
import { adminOf, type Operator, unique } from '../people/people.ts';
import { scanned } from '../people/phones.ts';
import { caughtUp, type Guest, type Here, mailedToken, type Product, visit } from '../product.ts';
import { type SoftKey, softKey } from './softKey.ts';

const callback = 'https://wiki.example/callback';
type About = Partial<{
  token_endpoint_auth_method: 'none' | 'client_secret_basic' | 'client_secret_post';
  grant_types: ('authorization_code' | 'refresh_token' | 'client_credentials' | typeof deviceGrant)[];
  application_type: 'web' | 'native';
  redirect_uris: string[];
  post_logout_redirect_uris: string[];
  backchannel_logout_uri: string;
  pkce_required: boolean;
  subject_type: 'pairwise' | 'public';
  access_requests: boolean;
}>;
export type OidcApp = Awaited<ReturnType<typeof oidcApp>>;

/** An OpenID application of the operator's organisation, with its secret if it has one. */
export async function oidcApp({ call, subdomain }: Operator, about: About = {}) {
  const app = { client_name: unique('Wiki '), redirect_uris: [callback], ...about };
  const { client_id } = await call('POST /addOidcClient', { app });
  const appId = client_id!;
  const method = about.token_endpoint_auth_method ?? 'none';
  const secret = method === 'none' ? null : (await call('POST /clientSecret/:appId', { appId })).secret;
  return { appId, host: `${subdomain}.localhost`, method, secret, name: app.client_name };
}

/** An invitation to an OpenID application, with the token of the mailed link. */
export async function invitedToOidc(
  product: Product,
  { call }: Pick<Guest, 'call'>,
  { appId }: Pick<OidcApp, 'appId'>,
  email = `${unique('grace')}@acme.example`,
) {
  const about = { email, name: 'Grace Hopper', type: 'ADD_OIDC_USER', appId } as const;
  await call('POST /invite/sendInvite', about);
  return { email, accessToken: await mailedToken(product, email, 'OauthRegisterUser') };
}

/** A person invited to an OpenID application, who has made a passkey on the organisation's host. */
export async function oidcUser(
  product: Product,
  operator: Pick<Guest, 'call'>,
  app: Pick<OidcApp, 'appId' | 'host'>,
  address?: string,
) {
  const { email, accessToken } = await invitedToOidc(product, operator, app, address);
  return { email, accessToken, ...(await joinOidc(product, app, accessToken)) };
}

/** Registers an invited person with a passkey, by the token of the mailed link. */
export async function joinOidc(product: Product, { host }: Pick<OidcApp, 'host'>, accessToken: string) {
  const guest = visit(product, host);
  const own = softKey({ rpId: host, origin: guest.origin });
  const { options, transactionId } = await guest.call('POST /registerOIDCUsers', { accessToken });
  const { userId } = await guest.call('POST /verify-registerUser-attestation', {
    credential: own.create(options),
    transactionId,
  });
  return { key: own, userId };
}

const authentication = {
  none: () => client.None(),
  client_secret_basic: (secret: string) => client.ClientSecretBasic(secret),
  client_secret_post: (secret: string) => client.ClientSecretPost(secret),
};

/** An independent relying party, whose requests reach the organisation's host. */
export async function relyingParty(product: Product, { appId, host, method, secret }: OidcApp) {
  const server = visit(product, host, { origin: null });
  const config = await client.discovery(
    new URL(server.origin),
    appId,
    undefined,
    authentication[method](secret ?? ''),
    { execute: [client.allowInsecureRequests], [client.customFetch]: sending },
  );
  config[client.customFetch] = sending;
  function sending(url: string, init: client.CustomFetchOptions) {
    const { body, ...rest } = init;
    return server.send(url, { ...rest, ...(body && { body: String(body) }) } as RequestInit);
  }

  /** The address that begins a sign-in, and what the relying party remembers for its end. */
  async function begin(more: Record<string, string> = {}) {
    const pkceCodeVerifier = client.randomPKCECodeVerifier();
    const expectedState = client.randomState();
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: callback,
      scope: 'openid email profile',
      code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      state: expectedState,
      ...more,
    });
    return { url, remembered: { pkceCodeVerifier, expectedState } };
  }
  type Remembered = Awaited<ReturnType<typeof begin>>['remembered'];
  const finish = (url: URL, remembered: Remembered) => client.authorizationCodeGrant(config, url, remembered);

  return { config, server, sending, begin, finish, callback };
}
export type RelyingParty = Awaited<ReturnType<typeof relyingParty>>;

/** The address that an answer redirects to. */
export const redirectOf = (answer: Response, from: string) =>
  new URL(answer.headers.get('location') ?? `missing:${answer.status}`, from);

/** Follows redirects of the organisation's host until one leads elsewhere, or to the sign-in page. */
export async function follow(browser: Guest, url: URL): Promise<URL> {
  for (let at = url, hops = 0; hops < 6; hops++) {
    if (at.origin !== browser.origin || at.pathname === '/openid-login/') return at;
    const answer = await browser.send(at);
    if (![302, 303].includes(answer.status))
      throw new Error(`${at}: ${answer.status} ${await answer.text()}`);
    at = redirectOf(answer, browser.origin);
  }
  throw new Error(`${url} redirects without end`);
}

/** Posts a ticket to the provider, as the sign-in page's form does. */
export const handOver = (
  browser: Guest,
  requestId: string,
  ticket: string,
  headers: Record<string, string> = {},
) =>
  browser.send(`/authenticate/${requestId}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ ticket }).toString(),
  });

/** Answers a request with a passkey, and returns the ticket for the provider. */
export async function answer(browser: Guest, requestId: string, key: SoftKey) {
  const { options, transactionId } = await browser.call('POST /loginOIDCUsers', { requestId });
  const credential = key.get(options);
  return browser.call('POST /verify-loginOIDCUsers-assertion', { credential, transactionId });
}

/** A sign-in that waits for a phone, as the browser's page opens it, and the phone that has scanned its QR code. */
export async function byPhone(
  product: Product,
  browser: Guest,
  requestId: string,
  more: object = {},
  path: 'POST /openid/approval' | 'POST /SAML/approval' = 'POST /openid/approval',
) {
  const opened = await browser.call(path, { requestId, ...more });
  const waiting = await scanned(product, new URL(browser.origin).hostname, opened);
  const { transactionId, screen } = waiting;
  return {
    ...waiting,
    collect: (of = requestId, from = screen) =>
      from.call(`${path}/collect`, { requestId: of, transactionId }),
  };
}

/** Goes through a whole sign-in of a browser. Returns the address at the relying party with the code. */
export async function signIn(browser: Guest, url: URL, key: SoftKey): Promise<URL> {
  const page = await follow(browser, url);
  const requestId = page.searchParams.get('requestId')!;
  const { ticket } = await answer(browser, requestId, key);
  return follow(browser, redirectOf(await handOver(browser, requestId, ticket), browser.origin));
}

/** Everything on which the access of a user of an OpenID application depends. */
export const suspendable = ['application', 'user', 'device', 'organisation'] as const;
/** Suspends one of them. */
export async function suspendAt(
  product: Here,
  operator: Operator,
  what: (typeof suspendable)[number],
  { appId, userId }: { appId: string; userId: string },
): Promise<void> {
  const { call } = operator;
  if (what === 'application') await call('PUT /updateOIDCAppStatus/:appId', { appId, suspended: true });
  if (what === 'user') await call('PUT /updateOidcUser/:userId', { userId, suspended: true });
  if (what === 'device') {
    // The person was registered by another caller, for whose changes the operator's reads do not wait.
    await caughtUp(product);
    const [first] = (await call('GET /getOIDCUser/:userId', { userId })).deviceList;
    // The last working device of a person cannot be suspended, so there is another one.
    await addDevice(product, operator, userId, first!.rpId);
    const { credentialID } = first!;
    await call('POST /suspendOIDCUserDevice', { userId, credentialID, suspend: true });
  }
  if (what === 'organisation') {
    const admin = await adminOf(product);
    await admin.call('PUT /suspendOperator/:userId', { userId: operator.userId, suspended: true });
  }
}
