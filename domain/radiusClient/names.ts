/**
 * How the names of users are read that a client sends: as they are, without the Windows domain before them
 * (`ACME\grace`), or also without the realm after them (`grace@acme`). The last is for user names that are no addresses.
 */
export type NameMode = 'asSent' | 'withoutDomain' | 'withoutRealm';

/** The user name in a name that a client has sent; it may be empty. */
export function usernameIn(sent: string, mode: NameMode = 'withoutDomain'): string {
  if (mode === 'asSent') return sent;
  const name = sent.slice(sent.lastIndexOf('\\') + 1);
  const at = mode === 'withoutRealm' ? name.lastIndexOf('@') : -1;
  return at < 0 ? name : name.slice(0, at);
}
