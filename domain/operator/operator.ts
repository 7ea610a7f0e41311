import { allKept, type Keeping, reinstate, release, withdraw } from '../keeping/lastOne.ts';
import { aggregate } from '../kit.ts';
import type { Reading } from '../mailLanguage/choosesLanguage.ts';
import type { MemberRole } from '../team/roles.ts';
import * as events from './events.ts';

/** A member of an organisation's team. One working device must stay. */
export type Operator = Keeping &
  Reading & {
    status: 'absent' | 'active' | 'suspended' | 'deleted';
    /** Whether the member registered the organisation. */
    owner: boolean;
    role: MemberRole;
    /** Registered by a ceremony that is not finished yet. */
    enrolling: boolean;
    emailVerified: boolean;
    showStarter: boolean;
    showDeviceHint: boolean;
  };

export const operator = aggregate<Operator, typeof events>({
  name: 'operator',
  events,
  person: true,
  unknown: 'operator.unknown',
  edits: [
    events.OperatorDetailsChanged,
    events.OperatorSuspended,
    events.OperatorActivated,
    events.OperatorRoleGiven,
  ],
  forsaken: ({ enrolling }) => (enrolling ? events.OperatorDeleted({}) : null),
  initial: {
    status: 'absent',
    owner: false,
    role: 'owner',
    enrolling: false,
    emailVerified: false,
    showStarter: true,
    showDeviceHint: true,
    mailLanguage: null,
    ...allKept,
  },
  evolve: {
    OperatorRegistered: (state, { owner, enrolling }) => ({ ...state, status: 'active', owner, enrolling }),
    OperatorEnrolled: (state) => ({ ...state, enrolling: false }),
    EmailVerificationRequested: (state) => state,
    EmailVerified: (state) => ({ ...state, emailVerified: true }),
    OperatorSuspended: (state) => ({ ...state, status: 'suspended' }),
    OperatorActivated: (state) => ({ ...state, status: 'active' }),
    OperatorDeleted: (state) => ({ ...state, status: 'deleted' }),
    OperatorRoleGiven: (state, { role }) => ({ ...state, role }),
    DeviceInvitationRequested: (state) => state,
    MailLanguageChosen: (state, { language }) => ({ ...state, mailLanguage: language }),
    DeviceReleased: (state, { deviceId }) => release(state, deviceId),
    DeviceWithdrawn: (state, { deviceId }) => withdraw(state, deviceId),
    DeviceReinstated: (state, { deviceId }) => reinstate(state, deviceId),
    OperatorDetailsChanged: (state) => state,
    StarterDismissed: (state) => ({ ...state, showStarter: false }),
    DeviceHintDismissed: (state) => ({ ...state, showDeviceHint: false }),
  },
});
