/** Paths at the root of organisations' hosts that belong to the protocols of single sign-on. */
const paths =
  /^\/(?:openid\/|authenticate\/|saml\/idp\/|SAML\/sp\/metadata\/|idp\/login\/(?:post|cancel)$|\.well-known\/openid-configuration$)/;
export const isProtocolPath = (path: string) => paths.test(path);
