import { z } from 'zod';
import { ceremonies, passkeySteps } from '../../../domain/signIns/passkeySteps.ts';
import { done, effect } from '../../kit.ts';

/** What a browser tells of a passkey. */
const told = z.object({
  ceremony: z.enum(ceremonies).meta({ description: 'Whether a passkey is to sign in or to be made.' }),
  step: z.enum(passkeySteps).meta({ description: 'How far that came in this browser.' }),
});
/** Many people behind one address sign in, and each of them tells some steps. */
const rate = { count: 120, seconds: 60, counts: 'wrong' } as const;

/** The calls by which pages tell how far passkeys come, of which the server sees only the ends. */
export const passkeyStepCalls = {
  tellPasskeyStep: effect('POST /passkeySteps', ['visitor'], done, {
    about:
      'Counts how far a passkey came in this browser. Pages of an organization send it to its host. Nothing is kept of ' +
      'the person; platform and family of the browser are those of the `User-Agent`.',
    body: told,
    rate,
  }),
};
/** The same for the embedded script. */
export const sdkStepCalls = {
  sdkStep: effect('POST /sdk/:appId/step', ['visitor'], done, {
    about: "Counts how far a passkey came on a customer's website. It says what `POST /passkeySteps` does.",
    body: told,
    cookies: 'none',
    cors: 'application',
    rate,
  }),
};
