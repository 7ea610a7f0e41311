import type { z } from 'zod';
import type { ssoCalls } from '../../api/calls/signIn/sso.ts';
import { hashOf } from '../../approvals/challenge.ts';
import { collect } from '../../approvals/collect.ts';
import { openedReply, placeIn } from '../../approvals/opening.ts';
import { sendsTo } from '../../approvals/push/sendTo.ts';
import { lookAt } from '../../approvals/requests/look.ts';
import { openUserRequest } from '../../approvals/requests/open.ts';
import { type FamilyName, families } from '../../domain/families/families.ts';
import { refuse, refuseField } from '../../domain/refusals.ts';
import type { Caller } from '../../server-kit/calls/caller.ts';
import { asVisitor } from '../../server-kit/calls/callerOf.ts';
import { deviceIn } from '../../server-kit/http/request/userAgent.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { newTicket } from '../tickets.ts';
import { notingRefusals } from '../tryout/tryouts.ts';
import type { FindRequest } from './findRequest.ts';

type In<K extends 'openOidcApproval' | 'collectOidcApproval'> = z.output<(typeof ssoCalls)[K]['body']>;

/** Handles sign-ins of one protocol that a phone approves. `asked` finds the application's request that is answered. */
export function phoneSignIn(kit: Kit, family: FamilyName, asked: FindRequest) {
  const sendTo = sendsTo(kit);

  async function open(body: In<'openOidcApproval'>, caller: Caller) {
    const { requestId, username, platform } = body;
    const { appId } = await asked(requestId, caller);
    const byPush = platform === 4;
    if (byPush && !username) refuseField('username', 'is.missing');
    const asking = {
      kind: families[family].requests.signIn.kind,
      ...{ applicationId: appId, requestId, username: username ?? null, byPush, place: placeIn(body) },
      ...{ device: deviceIn(caller), ip: caller.ip },
    };
    const provenance = asVisitor(caller);
    const opened = await openUserRequest(kit, asking, provenance);
    if (byPush) await sendTo(opened.id, provenance);
    return openedReply(opened);
  }

  /** The result of an approved request, for the page that opened it. For others the request is unknown. */
  async function collectTicket({ transactionId: id, requestId }: In<'collectOidcApproval'>, caller: Caller) {
    const { bearer = '', provenance } = caller;
    const { appId, organisationId, tryout } = await asked(requestId, caller);
    const { opened } = (await lookAt(kit, id)).state;
    const isOwn = opened?.requestId === requestId && opened.applicationId === appId;
    if (!isOwn || opened.secretHash !== hashOf(bearer)) refuse('transaction.unknown');
    const {
      ownerId: userId,
      deviceId,
      position,
    } = await notingRefusals(kit, tryout, () => collect(kit, id, bearer, provenance, tryout?.triedBy));
    const ticket = await newTicket(kit, { requestId, organisationId, userId, deviceId, transactionId: id });
    return { errorCode: 0, requestId, ticket, position } as const;
  }
  return { open, collect: collectTicket };
}
