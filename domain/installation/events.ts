import { z } from 'zod';
import { event } from '../kit.ts';

/**
 * The log belongs to this installation, and is written in this format. `hashKey` identifies the key with which its claims
 * are hashed. The first version is that of 0.1.0, whose events no later release reads.
 */
export const InstallationFounded = event(
  'InstallationFounded',
  z.object({ installation: z.string(), hashKey: z.string(), format: z.int() }),
  (first) => ({ ...first, format: 0 }),
);
/**
 * Events of these kinds (`<type>@<version>`) occur for the first time after this one. A release must know them all to
 * use the log.
 */
export const EventKindsUsed = event('EventKindsUsed', z.object({ kinds: z.array(z.string()) }));
/**
 * The owner of the machine accepted a log that lacks events: it ended at `head`, while events up to `projected` had
 * been read.
 */
export const LossAccepted = event('LossAccepted', z.object({ head: z.int(), projected: z.int() }));
