import { masked, octetsOf, spelled } from '../../domain/radiusClient/address.ts';
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
  const octets = octetsOf(address);
  if (!octets) return address;
  const prefix = octets.length === 4 ? 32 : 64;
  return spelled({ octets: masked(octets, prefix), prefix });
}

/** How many times the number of one /64 its whole /48 has, which one customer of a provider may be given (RFC 6177). */
const timesOfNetwork = 10;

/** The keys under which an address is limited, with how many times the number each has: its own, and for IPv6 its /48. */
export function addressKeys(ip: string): [key: string, times: number][] {
  const octets = octetsOf(ip.split('%')[0]!);
  const own: [string, number] = [addressKey(ip), 1];
  if (octets?.length !== 16) return [own];
  return [own, [spelled({ octets: masked(octets, 48), prefix: 48 }), timesOfNetwork]];
}
