import { z } from 'zod';
import { ceremony } from '../kit.ts';
import { authenticationResponse, creationOptions, registrationResponse } from '../webauthn.ts';

/** The link's token says which request it is; no cookie plays a part in approving. */
const open = { cookies: 'none', rate: { count: 30, seconds: 60 } } as const;

/** Answering a request of whatever kind on the device that has the passkey, or makes it. */
export const approvalCalls = {
  /** Checks the number that was chosen (a wrong one ends the request); answers options to sign with, or to register. */
  approveTransaction: ceremony('POST /approveTransaction', ['visitor'], creationOptions, {
    body: z.object({
      accessToken: z.string().min(1).max(8192),
      /** Null where no screen shows one. */
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
        /** `challenge` comes as the documents have it, and is not believed: the token says it. */
        challenge: z.string().max(200).optional(),
        credential: z.union([registrationResponse, authenticationResponse]),
        transactionId: z.string().min(1).max(8192),
      }),
      ...open,
    },
  ),
};
