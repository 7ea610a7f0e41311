import type { Packet } from './protocol/packet.ts';

/** The time for which a reply is kept for repeats of its request, in milliseconds (RFC 5080 section 2.2.2). */
const keptFor = 30_000;
/** The time between two searches for old entries, in milliseconds. */
const sweptEvery = 1000;

/** A request that is worked on or was answered. */
export type Entry = {
  readonly key: string;
  readonly authenticator: string;
  reply: Buffer | null;
  expiresAt: number;
};
type Sender = { address: string; port: number };
/** The entry of a new request, the reply for a repeat, or `working` for a repeat while the first is being worked on. */
export type Seen = Entry | Buffer | 'working';

/**
 * Recognises repeated requests by sender, identifier and authenticator (RFC 5080 section 2.2.2), so that a repeat gets
 * the reply of the first and never starts work again. Of a sender's requests with one identifier only the newest
 * counts. There are never more than `most` entries, and those for which there is no room go a thousandth at a time,
 * the oldest first: to find the first entry of a Map takes long after many deletions.
 */
export function duplicates(clock: () => number, most = 50_000) {
  const entries = new Map<string, Entry>();
  let sweptAt = Number.NEGATIVE_INFINITY;

  function forgetOld(now: number) {
    if (entries.size <= most && now - sweptAt < sweptEvery) return;
    sweptAt = now;
    const room = entries.size > most ? most - Math.ceil(most / 1000) : most;
    for (const [key, { expiresAt }] of entries) {
      if (expiresAt > now && entries.size <= room) return;
      entries.delete(key);
    }
  }
  return {
    size: () => entries.size,
    /** `lasts` is the time in milliseconds that the work on a new request may take. */
    see({ address, port }: Sender, { identifier, authenticator }: Packet, lasts: number): Seen {
      const now = clock();
      const key = `${address} ${port} ${identifier}`;
      const name = authenticator.toString('latin1');
      const known = entries.get(key);
      if (known && known.authenticator === name && known.expiresAt > now) return known.reply ?? 'working';
      const entry: Entry = { key, authenticator: name, reply: null, expiresAt: now + lasts + keptFor };
      if (known) entries.delete(key);
      entries.set(key, entry);
      forgetOld(now);
      return entry;
    },
    /** Keeps the reply, or forgets the request without one. False when a newer request took its place. */
    settle(entry: Entry, reply: Buffer | null): boolean {
      if (entries.get(entry.key) !== entry) return false;
      if (!reply) return entries.delete(entry.key);
      entry.reply = reply;
      entry.expiresAt = clock() + keptFor;
      return true;
    },
  };
}
