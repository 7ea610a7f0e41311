import { z } from 'zod';
import { event } from '../kit.ts';

/** The waiting screen requested a message to the person's installed apps. */
export const PushRequested = event(
  'PushRequested',
  z.object({ transactionId: z.string(), requestedAt: z.iso.datetime() }),
);
