import { SAML, type SamlConfig } from '@node-saml/node-saml';
import type { Operator } from '../people/people.ts';
import { type Guest, type Here, visit } from '../product.ts';
import { redirectOf } from './openid.ts';
import { providerKeys, type SamlApp } from './saml.ts';
import type { SoftKey } from './softKey.ts';

/** A service provider of the library node-saml, which knows the organisation only from what the console shows. */
export async function serviceProvider(
  product: Here,
  { call }: Pick<Operator, 'call'>,
  app: SamlApp,
  more: Partial<SamlConfig> = {},
) {
  const { idp, sp } = await call('GET /SAML/app/:appId', { appId: app.appId });
  const { privateKey } = await providerKeys;
  const provider = new SAML({
    entryPoint: idp.ssoUrl,
    logoutUrl: idp.sloUrl,
    idpIssuer: idp.entityID,
    idpCert: idp.certificates.map(({ certificate }) => certificate),
    issuer: app.entityID,
    audience: app.entityID,
    callbackUrl: app.acsUrl,
    logoutCallbackUrl: app.sloUrl,
    identifierFormat: idp.nameIdFormat,
    disableRequestedAuthnContext: true,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    ...(sp.authnRequestsSigned && { privateKey }),
    ...(sp.wantMessageSigned && { decryptionPvk: privateKey }),
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: sp.authnRequestsSigned,
    validateInResponseTo: 'ifPresent' as never,
    acceptedClockSkewMs: 0,
    ...more,
  } as SamlConfig);
  const server = visit(product, app.host, { origin: null });
  const begin = async (relayState = '') =>
    new URL(await provider.getAuthorizeUrlAsync(relayState, undefined, {}));
  return { provider, idp, server, begin, app };
}
export type Provider = Awaited<ReturnType<typeof serviceProvider>>;

const unescaped = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
/** The form of a page that posts itself on. */
export async function postedBy(answer: Response) {
  const html = await answer.text();
  const action = /<form method="post" action="([^"]*)"/.exec(html)?.[1];
  if (answer.status !== 200 || !action) throw new Error(`${answer.status} ${html}`);
  const fields = [...html.matchAll(/name="(SAMLResponse|RelayState)" value="([^"]*)"/g)];
  const form = Object.fromEntries(fields.map(([, name, value]) => [name, unescaped(value!)]));
  return { action: unescaped(action), form: form as { SAMLResponse: string; RelayState?: string } };
}

/** Posts a form to the organisation's host. */
export const post = (browser: Guest, path: string, fields: Record<string, string>) =>
  browser.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

/** Follows redirects on the organisation's host until one leads elsewhere, or an answer is no redirect. */
export async function arriveAt(
  browser: Guest,
  first: Response,
): Promise<{ at: URL | null; answer: Response }> {
  let answer = first;
  for (let hops = 0; hops < 6; hops++) {
    if (![302, 303].includes(answer.status)) return { at: null, answer };
    const at = redirectOf(answer, browser.origin);
    if (at.origin !== browser.origin || at.pathname === '/idp/login/') return { at, answer };
    answer = await browser.send(at);
  }
  throw new Error('redirects without end');
}

/** The request for which a browser was sent to the sign-in page. */
export async function askedFor(browser: Guest, first: Response) {
  const { at, answer } = await arriveAt(browser, first);
  if (at?.pathname !== '/idp/login/') throw new Error(`${answer.status} ${await answer.text()}`);
  return { requestId: at.searchParams.get('requestId')!, idpId: at.searchParams.get('idpId')! };
}
/** Answers a request with a passkey, and returns the ticket. */
export async function ticketFor(browser: Guest, requestId: string, key: SoftKey): Promise<string> {
  const { options, transactionId } = await browser.call('POST /SAML/login', { requestId });
  const credential = key.get(options);
  return (await browser.call('POST /SAML/verify-login-assertion', { credential, transactionId })).ticket;
}
/** Goes through the sign-in page. Returns the form that the browser posts to the service provider. */
export async function signInAt(browser: Guest, first: Response, key: SoftKey) {
  const { requestId, idpId } = await askedFor(browser, first);
  const ticket = await ticketFor(browser, requestId, key);
  return postedBy(await post(browser, '/idp/login/post', { requestId, idpId, ticket }));
}
