import { z } from 'zod';
import { ceremonies, passkeySteps } from '../signIns/passkeySteps.ts';

/** So many times browsers of one platform and family came so far with a passkey. */
export const stepCount = z.object({
  ceremony: z.enum(ceremonies),
  step: z.enum(passkeySteps),
  platform: z.string().max(40),
  browser: z.string().max(40),
  count: z.int().min(1),
});
