import { z } from 'zod';
import { event } from '../kit.ts';

/** The waiting screen requested a message to the person's installed apps. */
export const PushRequested = event(
  'PushRequested',
  z.object({ transactionId: z.string(), requestedAt: z.iso.datetime() }),
);
/** The person is to get the link by mail instead, being without the installed app. */
export const LinkMailRequested = event('LinkMailRequested', PushRequested.schema);
