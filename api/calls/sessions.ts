import { z } from 'zod';
import { answers, effect } from '../kit.ts';

/** What the phone is asked to approve, and what it shows. */
const approval = z.object({
  id: z.string(),
  /** Which of the kinds of request it is; the page of each is another. */
  kind: z.string(),
  /** 1: registers; 2: logs in. */
  type: z.union([z.literal(1), z.literal(2)]),
  /** The documents' kinds of authentication (saml, oauth, radius, addDevice); null for a plain one. */
  auth: z.string().nullable(),
  /** What is signed in to, or registered for. */
  target: z.string(),
  /** The account that is registered; of a login the link tells nobody's name. */
  email: z.string().nullable(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  /** The map: the address of the tile in which the place lies. */
  src: z.string().nullable(),
  reqTime: z.string(),
  /** Where it came from: the address of a RADIUS login, otherwise the device. */
  device: z.string().nullable(),
  ipAddress: z.string().nullable(),
  /**
   * The address of the screen that asks, and whether the phone's own is in the same network (the same IPv4 address, or
   * the same /64 of IPv6); null where another device than a screen asks, and once the address is erased.
   */
  network: z.object({ address: z.string(), own: z.string(), same: z.boolean() }).nullable(),
  /** A protocol's own ids. */
  requestId: z.string().nullable(),
  idpId: z.string().nullable(),
  /** pending, approved, declined, failed, expired or completed. */
  state: z.string(),
  message: z.string().nullable(),
  expiresAt: z.string(),
  /** For whoever's clock differs from ours. */
  secondsLeft: z.number(),
  /** One of them stands on the screen that waits; none where there is no such screen. */
  numbers: z.array(z.number()),
  /** Where the map's tiles come from. */
  tiles: z.string(),
});
export type Approval = z.output<typeof approval>;

const everyone = ['visitor', 'operator', 'onboarding', 'admin', 'user'] as const;
/** Who the session's caller is, as far as the person may know it. */
const caller = z.object({
  role: z.enum(['admin', 'operator', 'visitor']),
  userId: z.string().nullable(),
  uniqueId: z.string().nullable(),
  /** The e-mail address that they sign in with. */
  username: z.string().nullable(),
});

const signedIn = ['operator', 'admin'] as const;
/** One place where somebody is signed in. */
const openSession = z.object({
  name: z.string(),
  startedAt: z.iso.datetime(),
  usedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The device or passkey that opened it. */
  deviceId: z.string().nullable(),
  /** The browser and its platform, in words. */
  browser: z.string().nullable(),
  /** The session of the one who asks. */
  current: z.boolean(),
});

export const sessionCalls = {
  /** Who am I. A visitor when nobody is signed in: no error. */
  session: answers('GET /session', everyone, caller),
  signOut: effect('POST /signOut', everyone, z.object({ errorCode: z.literal(0) })),
  /** Where I am signed in. */
  ownSessions: effect(
    'GET /ownSessions',
    signedIn,
    z.object({ errorCode: z.literal(0), sessions: z.array(openSession) }),
  ),
  /** Ends one of them, by its name in the list. */
  endSession: effect('DELETE /ownSessions/:sessionName', signedIn, z.object({ errorCode: z.literal(0) })),
  /** Ends all of them, this one included. */
  signOutEverywhere: effect('POST /signOutEverywhere', signedIn, z.object({ errorCode: z.literal(0) })),
  /**
   * Checks an access token. A mailed link (onboarding): userId and uniqueId, and the token is the bearer for the wizard.
   * A landing (`/redirect`): once; it starts the session on this host and answers the operator's record. An approval: what
   * is asked for, beside and under `approval`, and nobody's id.
   * A sign-in of a user: its claims.
   */
  verifyToken: effect(
    'POST /verifyToken',
    everyone,
    z.object({
      errorCode: z.literal(0),
      /** `onboarding`, `landing`, `approval`, or `signin`. */
      kind: z.string(),
      userId: z.string(),
      uniqueId: z.string(),
      appId: z.string().optional(),
      username: z.string().optional(),
      /** Whether the user name is an address that a mail has reached: the user came by an invitation. */
      usernameVerified: z.boolean().optional(),
      name: z.string().optional(),
      email: z.string().nullable().optional(),
      emailVerified: z.boolean().optional(),
      showStarter: z.boolean().optional(),
      exp: z.number().optional(),
      approval: approval.optional(),
      ...approval.omit({ kind: true, email: true }).partial().shape,
    }),
    {
      body: z.object({ accessToken: z.string().min(1).max(8192) }),
      cookies: 'none',
      rate: { count: 600, seconds: 60 },
    },
  ),
  captcha: effect('GET /captcha', ['visitor'], z.record(z.string(), z.unknown()), {
    rate: { count: 120, seconds: 60 },
  }),
  errorCodes: answers(
    'GET /error-codes/list',
    everyone,
    z.array(
      z.object({ module: z.string(), errors: z.array(z.object({ code: z.number(), message: z.string() })) }),
    ),
  ),
};
