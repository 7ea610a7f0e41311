import { z } from 'zod';
import { owner, ownerRef } from '../device/commands.ts';
import { commandsOf, id, ref } from '../kit.ts';
import { organisation } from '../organisation/organisation.ts';
import { Refusal, refuse } from '../refusals.ts';
import * as happened from './events.ts';
import { pushes, pushWait } from './pushes.ts';

/** At most three in any ten minutes, whoever asks; for one request a repeat changes nothing. `before`: the span before. */
export const RequestPush = commandsOf(pushes)(
  {
    input: z.object({
      id: id(),
      before: id(),
      owner,
      organisationId: id(),
      transactionId: id(),
    }),
    parent: ({ owner }) => ownerRef(owner),
    needs: ({ before, owner, organisationId }) => ({
      before: ref(pushes, before),
      owner: ownerRef(owner),
      organisation: ref(organisation, organisationId),
    }),
  },
  (state, { transactionId, owner: { kind } }, { now, needs: { before, owner, organisation } }) => {
    if (organisation.status !== 'active') refuse('organisation.suspended');
    if (owner.status !== 'active') refuse(`${kind}.suspended`);
    const both = [before, state];
    if (both.some(({ requests }) => requests.some((each) => each.transactionId === transactionId))) return [];
    const wait = pushWait(both, now.getTime());
    if (wait > 0)
      throw Object.assign(new Refusal('push.tooMany'), { retryAfterSeconds: Math.ceil(wait / 1000) });
    return [happened.PushRequested({ transactionId, requestedAt: now.toISOString() })];
  },
);
