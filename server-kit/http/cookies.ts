/** More than any browser of ours sends; the rest is not looked at. */
const longest = 8192;

/** The value of a cookie in a Cookie header; of several with its name the first. Never throws. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').slice(0, longest).split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

export type SessionCookie = {
  name: string;
  /** The session's token in a Cookie header. */
  read(header: string | undefined): string | undefined;
  /** A Set-Cookie value that brings a session's token. */
  set(token: string): string;
  /** A Set-Cookie value that takes it away. */
  clear(): string;
};

/**
 * The cookie that holds a session's token: of this host only, unreadable to scripts, gone with the browser. On https
 * the `__Host-` prefix makes browsers enforce the first (RFC 6265bis section 4.1.3.2).
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
