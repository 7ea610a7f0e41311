import { aggregate } from '../kit.ts';
import * as events from './events.ts';

/** The user sync of one application, whose id it has. One run follows another. */
export type DirectorySync = {
  status: 'absent' | 'active' | 'deleted';
  /** The latest run; empty before the first. */
  runId: string;
  running: boolean;
  /** When the schedule goes on, as ISO time. */
  nextAt: string | null;
};

const { noCounts: _, syncCounts: __, confirmed: ___, leftOut: ____, ...happened } = events;

export const directorySync = aggregate<DirectorySync, typeof happened>({
  name: 'directorySync',
  events: happened,
  unknown: 'application.unknown',
  initial: { status: 'absent', runId: '', running: false, nextAt: null },
  evolve: {
    DirectorySyncRequested: (_, { runId }) => ({ status: 'active', runId, running: true, nextAt: null }),
    DirectorySyncProgressed: (state) => state,
    DirectorySyncFinished: (state, { nextAt }) => ({ ...state, running: false, nextAt }),
    DirectorySyncFailed: (state, { nextAt }) => ({ ...state, running: false, nextAt }),
  },
});
