import { z } from 'zod';
import { event } from '../kit.ts';
import { ceremonies, passkeySteps } from '../signIns/passkeySteps.ts';

/** So many times browsers of one platform and family came so far with a passkey. */
export const stepCount = z.object({
  ceremony: z.enum(ceremonies),
  step: z.enum(passkeySteps),
  platform: z.string().max(40),
  browser: z.string().max(40),
  count: z.int().min(1),
});

/** How far ceremonies came in browsers since the last such event of this half hour. Nobody is named. */
export const PasskeyStepsCounted = event(
  'PasskeyStepsCounted',
  z.object({
    /** When the half hour began. */
    from: z.iso.datetime(),
    counts: z.array(stepCount),
  }),
);
