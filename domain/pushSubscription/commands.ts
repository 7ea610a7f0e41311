import { z } from 'zod';
import { holder, holderRef } from '../device/commands.ts';
import { commandsOf, id, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { wrong } from '../problems.ts';
import * as happened from './events.ts';
import { pushSubscription } from './pushSubscription.ts';

const command = commandsOf(pushSubscription);
const one = z.object({ id: id() });
const base64url = (characters: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}$`), wrong('is.key'));

/** A browser's description of a subscription (Push API, `PushSubscription.toJSON`). */
export const pushTarget = z.object({
  endpoint: text(limits.pushEndpoint, 1)
    .refine((value) => /^https?:\/\/[^\s@]+$/.test(value) && URL.canParse(value), wrong('is.address'))
    .meta({ format: 'uri', pattern: String.raw`^https?://[^\s@]+$` }),
  /** A point of P-256, uncompressed: 65 bytes. */
  p256dh: base64url(87),
  /** 16 bytes. */
  auth: base64url(22),
});

/** An app belongs to one person at a time. */
export const SubscribePush = command(
  {
    input: one.extend({
      ...{ holder, serverKey: base64url(87), ...pushTarget.shape },
      deviceId: id().nullable().default(null),
    }),
    parent: ({ holder }) => holderRef(holder),
    claims: ({ endpoint, holder }) => [
      { kind: 'push', value: endpoint },
      { kind: 'push.count', of: holder.id },
    ],
  },
  (state, { id: _, holder, ...subscribed }) => {
    const { deviceId } = subscribed;
    const isKnown = state.status !== 'absent' && (deviceId === null || deviceId === state.deviceId);
    return isKnown ? [] : [happened.PushSubscribed({ ...subscribed, ownerId: holder.id })];
  },
);
export const UnsubscribePush = command(
  { input: one.extend({ gone: z.boolean().default(false) }) },
  (_, { gone }) => [happened.PushUnsubscribed({ gone })],
);
