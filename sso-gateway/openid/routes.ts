/** The paths of the endpoints of OpenID Connect. */
export const routes = {
  authorization: '/openid/authorize',
  code_verification: '/openid/device',
  device_authorization: '/openid/device/authorize',
  end_session: '/openid/logout',
  introspection: '/openid/introspect',
  jwks: '/openid/jwks',
  pushed_authorization_request: '/openid/par',
  revocation: '/openid/revoke',
  token: '/openid/token',
  userinfo: '/openid/userinfo',
} as const;

/** Where programs find the provider by the address of a person. */
export const webfinger = '/.well-known/webfinger';

/** What everybody may read and keep for a while. RFC 8414 has a name of its own for the same description. */
export const published: ReadonlySet<string> = new Set([
  '/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
  routes.jwks,
]);

/** The endpoints that programs call, in contrast to those that browsers show. */
export const forPrograms: ReadonlySet<string> = new Set([
  ...published,
  routes.device_authorization,
  routes.introspection,
  routes.pushed_authorization_request,
  routes.revocation,
  routes.token,
  routes.userinfo,
]);

const shown: readonly string[] = [routes.authorization, routes.code_verification, routes.end_session];
/** The methods that an endpoint takes; undefined when there is none at the path, or the library knows best. */
export function methodsAt(path: string): string[] | undefined {
  // For a browser this is the page of a device's request, of one that does not exist.
  if (path === routes.device_authorization) return undefined;
  if (published.has(path) || path === webfinger) return ['GET', 'HEAD'];
  if (path === routes.userinfo || shown.includes(path)) return ['GET', 'HEAD', 'POST'];
  return forPrograms.has(path) ? ['POST'] : undefined;
}
