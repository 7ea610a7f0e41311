import { RecordSealing } from '../domain/radiusClient/commands.ts';
import { mustSeal } from '../domain/radiusClient/radiusClient.ts';
import type { Kit } from '../server-kit/kit.ts';
import type { Client, Clients } from './clients/clients.ts';
import { duplicates } from './duplicates.ts';
import type { Decision, Login, Logins } from './login.ts';
import { attribute, code } from './protocol/codes.ts';
import {
  decoded,
  type Malformed,
  type Packet,
  parsePacket,
  textAttributes,
  textOf,
  valuesOf,
} from './protocol/packet.ts';
import { revealPassword, sealingOf, writeReply } from './protocol/seals.ts';

export type Sender = { address: string; port: number };
/** The reasons for which a datagram gets no reply. Each is counted. */
export type Dropped =
  | Malformed
  | 'unknown client'
  | 'seal'
  | 'secret'
  | 'code'
  | 'repeated'
  | 'too many'
  | 'failed'
  | 'overtaken';
/** What became of datagrams since the start. */
export type Tally = Map<Dropped | 'accept' | 'reject' | 'challenge' | 'status', number>;
type Verified = { client: Client; secret: Buffer };

/** The most logins that wait at once: in total, and for one client. */
const mostWaiting = { all: 10_000, client: 1_000 };
/** The time in milliseconds that a login may take: the life of a request, and a little more. */
const lasts = 125_000;
const texts = {
  suspended: 'This client is suspended.',
  username: 'The request has no user name.',
  pap: 'Only PAP is supported. Please set the client to PAP.',
} as const;

/** Answers datagrams: finds the client, verifies, recognises repeats, and lets `logins` decide. */
export function gatewayOf(kit: Pick<Kit, 'executor' | 'clock' | 'log'>, clients: Clients, logins: Logins) {
  const { clock, log, executor } = kit;
  const seen = duplicates(clock);
  const tally: Tally = new Map();
  const warned = new Map<string, number>();
  const waiting = new Map<string, number>();
  let all = 0;

  const count = (what: Dropped | Decision['kind'] | 'status') => tally.set(what, (tally.get(what) ?? 0) + 1);
  const drop = (why: Dropped) => {
    count(why);
    return null;
  };
  /** Warns about a client once a minute at most. */
  function warn(client: Client, message: string) {
    const now = clock();
    if ((warned.get(client.id) ?? Number.NEGATIVE_INFINITY) > now - 60_000) return;
    if (warned.size > 1_000) warned.clear();
    warned.set(client.id, now);
    log.warn({ radiusClient: client.id, application: client.applicationId }, message);
  }

  /** Finds the client of a packet: the one at its address whose secret verifies it, or the only one without a seal. */
  async function verified(packet: Packet, address: string): Promise<Verified | Dropped> {
    const candidates = clients.at(address);
    if (!candidates.length) return 'unknown client';
    const known: Verified[] = [];
    for (const client of candidates) {
      const secret = await clients.secretOf(client);
      if (secret) known.push({ client, secret });
    }
    if (packet.sealedAt !== null)
      return known.find(({ secret }) => sealingOf(packet, secret) === 'right') ?? 'seal';
    if (packet.code === code.statusServer) return 'seal';
    const trusting = known.filter(({ client }) => !mustSeal(client.state));
    if (trusting.length === 1) return trusting[0]!;
    for (const { client } of known)
      warn(client, 'a RADIUS request without a Message-Authenticator was dropped');
    return 'seal';
  }

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

  /** The login in an Access-Request, or the reason why it is none. */
  function loginIn(packet: Packet, secret: Buffer, { address }: Sender): Login | Decision | Dropped {
    const reject = (message: string): Decision => ({ kind: 'reject', message });
    if (valuesOf(packet, attribute.eapMessage).length || valuesOf(packet, attribute.chapPassword).length)
      return reject(texts.pap);
    const [hidden, ...more] = valuesOf(packet, attribute.userPassword);
    const password = hidden && !more.length ? revealPassword(hidden, packet.authenticator, secret) : null;
    if (!password) return reject(texts.pap);
    // Without a seal, only a readable password shows that both sides have the same secret.
    if (packet.sealedAt === null && decoded(password) === null) return 'secret';
    const username = textOf(packet, attribute.userName)?.trim();
    if (!username) return reject(texts.username);
    const { authenticator } = packet;
    const state = textOf(packet, attribute.state);
    return {
      username,
      authenticator,
      state,
      callingFrom: textOf(packet, attribute.callingStationId),
      address,
    };
  }

  async function decided(
    { client, secret }: Verified,
    packet: Packet,
    sender: Sender,
  ): Promise<Decision | Dropped | null> {
    if (client.state.status === 'suspended') return { kind: 'reject', message: texts.suspended };
    const login = loginIn(packet, secret, sender);
    if (typeof login === 'string' || 'kind' in login) return login;
    const own = waiting.get(client.id) ?? 0;
    if (all >= mostWaiting.all || own >= mostWaiting.client) return 'too many';
    all++;
    waiting.set(client.id, own + 1);
    try {
      return await logins.decide(client, login);
    } finally {
      all--;
      const left = waiting.get(client.id)! - 1;
      if (left) waiting.set(client.id, left);
      else waiting.delete(client.id);
    }
  }

  /** The reply to a datagram, or null when it gets none. */
  async function answer(datagram: Buffer, sender: Sender): Promise<Buffer | null> {
    const packet = parsePacket(datagram);
    if (typeof packet === 'string') return drop(packet);
    if (packet.code !== code.accessRequest && packet.code !== code.statusServer) return drop('code');
    const found = await verified(packet, sender.address);
    if (typeof found === 'string') return drop(found);
    const { secret } = found;
    if (packet.code === code.statusServer) {
      count('status');
      return writeReply(code.accessAccept, packet, secret);
    }
    const repeat = seen.see(sender, packet, lasts);
    if (repeat.state === 'answered') return repeat.reply;
    if (repeat.state === 'working') return drop('repeated');
    try {
      watchSeal(found, packet);
      const decision = await decided(found, packet, sender);
      if (decision === null || typeof decision === 'string') {
        repeat.settle(null);
        return drop(decision ?? 'failed');
      }
      const reply = replyTo(packet, secret, decision);
      if (!repeat.settle(reply)) return drop('overtaken');
      count(decision.kind);
      return reply;
    } catch (error) {
      // Without a reply the client asks again, perhaps another server.
      repeat.settle(null);
      log.error({ err: error }, 'a RADIUS request could not be answered');
      return drop('failed');
    }
  }
  return { answer, tally, waiting: () => all };
}
export type Gateway = ReturnType<typeof gatewayOf>;

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
