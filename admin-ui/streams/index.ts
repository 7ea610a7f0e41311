import { lazy } from 'react';
import type { Calls } from '../../api/calls.ts';
import type { ReplyOf } from '../../api/client.ts';
import type { RowOf } from '../../api/kit.ts';
import type { streams as model } from '../../projections/models/streams.ts';
import type { Resource } from '../kit/resource.ts';

/** A stream of the log as the list shows it. */
export type StreamRow = RowOf<typeof model>;
/** An event as the history answers it. */
export type Happened = ReplyOf<Calls, 'GET /history/:stream'>['events'][number];
export type AsOf = ReplyOf<Calls, 'GET /history/:stream/asOf/:position'>;
export type Parked = ReplyOf<Calls, 'GET /history-parked'>;
export type Reactions = ReplyOf<Calls, 'GET /reactions'>;

export const words = {
  tab: 'Event history',
  filter: 'Filter by stream',
  columns: {
    id: 'Stream',
    kind: 'Kind',
    organisation: 'Organization',
    events: 'Events',
    lastType: 'Last event',
    startedAt: 'Started',
    lastAt: 'Last change',
  },
  all: 'All streams of this organization',
  back: 'Event history',
  unknown: 'There is no such stream',
  more: 'Load more events',
  revision: 'Revision',
  position: 'Position',
  time: 'Time',
  actor: 'Actor',
  ip: 'IP',
  userAgent: 'User agent',
  call: 'Call',
  correlation: 'Correlation',
  data: 'Data',
  parked: 'Rows that wait for a replay',
  reactions: {
    current: 'Mails, deletions and ended sessions are up to date.',
    behind: 'Some reactions to events are late',
    underWay: 'Deletions that are under way',
    progress: (stream: string, done: number, of: number) =>
      `${stream}: ${done.toLocaleString('en')} of ${of.toLocaleString('en')} users deleted`,
    none: 'No process runs the reactions to events: no mails are sent, and deletions wait.',
    late: (name: string, events: number, seconds: number) =>
      `${name}: ${events} events behind for ${Math.round(seconds)} s`,
    runs: 'Reactions:',
    writes: 'Read models:',
    leader: (process: string, host: string, pid: number) => `${process} on ${host} (process ${pid}), since`,
    noLeader: 'no process at the moment',
    failed: (name: string, failed: number) => `${name}: ${failed} failed, to be tried again`,
  },
  asOf: {
    button: 'State as of this event',
    hide: 'Hide the state',
    heading: 'State as of revision',
    current: 'Joined names and counts are as they are now.',
    noModel: 'No read model shows this stream.',
    noRow: 'No row: it did not exist yet, or it was deleted.',
    first: 'First event: everything is new.',
    changedFields: 'Changed by this event:',
    field: 'Field',
    before: 'Before',
    after: 'After',

    added: 'added',
    changed: 'changed',
    removed: 'removed',
    none: 'This event changed nothing in the row.',
  },
} as const;

export const streams: Resource = {
  name: 'streams',
  options: { label: words.tab },
  list: lazy(() => import('./StreamList.tsx')),
  show: lazy(() => import('./StreamShow.tsx')),
};
