import { z } from 'zod';
import { id, text } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import { place } from '../../domain/transaction/events.ts';
import { typedUsername, username } from '../../domain/user/username.ts';
import { ceremony, effect } from '../kit.ts';
import { accepted, assertion, attestation, creationOptions, requestOptions } from '../webauthn.ts';
import { told } from './transactions.ts';

/** A solved captcha: base64 of `{ challenge, solution }`. */
const captcha = z.string().max(4096).optional();
const open = { cookies: 'none', cors: 'application', rate: { count: 60, seconds: 60 } } as const;
/** An ES256 JWT (RFC 7519) for the customer's back end, and how many seconds it lives. */
const token = z.object({
  errorCode: z.literal(0),
  accessToken: z.string(),
  expiresIn: z.number(),
  userId: z.string(),
});

/** A request that the page opened; the secret is that page's alone. */
const waiting = z.object({ transactionId: id(), secret: z.string().min(1).max(100) });

/** What the embedded script calls from a customer's own origin. */
export const sdkCalls = {
  /** The proof of work that a registration needs; `off` where this installation asks for none. */
  sdkChallenge: effect('POST /sdk/:appId/challenge', ['visitor'], z.record(z.string(), z.unknown()), open),
  sdkRegister: ceremony('POST /sdk/:appId/register', ['visitor'], creationOptions, {
    /** With the token of an invitation, who registers follows from that. */
    body: z
      .object({
        username: username.optional(),
        name: text(limits.name).default(''),
        invite: z.string().min(1).max(8192).optional(),
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
    /** Without a username the passkey itself tells who signs in. */
    body: z.object({ username: typedUsername.optional() }),
    ...open,
  }),
  sdkVerifyLogin: ceremony('POST /sdk/:appId/verify-login', ['visitor'], token.extend({ accepted }), {
    body: assertion,
    ...open,
  }),
  /** The answer to the options of a sign-in, which lets the user add one further passkey on this website. */
  sdkAddDevice: ceremony('POST /sdk/:appId/add-device', ['visitor'], creationOptions, {
    body: assertion,
    ...open,
  }),
  sdkVerifyAddDevice: ceremony('POST /sdk/:appId/verify-add-device', ['visitor'], token, {
    body: attestation,
    ...open,
  }),
  /** Opens a request that a phone approves: 1 registers there, 2 signs in with the passkey that the phone has. */
  sdkOpenRequest: effect(
    'POST /sdk/:appId/request',
    ['visitor'],
    z.object({
      errorCode: z.literal(0),
      ...waiting.shape,
      number: z.number(),
      expiresAt: z.string(),
      /** The link for the phone, and the same as a QR code; null where the app is asked by a message. */
      url: z.string().nullable(),
      svg: z.string().nullable(),
    }),
    {
      body: z.object({
        type: z.union([z.literal(1), z.literal(2)]),
        /** A registration needs one; without it whoever has a passkey of this application may sign in. */
        username: typedUsername.optional(),
        name: text(limits.name).default(''),
        /**
         * `push`: a message to the apps of the user who is named, three in ten minutes, whoever asks. Whether one was
         * sent is not told: the page waits.
         */
        method: z.enum(['phone', 'push']).default('phone'),
        /** Where the page is, if it asked; the phone shows it. */
        place: place.optional(),
        captcha,
      }),
      captcha: ({ type }) => type === 1,
      ...open,
      rate: { count: 10, seconds: 60 },
    },
  ),
  /** May be asked each second; with the outcome SUCCESS comes the token. */
  sdkResult: effect(
    'POST /sdk/:appId/result',
    ['visitor'],
    told.extend({ token: token.omit({ errorCode: true }).nullable() }),
    { body: waiting, ...open, rate: { count: 600, seconds: 60 } },
  ),
  /** The page waits no longer. */
  sdkCancel: effect('POST /sdk/:appId/cancel', ['visitor'], z.object({ errorCode: z.literal(0) }), {
    body: waiting,
    ...open,
  }),
};
