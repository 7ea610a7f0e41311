import { z } from 'zod';
import { event } from '../kit.ts';

const about = {
  clientId: z.string(),
  /**
   * The device that reports, of which a client may be many: its NAS-Identifier or address, or a digest of a long one. Empty
   * where it is not on record.
   */
  nas: z.string(),
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
    /** Tells the session from others of the client: its device and its name, or a digest of these. */
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
  (second) => ({ nas: '', ...second }),
);
/** A device of a client started or stopped, so that all of its sessions are over. */
export const RadiusClientRestarted = event('RadiusClientRestarted', z.object(about), (first) => ({
  nas: '',
  ...first,
}));
