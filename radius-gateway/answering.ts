import type { Kit } from '../server-kit/kit.ts';
import { duplicates, type Entry } from './duplicates.ts';
import type { Decision } from './login.ts';
import { code } from './protocol/codes.ts';
import { type Malformed, type Packet, parsePacket } from './protocol/packet.ts';
import { writeReply } from './protocol/seals.ts';
import type { Verdict, Verified, Verifier } from './verify.ts';

export type Sender = { address: string; port: number };
/** The reasons for which a datagram gets no reply. Each is counted. */
export type Dropped =
  | Malformed
  | 'port'
  | 'unknown client'
  | 'seal'
  | 'secret'
  | 'code'
  | 'repeated'
  | 'too many'
  | 'failed'
  | 'overtaken';
/** The outcome of a request that got a reply. */
export type Answered = Decision['kind'] | 'status' | 'accounted' | 'again' | 'too many';
/** The number of datagrams with each outcome since the start. */
export type Tally = Map<Dropped | Answered, number>;
type Answer = { reply: Buffer; as: Answered };
/** The outcome of a request. */
export type Outcome = Answer | Dropped;
/** The reply to a datagram, or null when it gets none. */
export type Reply = Promise<Buffer | null>;

/** The time in milliseconds that a login may take: the life of a request, and a little more. */
const lasts = 125_000;

export type Work = (found: Verified, packet: Packet, sender: Sender) => Promise<Outcome>;
/** The service at a port: one kind of requests, which this work answers, and Status-Server. */
type Serves = { request: number; status: number; work: Work };
type Parts = Pick<Kit, 'clock' | 'log'> &
  Pick<Verifier, 'verified'> & { count: (what: Dropped | Answered) => void };

/** Makes the answers of one port: parses, verifies, recognises repeats, and counts what became of each datagram. */
export function answering({ clock, log, verified, count }: Parts, { request, status, work }: Serves) {
  const drop = (why: Dropped) => {
    count(why);
    return null;
  };
  const seen = duplicates(clock);
  /** Counts what became of a request, and keeps its reply for repeats. */
  function settled(entry: Entry, outcome: Outcome): Buffer | null {
    const isDropped = typeof outcome === 'string';
    const isNewest = seen.settle(entry, isDropped ? null : outcome.reply);
    if (isDropped) return drop(outcome);
    if (!isNewest) return drop('overtaken');
    count(outcome.as);
    return outcome.reply;
  }
  async function serve(found: Verdict, packet: Packet, sender: Sender): Reply {
    if (typeof found === 'string') return drop(found);
    if (packet.code === code.statusServer) {
      count('status');
      return writeReply(status, packet, found.secret);
    }
    const entry = seen.see(sender, packet, lasts);
    if (entry === 'working') return drop('repeated');
    if (Buffer.isBuffer(entry)) {
      count('again');
      return entry;
    }
    try {
      return settled(entry, await work(found, packet, sender));
    } catch (error) {
      // A client that gets no reply asks again, perhaps another server.
      seen.settle(entry, null);
      throw error;
    }
  }
  return async (datagram: Buffer, sender: Sender): Reply => {
    // Nothing can be sent to this port, which only a forged packet comes from.
    if (sender.port === 0) return drop('port');
    const packet = parsePacket(datagram);
    if (typeof packet === 'string') return drop(packet);
    if (packet.code !== request && packet.code !== code.statusServer) return drop('code');
    try {
      return await serve(await verified(packet, sender.address), packet, sender);
    } catch (error) {
      log.error({ err: error }, 'a RADIUS request could not be answered');
      return drop('failed');
    }
  };
}
