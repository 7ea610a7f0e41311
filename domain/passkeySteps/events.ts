import { z } from 'zod';
import { event } from '../kit.ts';
import { stepCount } from './stepCount.ts';

/** How far ceremonies came in browsers since the last such event of this half hour. Nobody is named. */
export const PasskeyStepsCounted = event(
  'PasskeyStepsCounted',
  z.object({
    /** When the half hour began. */
    from: z.iso.datetime(),
    counts: z.array(stepCount),
  }),
);
