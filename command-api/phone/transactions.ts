import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { transactionCalls } from '../../api/calls/approvals/transactions.ts';
import { hashOf } from '../../approvals/challenge.ts';
import { changesOf } from '../../approvals/changes.ts';
import { codeShown, newCode } from '../../approvals/code.ts';
import { collect } from '../../approvals/collect.ts';
import { followed } from '../../approvals/follow.ts';
import { linkTo } from '../../approvals/links.ts';
import { openedReply, placeIn } from '../../approvals/opening.ts';
import { lookAt, statusOf, whoseIs } from '../../approvals/requests/look.ts';
import { type Asking, openRequest } from '../../approvals/requests/open.ts';
import { formsOf } from '../../domain/addresses.ts';
import { aboutKind } from '../../domain/families/requests.ts';
import { ref } from '../../domain/kit.ts';
import { operator } from '../../domain/operator/operator.ts';
import { Refusal, refuse } from '../../domain/refusals.ts';
import {
  CloseTransaction,
  deviceMessages,
  outcomes,
  ReportTransaction,
} from '../../domain/transaction/approval.ts';
import { newId } from '../../event-store/newId.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import { asVisitor } from '../../server-kit/calls/callerOf.ts';
import { deviceIn } from '../../server-kit/http/request/userAgent.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { countsOf } from '../../server-kit/limits/counts.ts';
import { addressKey } from '../../server-kit/limits/rates.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { addingTo, deviceOf, type Granted, unused } from '../operators/operatorDevices.ts';
import { companyIn } from '../operators/operators.ts';
import { aboutOperator, resendToken, signedIn } from '../operators/signedIn.ts';

type In<K extends keyof typeof transactionCalls> = { id: string } & ((typeof transactionCalls)[K] extends {
  body: infer B extends z.ZodType;
}
  ? z.output<B>
  : never);
/** The most streams open at a time: in total, to one address, and for one request. */
const streamsAtMost = { all: 1000, address: 30, request: 3 };
const target = 'operator console';
/** The methods as the requirements number them; 1 is the screen's own device. */
const methodOf = { 2: 'phone', 3: 'phone app', 4: 'push' } as const;

/** Handles requests that wait for an approval on another device. */
export function transactionHandlers(kit: Kit) {
  const { executor, tokens, records } = kit;
  const changes = changesOf(kit.store);
  const streams = countsOf();

  const look = async (id: string, fresh = false) => (await lookAt(kit, id, fresh)).state;
  /** The caller's part: the browser that opened it, or a holder of the link. For others, the transaction is unknown. */
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
  /** The parts of a request that depend on what the console's screen asks for. */
  async function about(body: In<'createTransaction'>): Promise<Pick<Asking, 'ownerId'> & Partial<Asking>> {
    const { requestType: kind, email: address, username = address, register, accessToken } = body;
    if (kind === 'addDevice') {
      const granted = tokens.open<Granted>('new device', accessToken!);
      const { operatorId: ownerId, organisationId } = await addingTo(kit, granted.operatorId);
      await unused(kit, granted);
      const { email } = await personalOf(kit, ref(operator, ownerId));
      const { confirmedBy = null, recovered = null } = granted;
      const registration = { confirmedBy, recovered };
      return { ownerId, organisationId, deviceId: deviceOf(granted), account: email ?? '', registration };
    }
    if (kind === 'register') {
      const registration = companyIn(register!);
      const made = { ownerId: newId(), organisationId: newId(), deviceId: newId() };
      return { ...made, account: registration.person.email, registration };
    }
    if (!username) return { ownerId: null };
    const found = await executor.reserved.anyHolderOf('email', formsOf(username));
    // An unknown address gets a request that cannot be approved, and the same answer as any other.
    return { ownerId: found?.id ?? randomUUID() };
  }

  /** A code to type into the installed app instead of scanning, valid as long as the request waits. */
  async function typed(id: string): Promise<string> {
    const code = newCode();
    await records.put('approval code', code, id, {
      expiresAt: Date.parse((await look(id)).opened!.expiresAt),
    });
    return codeShown(code);
  }

  return {
    async createTransaction(body, caller) {
      const { requestType: kind, platform } = body;
      const from = { device: deviceIn(caller), ip: caller.ip, place: placeIn(body) };
      const method = methodOf[platform];
      const asking = { kind, target, method, ...from, ...(await about(body as In<'createTransaction'>)) };
      const provenance = asVisitor(caller);
      return openedReply(await openRequest(kit, asking, provenance));
    },

    async getTransaction({ id }, caller, answer) {
      await mine(id, caller);
      if (!caller.wantsEvents) return statusOf(kit, id);
      const over = streams.take({
        all: streamsAtMost.all,
        [`address ${addressKey(caller.ip)}`]: streamsAtMost.address * (await kit.widened(caller.ip)),
        [`request ${id}`]: streamsAtMost.request,
      });
      if (!over) throw Object.assign(new Refusal('request.tooMany'), { retryAfterSeconds: 1 });
      answer.events((signal) => followed(kit, changes, id, signal), over);
    },

    async updateTransactionStatus({ id, message, reported }, caller) {
      const who = await mine(id, caller);
      const { provenance } = caller;
      const as = who === 'approver' && message === outcomes.declined ? 'declined' : 'failed';
      const known = deviceMessages.find((each) => each === message);
      const whose = await whoseIs(kit, await look(id));
      const closing = { id, as, whose, ...(known && { message: known }) } as const;
      const { position } =
        reported && who === 'approver'
          ? await executor.execute(ReportTransaction, { id, whose }, provenance)
          : await executor.execute(CloseTransaction, closing, provenance);
      return { ...(await statusOf(kit, id)), position };
    },

    async generateQrCode({ transactionId: id, platform }, caller) {
      if ((await mine(id, caller)) !== 'initiator') refuse('transaction.unknown');
      const code = platform === 3 ? await typed(id) : null;
      return { errorCode: 0, ...(await linkTo(kit, id)), code };
    },

    async collectTransaction({ id }, caller) {
      if ((await mine(id, caller)) !== 'initiator') refuse('transaction.unknown');
      // Users' results are collected by the customer's page or a gateway.
      if (aboutKind((await look(id)).opened!.kind).owner !== 'operator') refuse('transaction.unknown');
      const { provenance } = caller;
      const { kind, ownerId, organisationId, deviceId, position } = await collect(
        kit,
        id,
        caller.bearer!,
        provenance,
      );
      if (kind === 'login')
        return {
          ...(await signedIn(kit, { id: ownerId, organisationId, deviceId, transactionId: id })),
          position,
        };
      const resend = kind === 'register' ? resendToken(kit, ownerId) : null;
      return { errorCode: 0, ...(await aboutOperator(kit, ownerId)), redirectTo: null, resendToken: resend };
    },
  } satisfies CommandHandlers;
}
