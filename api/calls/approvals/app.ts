import { z } from 'zod';
import { ceremony, effect } from '../../kit.ts';
import { accepted, assertion, requestOptions } from '../../webauthn.ts';

/** The installed app of a host: operators have it on the base host, users on that of their organisation. */
export const appCalls = {
  /** The owner of the app on this host, and who is signed in to it. */
  app: effect(
    'GET /app',
    ['visitor'],
    z.object({
      errorCode: z.literal(0),
      owner: z.enum(['operator', 'user']),
      /** The organisation whose users they are. */
      organisation: z.string().nullable(),
      username: z.string().nullable(),
    }),
    { rate: { count: 300, seconds: 60, counts: 'wrong' } },
  ),
  /** Begins a user's sign-in to the app, with the passkey that a registration by phone made on this host. */
  appLogin: ceremony('POST /app/login', ['visitor'], requestOptions, {
    body: z.object({ captcha: z.string().optional() }),
    captcha: true,
    rate: { count: 60, seconds: 60, counts: 'wrong' },
  }),
  /** Starts the session of the app on this host. */
  appVerifyLogin: ceremony(
    'POST /app/verify-login',
    ['visitor'],
    z.object({ errorCode: z.literal(0), userId: z.string(), accepted }),
    { body: assertion, rate: { count: 60, seconds: 60, counts: 'wrong', proof: true } },
  ),
};
