import { aggregate } from '../kit.ts';
import * as events from './events.ts';

/** A name that people of an organisation belong to. Who belongs to it stands in the streams of the people. */
export type Group = {
  status: 'absent' | 'active' | 'deleted';
  name: string;
  source: (typeof events.groupSources)[number];
  /** The application whose directory the group is read from; null for one that operators made. */
  applicationId: string | null;
  /** The ids of the applications that were ever open to it. */
  applications: readonly string[];
};

const { groupSources: _, ...happened } = events;

export const group = aggregate<Group, typeof happened>({
  name: 'group',
  events: happened,
  unknown: 'group.unknown',
  edits: [happened.GroupRenamed],
  initial: { status: 'absent', name: '', source: 'console', applicationId: null, applications: [] },
  evolve: {
    GroupCreated: (state, created) => ({ ...state, ...created, status: 'active' }),
    GroupRenamed: (state, { name }) => ({ ...state, name }),
    GroupHandedOver: (state, { applicationId }) => ({ ...state, applicationId }),
    GroupUsed: (state, { applicationId }) => ({
      ...state,
      applications: [...state.applications, applicationId],
    }),
    GroupDeleted: (state) => ({ ...state, status: 'deleted' }),
  },
});
