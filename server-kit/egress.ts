import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are not on the open internet (IANA special-purpose registries, RFC 6890). */
const closed = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [net, bits] = range.split('/') as [string, string];
  closed.addSubnet(net, Number(bits), 'ipv4');
}
/**
 * Only the global unicast addresses of IPv6 are open (RFC 4291 section 2.4), except those that lead back to IPv4 or are
 * for documentation.
 */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(net, bits, 'ipv6');

/** True for an address on the open internet, as opposed to this machine, its network or a cloud's internal services. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/**
 * Looks up a name for a connection and returns only allowed addresses. It decides at the moment of
 * connecting, so a name cannot have one address when it is checked and another when it is used.
 */
export const lookupAmong =
  (isAllowed: (address: string) => boolean, otherwise: string): LookupFunction =>
  (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const open = (found ?? []).filter(({ address }) => isAllowed(address));
      const [first] = open;
      if (error || !first) return callback(error ?? new ForbiddenAddressError(otherwise), '', 0);
      if (options.all) callback(null, open);
      else callback(null, first.address, first.family);
    });
/** Thrown for a name that leads only to addresses that must not be connected to. */
export class ForbiddenAddressError extends Error {}
/** Looks up a name for a connection to the open internet. */
export const publicLookup = lookupAmong(isPublicAddress, 'the name leads nowhere on the open internet');

/** True for an address, or a network such as `10.1.0.0/16`. */
export function isNetwork(text: string): boolean {
  const [net = '', bits, ...more] = text.split('/');
  const version = isIP(net);
  if (!version || more.length) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32));
}

/** Networks as a list that addresses can be checked against. Throws for a text that names none. */
export function networksOf(text: string): BlockList {
  const networks = new BlockList();
  for (const each of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    if (!isNetwork(each)) throw new Error(`${each} is not an address or a network such as 10.1.0.0/16`);
    const [net = '', bits] = each.split('/');
    const family = isIP(net) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) networks.addAddress(net, family);
    else networks.addSubnet(net, Number(bits), family);
  }
  return networks;
}

/** True when an address from outside may be called at all: https on its usual port, and no internal host. */
export function isPublicUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, port, username, password, hostname } = new URL(url);
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || port || username || password) return false;
  return isIP(bare)
    ? isPublicAddress(bare)
    : bare.includes('.') && !/(?:^|\.)(?:localhost|local|internal)\.?$/i.test(bare);
}
