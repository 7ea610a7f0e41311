import { isIPv6 } from 'node:net';
import type { Rate } from '../api/kit.ts';

export type Allowance = { ok: boolean; retryAfterSeconds: number };
export type Rates = {
  /** Takes one from the key's bucket of `count`, which refills evenly in `seconds`. `now` in milliseconds. */
  allow(key: string, rate: Rate, now: number): Allowance;
  /** Puts back what was taken from a key's bucket and turned out not to count. */
  putBack(key: string, rate: Rate): void;
};

/**
 * Limits in memory, one number per key: when its bucket is full again (the generic cell rate algorithm). At most
 * `maxKeys` are kept; the one not asked for longest goes first.
 */
export function ratesOf({ maxKeys = 100_000 } = {}): Rates {
  const fullAt = new Map<string, number>();
  const steady = steadyTime();
  return {
    allow(key, { count, seconds }, clockTime) {
      const now = steady(clockTime);
      const window = seconds * 1000;
      const before = Math.max(fullAt.get(key) ?? 0, now);
      const share = window / count;
      const after = before + share;
      // A tenth of a share more, because sums of fractions come out a little too high.
      const ok = after - now <= window + share / 10;
      fullAt.delete(key);
      fullAt.set(key, ok ? after : before);
      if (fullAt.size > maxKeys) fullAt.delete(fullAt.keys().next().value!);
      return { ok, retryAfterSeconds: ok ? 0 : Math.ceil((after - now - window) / 1000) };
    },
    putBack(key, { count, seconds }) {
      const full = fullAt.get(key);
      if (full !== undefined) fullAt.set(key, full - (seconds * 1000) / count);
    },
  };
}

/** Makes time from a clock that may be set back: it goes on from the latest time that was seen. */
function steadyTime() {
  let [latest, ahead] = [Number.NEGATIVE_INFINITY, 0];
  return (clockTime: number) => {
    if (clockTime < latest) ahead += latest - clockTime;
    latest = clockTime;
    return clockTime + ahead;
  };
}

/** What an address counts as: IPv6 by its /64, as the rest is the host's own choice (RFC 4291 section 2.5.1); mapped IPv4 as IPv4. */
export function addressKey(ip: string): string {
  const [address] = ip.split('%') as [string];
  if (!isIPv6(address)) return address;
  const groups = expand(address);
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff')
    return ipv4(groups[6]!, groups[7]!);
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** All eight groups; the URL parser writes any spelling as RFC 5952 has it. */
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
