import type { IncomingMessage, ServerResponse } from 'node:http';
import { ofAddress, type QuotaName, takeEach } from '../server-kit/calls/quota.ts';
import type { Kit } from '../server-kit/kit.ts';
import { waitPage } from './look/pages.ts';
import { forPrograms, routes, webfinger } from './openid/routes.ts';
import type { Served } from './served.ts';
import { showPage } from './step.ts';
import { tryoutPaths } from './tryout/paths.ts';

const counts = 'protocolRequests' satisfies QuotaName;
/** Keeps nothing before the caller has shown a secret, a code or a token, which only we can have issued. */
const keepsNothing = null;

/**
 * The limit of each route of the protocols, by its template. Every route is in this table, and one that is not has the
 * limit too.
 */
export const routeLimits: Record<string, typeof counts | null> = {
  '/.well-known/openid-configuration': keepsNothing,
  '/.well-known/oauth-authorization-server': keepsNothing,
  [webfinger]: keepsNothing,
  [routes.jwks]: keepsNothing,
  [routes.token]: keepsNothing,
  [routes.introspection]: keepsNothing,
  [routes.revocation]: keepsNothing,
  [routes.userinfo]: keepsNothing,
  [routes.authorization]: counts,
  [`${routes.authorization}/:uid`]: counts,
  [routes.pushed_authorization_request]: counts,
  [routes.device_authorization]: counts,
  [routes.code_verification]: counts,
  [`${routes.code_verification}/:uid`]: counts,
  [routes.end_session]: counts,
  [`${routes.end_session}/confirm`]: counts,
  [`${routes.end_session}/success`]: counts,
  '/authenticate/me': counts,
  [`${tryoutPaths.start}/:id`]: counts,
  [`${tryoutPaths.authorization}/:uid`]: counts,
  [tryoutPaths.back]: counts,
  '/authenticate/:requestId/login': counts,
  '/authenticate/:requestId/cancel': counts,
  '/saml/idp/sso/:appId': counts,
  '/saml/idp/slo/:appId': counts,
  '/saml/idp/start/:appId': counts,
  '/saml/idp/resume/:requestId': counts,
  '/saml/idp/logout': counts,
  '/saml/idp/logout/next': counts,
  '/saml/idp/metadata/:appId': keepsNothing,
  '/SAML/sp/metadata/:appId': keepsNothing,
  '/idp/login/post': counts,
  '/idp/login/cancel': counts,
};
// The library's router ignores case and a slash at the end.
const templates = Object.keys(routeLimits).map((route) => {
  const shape = route.replaceAll('.', String.raw`\.`).replace(/:\w+/g, '[^/]+');
  return { route, pattern: new RegExp(`^${shape}/?$`, 'i') };
});
const routeAt = (path: string) => templates.find(({ pattern }) => pattern.test(path))?.route ?? 'others';

/**
 * Whether a request may go on. Counts those of an address at an organisation, each route by itself, and answers one too
 * many. A HEAD is answered at once, because it must not use up a request or a code as a GET does.
 */
export async function goesOn(
  kit: Pick<Kit, 'rates' | 'limits' | 'clock' | 'widened'>,
  { organisationId, look }: Pick<Served, 'organisationId' | 'look'>,
  path: string,
  req: IncomingMessage & { ip?: string | undefined },
  res: ServerResponse,
): Promise<boolean> {
  const { ip = '', method } = req;
  const route = path in routeLimits ? path : routeAt(path);
  if (route in routeLimits && !routeLimits[route]) return true;
  if (method === 'HEAD') {
    res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end();
    return false;
  }
  const buckets = await ofAddress(kit, counts, `${organisationId} ${route}`, ip);
  const { ok, retryAfterSeconds } = await takeEach(kit, buckets);
  if (ok) return true;
  const headers = { 'Retry-After': String(retryAfterSeconds) };
  if (forPrograms.has(path)) {
    const refused = { error: 'temporarily_unavailable', error_description: 'too many requests' };
    res.writeHead(429, { ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify(refused));
    return false;
  }
  showPage(res, 429, await look(req), waitPage('requests'), headers);
  return false;
}
