import { z } from 'zod';
import { event } from '../kit.ts';

/** Who asked for a recovery: the person alone has to wait. */
export const requesters = ['self', 'colleague', 'staff', 'owner'] as const;
const round = z.string();

/** The recovery of a person's access was asked for; its link goes out by mail or is shown to whoever asked. `round` names this one attempt. */
export const RecoveryRequested = event(
  'RecoveryRequested',
  z.object({ round, by: z.enum(requesters), mailed: z.boolean(), openUntil: z.string() }),
);
/** The link was opened: from now on everybody concerned knows. A new passkey can be made from `readyAt` to `expiresAt`. */
export const RecoveryOpened = event(
  'RecoveryOpened',
  z.object({ round, readyAt: z.string(), expiresAt: z.string() }),
);
/** The waiting time is over: the link is sent once more. */
export const RecoverySent = event('RecoverySent', z.object({ round }));
/** Somebody concerned stopped it. */
export const RecoveryStopped = event('RecoveryStopped', z.object({ round }));
/** The new passkey was accepted. */
export const RecoveryCompleted = event('RecoveryCompleted', z.object({ round, deviceId: z.string() }));
