import { z } from 'zod';
import { event } from '../kit.ts';
import { secret } from '../marks.ts';

const ofOperator = { of: 'operatorId' };

/** An installed app wants to be told of requests: where its push service takes messages (RFC 8030 section 4). */
export const PushSubscribed = event(
  'PushSubscribed',
  z.object({
    operatorId: z.string(),
    /** Whoever has it can send to the app. */
    endpoint: secret(z.string(), ofOperator),
    /** The app's public key and what else it shares with us alone (RFC 8291 section 2), base64url. */
    p256dh: secret(z.string(), ofOperator),
    auth: secret(z.string(), ofOperator),
    /** The key of ours that its push service expects (RFC 8292 section 4), base64url. */
    serverKey: z.string(),
  }),
);
/** `gone`: the push service said that nobody takes messages there any more. */
export const PushUnsubscribed = event('PushUnsubscribed', z.object({ gone: z.boolean() }));
