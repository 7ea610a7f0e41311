import { z } from 'zod';
import { email } from '../../../domain/operator/commands.ts';
import { pushes } from '../../../domain/pushes/pushes.ts';
import { pushTarget } from '../../../domain/pushSubscription/commands.ts';
import { pushSubscription } from '../../../domain/pushSubscription/pushSubscription.ts';
import { transaction } from '../../../domain/transaction/transaction.ts';
import { changed, done, effect } from '../../kit.ts';

const { endpoint, ...keys } = pushTarget.shape;
const opened = z.object({
  accessToken: z.string(),
  /** The page that shows it; the token follows in the path. */
  route: z.string(),
  requestedAt: z.string(),
  /** The target of the sign-in: an application, or the operator console. */
  target: z.string(),
  device: z.string().nullable(),
  secondsLeft: z.number(),
});

const persons = ['operator', 'user'] as const;
/** A person's installed app: messages to it, and the requests that it can approve. */
export const pushCalls = {
  pushKey: effect('GET /push/key', persons, done.extend({ key: z.string() }), {
    shows: [],
    about: 'Reads the key with which an app subscribes at its push service. RFC 8292 section 4.',
  }),
  subscribePush: effect('POST /push/subscribe', persons, changed, {
    changes: [pushSubscription],
    renews: true,
    about: "Subscribes this browser to the person's requests. With its subscription as browsers write it.",
    body: z.object({ endpoint, keys: z.object(keys), serverKey: z.string().max(100) }),
    rate: { count: 300, seconds: 3600 },
  }),
  unsubscribePush: effect('POST /push/unsubscribe', persons, changed, {
    changes: [pushSubscription],
    renews: true,
    about: 'Ends the subscription of a browser.',
    body: z.object({ endpoint }),
    rate: { count: 300, seconds: 3600 },
  }),
  sendPushOperator: effect('POST /sendPush/operator', ['visitor'], done.extend({ devices: z.number() }), {
    about:
      "Sends the caller's pending request to the operator's installed apps. The browser that opened " +
      'it sends its secret as bearer. `devices` is the number of apps that can receive it. Each ' +
      'operator gets at most three in ten minutes, however many callers ask.',
    body: z.object({
      username: email,
      /** 2: login. */
      type: z.literal(2).default(2),
      data: z.object({ transactionId: z.string().min(1).max(64) }),
    }),
    cookies: 'none',
    bearer: 'request',
    rate: { count: 10, seconds: 60 },
  }),
  pendingRequests: effect('GET /transaction/pending', persons, done.extend({ requests: z.array(opened) }), {
    shows: [pushes, transaction],
    about: "Lists the pending requests that were sent to the person's apps. Newest first.",
    rate: { count: 120, seconds: 60 },
  }),
  redeemCode: effect('POST /transaction/redeemCode', ['operator'], done.extend({ accessToken: z.string() }), {
    changes: [],
    renews: true,
    about: 'Opens a request by its typed code. With the same effect as scanning its QR code.',
    body: z.object({ code: z.string().max(40) }),
    rate: { count: 100, seconds: 600, kept: true },
  }),
};
