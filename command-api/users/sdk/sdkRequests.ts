import type { z } from 'zod';
import type { sdkCalls } from '../../../api/calls/approvals/sdk.ts';
import { hashOf } from '../../../approvals/challenge.ts';
import { collect } from '../../../approvals/collect.ts';
import { linkTo } from '../../../approvals/links.ts';
import { openedReply } from '../../../approvals/opening.ts';
import { sendsTo } from '../../../approvals/push/sendTo.ts';
import { lookAt, statusOf, whoseIs } from '../../../approvals/requests/look.ts';
import { openUserRequest } from '../../../approvals/requests/open.ts';
import { families } from '../../../domain/families/families.ts';
import { refuse, refuseField } from '../../../domain/refusals.ts';
import { CloseTransaction } from '../../../domain/transaction/approval.ts';
import { tokenFor } from '../../../passkeys/userToken.ts';
import type { CommandHandlers } from '../../../server-kit/calls/caller.ts';
import { deviceIn } from '../../../server-kit/http/request/userAgent.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { siteFor } from './sdkSite.ts';

const { requests } = families.general;

type In<K extends 'sdkOpenRequest' | 'sdkResult' | 'sdkCancel'> = { appId: string } & z.output<
  (typeof sdkCalls)[K]['body']
>;

/** Handles a customer's page's requests, which a phone approves on the organisation's host. */
export function sdkRequestHandlers(kit: Kit) {
  const sendTo = sendsTo(kit);

  /** The request's state, for the page that opened it; for any other page the request is unknown. */
  async function waiting({ appId, transactionId: id, secret }: In<'sdkResult'>) {
    const { state } = await lookAt(kit, id);
    const { opened } = state;
    if (opened?.applicationId !== appId || opened.secretHash !== hashOf(secret))
      refuse('transaction.unknown');
    return state;
  }

  return {
    async sdkOpenRequest(body, caller) {
      const { appId, type, username, name, method, place = null } = body;
      const byPush = method === 'push';
      await siteFor(kit, appId, caller);
      if ((type === 1 || byPush) && !username) refuseField('username', 'is.missing');
      if (type === 1 && byPush) refuseField('method', 'is.signIn');
      const kind = type === 1 ? requests.register.kind : requests.signIn.kind;
      const from = { device: deviceIn(caller), ip: caller.ip, place };
      const asking = {
        kind,
        applicationId: appId,
        username: username ?? null,
        name,
        byPush,
        ...from,
      } as const;
      const { provenance } = caller;
      const opened = await openUserRequest(kit, asking, provenance);
      if (byPush) await sendTo(opened.id, provenance);
      return {
        ...openedReply(opened),
        ...(byPush ? { url: null, svg: null } : await linkTo(kit, opened.id)),
      };
    },

    async sdkResult(body, caller) {
      const { appId, transactionId: id, secret } = body;
      const site = await siteFor(kit, appId, caller);
      await waiting(body);
      const now = await statusOf(kit, id);
      if (now.transactionStatus !== 'SUCCESS') return { ...now, token: null };
      const { provenance } = caller;
      const { ownerId: userId, deviceId, position } = await collect(kit, id, secret, provenance);
      return { ...now, token: await tokenFor(kit, site, { userId, deviceId, transactionId: id }), position };
    },

    async sdkCancel(body, caller) {
      await siteFor(kit, body.appId, caller);
      const whose = await whoseIs(kit, await waiting(body));
      const closing = { id: body.transactionId, as: 'failed', whose } as const;
      const { provenance } = caller;
      await kit.executor.execute(CloseTransaction, closing, provenance);
      return { errorCode: 0 };
    },
  } satisfies CommandHandlers;
}
