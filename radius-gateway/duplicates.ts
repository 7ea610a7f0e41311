import type { Packet } from './protocol/packet.ts';

/** How long a reply is kept for repeats of its request, in milliseconds (RFC 5080 section 2.2.2). */
const keptFor = 30_000;

type Entry = { authenticator: string; reply: Buffer | null; expiresAt: number };
type Sender = { address: string; port: number };
/** A request that is new, is being worked on, or was answered with these octets. */
export type Seen =
  | { state: 'new'; settle: (reply: Buffer | null) => boolean }
  | { state: 'working' }
  | { state: 'answered'; reply: Buffer };

/**
 * Recognises repeated requests by sender, identifier and authenticator (RFC 5080 section 2.2.2), so that a repeat gets
 * the reply of the first and never starts work again. Of a sender's requests with one identifier only the newest
 * counts. The oldest entries go when there are more than `most`.
 */
export function duplicates(clock: () => number, most = 50_000) {
  const entries = new Map<string, Entry>();

  function forgetOld(now: number) {
    for (const [key, { expiresAt }] of entries) {
      if (expiresAt > now && entries.size <= most) return;
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
      if (known && known.authenticator === name && known.expiresAt > now)
        return known.reply ? { state: 'answered', reply: known.reply } : { state: 'working' };
      const entry: Entry = { authenticator: name, reply: null, expiresAt: now + lasts + keptFor };
      entries.delete(key);
      entries.set(key, entry);
      forgetOld(now);
      return {
        state: 'new',
        /** Keeps the reply, or forgets the request without one. False when a newer request took its place. */
        settle(reply) {
          if (entries.get(key) !== entry) return false;
          if (reply) Object.assign(entry, { reply, expiresAt: clock() + keptFor });
          else entries.delete(key);
          return true;
        },
      };
    },
  };
}
export type Duplicates = ReturnType<typeof duplicates>;
