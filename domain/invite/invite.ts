import { aggregate } from '../kit.ts';
import * as events from './events.ts';

export type Invite = {
  /** A used invitation counts as deleted. */
  status: 'absent' | 'active' | 'deleted';
  used: boolean;
  /** Whether the directory of the application has confirmed the person. */
  checked: boolean;
  /** The digest of the id of the entry that the directory confirmed; null when it is not known. */
  entry: string | null;
  type: (typeof events.inviteTypes)[number];
  /** Null for the team. */
  applicationId: string | null;
  /** ISO time. */
  expiresAt: string;
};

const { inviteTypes: _, ...happened } = events;

/** An invitation by mail. Its personal data is sealed to the invitation itself. */
export const invite = aggregate<Invite, typeof happened>({
  name: 'invite',
  events: happened,
  person: true,
  unknown: 'invite.unknown',
  lapsed: ({ expiresAt }, now) => expiresAt <= now.toISOString(),
  initial: {
    status: 'absent',
    used: false,
    checked: false,
    entry: null,
    type: 'ADD_ADMIN',
    applicationId: null,
    expiresAt: '',
  },
  evolve: {
    InviteSent: (state, { type, applicationId, expiresAt }) => ({
      ...state,
      status: 'active',
      type,
      applicationId,
      expiresAt,
    }),
    InviteResent: (state, { expiresAt }) => ({ ...state, expiresAt }),
    InviteChecked: (state, { entry }) => ({ ...state, checked: true, entry }),
    InviteDeleted: (state) => ({ ...state, status: 'deleted' }),
    InviteConsumed: (state) => ({ ...state, status: 'deleted', used: true }),
  },
});
