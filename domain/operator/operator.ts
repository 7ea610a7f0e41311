import { aggregate } from '../kit.ts';
import * as events from './events.ts';

export type Operator = {
  status: 'absent' | 'active' | 'suspended' | 'deleted';
  owner: boolean;
  /** Registered by a ceremony that is not finished yet. */
  enrolling: boolean;
  emailVerified: boolean;
  showStarter: boolean;
  /** Devices that were given up. */
  released: readonly string[];
};

export const operator = aggregate<Operator, typeof events>({
  name: 'operator',
  events,
  person: true,
  unknown: 'operator.unknown',
  forsaken: ({ enrolling }) => (enrolling ? events.OperatorDeleted({}) : null),
  initial: {
    status: 'absent',
    owner: false,
    enrolling: false,
    emailVerified: false,
    showStarter: true,
    released: [],
  },
  evolve: {
    OperatorRegistered: (state, { owner, enrolling }) => ({ ...state, status: 'active', owner, enrolling }),
    OperatorEnrolled: (state) => ({ ...state, enrolling: false }),
    EmailVerificationRequested: (state) => state,
    EmailVerified: (state) => ({ ...state, emailVerified: true }),
    OperatorSuspended: (state) => ({ ...state, status: 'suspended' }),
    OperatorActivated: (state) => ({ ...state, status: 'active' }),
    OperatorDeleted: (state) => ({ ...state, status: 'deleted' }),
    DeviceInvitationRequested: (state) => state,
    DeviceReleased: (state, { deviceId }) => ({ ...state, released: [...state.released, deviceId] }),
    StarterDismissed: (state) => ({ ...state, showStarter: false }),
  },
});
