import { z } from 'zod';
import { id, text } from '../../../domain/kit.ts';
import { typedUsername } from '../../../domain/usernames/username.ts';
import { ssoCeremony, ssoEffect } from '../../kit.ts';
import { accepted, assertion, requestOptions } from '../../webauthn.ts';
import { openedApproval, openingRate, placeFields, wholePlace } from './opening.ts';

const requestId = text(100, 1);
const reading = { rate: { count: 60, seconds: 60, counts: 'wrong' } } as const;
const open = { rate: { ...reading.rate, proof: true } } as const;

/** The details of a request that a sign-in page shows. */
const shownRequest = z.object({
  errorCode: z.literal(0),
  application: z.object({ name: z.string(), logo: z.string() }),
  /** The name of the person whom the application expects. */
  loginHint: z.string(),
  /** The methods that the plan allows: 1 this device, 2 and 3 a QR code, 4 a message to the installed app. */
  methods: z.array(z.literal([1, 2, 3, 4])),
});
const asking = {
  body: z.object({ requestId, username: typedUsername.optional(), domain: text(300).optional() }),
  ...open,
};
const ticket = z.object({ errorCode: z.literal(0), requestId: z.string(), ticket: z.string() });
const accepting = ticket.extend({ accepted });

const openingApproval = {
  body: z
    .object({
      requestId,
      username: typedUsername.optional(),
      platform: z.literal([2, 3, 4]).default(2),
      ...placeFields,
    })
    .refine(...wholePlace),
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
  /** Answers the details of a request that the sign-in page shows. */
  readOidcRequest: ssoEffect('GET /openid/request/:requestId', ['visitor'], shownRequest, reading),
  /** Any passkey of the application's users on this device may answer when no user name is given. */
  loginOIDCUsers: ssoCeremony('POST /loginOIDCUsers', ['visitor'], requestOptions, asking),
  /** The ticket is posted to `/authenticate/:requestId/login`, and works once. */
  verifyLoginOIDCUsers: ssoCeremony('POST /verify-loginOIDCUsers-assertion', ['visitor'], accepting, {
    body: assertion,
    ...open,
  }),
  /** Opens a sign-in that a phone approves. The status calls of transactions tell about it. */
  openOidcApproval: ssoEffect('POST /openid/approval', ['visitor'], openedApproval, openingApproval),
  /** Gives the waiting browser the ticket of an approved sign-in, once. */
  collectOidcApproval: ssoEffect('POST /openid/approval/collect', ['visitor'], ticket, collecting),
  readSamlRequest: ssoEffect('GET /SAML/request/:requestId', ['visitor'], shownRequest, reading),
  loginSamlUser: ssoCeremony('POST /SAML/login', ['visitor'], requestOptions, asking),
  /** The ticket is posted to `/idp/login/post` with the ids of the request, and works once. */
  verifyLoginSamlUser: ssoCeremony('POST /SAML/verify-login-assertion', ['visitor'], accepting, {
    body: assertion,
    ...open,
  }),
  openSamlApproval: ssoEffect('POST /SAML/approval', ['visitor'], openedApproval, openingApproval),
  collectSamlApproval: ssoEffect('POST /SAML/approval/collect', ['visitor'], ticket, collecting),
};
