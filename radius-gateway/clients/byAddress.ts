import { masked, networkOf, octetsOf } from '../../domain/radiusClient/address.ts';
import { boundedCache } from '../../event-store/cache.ts';

/** The most clients that are tried for one packet, so that a packet costs little however many share an address. */
const mostTried = 64;

/**
 * Finds entries by the networks to which they belong. Each look-up costs one step per length of prefix in use. `ownerOf`
 * names whose an entry is, so that one owner's entries cannot crowd out another's.
 */
export function byAddress<T extends object>(ownerOf: (entry: T) => string) {
  /** The entries of each network. Most networks have one client, and a set for it would take more memory than that. */
  const found = new Map<string, T | Set<T>>();
  /** The number of networks with each length of prefix, by the number of octets of an address. */
  const lengths = { 4: new Map<number, number>(), 16: new Map<number, number>() };
  /** The entries that were found for an address, until one is added or removed. */
  const answers = boundedCache<readonly T[]>(10_000);
  const keyOf = (octets: readonly number[], prefix: number) =>
    `${prefix}/${masked(octets, prefix).join('.')}`;

  function add(address: string, one: T) {
    answers.clear();
    const network = networkOf(address);
    if (!network) return;
    const { octets, prefix } = network;
    const key = keyOf(octets, prefix);
    const there = found.get(key);
    if (there instanceof Set) return void there.add(one);
    found.set(key, there ? new Set([there, one]) : one);
    if (there) return;
    const count = lengths[octets.length as 4 | 16];
    count.set(prefix, (count.get(prefix) ?? 0) + 1);
  }
  function remove(address: string, one: T) {
    answers.clear();
    const network = networkOf(address);
    if (!network) return;
    const { octets, prefix } = network;
    const key = keyOf(octets, prefix);
    const there = found.get(key);
    if (there instanceof Set) {
      there.delete(one);
      if (there.size === 1) found.set(key, [...there][0]!);
      return;
    }
    if (there !== one) return;
    found.delete(key);
    const count = lengths[octets.length as 4 | 16];
    const left = count.get(prefix)! - 1;
    if (left) count.set(prefix, left);
    else count.delete(prefix);
  }
  /** Everything whose network contains the address, the smallest networks first, then the oldest; `mostTried` at most. */
  function at(address: string): readonly T[] {
    const known = answers.get(address);
    if (known) return known;
    const found = search(address);
    answers.set(address, found);
    return found;
  }
  function search(address: string): T[] {
    // Link-local addresses come with the interface (RFC 4007 section 11), which the settings do not name.
    const octets = octetsOf(address.replace(/%.*$/, ''));
    if (!octets) return [];
    const prefixes = [...lengths[octets.length as 4 | 16].keys()].sort((a, b) => b - a);
    const all = prefixes.flatMap((prefix) => {
      const there = found.get(keyOf(octets, prefix));
      return there instanceof Set ? [...there] : (there ?? []);
    });
    if (all.length <= mostTried) return all;
    const ranks = new Map<string, number>();
    const rankOf = (owner: string) => {
      const rank = ranks.get(owner) ?? 0;
      ranks.set(owner, rank + 1);
      return rank;
    };
    const ranked = all.map((entry) => ({ entry, rank: rankOf(ownerOf(entry)) }));
    return ranked
      .sort((a, b) => a.rank - b.rank)
      .slice(0, mostTried)
      .map(({ entry }) => entry);
  }
  return { add, remove, at };
}
