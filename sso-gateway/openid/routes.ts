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

/** The endpoints that programs call, in contrast to those that browsers show. */
export const forPrograms: ReadonlySet<string> = new Set([
  '/.well-known/openid-configuration',
  routes.device_authorization,
  routes.introspection,
  routes.jwks,
  routes.pushed_authorization_request,
  routes.revocation,
  routes.token,
  routes.userinfo,
]);
