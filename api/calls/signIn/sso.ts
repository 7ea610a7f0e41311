import { z } from 'zod';
import { type FamilyName, families } from '../../../domain/families/families.ts';
import { id, text } from '../../../domain/kit.ts';
import { typedUsername } from '../../../domain/usernames/username.ts';
import type { Path } from '../../callKinds.ts';
import { done, ssoCeremony, ssoEffect } from '../../kit.ts';
import { is, together, when } from '../../rules.ts';
import { accepted, assertion, requestOptions } from '../../webauthn.ts';
import { partOf } from '../parts/family.ts';
import { openedApproval, openingRate, placeFields, wholePlace } from '../parts/opening.ts';

const requestId = text(100, 1);
const reading = { rate: { count: 60, seconds: 60, counts: 'wrong' } } as const;
const open = { rate: { ...reading.rate, proof: true } } as const;

/** The details of a request that a sign-in page shows. */
const shownRequest = done
  .extend({
    application: z.object({ name: z.string(), logo: z.string() }),
    /** The name of the person whom the application expects. */
    loginHint: z.string(),
    /** The methods that the plan allows: 1 this device, 2 and 3 a QR code, 4 a notification in the installed app. */
    methods: z.array(z.literal([1, 2, 3, 4])),
  })
  .meta({ id: 'SignInRequest' });
const asking = {
  body: z.object({ requestId, username: typedUsername.optional(), domain: text(300).optional() }),
  ...open,
};
const ticket = done.extend({ requestId: z.string(), ticket: z.string() }).meta({ id: 'Ticket' });
const accepting = ticket.extend({ accepted }).meta({ id: 'TicketAndPasskeys' });

const openingApproval = {
  body: z
    .object({
      requestId,
      username: typedUsername.optional(),
      platform: z.literal([2, 3, 4]).default(2),
      ...placeFields,
    })
    .refine(...wholePlace)
    .meta({ ...together('longitude', 'latitude'), ...when([is('platform', 4)], ['username']) }),
  rate: openingRate,
};
const collecting = {
  body: z.object({ requestId, transactionId: id() }),
  cookies: 'none',
  bearer: 'request',
  ...open,
} as const;

const toA = (family: FamilyName) => `a sign-in to ${families[family].called}`;
/**
 * Makes the calls of the sign-in page of one family, on the organisation's host, each under the path that the
 * requirements give it.
 */
const signInPage = (family: FamilyName, protocol: string) => ({
  /** Reads what the page shows. */
  reads: <const P extends Path>(path: P) =>
    partOf(
      family,
      'readsRequest',
      ssoEffect(path, ['visitor'], shownRequest, {
        about: `Reads the details of ${protocol} request for the sign-in page.`,
        ...reading,
      }),
    ),
  /** Begins a sign-in with a passkey of this device. */
  begins: <const P extends Path>(path: P) =>
    partOf(
      family,
      'beginsSignIn',
      ssoCeremony(path, ['visitor'], requestOptions, {
        about:
          `Begins ${toA(family)}. Any passkey of the application's users on this ` +
          'device may answer when no user name is given.',
        ...asking,
      }),
    ),
  /** Ends it with a ticket, which the page posts to an endpoint of the protocol. */
  ends: <const P extends Path>(path: P, next: string) =>
    partOf(
      family,
      'endsSignIn',
      ssoCeremony(path, ['visitor'], accepting, {
        about: `Ends ${toA(family)}. The ticket is posted to ${next}, and works once.`,
        body: assertion,
        ...open,
      }),
    ),
  /** Opens a request that a phone approves. */
  opens: <const P extends Path>(path: P) =>
    partOf(
      family,
      'opensApproval',
      ssoEffect(path, ['visitor'], openedApproval, {
        about: `Opens ${toA(family)} that a phone approves. The status calls of transactions tell about it.`,
        ...openingApproval,
      }),
    ),
  /** Gives the ticket of the approved request. */
  collects: <const P extends Path>(path: P) =>
    partOf(
      family,
      'collectsApproval',
      ssoEffect(path, ['visitor'], ticket, {
        about: `Gives the waiting browser the ticket of ${protocol} sign-in that was approved, once.`,
        ...collecting,
      }),
    ),
});
const openid = signInPage('oidc', 'an OpenID');
const saml = signInPage('saml', 'a SAML');

/** The calls of the sign-in pages of OpenID and SAML applications. */
export const ssoCalls = {
  readOidcRequest: openid.reads('GET /openid/request/:requestId'),
  loginOIDCUsers: openid.begins('POST /loginOIDCUsers'),
  verifyLoginOIDCUsers: openid.ends(
    'POST /verify-loginOIDCUsers-assertion',
    '`/authenticate/:requestId/login`',
  ),
  openOidcApproval: openid.opens('POST /openid/approval'),
  collectOidcApproval: openid.collects('POST /openid/approval/collect'),
  readSamlRequest: saml.reads('GET /SAML/request/:requestId'),
  loginSamlUser: saml.begins('POST /SAML/login'),
  verifyLoginSamlUser: saml.ends(
    'POST /SAML/verify-login-assertion',
    '`/idp/login/post` with the ids of the request',
  ),
  openSamlApproval: saml.opens('POST /SAML/approval'),
  collectSamlApproval: saml.collects('POST /SAML/approval/collect'),
};
