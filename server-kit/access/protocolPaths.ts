const openid = String.raw`openid\/|\.well-known\/(?:openid-configuration|oauth-authorization-server|webfinger)$`;
const others = String.raw`authenticate\/|tryout\/|saml\/idp\/|SAML\/sp\/metadata\/|idp\/login\/(?:post|cancel)$`;
const openidPath = new RegExp(`^/(?:${openid})`);
const protocolPath = new RegExp(`^/(?:${openid}|${others})`);

/** Whether a path at the root of an organisation's host belongs to the endpoints of OpenID Connect. */
export const isOpenidPath = (path: string) => openidPath.test(path);
/** Whether a path at the root of an organisation's host belongs to the protocols of single sign-on. */
export const isProtocolPath = (path: string) => protocolPath.test(path);
