import { z } from 'zod';
import { event } from '../kit.ts';
import { secret } from '../marks.ts';

const ofOwner = { of: 'ownerId' };

/** An installed app wants to be told of requests: where its push service takes messages (RFC 8030 section 4). */
export const PushSubscribed = event(
  'PushSubscribed',
  z.object({
    /** The operator or user whose app it is. */
    ownerId: z.string(),
    /** Whoever has it can send to the app. */
    endpoint: secret(z.string(), ofOwner),
    /** The app's public key and what else it shares with us alone (RFC 8291 section 2), base64url. */
    p256dh: secret(z.string(), ofOwner),
    auth: secret(z.string(), ofOwner),
    /** The key of ours that its push service expects (RFC 8292 section 4), base64url. */
    serverKey: z.string(),
  }),
  // only operators had the app
  ({ operatorId, ...first }) => ({ ...first, ownerId: operatorId }),
);
/** `gone`: the push service said that nobody takes messages there any more. */
export const PushUnsubscribed = event('PushUnsubscribed', z.object({ gone: z.boolean() }));
