import { sessionCookies } from '../server-kit/http/request/cookies.ts';

/** The issuer of an organisation: the origin of its host. */
export type Issuer = { organisationId: string; issuer: string };

/** Seconds for which somebody stays signed in. */
export const sessionSeconds = 12 * 60 * 60;
/** Seconds for which what an application got with a sign-in lasts, unless it is refreshed. */
export const grantSeconds = 14 * 24 * 60 * 60;
/** Seconds after which somebody signs in anew in any case. */
export const longestSeconds = 180 * 24 * 60 * 60;
/** Seconds for which all that an application gets with these scopes lasts, which is longer where it may be refreshed. */
export const grantSecondsOf = (scope = ''): number =>
  scope.split(' ').includes('offline_access') ? longestSeconds : grantSeconds;
/** The cookie of the session at an issuer, which OpenID and SAML applications share. */
export function sessionCookie(issuer: string) {
  const secure = issuer.startsWith('https:');
  const options = { httpOnly: true, sameSite: 'lax', signed: true, secure } as const;
  return { name: sessionCookies(issuer).own.name, options };
}
