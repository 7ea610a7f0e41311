import { isIP } from 'node:net';
import { reservedLabels } from '../../../domain/patterns.ts';

/** The app at a host: the public one, the staff's, or that of the organisation with this subdomain. */
export type Host = { app: 'public' | 'admin' } | { app: 'org'; subdomain: string } | { app: 'unknown' };

// RFC 1035 section 2.3.4: a label has at most 63 octets, a name 255.
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const loopbackAddresses = ['127.0.0.1', '[::1]'];
const unknown: Host = { app: 'unknown' };

/** The name in a Host header, in lower case, without the port (RFC 9110 section 7.2) and one trailing dot. */
function nameIn(header: string | undefined): string | undefined {
  if (header === undefined || header.length > 300) return undefined;
  return /^(\[[\da-f:.]+\]|[^:[\]]+?)\.?(?::\d{0,5})?$/.exec(header.toLowerCase())?.[1];
}

/** The app that a Host header asks for. Before the base domain only one label is allowed; `admin` is the staff's. */
export function hostOf(header: string | undefined, baseDomain: string): Host {
  const name = nameIn(header);
  if (name === undefined) return unknown;
  if (name === baseDomain || loopbackAddresses.includes(name)) return { app: 'public' };
  if (!name.endsWith(`.${baseDomain}`)) return unknown;
  const subdomain = name.slice(0, -baseDomain.length - 1);
  if (!label.test(subdomain)) return unknown;
  if (subdomain === 'admin') return { app: 'admin' };
  if (subdomain.length < 6 || reservedLabels.some((each) => each === subdomain)) return { app: 'public' };
  return { app: 'org', subdomain };
}

/** Whether a Host header has this name. */
export const isNamed = (header: string | undefined, name: string) => nameIn(header) === name;

/** True for names that never leave the machine (RFC 6761 section 6.3); browsers trust them without https. */
export const isLoopbackName = (name: string) =>
  name === 'localhost' || name.endsWith('.localhost') || loopbackAddresses.includes(name);

/**
 * True for a Host header with an IP address or a name without a dot (a container, `localhost`). Foreign DNS cannot
 * resolve these, so a page that rebinds its own name to this machine cannot send such a header.
 */
export function isInternalHost(header: string | undefined): boolean {
  const name = nameIn(header);
  return name !== undefined && (!name.includes('.') || isIP(name) !== 0);
}

/** A text that identifies the host, to compare and to store. */
export const hostKey = (host: Host) => (host.app === 'org' ? `org ${host.subdomain}` : host.app);
