import type { Role } from '../../../domain/kit.ts';

/** Characters of a Cookie header that are read; ours are far shorter. */
const longest = 8192;

/** The value of the first cookie with this name in a Cookie header. Never throws. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').slice(0, longest).split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

type SessionCookie = {
  name: string;
  /** Reads the session's token from a Cookie header. */
  read(header: string | undefined): string | undefined;
  /** The Set-Cookie value that sets a session's token. */
  set(token: string): string;
  /** The Set-Cookie value that removes the token. */
  clear(): string;
};

/**
 * For whom a session is: a console, the installed app, or a person's own page, whose session is that of single sign-on. One
 * browser can be in all of them on the host of an organisation, as an operator and as a user.
 */
export type Audience = 'console' | 'app' | 'own';
/** The pages besides a console, which say by a header for which session they call. */
const asking: readonly Audience[] = ['app', 'own'];
export const askedFor = (header: string | undefined) => asking.find((each) => each === header);
export type SessionCookies = Record<Audience, SessionCookie>;

/**
 * The cookies that hold a session's token: each for this host only, hidden from scripts, and deleted when the browser
 * quits.
 * On https, the `__Host-` prefix makes browsers enforce the first of these (RFC 6265bis section 4.1.3.2).
 */
export function sessionCookies(publicOrigin: string): SessionCookies {
  const secure = publicOrigin.startsWith('https:');
  const named = (name: string) => cookieOf(secure ? `__Host-${name}` : name, secure);
  return { console: named('latchkey'), app: named('latchkey-app'), own: named('latchkey-sso') };
}

function cookieOf(name: string, secure: boolean): SessionCookie {
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    name,
    read: (header) => readCookie(header, name),
    set: (token) => `${name}=${token}${attributes}`,
    clear: () => `${name}=${attributes}; Max-Age=0`,
  };
}

/** The audience of a session that is opened for this role. */
export const audienceOf = (role: Role): Audience => (role === 'user' ? 'app' : 'console');

/**
 * The audience of a request, whose session identifies the caller. Pages of the app and a person's own page say so by
 * `X-Session`; other requests are for the console, or for the app when only that has a session.
 */
export function audienceIn(
  { console, app }: SessionCookies,
  { cookie }: { cookie?: string | undefined },
  asked: Audience | undefined,
): Audience {
  return asked ?? (console.read(cookie) === undefined && app.read(cookie) !== undefined ? 'app' : 'console');
}
