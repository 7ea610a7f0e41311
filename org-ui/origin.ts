/** The main site: this organisation's host without its own label. */
export function publicOrigin({ protocol, host }: { protocol: string; host: string } = location): string {
  const [, ...rest] = host.split('.');
  return `${protocol}//${rest.length ? rest.join('.') : host}`;
}
/** Where guides are. */
export const docs = () => `${publicOrigin()}/docs`;

/** A path of this console, or the list of applications: nothing that a link could make of it leads elsewhere. */
export const within = (path: string | null): string =>
  path && /^\/(?![/\\])/.test(path) && !path.startsWith('/redirect/') ? path : '/applications';

/** The sign-in of the main site, which comes back to this path. `ended` makes it say that a session has ended. */
export const signInAt = (returnTo: string, { ended = false } = {}): string =>
  `${publicOrigin()}/login?${new URLSearchParams({ returnTo, ...(ended && { ended: '1' }) })}`;
