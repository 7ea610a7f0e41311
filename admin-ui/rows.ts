import type { Calls } from '../api/calls.ts';
import type { ReplyOf } from '../api/client.ts';
import type { RowOf } from '../api/kit.ts';
import type { applications } from '../projections/models/applications.ts';
import type { audit } from '../projections/models/audit.ts';
import type { letters } from '../projections/models/letters.ts';
import type { operators } from '../projections/models/operators.ts';
import type { organisations } from '../projections/models/organisations.ts';
import type { plans } from '../projections/models/plans.ts';
import type { streams } from '../projections/models/streams.ts';
import type { videos } from '../projections/models/videos.ts';

/** react-admin records: `id` and the columns of a read model. */
export type OperatorRow = RowOf<typeof operators>;
export type OrganisationRow = RowOf<typeof organisations>;
export type ApplicationRow = RowOf<typeof applications>;
export type PlanRow = RowOf<typeof plans>;
export type LetterRow = RowOf<typeof letters>;
export type StreamRow = RowOf<typeof streams>;
export type VideoRow = RowOf<typeof videos>;
export type AuditRow = RowOf<typeof audit>;

/** An event, as the calls that read the log return it. */
export type Happened = ReplyOf<Calls, 'GET /history/:stream'>['events'][number];
export type AsOf = ReplyOf<Calls, 'GET /history/:stream/asOf/:position'>;
export type Parked = ReplyOf<Calls, 'GET /history-parked'>;
