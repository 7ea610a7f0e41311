import { z } from 'zod';
import { commandsOf, id, ref } from '../kit.ts';
import { limits } from '../limits.ts';
import { radiusClient } from '../radiusClient/radiusClient.ts';
import * as happened from './events.ts';
import { radiusAccounting } from './radiusAccounting.ts';

const command = commandsOf(radiusAccounting);
const count = z.int().min(0);
const key = z.string().min(1).max(limits.radiusKey);
const about = z.object({ id: id(), clientId: id(), nas: key, happenedAt: z.iso.datetime() });
const parent = ({ clientId }: { clientId: string }) => ref(radiusClient, clientId);

/** Records what a client reports about a session. A report that comes twice is recorded twice, and counts once. */
export const ReportRadiusSession = command(
  {
    input: about.extend({
      session: z.string().min(1).max(limits.radiusSession),
      key,
      userId: id().nullable(),
      status: z.enum(['start', 'interim', 'stop']),
      seconds: count,
      received: count,
      sent: count,
      cause: z.string().max(40).nullable(),
    }),
    parent,
  },
  (_, { id: __, ...report }) => [happened.RadiusSessionReported(report)],
);
/** Records that a device of a client started or stopped. */
export const ReportRadiusRestart = command({ input: about, parent }, (_, { id: __, ...report }) => [
  happened.RadiusClientRestarted(report),
]);
