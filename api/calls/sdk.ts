import { z } from 'zod';
import { text } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import { username } from '../../domain/user/commands.ts';
import { ceremony } from '../kit.ts';
import { assertion, attestation, creationOptions, requestOptions } from '../webauthn.ts';

const open = { cookies: 'none', cors: 'application', rate: { count: 60, seconds: 60 } } as const;
/** An ES256 JWT (RFC 7519) for the customer's back end, and how many seconds it lives. */
const token = z.object({
  errorCode: z.literal(0),
  accessToken: z.string(),
  expiresIn: z.number(),
  userId: z.string(),
});

/** What the embedded script calls from a customer's own origin. */
export const sdkCalls = {
  sdkRegister: ceremony('POST /sdk/:appId/register', ['visitor'], creationOptions, {
    /** With the token of an invitation, who registers follows from that. */
    body: z
      .object({
        username: username.optional(),
        name: text(limits.name).default(''),
        invite: z.string().min(1).max(8192).optional(),
      })
      .refine((body) => body.username || body.invite, { path: ['username'], error: 'is missing' }),
    ...open,
  }),
  sdkVerifyRegister: ceremony('POST /sdk/:appId/verify-register', ['visitor'], token, {
    body: attestation,
    ...open,
  }),
  sdkLogin: ceremony('POST /sdk/:appId/login', ['visitor'], requestOptions, {
    /** Without a username the passkey itself tells who signs in. */
    body: z.object({ username: username.optional() }),
    ...open,
  }),
  sdkVerifyLogin: ceremony('POST /sdk/:appId/verify-login', ['visitor'], token, { body: assertion, ...open }),
};
