import { z } from 'zod';
import { event } from '../kit.ts';

const count = z.number().int().min(0);
/** How many entries were read, and what came of them. Skipped ones cannot be users, or were deleted here. */
export const syncCounts = z.object({
  read: count,
  created: count,
  changed: count,
  unchanged: count,
  gone: count,
  skipped: count,
});
export type SyncCounts = z.output<typeof syncCounts>;
export const noCounts: SyncCounts = { read: 0, created: 0, changed: 0, unchanged: 0, gone: 0, skipped: 0 };

const run = { runId: z.string() };
/** The users of the directory are to be read. */
export const DirectorySyncRequested = event(
  'DirectorySyncRequested',
  z.object({ ...run, by: z.enum(['person', 'schedule']) }),
);
export const DirectorySyncProgressed = event(
  'DirectorySyncProgressed',
  z.object({ ...run, counts: syncCounts }),
);
/** ISO time of the next run, if there is a schedule. */
const nextAt = z.string().nullable();
export const DirectorySyncFinished = event(
  'DirectorySyncFinished',
  z.object({ ...run, counts: syncCounts, nextAt }),
);
/** The run ended early. The reason is a sentence for the operators. */
export const DirectorySyncFailed = event(
  'DirectorySyncFailed',
  z.object({ ...run, counts: syncCounts, reason: z.string(), nextAt }),
);
