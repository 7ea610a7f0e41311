import { z } from 'zod';
import { event } from '../kit.ts';

/** The requester of a recovery. Only the person's own request has a waiting time. */
export const requesters = ['self', 'colleague', 'staff', 'owner'] as const;
const round = z.string();

/**
 * The recovery of a person's account was requested; its link is mailed, or shown to the requester. `round` identifies
 * this attempt.
 */
export const RecoveryRequested = event(
  'RecoveryRequested',
  z.object({ round, by: z.enum(requesters), mailed: z.boolean(), openUntil: z.string() }),
);
/** The link was opened, so everybody concerned is notified. A new passkey can be made from `readyAt` to `expiresAt`. */
export const RecoveryOpened = event(
  'RecoveryOpened',
  z.object({ round, readyAt: z.string(), expiresAt: z.string() }),
);
/** The waiting time is over, and the link is sent again. */
export const RecoverySent = event('RecoverySent', z.object({ round }));
/** A person concerned stopped it. */
export const RecoveryStopped = event('RecoveryStopped', z.object({ round }));
/** The new passkey was accepted. */
export const RecoveryCompleted = event('RecoveryCompleted', z.object({ round, deviceId: z.string() }));
