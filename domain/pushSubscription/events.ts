import { z } from 'zod';
import { event } from '../kit.ts';
import { secret } from '../marks.ts';

const ofOwner = { of: 'ownerId' };

/** An installed app subscribed to requests, or did so again after a sign-in with another passkey, with the address of its push service (RFC 8030 section 4). */
export const PushSubscribed = event(
  'PushSubscribed',
  z.object({
    /** The operator or person whose app it is. */
    ownerId: z.string(),
    /** Anybody who knows it can send to the app. */
    endpoint: secret(z.string(), ofOwner),
    /** The app's public key and the secret that it shares only with us (RFC 8291 section 2), base64url. */
    p256dh: secret(z.string(), ofOwner),
    auth: secret(z.string(), ofOwner),
    /** Our key that its push service expects (RFC 8292 section 4), base64url. */
    serverKey: z.string(),
    /** The device with whose passkey the app was signed in; null where that was not noted. */
    deviceId: z.string().nullable(),
  }),
  (first) => ({ deviceId: null, ...first }),
);
/** `gone` means that the push service no longer knows the subscription. */
export const PushUnsubscribed = event('PushUnsubscribed', z.object({ gone: z.boolean() }));
