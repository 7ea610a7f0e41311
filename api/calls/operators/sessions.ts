import { z } from 'zod';
import { challenge } from '../../captcha.ts';
import { answers, done, effect } from '../../kit.ts';
import { sealedToken } from '../../sealedToken.ts';

/** A request as the phone shows it for approval. */
const approval = z.object({
  id: z.string(),
  /** The same id under the other name of the requirements. */
  transactionId: z.string(),
  /** The kind of request, which determines its page. */
  kind: z.string(),
  /** 1: registers; 2: logs in. */
  type: z.literal([1, 2]),
  /** The kind of authentication in the requirements (saml, oauth, radius, addDevice); null for a plain one. */
  auth: z.string().nullable(),
  /** Whether the request makes a new account or passkey. */
  register: z.boolean(),
  /** `web`: the phone's browser answers it; `app`: the installed app. */
  platform: z.enum(['web', 'app']),
  /** The page that shows it, and the host of that page. */
  path: z.string(),
  origin: z.string(),
  /** The name of what is signed in to, or registered for. */
  target: z.string(),
  /** The account being registered. The link of a login reveals no name. */
  email: z.string().nullable(),
  username: z.string().nullable(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  /** The map: the address of the tile in which the place lies. */
  src: z.string().nullable(),
  reqTime: z.string(),
  /** The source of the request: the address of a RADIUS login, otherwise the device. */
  device: z.string().nullable(),
  /** The VPN server or other client through which a network is entered. */
  client: z.string().nullable(),
  ipAddress: z.string().nullable(),
  /**
   * The address of the requesting screen, and whether the phone is on the same network (the same IPv4 address, or the
   * same /64 of IPv6); null when no screen is asking, and once the address is erased.
   */
  network: z.object({ address: z.string(), own: z.string(), same: z.boolean() }).nullable(),
  /** The protocol's own ids. */
  requestId: z.string().nullable(),
  idpId: z.string().nullable(),
  /** pending, approved, declined, failed, expired or completed. */
  state: z.string(),
  /** PENDING, SUCCESS or FAILED, as in the requirements. */
  status: z.enum(['PENDING', 'SUCCESS', 'FAILED']),
  message: z.string().nullable(),
  expiresAt: z.string(),
  /** For devices whose clock differs from the server's. */
  secondsLeft: z.number(),
  /** One of them is on the waiting screen; empty when there is no such screen. */
  numbers: z.array(z.number()),
  /** The source of the map's tiles. */
  tiles: z.string(),
});
export type Approval = z.output<typeof approval>;

const everyone = ['visitor', 'operator', 'onboarding', 'admin', 'user'] as const;
/** The session's caller, as far as the person may know. */
const caller = z.object({
  role: z.enum(['admin', 'operator', 'visitor']),
  userId: z.string().nullable(),
  uniqueId: z.string().nullable(),
  /** The e-mail address that they sign in with. */
  username: z.string().nullable(),
});

const signedIn = ['operator', 'admin'] as const;
/** One open session of a person. */
const openSession = z.object({
  name: z.string(),
  startedAt: z.iso.datetime(),
  usedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The device or passkey that opened it. */
  deviceId: z.string().nullable(),
  /** The browser and its platform, in words. */
  browser: z.string().nullable(),
  /** Whether it is the caller's session. */
  current: z.boolean(),
});

export const sessionCalls = {
  session: answers('GET /session', everyone, caller, {
    shows: ['sessions'],
    about: 'Reads who is signed in. Without a session it answers a visitor rather than an error.',
  }),
  signOut: effect('POST /signOut', everyone, done, {
    about: 'Ends the current session.',
  }),
  ownSessions: effect(
    'GET /ownSessions',
    signedIn,
    z.object({ errorCode: z.literal(0), sessions: z.array(openSession) }),
    { shows: ['sessions'], about: "Lists the caller's open sessions." },
  ),
  endSession: effect('DELETE /ownSessions/:sessionName', signedIn, done, {
    changes: ['sessions'],
    renews: true,
    about: 'Ends one session, by its name in the list.',
  }),
  signOutEverywhere: effect('POST /signOutEverywhere', signedIn, done, {
    // Nothing of the page can be read again: its own session has ended, too.
    changes: [],
    renews: true,
    about: 'Ends all sessions, including this one.',
  }),
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
      username: z.string().nullable().optional(),
      /** Whether the user name is an address verified by an invitation's mail. */
      usernameVerified: z.boolean().optional(),
      name: z.string().optional(),
      email: z.string().nullable().optional(),
      emailVerified: z.boolean().optional(),
      showStarter: z.boolean().optional(),
      exp: z.number().optional(),
      approval: approval.optional(),
      ...approval.omit({ kind: true, email: true, username: true }).partial().shape,
    }),
    {
      about:
        'Checks an access token. A mailed link (onboarding): userId and uniqueId, and the token is ' +
        'the bearer for the wizard. A landing (`/redirect`): once; it starts the session on this host ' +
        "and answers the operator's record. An approval: what is asked for, beside and under " +
        "`approval`, and nobody's id. A sign-in of a user: its claims. `plugin` names the plugin that asks, " +
        'which the application must allow.',
      body: z.object({ accessToken: sealedToken, plugin: z.literal('wordpress').optional() }),
      cookies: 'none',
      rate: { count: 600, seconds: 60, counts: 'wrong', kept: true },
    },
  ),
  captcha: effect('GET /captcha', ['visitor'], challenge, {
    about: 'Gets a captcha to solve. `off` when this installation requires none.',
    rate: { count: 300, seconds: 60 },
  }),
  errorCodes: answers(
    'GET /error-codes/list',
    everyone,
    z.array(
      z.object({
        module: z.string(),
        errors: z.array(z.object({ code: z.number(), message: z.string(), refusal: z.string() })),
      }),
    ),
    { about: 'Lists all numbers and texts of refusals.' },
  ),
};
