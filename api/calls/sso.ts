import { z } from 'zod';
import { text } from '../../domain/kit.ts';
import { typedUsername } from '../../domain/user/username.ts';
import { ssoCeremony, ssoEffect } from '../kit.ts';
import { accepted, assertion, requestOptions } from '../webauthn.ts';

const requestId = text(100, 1);
const open = { rate: { count: 60, seconds: 60, counts: 'wrong' } } as const;

/** The calls of the sign-in page of OpenID applications, on the organisation's host. */
export const ssoCalls = {
  /** What the sign-in page shows about a request. */
  readOidcRequest: ssoEffect(
    'GET /openid/request/:requestId',
    ['visitor'],
    z.object({
      errorCode: z.literal(0),
      application: z.object({ name: z.string(), logo: z.string() }),
      /** The name of the person whom the application expects. */
      loginHint: z.string(),
    }),
    open,
  ),
  /** Without a user name, any passkey of the application's users on this device may answer. */
  loginOIDCUsers: ssoCeremony('POST /loginOIDCUsers', ['visitor'], requestOptions, {
    body: z.object({ requestId, username: typedUsername.optional(), domain: text(300).optional() }),
    ...open,
  }),
  /** The ticket is posted to `/authenticate/:requestId/login`, and works once. */
  verifyLoginOIDCUsers: ssoCeremony(
    'POST /verify-loginOIDCUsers-assertion',
    ['visitor'],
    z.object({ errorCode: z.literal(0), requestId: z.string(), ticket: z.string(), accepted }),
    { body: assertion, ...open },
  ),
};
