import { z } from 'zod';
import { event } from '../kit.ts';

/** The screen that waits asked for a message to the person's installed apps. */
export const PushRequested = event(
  'PushRequested',
  z.object({ transactionId: z.string(), requestedAt: z.iso.datetime() }),
);
