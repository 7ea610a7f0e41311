import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import type Provider from 'oidc-provider';
import { commonScopes } from '../../domain/resourceScopes.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { sessionCookie } from '../issuer.ts';
import { routes } from '../openid/routes.ts';
import type { Served } from '../served.ts';
import { tryoutPaths } from './paths.ts';
import { failed, notedRefusal, type Outcome, type Tryout } from './tryouts.ts';
import { askWithin } from './within.ts';

/** Everything that an application may ask of a person, but not to stay signed in. */
const scope = commonScopes.filter((each) => each !== 'offline_access').join(' ');
type Web = { req: Request; res: Response };

/**
 * Sends the browser to sign in, by a request like those of the application. All of its parameters are made here, so that
 * nobody can ask the provider of tryouts for anything else.
 */
export async function startOpenid(
  served: Served,
  id: string,
  { appId, verifier }: Tryout,
  { req, res }: Web,
) {
  const asked = new URLSearchParams({
    client_id: appId,
    redirect_uri: served.issuer + tryoutPaths.back,
    response_type: 'code',
    scope,
    state: id,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    // Whoever is signed in on this browser stays out of it.
    prompt: 'login',
  });
  req.url = `${tryoutPaths.authorization}?${asked}`;
  await (await served.tryouts.provider()).callback()(req, res);
}

type Back = { id: string; tryout: Tryout; web: Web };
/** What came of a sign-in, when the browser is back. Its session and its tokens end at once. */
export async function openidOutcome(kit: Kit, served: Served, back: Back): Promise<Outcome> {
  const { code, error, error_description: says } = back.web.req.query;
  try {
    if (typeof code === 'string') return await redeemed(served, back.tryout, code);
    return failed((await notedRefusal(kit, back.id)) ?? { code: String(error), says: String(says ?? error) });
  } finally {
    await leaveNoSession(served, back.web);
  }
}

/** What the application gets for a code. */
async function redeemed(served: Served, { appId, verifier }: Tryout, code: string): Promise<Outcome> {
  const provider = await served.tryouts.provider();
  const own = { host: new URL(served.issuer).host, ...served.forwarded };
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    redirect_uri: served.issuer + tryoutPaths.back,
    client_id: appId,
    code,
    code_verifier: verifier,
  });
  const { status, reply } = await askWithin(provider, {
    ...{ method: 'POST', path: routes.token, body: form.toString() },
    headers: { ...own, 'content-type': 'application/x-www-form-urlencoded' },
  });
  if (status !== 200) return failed({ code: String(reply.error), says: String(reply.error_description) });
  const accessToken = String(reply.access_token);
  const userinfo = await askWithin(provider, {
    ...{ method: 'GET', path: routes.userinfo },
    headers: { ...own, authorization: `Bearer ${accessToken}` },
  });
  await endTokens(provider, accessToken);
  return told(String(reply.id_token), String(reply.scope), userinfo.reply);
}

/** Ends the session of the sign-in, which was in this browser only. */
async function leaveNoSession({ tryouts, issuer }: Served, { req, res }: Web) {
  const provider = await tryouts.provider();
  const context = provider.createContext(req, res);
  const session = await provider.Session.get(context);
  await session.destroy();
  context.cookies.set('latchkey-tryout', null, sessionCookie(issuer).options);
}
async function endTokens(provider: Provider, accessToken: string) {
  const token = await provider.AccessToken.find(accessToken);
  const grant = token?.grantId ? await provider.Grant.find(token.grantId) : undefined;
  await token?.destroy();
  await grant?.destroy();
}

/** Claims about the token itself, which stand among the facts or in the whole token. */
const aboutToken = new Set([
  'iss',
  'aud',
  'exp',
  'iat',
  'nonce',
  'at_hash',
  'auth_time',
  'acr',
  'amr',
  'sid',
]);
const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** What the parts of an answer tell of the person, and the parts themselves. `hidden` names what is said elsewhere. */
export function toldBy(
  parts: Record<string, Record<string, unknown>>,
  hidden: ReadonlySet<string>,
): Pick<Outcome, 'told' | 'raw'> {
  const sources = Object.entries(parts);
  const names = new Set(sources.flatMap(([, each]) => Object.keys(each)));
  return {
    told: [...names]
      .filter((name) => !hidden.has(name))
      .map((name) => {
        const from = sources.filter(([, each]) => name in each);
        return { name, value: shown(from[0]![1][name]), from: from.map(([source]) => source) };
      }),
    raw: sources.map(([name, each]) => ({ name, text: JSON.stringify(each, null, 2) })),
  };
}

/** What the application would have got. */
export function told(idToken: string, granted: string, userinfo: Record<string, unknown>): Outcome {
  const claims = decodeJwt(idToken);
  const { alg } = decodeProtectedHeader(idToken);
  return {
    ...toldBy({ idToken: claims, userinfo }, aboutToken),
    state: 'signedIn',
    facts: [
      { name: 'issuer', value: String(claims.iss) },
      { name: 'audience', value: String(claims.aud) },
      { name: 'scopes', value: granted },
      { name: 'signedInAt', value: new Date(Number(claims.auth_time) * 1000).toISOString() },
      { name: 'acr', value: String(claims.acr) },
      { name: 'amr', value: shown(claims.amr) },
      { name: 'algorithm', value: String(alg) },
    ],
    problem: null,
  };
}
