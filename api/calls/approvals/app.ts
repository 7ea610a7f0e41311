import { z } from 'zod';
import { ceremony, done, effect } from '../../kit.ts';
import { accepted, assertion, requestOptions } from '../../webauthn.ts';

/** The installed app of a host: operators have it on the base host, users on that of their organisation. */
export const appCalls = {
  app: effect(
    'GET /app',
    ['visitor'],
    done.extend({
      owner: z.enum(['operator', 'user']),
      /** The organisation whose users they are. */
      organisation: z.string().nullable(),
      username: z.string().nullable(),
    }),
    {
      about: 'Reads whose app this host has, and who is signed in to it.',
      rate: { count: 300, seconds: 60, counts: 'wrong' },
    },
  ),
  appLogin: ceremony('POST /app/login', ['visitor'], requestOptions, {
    about:
      "Begins a user's sign-in to the app. With the passkey that a registration by phone made on this host.",
    body: z.object({ captcha: z.string().optional() }),
    captcha: true,
    rate: { count: 60, seconds: 60, counts: 'wrong' },
  }),
  appVerifyLogin: ceremony(
    'POST /app/verify-login',
    ['visitor'],
    done.extend({ userId: z.string(), accepted }),
    {
      about: "Ends a user's sign-in to the app. Starts the session of the app on this host.",
      body: assertion,
      rate: { count: 60, seconds: 60, counts: 'wrong', proof: true },
    },
  ),
};
