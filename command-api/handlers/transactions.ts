import { randomBytes } from 'node:crypto';
import QRCode from 'qrcode';
import type { z } from 'zod';
import type { Told, transactionCalls } from '../../api/calls/transactions.ts';
import { ref, streamOf } from '../../domain/kit.ts';
import { sameEmail } from '../../domain/operator/commands.ts';
import { Refusal, refuse } from '../../domain/refusals.ts';
import {
  CloseTransaction,
  CollectSignIn,
  deviceMessages,
  OpenTransaction,
  outcomes,
  ReportTransaction,
} from '../../domain/transaction/approval.ts';
import { statusAt, type Transaction, transaction } from '../../domain/transaction/transaction.ts';
import type { Answer, Caller } from '../../server-kit/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { challengeOf, hashOf, newNumber, newSecret } from '../ceremony/approval.ts';
import { changesOf } from '../ceremony/changes.ts';
import { as, originOf } from '../origin.ts';
import { browserOf, platformOf } from '../userAgent.ts';
import { signedIn } from './signedIn.ts';

type In<K extends keyof typeof transactionCalls> = { id: string } & ((typeof transactionCalls)[K] extends {
  body: infer B extends z.ZodType;
}
  ? z.output<B>
  : never);
const calls = {
  create: { path: 'POST /transaction/createTransaction' },
  update: { path: 'POST /transaction/updateTransactionStatus/:id' },
  collect: { path: 'POST /transaction/collectTransaction/:id' },
} as const;
/** The link outlives the request, so that the phone can say that it came too late. Seconds. */
const linkLasts = 600;
/** How many requests may be opened in all, and how many screens may have a stream open at a time. */
const flood = { count: 1000, seconds: 120 };
const mostStreams = 1000;

function tooMany(retryAfterSeconds: number): never {
  throw Object.assign(new Refusal('request.tooMany'), { retryAfterSeconds });
}

/** Requests that wait for an approval on another device. */
export function transactionHandlers(kit: Kit) {
  const { executor, tokens, origins, clock, rates } = kit;
  const changes = changesOf(kit.store);
  let streams = 0;

  const look = async (id: string, fresh = false) =>
    (await executor.look(ref(transaction, id), { fresh })).state as Transaction;
  /** Who may look: the browser that opened it, or who has the link. To all others there is no such transaction. */
  async function mine(id: string, { bearer = '' }: Caller): Promise<'initiator' | 'approver'> {
    const state = /^[\w.~-]{1,64}$/.test(id) ? await look(id) : null;
    if (!state?.opened) refuse('transaction.unknown');
    if (hashOf(bearer) === state.opened.secretHash) return 'initiator';
    return linked(bearer) === id ? 'approver' : refuse('transaction.unknown');
  }
  function linked(bearer: string): string | null {
    try {
      return tokens.open<{ id: string }>('approval', bearer).id;
    } catch {
      return null;
    }
  }
  async function told(id: string, fresh = false): Promise<Told> {
    const state = await look(id, fresh);
    const now = statusAt(state, clock());
    const success = now === 'approved' || now === 'completed';
    return {
      errorCode: 0,
      transactionId: id,
      transactionStatus: now === 'pending' ? 'PENDING' : success ? 'SUCCESS' : 'FAILED',
      state: now,
      message: state.message,
      expiresAt: state.opened!.expiresAt,
    };
  }

  async function createTransaction(
    body: Omit<In<'createTransaction'>, 'id'>,
    caller: Caller,
    answer: Answer,
  ) {
    const { ok, retryAfterSeconds } = rates.allow('open transactions', flood, clock());
    if (!ok) tooMany(retryAfterSeconds);
    const { username, longitude, latitude } = body;
    const id = randomBytes(16).toString('base64url');
    const secret = newSecret();
    const found = username ? await executor.reserved.holderOf('email', sameEmail(username)) : null;
    const shown = {
      id,
      secretHash: hashOf(secret),
      target: 'operator console' as const,
      // an address that nobody has opens a request that nobody can approve, and answers like any other
      operatorId: username ? (found?.id ?? id) : null,
      number: newNumber(),
      device: `${browserOf(caller.userAgent)} on ${platformOf(caller.userAgent)}`,
      ip: caller.ip,
      place: { longitude, latitude },
      requestedAt: new Date(clock()).toISOString(),
    };
    const { target: _, ...opening } = shown;
    const opened = {
      ...opening,
      kind: 'login' as const,
      subjectId: found?.id ?? id,
      challenge: challengeOf(shown),
    };
    const { position } = await executor.execute(OpenTransaction, opened, originOf(calls.create, {}, caller));
    answer.position(position);
    const { expiresAt } = (await look(id)).opened!;
    return { errorCode: 0, transactionId: id, secret, number: shown.number, expiresAt };
  }

  async function* following(id: string, signal: AbortSignal) {
    streams++;
    try {
      for (;;) {
        const left = Math.max(0, Date.parse((await look(id)).opened!.expiresAt) - clock());
        const { come } = await changes.next(streamOf(ref(transaction, id)), left + 10, signal);
        // the log tells of an outcome a moment before it is remembered here
        const now = await told(id, true);
        yield now;
        if (now.transactionStatus !== 'PENDING' || signal.aborted) return;
        await come;
      }
    } finally {
      streams--;
    }
  }
  async function getTransaction({ id }: { id: string }, caller: Caller, answer: Answer) {
    await mine(id, caller);
    if (!caller.wantsEvents) return told(id);
    if (streams >= mostStreams) tooMany(1);
    answer.events((signal) => following(id, signal));
  }

  async function updateTransactionStatus(
    { id, message, reported }: In<'updateTransactionStatus'>,
    caller: Caller,
    answer: Answer,
  ) {
    const who = await mine(id, caller);
    const origin = originOf(calls.update, {}, caller);
    const as = who === 'approver' && message === outcomes.declined ? 'declined' : 'failed';
    const known = deviceMessages.find((each) => each === message);
    const { position } =
      reported && who === 'approver'
        ? await executor.execute(ReportTransaction, { id }, origin)
        : await executor.execute(CloseTransaction, { id, as, ...(known && { message: known }) }, origin);
    answer.position(position);
    return told(id);
  }

  async function generateQrCode({ transactionId: id }: { transactionId: string }, caller: Caller) {
    if ((await mine(id, caller)) !== 'initiator') refuse('transaction.unknown');
    const url = `${origins.public}/approve/${tokens.seal('approval', { id }, linkLasts)}`;
    const svg = await QRCode.toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
    return { errorCode: 0, svg, url };
  }

  async function collectTransaction({ id }: { id: string }, caller: Caller, answer: Answer) {
    if ((await mine(id, caller)) !== 'initiator') refuse('transaction.unknown');
    const { approved, opened } = await look(id);
    if (!approved || !opened) refuse('transaction.unknown');
    const { operatorId, deviceId } = approved;
    const { organisationId } = (await executor.look(ref(transaction, id))).ancestors;
    const { secretHash } = opened;
    const by = as(originOf(calls.collect, {}, caller), 'operator', operatorId, organisationId!);
    const { userAgent } = caller;
    const where = { platform: platformOf(userAgent), browser: browserOf(userAgent) };
    const input = { id, secretHash, operatorId, organisationId: organisationId!, deviceId, ...where };
    const { position } = await executor.execute(CollectSignIn, input, by);
    answer.position(position);
    return signedIn(kit, { id: operatorId, organisationId: organisationId!, deviceId });
  }

  return {
    createTransaction,
    getTransaction,
    updateTransactionStatus,
    generateQrCode,
    collectTransaction,
  };
}
