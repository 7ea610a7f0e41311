import { RecordSealing } from '../domain/radiusClient/commands.ts';
import { Refusal } from '../domain/refusals.ts';
import type { Kit } from '../server-kit/kit.ts';
import { type Accounting, reportIn } from './accounting.ts';
import type { Clients } from './clients/clients.ts';
import { duplicates } from './duplicates.ts';
import type { Decision, Login, Logins } from './login.ts';
import { attribute, code } from './protocol/codes.ts';
import {
  type Attribute,
  decoded,
  type Malformed,
  onlyValueOf,
  type Packet,
  parsePacket,
  textAttributes,
  textOf,
} from './protocol/packet.ts';
import { isHiddenPassword, revealPassword, writeReply } from './protocol/seals.ts';
import { type Verified, verifier } from './verify.ts';

export type Sender = { address: string; port: number };
/** The reasons for which a datagram gets no reply. Each is counted. */
export type Dropped =
  | Malformed
  | 'unknown client'
  | 'seal'
  | 'secret'
  | 'code'
  | 'report'
  | 'repeated'
  | 'too many'
  | 'failed'
  | 'overtaken';
/** The outcome of a request that got a reply. */
export type Answered = Decision['kind'] | 'status' | 'accounted' | 'again';
/** How many datagrams had each outcome since the start. */
export type Tally = Map<Dropped | Answered, number>;
type Answer = { reply: Buffer; as: Answered };
type Outcome = Answer | Dropped;

/** The most requests that wait at once: in total, and for one client. */
const mostWaiting = { all: 10_000, client: 1_000 };
/** The time in milliseconds that a login may take: the life of a request, and a little more. */
const lasts = 125_000;
const texts = {
  suspended: 'This client is suspended.',
  username: 'The request has no user name.',
  pap: 'Only PAP is supported. Please set the client to PAP.',
} as const;

type Kits = Pick<Kit, 'executor' | 'clock' | 'log'>;
/** Answers datagrams: finds the client, verifies, recognises repeats, and lets logins and accounting do the work. */
export function gatewayOf(kit: Kits, clients: Clients, logins: Logins, accounting: Accounting) {
  const { clock, log, executor } = kit;
  const { verified, warn } = verifier(kit, clients);
  const tally: Tally = new Map();
  const waiting = new Map<string, number>();
  let all = 0;

  const count = (what: Dropped | Answered) => tally.set(what, (tally.get(what) ?? 0) + 1);
  const drop = (why: Dropped) => {
    count(why);
    return null;
  };

  /** Notes that a client seals, or warns that it need not. */
  function watchSeal({ client }: Verified, packet: Packet) {
    const { settings, seals } = client.state;
    if (settings?.messageAuthenticator === 'off')
      warn(client, 'a RADIUS client works without Message-Authenticator');
    if (settings?.messageAuthenticator !== 'auto' || packet.sealedAt === null || seals) return;
    const provenance = { actor: { role: 'system', id: 'radius' }, correlationId: client.id } as const;
    executor.execute(RecordSealing, { id: client.id }, provenance).catch((error) => {
      log.warn({ err: error }, 'it could not be recorded that a RADIUS client seals its requests');
    });
  }

  function signIn(found: Verified, packet: Packet, sender: Sender): Outcome | Promise<Outcome> {
    const { client, secret } = found;
    watchSeal(found, packet);
    const answer = (decision: Decision) => ({ reply: replyTo(packet, secret, decision), as: decision.kind });
    if (client.state.status === 'suspended') return answer({ kind: 'reject', message: texts.suspended });
    const login = loginIn(packet, secret, sender);
    if (typeof login === 'string') return login;
    if ('kind' in login) return answer(login);
    const refused = logins.refusedAtOnce(client, login);
    if (refused) return answer(refused);
    return logins.decide(client, login).then((decision) => (decision ? answer(decision) : 'failed'));
  }

  async function account({ client, secret }: Verified, packet: Packet, { address }: Sender) {
    const report = reportIn(packet);
    if (!report) return 'report' as const;
    try {
      await accounting.record(client, report, address);
    } catch (error) {
      // The client was deleted meanwhile.
      if (error instanceof Refusal) return 'failed' as const;
      throw error;
    }
    return { reply: writeReply(code.accountingResponse, packet, secret), as: 'accounted' as const };
  }

  /** Does the work of a request, unless too many wait already. Most that needs no wait is done at once. */
  function within(
    { client: { id } }: Verified,
    work: () => Outcome | Promise<Outcome>,
  ): Outcome | Promise<Outcome> {
    const own = waiting.get(id) ?? 0;
    if (all >= mostWaiting.all || own >= mostWaiting.client) return 'too many';
    const outcome = work();
    if (!(outcome instanceof Promise)) return outcome;
    all++;
    waiting.set(id, own + 1);
    return outcome.finally(() => {
      all--;
      const left = waiting.get(id)! - 1;
      if (left) waiting.set(id, left);
      else waiting.delete(id);
    });
  }

  /** Makes the answers of one port, which serves one kind of requests and Status-Server. */
  function answering(
    serves: { request: number; status: number },
    work: (found: Verified, packet: Packet, sender: Sender) => Outcome | Promise<Outcome>,
  ) {
    const seen = duplicates(clock);
    /** The reply to a datagram, or null when it gets none. */
    return async (datagram: Buffer, sender: Sender): Promise<Buffer | null> => {
      const packet = parsePacket(datagram);
      if (typeof packet === 'string') return drop(packet);
      if (packet.code !== serves.request && packet.code !== code.statusServer) return drop('code');
      let settle: ((reply: Buffer | null) => boolean) | null = null;
      try {
        // What is known is not waited for: a turn of the queue costs more than what is done in it.
        const verdict = verified(packet, sender.address);
        const found = verdict instanceof Promise ? await verdict : verdict;
        if (typeof found === 'string') return drop(found);
        if (packet.code === code.statusServer) {
          count('status');
          return writeReply(serves.status, packet, found.secret);
        }
        const repeat = seen.see(sender, packet, lasts);
        if (repeat.state === 'answered') {
          count('again');
          return repeat.reply;
        }
        if (repeat.state === 'working') return drop('repeated');
        ({ settle } = repeat);
        const working = within(found, () => work(found, packet, sender));
        const answer = working instanceof Promise ? await working : working;
        const isDropped = typeof answer === 'string';
        const isNewest = settle(isDropped ? null : answer.reply);
        if (isDropped) return drop(answer);
        if (!isNewest) return drop('overtaken');
        count(answer.as);
        return answer.reply;
      } catch (error) {
        // A client that gets no reply asks again, perhaps another server.
        settle?.(null);
        log.error({ err: error }, 'a RADIUS request could not be answered');
        return drop('failed');
      }
    };
  }
  return {
    answer: answering({ request: code.accessRequest, status: code.accessAccept }, signIn),
    account: answering({ request: code.accountingRequest, status: code.accountingResponse }, account),
    tally,
    waiting: () => all,
  };
}
export type Gateway = ReturnType<typeof gatewayOf>;

/** The login in an Access-Request, or the reason why it is none. */
function loginIn(packet: Packet, secret: Buffer, { address }: Sender): Login | Decision | Dropped {
  const reject = (message: string): Decision => ({ kind: 'reject', message });
  const isOther = ({ type }: Attribute) => type === attribute.eapMessage || type === attribute.chapPassword;
  if (packet.attributes.some(isOther)) return reject(texts.pap);
  const hidden = onlyValueOf(packet, attribute.userPassword);
  if (!hidden || !isHiddenPassword(hidden)) return reject(texts.pap);
  const password = () => decoded(revealPassword(hidden, packet.authenticator, secret)!);
  // A request without a seal proves the shared secret only by a readable password.
  if (packet.sealedAt === null && password() === null) return 'secret';
  const username = textOf(packet, attribute.userName)?.trim();
  if (!username) return reject(texts.username);
  const { authenticator } = packet;
  const state = textOf(packet, attribute.state);
  const callingFrom = textOf(packet, attribute.callingStationId);
  return { username, password, authenticator, state, callingFrom, address };
}

const codes = {
  accept: code.accessAccept,
  reject: code.accessReject,
  challenge: code.accessChallenge,
} as const;
function replyTo(packet: Packet, secret: Buffer, decision: Decision): Buffer {
  const message = 'message' in decision ? textAttributes(attribute.replyMessage, decision.message) : [];
  const state =
    decision.kind === 'challenge' ? [{ type: attribute.state, value: Buffer.from(decision.state) }] : [];
  return writeReply(codes[decision.kind], packet, secret, [...message, ...state]);
}
