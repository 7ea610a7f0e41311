import { z } from 'zod';
import { holder, holderRef, owner, ownerRef } from '../device/commands.ts';
import { commandsOf, type EventOf, id, ref } from '../kit.ts';
import { organisation } from '../organisation/organisation.ts';
import { Refusal } from '../refusals.ts';
import { mayGoOn } from '../standing.ts';
import * as happened from './events.ts';
import { pushes, pushWait, requestedIn } from './pushes.ts';

type Span = z.output<typeof pushes.events.PushRequested.schema>[];
/**
 * Allows at most three in any ten minutes for each person, however many ask. Repeating a request changes nothing, but a
 * mail may follow the message of the same request.
 */
function request(
  spans: { requests: Span }[],
  transactionId: string,
  now: Date,
  asked: (given: Span[number]) => EventOf<typeof happened> = happened.PushRequested,
) {
  const before = requestedIn(spans).find((each) => each.transactionId === transactionId);
  if (before?.byMail || (before && asked !== happened.LinkMailRequested)) return [];
  const wait = before ? 0 : pushWait(spans, now.getTime());
  if (wait > 0)
    throw Object.assign(new Refusal('push.tooMany'), { retryAfterSeconds: Math.ceil(wait / 1000) });
  return [asked({ transactionId, requestedAt: now.toISOString() })];
}

const command = commandsOf(pushes);
/** Requests a message to a person. `before` is the previous span. */
const requesting = (asked: (given: Span[number]) => EventOf<typeof happened>) =>
  command(
    {
      input: z.object({
        id: id(),
        before: id(),
        owner,
        /** Whose apps they are. */
        holder,
        organisationId: id(),
        transactionId: id(),
      }),
      parent: ({ holder }) => holderRef(holder),
      needs: ({ before, owner, holder, organisationId }) => ({
        before: ref(pushes, before),
        owner: ownerRef(owner),
        holder: holderRef(holder),
        organisation: ref(organisation, organisationId),
      }),
    },
    (state, { transactionId, ...to }, { now, needs: { before, owner, holder, organisation } }) => {
      mayGoOn({ organisation, [to.holder.kind]: holder, [to.owner.kind]: owner });
      return request([before, state], transactionId, now, asked);
    },
  );
/** Requests a message to a person's apps. */
export const RequestPush = requesting(happened.PushRequested);
/** Requests a mail with the link to a person. */
export const RequestLinkMail = requesting(happened.LinkMailRequested);

/** Does the same for an unknown name, so that the reply does not reveal whether the name exists. */
export const RequestPushInVain = command(
  {
    input: z.object({ id: id(), before: id(), transactionId: id() }),
    parent: () => null,
    needs: ({ before }) => ({ before: ref(pushes, before) }),
  },
  (state, { transactionId }, { now, needs: { before } }) => request([before, state], transactionId, now),
);
