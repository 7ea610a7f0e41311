import { z } from 'zod';
import { id, text } from '../../../domain/kit.ts';
import { typedUsername } from '../../../domain/usernames/username.ts';
import { ssoCeremony, ssoEffect } from '../../kit.ts';
import { is, together, when } from '../../rules.ts';
import { accepted, assertion, requestOptions } from '../../webauthn.ts';
import { openedApproval, openingRate, placeFields, wholePlace } from '../parts/opening.ts';

const requestId = text(100, 1);
const reading = { rate: { count: 60, seconds: 60, counts: 'wrong' } } as const;
const open = { rate: { ...reading.rate, proof: true } } as const;

/** The details of a request that a sign-in page shows. */
const shownRequest = z
  .object({
    errorCode: z.literal(0),
    application: z.object({ name: z.string(), logo: z.string() }),
    /** The name of the person whom the application expects. */
    loginHint: z.string(),
    /** The methods that the plan allows: 1 this device, 2 and 3 a QR code, 4 a message to the installed app. */
    methods: z.array(z.literal([1, 2, 3, 4])),
  })
  .meta({ id: 'SignInRequest' });
const asking = {
  body: z.object({ requestId, username: typedUsername.optional(), domain: text(300).optional() }),
  ...open,
};
const ticket = z
  .object({ errorCode: z.literal(0), requestId: z.string(), ticket: z.string() })
  .meta({ id: 'Ticket' });
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

/** The calls of the sign-in pages of OpenID and SAML applications, on the organisation's host. */
export const ssoCalls = {
  readOidcRequest: ssoEffect('GET /openid/request/:requestId', ['visitor'], shownRequest, {
    about: 'Reads the details of an OpenID request for the sign-in page.',
    ...reading,
  }),
  loginOIDCUsers: ssoCeremony('POST /loginOIDCUsers', ['visitor'], requestOptions, {
    about:
      "Begins a sign-in to an OpenID application. Any passkey of the application's users on this " +
      'device may answer when no user name is given.',
    ...asking,
  }),
  verifyLoginOIDCUsers: ssoCeremony('POST /verify-loginOIDCUsers-assertion', ['visitor'], accepting, {
    about:
      'Ends a sign-in to an OpenID application. The ticket is posted to ' +
      '`/authenticate/:requestId/login`, and works once.',
    body: assertion,
    ...open,
  }),
  openOidcApproval: ssoEffect('POST /openid/approval', ['visitor'], openedApproval, {
    about:
      'Opens a sign-in to an OpenID application that a phone approves. The status calls of ' +
      'transactions tell about it.',
    ...openingApproval,
  }),
  collectOidcApproval: ssoEffect('POST /openid/approval/collect', ['visitor'], ticket, {
    about: 'Gives the waiting browser the ticket of an approved OpenID sign-in, once.',
    ...collecting,
  }),
  readSamlRequest: ssoEffect('GET /SAML/request/:requestId', ['visitor'], shownRequest, {
    about: 'Reads the details of a SAML request for the sign-in page.',
    ...reading,
  }),
  loginSamlUser: ssoCeremony('POST /SAML/login', ['visitor'], requestOptions, {
    about:
      "Begins a sign-in to a SAML application. Any passkey of the application's users on this " +
      'device may answer when no user name is given.',
    ...asking,
  }),
  verifyLoginSamlUser: ssoCeremony('POST /SAML/verify-login-assertion', ['visitor'], accepting, {
    about:
      'Ends a sign-in to a SAML application. The ticket is posted to `/idp/login/post` with the ids ' +
      'of the request, and works once.',
    body: assertion,
    ...open,
  }),
  openSamlApproval: ssoEffect('POST /SAML/approval', ['visitor'], openedApproval, {
    about:
      'Opens a sign-in to a SAML application that a phone approves. The status calls of ' +
      'transactions tell about it.',
    ...openingApproval,
  }),
  collectSamlApproval: ssoEffect('POST /SAML/approval/collect', ['visitor'], ticket, {
    about: 'Gives the waiting browser the ticket of an approved SAML sign-in, once.',
    ...collecting,
  }),
};
