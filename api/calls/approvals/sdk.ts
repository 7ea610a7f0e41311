import { z } from 'zod';
import { id, text } from '../../../domain/kit.ts';
import { limits } from '../../../domain/limits.ts';
import { place } from '../../../domain/transaction/events.ts';
import { typedUsername, username } from '../../../domain/usernames/username.ts';
import { ceremony, effect } from '../../kit.ts';
import { sealedToken } from '../../sealedToken.ts';
import { accepted, assertion, attestation, creationOptions, requestOptions } from '../../webauthn.ts';
import { openingRate } from './opening.ts';
import { transactionReply } from './transactions.ts';

/** A solved captcha: base64 of `{ challenge, solution }`. */
const captcha = z.string().max(4096).optional();
const open = { cookies: 'none', cors: 'application', rate: { count: 60, seconds: 60 } } as const;
/** For steps of a sign-in, which many people behind one address may do. */
const signingIn = { ...open, rate: { ...open.rate, counts: 'wrong', proof: true } } as const;
/** An ES256 JWT (RFC 7519) for the customer's back end, with its lifetime in seconds. */
const token = z.object({
  errorCode: z.literal(0),
  accessToken: z.string(),
  expiresIn: z.number(),
  userId: z.string(),
});

/** A request that the page opened. Only that page has the secret. */
const waiting = z.object({ transactionId: id(), secret: z.string().min(1).max(100) });

/** A request that waits for a phone, and the number to choose there. */
const opened = z.object({
  errorCode: z.literal(0),
  ...waiting.shape,
  number: z.number(),
  expiresAt: z.string(),
});

/** The calls of the embedded script, from a customer's own origin. */
export const sdkCalls = {
  /** The proof of work that a registration needs; `off` when this installation requires none. */
  sdkChallenge: effect('POST /sdk/:appId/challenge', ['visitor'], z.record(z.string(), z.unknown()), {
    ...open,
    rate: { ...open.rate, counts: 'wrong' },
  }),
  sdkRegister: ceremony('POST /sdk/:appId/register', ['visitor'], creationOptions, {
    /** The token of an invitation determines the account. */
    body: z
      .object({
        username: username.optional(),
        name: text(limits.name).default(''),
        invite: sealedToken.optional(),
        captcha,
      })
      .refine((body) => body.username || body.invite, { path: ['username'], error: 'is missing' }),
    captcha: ({ invite }) => invite === undefined,
    ...open,
  }),
  sdkVerifyRegister: ceremony('POST /sdk/:appId/verify-register', ['visitor'], token, {
    body: attestation,
    ...open,
  }),
  sdkLogin: ceremony('POST /sdk/:appId/login', ['visitor'], requestOptions, {
    /** The passkey identifies the user when there is no username. */
    body: z.object({ username: typedUsername.optional() }),
    ...signingIn,
  }),
  sdkVerifyLogin: ceremony('POST /sdk/:appId/verify-login', ['visitor'], token.extend({ accepted }), {
    body: assertion,
    ...signingIn,
  }),
  /** The answer to the options of a sign-in, which lets the user add one further passkey on this website. */
  sdkAddDevice: ceremony('POST /sdk/:appId/add-device', ['visitor'], creationOptions, {
    body: assertion,
    ...signingIn,
  }),
  sdkVerifyAddDevice: ceremony('POST /sdk/:appId/verify-add-device', ['visitor'], token, {
    body: attestation,
    ...open,
  }),
  /** The same answer, which opens a request by which a phone gets the further passkey. Its outcome comes with `result`. */
  sdkAddPhone: effect(
    'POST /sdk/:appId/add-phone',
    ['visitor'],
    opened.extend({ url: z.string(), svg: z.string() }),
    {
      body: assertion.extend({ place: place.optional() }),
      ...signingIn,
    },
  ),
  /** Opens a request that a phone approves: 1 registers there, 2 signs in with the phone's passkey. */
  sdkOpenRequest: effect(
    'POST /sdk/:appId/request',
    ['visitor'],
    opened.extend({
      /** The link for the phone, and its QR code; null when the app gets a message instead. */
      url: z.string().nullable(),
      svg: z.string().nullable(),
    }),
    {
      body: z.object({
        type: z.union([z.literal(1), z.literal(2)]),
        /** Required for a registration. Without it, any passkey of this application may sign in. */
        username: typedUsername.optional(),
        name: text(limits.name).default(''),
        /**
         * `push` sends a message to the apps of the named user, at most three in ten minutes, however many callers ask.
         * The reply does not reveal whether one was sent.
         */
        method: z.enum(['phone', 'push']).default('phone'),
        /** The page's location, if the page asked for it; the phone shows it. */
        place: place.optional(),
        captcha,
      }),
      captcha: ({ type }) => type === 1,
      ...open,
      rate: openingRate,
    },
  ),
  /** May be polled once a second. The outcome SUCCESS comes with the token. */
  sdkResult: effect(
    'POST /sdk/:appId/result',
    ['visitor'],
    transactionReply.extend({ token: token.omit({ errorCode: true }).nullable() }),
    { body: waiting, ...open, rate: { count: 600, seconds: 60, counts: 'wrong' } },
  ),
  /** Cancels the request, because the page no longer waits. */
  sdkCancel: effect('POST /sdk/:appId/cancel', ['visitor'], z.object({ errorCode: z.literal(0) }), {
    body: waiting,
    ...signingIn,
  }),
};
