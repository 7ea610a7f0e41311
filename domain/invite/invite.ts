import type { InviteType } from '../families/families.ts';
import { aggregate, ref } from '../kit.ts';
import { limits } from '../limits.ts';
import type { RefusalCode } from '../refusals.ts';
import type { MemberRole } from '../team/roles.ts';
import * as happened from './events.ts';

export type Invite = {
  /** A used invitation counts as deleted. */
  status: 'absent' | 'active' | 'deleted';
  used: boolean;
  /** Whether the directory of the application has confirmed the person. */
  checked: boolean;
  /** The digest of the id of the entry that the directory confirmed; null when it is not known. */
  entry: string | null;
  type: InviteType;
  /** The first of the applications; null for the team. */
  applicationId: string | null;
  /** The applications that it leads to; none for the team. */
  applications: readonly string[];
  /** The role that it gives in the team; null when it does not say. */
  role: MemberRole | null;
  /** Why the person, who has joined, got no access to some of them. */
  withheld: readonly { applicationId: string; why: RefusalCode }[];
  /** ISO time. */
  expiresAt: string;
  /** ISO time until which it cannot be withdrawn, because somebody comes in by it; empty when nobody has. */
  heldUntil: string;
  /** ISO time at which the first of the attempts began that have held it one after another. */
  heldFrom: string;
};

/** When an attempt that holds the invitation from `now` on began, with those that it follows. */
export const heldSince = ({ heldFrom, heldUntil }: Invite, now: Date): string =>
  heldUntil && now.getTime() < Date.parse(heldUntil) + limits.inviteHeldRest ? heldFrom : now.toISOString();

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
    role: null,
    ...{ applicationId: null, applications: [], withheld: [] },
    ...{ expiresAt: '', heldUntil: '', heldFrom: '' },
  },
  evolve: {
    InviteSent: (state, { type, role, applicationId, further, expiresAt }) => ({
      ...state,
      ...{ status: 'active', type, role, applicationId, expiresAt },
      applications: applicationId ? [applicationId, ...further] : [],
    }),
    InviteAccessWithheld: (state, { withheld }) => ({ ...state, withheld: withheld as Invite['withheld'] }),
    InviteResent: (state, { expiresAt }) => ({ ...state, expiresAt }),
    InviteChecked: (state, { entry }) => ({ ...state, checked: true, entry }),
    InviteHeld: (state, { until }) => {
      const from = new Date(Date.parse(until) - limits.inviteHeld);
      return { ...state, heldUntil: until, heldFrom: heldSince(state, from) };
    },
    InviteDeleted: (state) => ({ ...state, status: 'deleted' }),
    InviteConsumed: (state) => ({ ...state, status: 'deleted', used: true }),
  },
});

/** A reference to an invitation by its id, where somebody comes by one. */
export const invitationOf = (inviteId?: string) => (inviteId ? ref(invite, inviteId) : undefined);
