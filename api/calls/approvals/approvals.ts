import { z } from 'zod';
import { ceremony, done, ignoredAs } from '../../kit.ts';
import { sealedToken } from '../../sealedToken.ts';
import {
  authenticationResponse,
  creationOptions,
  registrationResponse,
  requestOptions,
} from '../../webauthn.ts';

/** The link's token identifies the request, and cookies play no part in approving. */
const open = {
  cookies: 'none',
  rate: { count: 30, seconds: 60, counts: 'wrong', proof: true, kept: true },
} as const;

/** Answering a request of any kind on the device that has or makes the passkey. */
export const approvalCalls = {
  approveTransaction: ceremony(
    'POST /approveTransaction',
    ['visitor'],
    z.union([creationOptions, requestOptions]),
    {
      about:
        'Begins the answer to a request on the phone. Checks the chosen number (a wrong one ends the ' +
        'request) and answers the options to sign with, or to register.',
      body: z.object({
        accessToken: sealedToken,
        /** Null when no screen shows one. */
        number: z.number().int().nullable(),
      }),
      ...open,
    },
  ),
  verifyApproveTransaction: ceremony(
    'POST /verify-approveTransaction',
    ['visitor'],
    done.extend({ kind: z.string() }),
    {
      about: 'Approves a request with the passkey of the phone.',
      body: z.object({
        challenge: ignoredAs(z.string().max(200)),
        credential: z.union([registrationResponse, authenticationResponse]),
        transactionId: sealedToken,
      }),
      ...open,
    },
  ),
};
