import { isIPv6 } from 'node:net';
import { type Allowance, type Rate, taken, timesOf } from '../../event-store/records/buckets.ts';

export type Rates = {
  /** Takes one from the key's bucket of `count`, which refills evenly in `seconds`. `now` is in milliseconds. */
  allow(key: string, rate: Rate, now: number): Allowance;
  /** Returns one to a key's bucket when the attempt turned out not to count. */
  putBack(key: string, rate: Rate): void;
};

/**
 * Keeps rate limits in memory. Beyond `maxKeys`, the key unused for longest is dropped first.
 */
export function ratesOf({ maxKeys = 200_000 } = {}): Rates {
  const fullAt = new Map<string, number>();
  const steady = steadyTime();
  return {
    allow(key, rate, clockTime) {
      const { fullAt: after, ...allowance } = taken(fullAt.get(key), rate, steady(clockTime));
      fullAt.delete(key);
      fullAt.set(key, after);
      if (fullAt.size > maxKeys) fullAt.delete(fullAt.keys().next().value!);
      return allowance;
    },
    putBack(key, rate) {
      const full = fullAt.get(key);
      if (full !== undefined) fullAt.set(key, full - timesOf(rate).share);
    },
  };
}

/** Makes steady time from a clock that may be set back: it continues from the latest time seen. */
function steadyTime() {
  let [latest, ahead] = [Number.NEGATIVE_INFINITY, 0];
  return (clockTime: number) => {
    if (clockTime < latest) ahead += latest - clockTime;
    latest = clockTime;
    return clockTime + ahead;
  };
}

/**
 * The key under which an address is limited: for IPv6 its /64, because the host chooses the rest (RFC 4291 section
 * 2.5.1), and for mapped IPv4 the IPv4 address.
 */
export function addressKey(ip: string): string {
  const [address] = ip.split('%') as [string];
  if (!isIPv6(address)) return address;
  const groups = expand(address);
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff')
    return ipv4(groups[6]!, groups[7]!);
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Returns all eight groups. The URL parser turns any spelling into that of RFC 5952. */
function expand(address: string): string[] {
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const [head, tail] = [groups(left), groups(right)];
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
const ipv4 = (high: string, low: string) => {
  const bits = Buffer.from(high.padStart(4, '0') + low.padStart(4, '0'), 'hex');
  return [...bits].join('.');
};
