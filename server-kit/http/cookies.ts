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

export type SessionCookie = {
  name: string;
  /** Reads the session's token from a Cookie header. */
  read(header: string | undefined): string | undefined;
  /** The Set-Cookie value that sets a session's token. */
  set(token: string): string;
  /** The Set-Cookie value that removes the token. */
  clear(): string;
};

/**
 * The cookie that holds a session's token: for this host only, hidden from scripts, and deleted when the browser quits.
 * On https, the `__Host-` prefix makes browsers enforce the first of these (RFC 6265bis section 4.1.3.2).
 */
export function sessionCookie(publicOrigin: string): SessionCookie {
  const secure = publicOrigin.startsWith('https:');
  const name = secure ? '__Host-latchkey' : 'latchkey';
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    name,
    read: (header) => readCookie(header, name),
    set: (token) => `${name}=${token}${attributes}`,
    clear: () => `${name}=${attributes}; Max-Age=0`,
  };
}
