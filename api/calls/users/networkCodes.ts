import { z } from 'zod';
import { typedUsername } from '../../../domain/usernames/username.ts';
import { ceremony, done } from '../../kit.ts';
import { accepted, assertion, requestOptions } from '../../webauthn.ts';

const open = { rate: { count: 60, seconds: 60, counts: 'wrong', proof: true } } as const;

/** The sign-in of users of RADIUS applications on their own page, on the organisation's host. */
export const networkCodeCalls = {
  loginUser: ceremony('POST /loginUser', ['visitor'], requestOptions, {
    about:
      "Begins the sign-in of a network's user. Any passkey of the organization's RADIUS users on " +
      'this device may answer when no user name is given.',
    body: z.object({ username: typedUsername.optional() }),
    ...open,
  }),
  verifyLoginUser: ceremony(
    'POST /verify-loginUser-assertion',
    ['visitor'],
    done.extend({
      code: z.string(),
      expiresAt: z.iso.datetime(),
      appName: z.string(),
      accepted,
    }),
    {
      about:
        "Ends the sign-in of a network's user. Answers a code that signs the user in to the network " +
        'once, in place of the password.',
      body: assertion,
      ...open,
    },
  ),
};
