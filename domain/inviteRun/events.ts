import { z } from 'zod';
import { event } from '../kit.ts';
import { told } from '../problems.ts';

const count = z.int().nonnegative();
const run = { runId: z.string() };
/** A line of the file that led to no invitation, and why: in English, and as what it can be said in another language by. */
export const refusedLine = z.object({ line: count, why: z.string(), ...told.shape });

/** An operator invites many people, whose rows wait in parts that are handled one after another. */
export const InviteRunStarted = event(
  'InviteRunStarted',
  z.object({ ...run, applications: z.array(z.string()), parts: count, rows: count }),
);
/** A part has been handled: people who were invited, those who had access at once, those who had it before, and the others. */
export const InviteRunProgressed = event(
  'InviteRunProgressed',
  z.object({ ...run, part: count, invited: count, given: count, had: count, refused: z.array(refusedLine) }),
);
export const InviteRunStopped = event('InviteRunStopped', z.object(run));
