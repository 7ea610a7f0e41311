import { z } from 'zod';
import { text } from '../../domain/kit.ts';
import { typedUsername } from '../../domain/user/username.ts';
import { ssoCeremony, ssoEffect } from '../kit.ts';
import { accepted, assertion, requestOptions } from '../webauthn.ts';

const requestId = text(100, 1);
const open = { rate: { count: 60, seconds: 60, counts: 'wrong' } } as const;

/** What a sign-in page shows about a request. */
const shownRequest = z.object({
  errorCode: z.literal(0),
  application: z.object({ name: z.string(), logo: z.string() }),
  /** The name of the person whom the application expects. */
  loginHint: z.string(),
});
const asking = {
  body: z.object({ requestId, username: typedUsername.optional(), domain: text(300).optional() }),
  ...open,
};
const ticket = z.object({ errorCode: z.literal(0), requestId: z.string(), ticket: z.string(), accepted });

/** The calls of the sign-in pages of OpenID and SAML applications, on the organisation's host. */
export const ssoCalls = {
  /** What the sign-in page shows about a request. */
  readOidcRequest: ssoEffect('GET /openid/request/:requestId', ['visitor'], shownRequest, open),
  /** Without a user name, any passkey of the application's users on this device may answer. */
  loginOIDCUsers: ssoCeremony('POST /loginOIDCUsers', ['visitor'], requestOptions, asking),
  /** The ticket is posted to `/authenticate/:requestId/login`, and works once. */
  verifyLoginOIDCUsers: ssoCeremony('POST /verify-loginOIDCUsers-assertion', ['visitor'], ticket, {
    body: assertion,
    ...open,
  }),
  readSamlRequest: ssoEffect('GET /SAML/request/:requestId', ['visitor'], shownRequest, open),
  loginSamlUser: ssoCeremony('POST /SAML/login', ['visitor'], requestOptions, asking),
  /** The ticket is posted to `/idp/login/post` with the ids of the request, and works once. */
  verifyLoginSamlUser: ssoCeremony('POST /SAML/verify-login-assertion', ['visitor'], ticket, {
    body: assertion,
    ...open,
  }),
};
