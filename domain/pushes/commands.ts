import { z } from 'zod';
import { commandsOf, id, ref } from '../kit.ts';
import { operator } from '../operator/operator.ts';
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
      operatorId: id(),
      organisationId: id(),
      transactionId: id(),
    }),
    parent: ({ operatorId }) => ref(operator, operatorId),
    needs: ({ before, operatorId, organisationId }) => ({
      before: ref(pushes, before),
      owner: ref(operator, operatorId),
      organisation: ref(organisation, organisationId),
    }),
  },
  (state, { transactionId }, { now, needs: { before, owner, organisation } }) => {
    if (organisation.status !== 'active') refuse('organisation.suspended');
    if (owner.status !== 'active') refuse('operator.suspended');
    const both = [before, state];
    if (both.some(({ requests }) => requests.some((each) => each.transactionId === transactionId))) return [];
    const wait = pushWait(both, now.getTime());
    if (wait > 0)
      throw Object.assign(new Refusal('push.tooMany'), { retryAfterSeconds: Math.ceil(wait / 1000) });
    return [happened.PushRequested({ transactionId, requestedAt: now.toISOString() })];
  },
);
