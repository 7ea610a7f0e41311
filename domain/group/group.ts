import { aggregate } from '../kit.ts';
import * as events from './events.ts';

/** A name that people of an organisation belong to. Who belongs to it stands in the streams of the people. */
export type Group = {
  status: 'absent' | 'active' | 'deleted';
  name: string;
  /** Who decides about it now. */
  source: (typeof events.groupSources)[number];
  /** Whether it was made of a group of a directory, which may be read no longer. */
  ofDirectory: boolean;
  /** The application whose directory the group is read from; null for one about which operators decide. */
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
  // Without a directory it is no matter of an application's any more, whose groups end with its directory's.
  yields: ({ source }) => (source === 'console' ? ['directory.groups'] : []),
  initial: {
    ...{ status: 'absent', name: '', source: 'console', ofDirectory: false },
    ...{ applicationId: null, applications: [] },
  },
  evolve: {
    GroupCreated: (state, created) => ({
      ...{ ...state, ...created, status: 'active' },
      ofDirectory: created.source === 'directory',
    }),
    GroupRenamed: (state, { name }) => ({ ...state, name }),
    GroupHandedOver: (state, { applicationId }) => ({ ...state, source: 'directory', applicationId }),
    GroupReleased: (state) => ({ ...state, source: 'console', applicationId: null }),
    GroupUsed: (state, { applicationId }) => ({
      ...state,
      applications: [...state.applications, applicationId],
    }),
    GroupDeleted: (state) => ({ ...state, status: 'deleted' }),
  },
});
