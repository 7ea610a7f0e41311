import { z } from 'zod';
import { id, text } from '../../../domain/kit.ts';
import { limits } from '../../../domain/limits.ts';
import { wrong } from '../../../domain/problems.ts';
import { place } from '../../../domain/transaction/events.ts';
import { typedUsername, username } from '../../../domain/usernames/username.ts';
import { challenge } from '../../captcha.ts';
import { ceremony, done, effect } from '../../kit.ts';
import { is, unless, when } from '../../rules.ts';
import { sealedToken } from '../../sealedToken.ts';
import { accepted, assertion, attestation, creationOptions, requestOptions } from '../../webauthn.ts';
import { openingRate } from '../parts/opening.ts';
import { transactionReply } from './transactions.ts';

/** A solved captcha: base64 of `{ challenge, solution }`. */
const captcha = z.string().max(4096).optional();
const open = { cookies: 'none', cors: 'application', rate: { count: 60, seconds: 60 } } as const;
/** For steps of a sign-in, which many people behind one address may do. */
const signingIn = { ...open, rate: { ...open.rate, counts: 'wrong', proof: true } } as const;
/** An ES256 JWT (RFC 7519) for the customer's back end, with its lifetime in seconds. */
const token = done
  .extend({
    accessToken: z.string(),
    expiresIn: z.number(),
    userId: z.string(),
  })
  .meta({ id: 'UserToken' });

/** A request that the page opened. Only that page has the secret. */
const waiting = z.object({ transactionId: id(), secret: z.string().min(1).max(100) });

/** A request that waits for a phone, and the number to choose there. */
const opened = done.extend({
  ...waiting.shape,
  number: z.number(),
  expiresAt: z.string(),
});

/** The calls of the embedded script, from a customer's own origin. */
export const sdkCalls = {
  sdkChallenge: effect('POST /sdk/:appId/challenge', ['visitor'], challenge, {
    about: 'Gets the proof of work that a registration needs. `off` when this installation requires none.',
    ...open,
    rate: { ...open.rate, counts: 'wrong' },
  }),
  sdkRegister: ceremony('POST /sdk/:appId/register', ['visitor'], creationOptions, {
    about:
      "Begins a registration on a customer's website. The token of an invitation determines the account.",
    /** The token of an invitation determines the account. */
    body: z
      .object({
        username: username.optional(),
        name: text(limits.name).default(''),
        invite: sealedToken.optional(),
        captcha,
      })
      .refine((body) => body.username || body.invite, { path: ['username'], ...wrong('is.missing') })
      .meta(unless(['invite'], ['username'])),
    captcha: ({ invite }) => invite === undefined,
    ...open,
  }),
  sdkVerifyRegister: ceremony('POST /sdk/:appId/verify-register', ['visitor'], token, {
    about: "Ends a registration on a customer's website, and signs in.",
    body: attestation,
    ...open,
  }),
  sdkLogin: ceremony('POST /sdk/:appId/login', ['visitor'], requestOptions, {
    about:
      "Begins a sign-in on a customer's website. The passkey identifies the user when there is no username.",
    /** The passkey identifies the user when there is no username. */
    body: z.object({ username: typedUsername.optional() }),
    ...signingIn,
  }),
  sdkVerifyLogin: ceremony('POST /sdk/:appId/verify-login', ['visitor'], token.extend({ accepted }), {
    about: "Ends a sign-in on a customer's website.",
    body: assertion,
    ...signingIn,
  }),
  sdkAddDevice: ceremony('POST /sdk/:appId/add-device', ['visitor'], creationOptions, {
    about:
      'Begins to add a further passkey on this website. The body is the answer to the options of a sign-in.',
    body: assertion,
    ...signingIn,
  }),
  sdkVerifyAddDevice: ceremony('POST /sdk/:appId/verify-add-device', ['visitor'], token, {
    about: 'Adds the further passkey, and signs in.',
    body: attestation,
    ...open,
  }),
  sdkAddPhone: effect(
    'POST /sdk/:appId/add-phone',
    ['visitor'],
    opened.extend({ url: z.string(), svg: z.string() }),
    {
      about:
        'Opens a request by which a phone gets a further passkey. The body is the answer to the ' +
        'options of a sign-in. The outcome comes with `result`.',
      body: assertion.extend({ place: place.optional() }),
      ...signingIn,
    },
  ),
  sdkOpenRequest: effect(
    'POST /sdk/:appId/request',
    ['visitor'],
    opened.extend({
      /** The link for the phone, and its QR code; null when the app gets a message instead. */
      url: z.string().nullable(),
      svg: z.string().nullable(),
    }),
    {
      about:
        "Opens a request that a phone approves. `type` 1 registers there, 2 signs in with the phone's " +
        'passkey.',
      body: z
        .object({
          type: z.literal([1, 2]),
          /** Required for a registration. Without it, any passkey of this application may sign in. */
          username: typedUsername.optional(),
          name: text(limits.name).default(''),
          /**
           * `push` sends a notification to the apps of the named user, at most three in ten minutes, however many callers ask.
           * The reply does not reveal whether one was sent.
           */
          method: z.enum(['phone', 'push']).default('phone'),
          /** The page's location, if the page asked for it; the phone shows it. */
          place: place.optional(),
          captcha,
        })
        .meta(when([is('type', 1), is('method', 'push')], ['username'])),
      captcha: ({ type }) => type === 1,
      ...open,
      rate: openingRate,
    },
  ),
  sdkResult: effect(
    'POST /sdk/:appId/result',
    ['visitor'],
    transactionReply.extend({ token: token.omit({ errorCode: true }).nullable() }),
    {
      about:
        'Reads how a request stands. May be polled once a second. The outcome SUCCESS comes with the token.',
      body: waiting,
      ...open,
      rate: { count: 600, seconds: 60, counts: 'wrong' },
    },
  ),
  sdkCancel: effect('POST /sdk/:appId/cancel', ['visitor'], done, {
    about: 'Cancels a request, because the page no longer waits.',
    body: waiting,
    ...signingIn,
  }),
};
