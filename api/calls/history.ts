import { z } from 'zod';
import { gatewayNames } from '../../domain/gateways.ts';
import { radiusClients } from '../../projections/models/radius/radiusClients.ts';
import { streams } from '../../projections/models/streams.ts';
import { answers, done } from '../kit.ts';

const happened = z.object({
  id: z.string(),
  stream: z.string(),
  revision: z.number(),
  position: z.string(),
  type: z.string(),
  at: z.string(),
  actor: z.object({ role: z.string(), id: z.string() }),
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  call: z.string().nullable(),
  correlationId: z.string(),
  /** The event's data with personal fields (null once erased); secrets are `"secret"`. */
  data: z.unknown(),
});

const leader = z
  .object({ process: z.string(), host: z.string(), pid: z.number(), since: z.iso.datetime() })
  .nullable();

/** Reading the event log, for the platform's staff. */
export const historyCalls = {
  streamEvents: answers('GET /history/:stream', ['admin'], z.object({ events: z.array(happened) }), {
    shows: [streams],
    about: 'Lists the events of one stream. Oldest first.',
    body: z.object({
      from: z.coerce.number().int().min(0).optional(),
      count: z.coerce.number().int().min(1).max(500).optional(),
    }),
  }),
  asOf: answers(
    'GET /history/:stream/asOf/:position',
    ['admin'],
    z.object({ model: z.string().nullable(), row: z.unknown() }),
    {
      shows: [streams],
      about:
        "Reads a stream's row as it was directly after an event. Joined names and counts are current. Where no read " +
        'model has such a row, it is the state by which the rules decide.',
    },
  ),
  reactions: answers(
    'GET /reactions',
    ['admin'],
    done.extend({
      /** Null while no process runs them. */
      since: z.iso.datetime().nullable(),
      /** The process that runs them, and the one that writes the read models; null while none does. */
      leader,
      readModels: leader,
      /** What answers people beside the API. RADIUS is `unused` where it is off, or does not answer and has no client. */
      gateways: z.array(
        z.object({ name: z.enum(gatewayNames), state: z.enum(['answers', 'silent', 'unused']) }),
      ),
      reactions: z.array(
        z.object({
          name: z.string(),
          events: z.number(),
          seconds: z.number(),
          failed: z.number(),
          /** Long work, such as the deletion of an application's users, by the stream whose event began it. */
          underWay: z.array(z.object({ stream: z.string(), done: z.number(), of: z.number() })),
        }),
      ),
    }),
    {
      shows: [streams, radiusClients],
      about:
        'Reads how far the reactions are behind. Reactions are mails, deletions and ended sessions; ' +
        '`since` tells since when a process runs them.',
    },
  ),
  parked: answers(
    'GET /history-parked',
    ['admin'],
    z.array(z.object({ model: z.string(), row: z.string(), position: z.string(), error: z.string() })),
    { shows: [streams], about: 'Lists events that could not be folded, and rows that wait for a replay.' },
  ),
};
