import { z } from 'zod';
import { streamKinds } from '../../domain/streamKinds.ts';
import { anyEvent, type Recorded, readModel } from '../kit.ts';

const key = ({ kind, id }: Recorded) => `${kind}-${id}`;

/**
 * The streams of the log, which are the entry to event history. There are nearly as many as events, so a search looks
 * for the beginnings of their names, with or without the kind, and needs no index of its own.
 */
export const streams = readModel(
  'streams',
  z.object({
    id: z.string(),
    kind: z.string(),
    organisationId: z.string().nullable(),
    events: z.number().int(),
    lastType: z.string(),
    startedAt: z.iso.datetime(),
    lastAt: z.iso.datetime(),
  }),
  {
    idPrefixes: streamKinds.map((kind) => `${kind}-`),
    idBegins: 'kind',
    sort: ['startedAt', 'lastAt', 'events'],
  },
).starts(
  anyEvent,
  (event, row) => ({
    id: key(event),
    kind: event.kind,
    organisationId: row?.organisationId ?? event.organisationId ?? null,
    events: event.revision + 1,
    lastType: event.type,
    startedAt: row?.startedAt ?? event.at,
    lastAt: event.at,
  }),
  key,
  ({ revision }) => revision === 0,
);
