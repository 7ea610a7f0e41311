import { z } from 'zod';
import { event } from '../kit.ts';

const about = {
  clientId: z.string(),
  /** When it happened by the client's account, which may be earlier than the report. */
  happenedAt: z.iso.datetime(),
};

/** A client reported that a session started, goes on or stopped, with its totals so far. */
export const RadiusSessionReported = event(
  'RadiusSessionReported',
  z.object({
    ...about,
    /** The client's own name of the session. */
    session: z.string(),
    /** Tells the session from others of the client: its name, or a digest of a long one. */
    key: z.string(),
    userId: z.string().nullable(),
    status: z.enum(['start', 'interim', 'stop']),
    seconds: z.int(),
    /** Octets from and to the user. */
    received: z.int(),
    sent: z.int(),
    cause: z.string().nullable(),
  }),
  (first) => ({ ...first, key: first.session }),
);
/** A client started or stopped, so that all of its sessions are over. */
export const RadiusClientRestarted = event('RadiusClientRestarted', z.object(about));
