import type { Paragraph } from '../../web-kit/domain/settings.ts';

/** The main site's origin: this organisation's host without its first label. */
export function publicOrigin({ protocol, host }: { protocol: string; host: string } = location): string {
  const [, ...rest] = host.split('.');
  return `${protocol}//${rest.length ? rest.join('.') : host}`;
}
/** Where the installation's settings lead, in the words of the side menu. Without a help desk, tickets are raised in the console. */
export const outside = (name: 'certificate' | 'ticket') =>
  `${name === 'ticket' ? location.origin : publicOrigin()}/links/${name}`;
/** The address of an archive that the installation offers. */
export const download = (archive: string) => `${publicOrigin()}/downloads/${archive}`;
/** The address of the guides. */
export const docs = () => `${publicOrigin()}/docs`;
/** The address of a paragraph of the guides. */
export const guideAt = (paragraph: Paragraph) => `${docs()}/${paragraph}`;

/**
 * The path if it is within this console, otherwise the list of applications, so that a crafted link cannot redirect to
 * another site.
 */
export const within = (path: string | null): string =>
  path && /^\/(?![/\\])/.test(path) && !path.startsWith('/redirect/') ? path : '/applications';

/** The main site's sign-in page, which returns to this path. With `ended` it says that the session has ended, or why. */
export const signInAt = (returnTo: string, { ended = '' } = {}): string =>
  `${publicOrigin()}/login?${new URLSearchParams({ returnTo, ...(ended && { ended }) })}`;
