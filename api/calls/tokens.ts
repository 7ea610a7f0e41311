import { z } from 'zod';
import { done, effect } from '../kit.ts';
import { sealedToken } from '../sealedToken.ts';

/** A request as the phone shows it for approval. */
export const approval = z.object({
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

/** What a token of each kind answers. */
const verified = z.discriminatedUnion('kind', [
  /** A mailed link: the operator who is being onboarded. */
  done.extend({
    kind: z.literal('onboarding'),
    userId: z.string(),
    uniqueId: z.string(),
  }),
  /** The record of the operator whose session has just begun. */
  done.extend({
    kind: z.literal('landing'),
    userId: z.string(),
    uniqueId: z.string(),
    username: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    showStarter: z.boolean(),
  }),
  /** A request for approval, beside and under `approval`, without the id of anybody. */
  approval.extend({
    errorCode: z.literal(0),
    kind: z.literal('approval'),
    userId: z.literal(''),
    uniqueId: z.literal(''),
    approval,
  }),
  /** The sign-in of a user of an application. */
  done.extend({
    kind: z.literal('signin'),
    userId: z.string(),
    uniqueId: z.string(),
    appId: z.string(),
    username: z.string(),
    /** Whether the user name is an address verified by an invitation's mail. */
    usernameVerified: z.boolean(),
    name: z.string(),
    /** When the token expires, in seconds since 1970. */
    exp: z.number(),
  }),
]);
export type Verified = z.output<typeof verified>;

export const tokenCalls = {
  verifyToken: effect('POST /verifyToken', ['visitor', 'operator', 'onboarding', 'admin', 'user'], verified, {
    about:
      'Checks an access token. A mailed link (onboarding): userId and uniqueId, and the token is ' +
      'the bearer for the wizard. A landing (`/redirect`): once; it starts the session on this host ' +
      "and answers the operator's record. An approval: what is asked for, beside and under " +
      "`approval`, and nobody's id. A sign-in of a user: its claims. `plugin` names the plugin that asks, " +
      'which the application must allow.',
    body: z.object({ accessToken: sealedToken, plugin: z.literal('wordpress').optional() }),
    cookies: 'none',
    rate: { count: 600, seconds: 60, counts: 'wrong', kept: true },
  }),
};
