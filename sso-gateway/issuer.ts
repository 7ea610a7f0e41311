/** The issuer of an organisation: the origin of its host. */
export type Issuer = { organisationId: string; issuer: string };

/** Seconds for which somebody stays signed in. */
export const sessionSeconds = 12 * 60 * 60;
/** Seconds for which what an application got with a sign-in lasts, unless it is refreshed. */
export const grantSeconds = 14 * 24 * 60 * 60;
/** The cookie of the session at an issuer, which OpenID and SAML applications share. */
export function sessionCookie(issuer: string) {
  const secure = issuer.startsWith('https:');
  const options = { httpOnly: true, sameSite: 'lax', signed: true, secure } as const;
  return { name: secure ? '__Host-latchkey-sso' : 'latchkey-sso', options };
}
