import type { Calls } from '../../api/calls.ts';
import type { ReplyOf } from '../../api/client.ts';

/** An event as the history answers it. */
export type Happened = ReplyOf<Calls, 'GET /history/:stream'>['events'][number];
/** The rows of a stream as they were after one of its events. */
export type AsOf = ReplyOf<Calls, 'GET /history/:stream/asOf/:position'>;
/** The rows that wait for a replay. */
export type Parked = ReplyOf<Calls, 'GET /history-parked'>;
/** How far the reactions to events are. */
export type Reactions = ReplyOf<Calls, 'GET /reactions'>;
