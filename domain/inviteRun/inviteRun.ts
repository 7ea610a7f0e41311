import { aggregate } from '../kit.ts';
import * as events from './events.ts';

/** The invitations of many people by an organisation, whose id it has. One run follows another. */
export type InviteRun = {
  status: 'absent' | 'active' | 'deleted';
  /** The latest run; empty before the first. */
  runId: string;
  running: boolean;
  applications: readonly string[];
  /** The number of parts, of those that are done, and of the rows in all of them. */
  parts: number;
  done: number;
  rows: number;
  /** The people of the parts that are done. */
  counts: { invited: number; given: number; had: number; refused: number };
};

const { refusedLine: _, ...happened } = events;
const none = { invited: 0, given: 0, had: 0, refused: 0 };

export const inviteRun = aggregate<InviteRun, typeof happened>({
  name: 'inviteRun',
  events: happened,
  unknown: 'organisation.unknown',
  initial: {
    ...{ status: 'absent', runId: '', running: false, applications: [] },
    ...{ parts: 0, done: 0, rows: 0, counts: none },
  },
  evolve: {
    InviteRunStarted: (_, started) => ({
      ...started,
      ...{ status: 'active', running: true, done: 0, counts: none },
    }),
    InviteRunProgressed: (state, { part, invited, given, had, refused }) => ({
      ...state,
      done: part + 1,
      running: state.running && part + 1 < state.parts,
      counts: {
        invited: state.counts.invited + invited,
        given: state.counts.given + given,
        had: state.counts.had + had,
        refused: state.counts.refused + refused.length,
      },
    }),
    InviteRunStopped: (state) => ({ ...state, running: false }),
  },
});
