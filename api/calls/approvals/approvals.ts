import { z } from 'zod';
import { ceremony } from '../../kit.ts';
import { sealedToken } from '../../sealedToken.ts';
import { authenticationResponse, creationOptions, registrationResponse } from '../../webauthn.ts';

/** The link's token identifies the request, and cookies play no part in approving. */
const open = {
  cookies: 'none',
  rate: { count: 30, seconds: 60, counts: 'wrong', proof: true, kept: true },
} as const;

/** Answering a request of any kind on the device that has or makes the passkey. */
export const approvalCalls = {
  /** Checks the chosen number (a wrong one ends the request) and returns the options to sign with, or to register. */
  approveTransaction: ceremony('POST /approveTransaction', ['visitor'], creationOptions, {
    body: z.object({
      accessToken: sealedToken,
      /** Null when no screen shows one. */
      number: z.number().int().nullable(),
    }),
    ...open,
  }),
  verifyApproveTransaction: ceremony(
    'POST /verify-approveTransaction',
    ['visitor'],
    z.object({ errorCode: z.literal(0), kind: z.string() }),
    {
      body: z.object({
        /** `challenge` comes as in the requirements and is ignored, because the token contains it. */
        challenge: z.string().max(200).optional(),
        credential: z.union([registrationResponse, authenticationResponse]),
        transactionId: sealedToken,
      }),
      ...open,
    },
  ),
};
