import { saidTo } from '../approvals/networks/saying.ts';
import { RecordSealing } from '../domain/radiusClient/commands.ts';
import { type NameMode, usernameIn } from '../domain/radiusClient/names.ts';
import { Refusal } from '../domain/refusals.ts';
import type { Kit } from '../server-kit/kit.ts';
import { type Accounting, reportIn } from './accounting.ts';
import {
  type Answered,
  answering,
  type Dropped,
  type Outcome,
  type Sender,
  type Tally,
  type Work,
} from './answering.ts';
import { challengedPlaces } from './challenged.ts';
import type { Client, Clients } from './clients/clients.ts';
import type { Decision, Login, Logins } from './login.ts';
import { attribute, code } from './protocol/codes.ts';
import {
  type Attribute,
  decoded,
  onlyValueOf,
  type Packet,
  textAttributes,
  textOf,
  valuesOf,
} from './protocol/packet.ts';
import { isHiddenPassword, revealPassword, writeReply } from './protocol/seals.ts';
import { type Verified, verifier } from './verify.ts';
import { places } from './waiting.ts';

type Kits = Pick<Kit, 'executor' | 'clock' | 'log'>;
/** Answers datagrams: finds the client, verifies, recognises repeats, and lets logins and accounting do the work. */
export function gatewayOf(kit: Kits, clients: Clients, logins: Logins, accounting: Accounting) {
  const { clock, log, executor } = kit;
  const { verified, warn } = verifier(kit, clients, logins);
  const tally: Tally = new Map();
  // Accounting has room of its own, which sign-ins that wait for people do not take.
  const [signingIn, accounted] = [places(), places()];

  const challenged = challengedPlaces(clock);

  /**
   * Takes the places of a login: while it is decided, and, for a client that is answered by a challenge, until the request
   * is over: the client comes back and hears how it ended, or its time has passed. Answers what says how it was decided, or null when there is no place left.
   */
  function placeFor(client: Client, { state, callingFrom }: Login) {
    const giveBack = signingIn.take(client.id, callingFrom);
    if (!giveBack) return null;
    const asks = state === null && client.state.settings?.answers !== 'wait';
    const leave = asks ? challenged.take(client.id, callingFrom) : () => {};
    if (!leave) giveBack();
    return (
      leave &&
      ((decision: Decision | null) => {
        giveBack();
        if (asks && decision?.kind === 'challenge') challenged.keep(decision.state, leave);
        else leave();
        // A State that somebody sends for another user is refused, and its request still waits.
        const isOver = decision?.kind === 'accept' || (decision?.kind === 'reject' && decision.isOver);
        if (state !== null && isOver) challenged.over(state);
      })
    );
  }

  const count = (what: Dropped | Answered) => tally.set(what, (tally.get(what) ?? 0) + 1);
  /** Records that a client sends Message-Authenticators, or warns that its settings do not demand them. */
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

  async function signIn(found: Verified, packet: Packet, sender: Sender): Promise<Outcome> {
    const { client, secret } = found;
    watchSeal(found, packet);
    const { organisationId, applicationId } = client;
    const answer = async (
      decision: Decision,
      username: string | null = null,
      as: Answered = decision.kind,
    ) => {
      const to = { organisationId, applicationId, username };
      const says = 'told' in decision ? await saidTo(kit, to, decision.told) : '';
      return { reply: replyTo(packet, secret, decision, says), as };
    };
    if (client.state.status === 'suspended')
      return answer({ kind: 'reject', told: { code: 'reply.client' } });
    const login = loginIn(packet, secret, sender, client.state.settings?.names);
    if (typeof login === 'string') return login;
    if ('kind' in login) return answer(login);
    const decided = placeFor(client, login);
    if (!decided)
      return answer({ kind: 'reject', told: { code: 'transaction.tooMany' } }, login.username, 'too many');
    let decision: Decision | null = null;
    try {
      decision = await logins.decide(client, login);
    } finally {
      decided(decision);
    }
    return decision ? answer(decision, login.username) : 'failed';
  }

  async function account(
    { client, secret }: Verified,
    packet: Packet,
    { address }: Sender,
  ): Promise<Outcome> {
    const report = reportIn(packet);
    const giveBack = accounted.take(client.id);
    if (!giveBack) return 'too many';
    try {
      await accounting.record(client, report, address);
    } catch (error) {
      // The client was deleted meanwhile.
      if (error instanceof Refusal) return 'failed';
      throw error;
    } finally {
      giveBack();
    }
    return { reply: writeReply(code.accountingResponse, packet, secret), as: 'accounted' };
  }

  const answersOf = (request: number, status: number, work: Work) =>
    answering({ clock, log, verified, count }, { request, status, work });
  return {
    answer: answersOf(code.accessRequest, code.accessAccept, signIn),
    account: answersOf(code.accountingRequest, code.accountingResponse, account),
    tally,
    waiting: signingIn.waiting,
  };
}
export type Gateway = ReturnType<typeof gatewayOf>;

/** The login in an Access-Request, or the reason why it is no login. */
function loginIn(
  packet: Packet,
  secret: Buffer,
  { address }: Sender,
  names: NameMode | undefined,
): Login | Decision | Dropped {
  const reject = (code: 'reply.pap' | 'reply.username' | 'reply.closed'): Decision => ({
    kind: 'reject',
    told: { code },
  });
  const isOther = ({ type }: Attribute) => type === attribute.eapMessage || type === attribute.chapPassword;
  if (packet.attributes.some(isOther)) return reject('reply.pap');
  const hidden = onlyValueOf(packet, attribute.userPassword);
  const states = valuesOf(packet, attribute.state);
  // With a State nothing has to be typed, and some clients then send nothing at all.
  const isEmpty = hidden?.length === 0 && states.length > 0;
  if (!hidden || !(isEmpty || isHiddenPassword(hidden))) return reject('reply.pap');
  const password = () => (isEmpty ? '' : decoded(revealPassword(hidden, packet.authenticator, secret)!));
  // A request without a seal proves the shared secret only by a readable password.
  if (packet.sealedAt === null && password() === null) return 'secret';
  const username = usernameIn(textOf(packet, attribute.userName)?.trim() ?? '', names);
  if (!username) return reject('reply.username');
  const { authenticator } = packet;
  const state = textOf(packet, attribute.state);
  // A State that cannot be read is not one of ours, and must not begin a new sign-in.
  if (state === null && states.length) return reject('reply.closed');
  const callingFrom = textOf(packet, attribute.callingStationId);
  return { username, password, authenticator, state, callingFrom, address };
}

const codes = {
  accept: code.accessAccept,
  reject: code.accessReject,
  challenge: code.accessChallenge,
} as const;
function replyTo(packet: Packet, secret: Buffer, decision: Decision, says: string): Buffer {
  const message = textAttributes(attribute.replyMessage, says);
  const state =
    decision.kind === 'challenge' ? [{ type: attribute.state, value: Buffer.from(decision.state) }] : [];
  return writeReply(codes[decision.kind], packet, secret, [...message, ...state]);
}
