import { z } from 'zod';
import { event } from '../kit.ts';

/** The log belongs to this installation from here on. `hashKey` names the key that its claims are hashed by. */
export const InstallationFounded = event(
  'InstallationFounded',
  z.object({ installation: z.string(), hashKey: z.string(), format: z.int() }),
);
/** Events of these kinds (`<type>@<version>`) follow for the first time: a release has to know them all. */
export const EventKindsUsed = event('EventKindsUsed', z.object({ kinds: z.array(z.string()) }));
/** The owner of the machine went on with a log that lacks events: it ended at `head`, `projected` had been read. */
export const LossAccepted = event('LossAccepted', z.object({ head: z.int(), projected: z.int() }));
