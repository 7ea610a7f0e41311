import type { z } from 'zod';
import type { pushCalls } from '../../api/calls/approvals/push.ts';
import { hashOf } from '../../approvals/challenge.ts';
import { codeTyped } from '../../approvals/code.ts';
import { approvalToken } from '../../approvals/links.ts';
import { encryptFor } from '../../approvals/push/encrypt.ts';
import { notify } from '../../approvals/push/notify.ts';
import { pusherOf } from '../../approvals/push/pusher.ts';
import { vapidOf } from '../../approvals/push/vapid.ts';
import { lookAt } from '../../approvals/requests/look.ts';
import { formsOf } from '../../domain/addresses.ts';
import { aboutKind, type Kind } from '../../domain/families/requests.ts';
import { ref } from '../../domain/kit.ts';
import { operator } from '../../domain/operator/operator.ts';
import { askers, pushes, requestedIn, spansOf } from '../../domain/pushes/pushes.ts';
import { SubscribePush, UnsubscribePush } from '../../domain/pushSubscription/commands.ts';
import { refuse, refuseField } from '../../domain/refusals.ts';
import { statusAt, transaction } from '../../domain/transaction/transaction.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import { isPublicUrl } from '../../server-kit/egress.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { headOf } from '../../server-kit/people/joined.ts';
import { approvalOf } from './approvals.ts';

type Calls = typeof pushCalls;
type In<K extends keyof Calls> = z.output<Calls[K]['body']>;

/** Handles messages to installed apps, and these apps' own calls. */
export function pushHandlers(kit: Kit) {
  const { executor, clock, config, records, vault } = kit;
  const vapid = vapidOf(kit);
  const pusher = pusherOf(kit, vapid);
  const look = async (id: string) => (await lookAt(kit, id)).state;

  /** Derives a subscription's id from person and address, so that a repeat finds it and no other person's is found. */
  const idOf = (ownerId: string, endpoint: string) => vault.hash('subscription', `${ownerId} ${endpoint}`);
  /** Refuses an address that must not be called, or a key that cannot encrypt. */
  function usable({ endpoint, keys }: In<'subscribePush'>) {
    if (config.PUSH_ENDPOINTS !== 'any' && !isPublicUrl(endpoint)) refuse('push.service');
    try {
      encryptFor(keys, Buffer.alloc(0));
    } catch {
      refuseField('keys.p256dh', 'is.key');
    }
  }

  const spans = async ({ role, id: ownerId }: Caller['actor']) => {
    const whose = role === 'user' ? await headOf(kit, ownerId) : ownerId;
    const ids = askers.flatMap((asker) => Object.values(spansOf(whose, clock(), asker)));
    return Promise.all(ids.map(async (id) => (await executor.look(ref(pushes, id))).state));
  };
  /** The operator to notify of a waiting request that this browser opened; null unless the name is its owner's. */
  async function addressee(
    { username, data: { transactionId } }: In<'sendPushOperator'>,
    { bearer = '' }: Caller,
  ) {
    const state = await look(transactionId);
    const { opened } = state;
    if (opened?.kind !== 'login' || hashOf(bearer) !== opened.secretHash) refuse('transaction.unknown');
    const status = statusAt(state, clock());
    if (status !== 'pending') refuse(status === 'expired' ? 'transaction.expired' : 'transaction.closed');
    const found = await executor.reserved.anyHolderOf('email', formsOf(username));
    return found && found.id === opened.ownerId ? found.id : null;
  }

  return {
    pushKey: async () => ({ errorCode: 0, key: vapid.key }),

    async subscribePush(body, caller) {
      const { role, id: ownerId } = caller.actor;
      const holder = { kind: role === 'user' ? 'person' : 'operator', id: ownerId } as const;
      const { endpoint, keys, serverKey } = body;
      if (serverKey !== vapid.key) refuse('push.service');
      usable(body);
      const { provenance, deviceId } = caller;
      const subscribed = { id: idOf(ownerId, endpoint), holder, endpoint, ...keys, serverKey, deviceId };
      const { id, position } = await executor.execute(SubscribePush, subscribed, provenance);
      return { errorCode: 0, id, position };
    },

    async unsubscribePush({ endpoint }, caller) {
      const id = idOf(caller.actor.id, endpoint);
      const { provenance } = caller;
      const { position } = await executor.execute(UnsubscribePush, { id }, provenance);
      return { errorCode: 0, id, position };
    },

    async sendPushOperator(body, caller) {
      const operatorId = await addressee(body, caller);
      const nobody = { errorCode: 0, devices: 0 };
      if (!operatorId) return nobody;
      const { transactionId } = body.data;
      const { organisationId } = (await executor.look(ref(operator, operatorId))).ancestors;
      const owner = { kind: 'operator', id: operatorId } as const;
      const { provenance } = caller;
      const to = { owner, organisationId: organisationId!, transactionId };
      const asked = await notify(kit, pusher, to, provenance);
      if (!asked) return nobody;
      return { errorCode: 0, devices: await asked.send(), position: asked.position };
    },

    async pendingRequests(_, caller) {
      const { actor } = caller;
      const sent = requestedIn(await spans(actor)).toSorted((a, b) =>
        b.requestedAt.localeCompare(a.requestedAt),
      );
      const all = sent.map(async ({ transactionId: id }) => {
        const shown = await approvalOf(kit, id, caller);
        const { state, kind, target, device, secondsLeft, reqTime: requestedAt } = shown;
        const { route } = aboutKind(kind as Kind);
        return state === 'pending'
          ? [{ accessToken: approvalToken(kit, id), route, requestedAt, target, device, secondsLeft }]
          : [];
      });
      return { errorCode: 0, requests: (await Promise.all(all)).flat() };
    },

    /** Exchanges a code while its request waits. For anyone who may not approve, the code is unknown. */
    async redeemCode({ code }, { actor }) {
      const id = await records.get<string>('approval code', codeTyped(code));
      const { opened } = id ? await look(id) : transaction.initial;
      if (!id || !opened || opened.kind !== 'login' || (opened.ownerId ?? actor.id) !== actor.id)
        refuse('transaction.unknown');
      return { errorCode: 0, accessToken: approvalToken(kit, id) };
    },
  } satisfies CommandHandlers;
}
