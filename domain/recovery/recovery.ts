import { aggregate } from '../kit.ts';
import * as events from './events.ts';

/** The progress of one person's recovery. Its id is the person's. */
export type Recovery = {
  status: 'absent' | 'active' | 'deleted';
  /** The latest attempt. The links of earlier ones no longer work. */
  round: string;
  by: (typeof events.requesters)[number];
  /** Whether its link was mailed; otherwise only the requester has seen it. */
  mailed: boolean;
  phase: 'requested' | 'opened' | 'over';
  /** The end of the time to open the link; then the start and end of the time to make a passkey. */
  openUntil: string;
  readyAt: string;
  expiresAt: string;
  sent: boolean;
  /** The device that the latest attempt added. */
  deviceId: string | null;
  /** The device that the latest completed attempt added, which a new attempt leaves as it is. */
  recovered: string | null;
};

const { requesters: _, ...happened } = events;
const begun: Recovery = {
  status: 'absent',
  round: '',
  by: 'self',
  mailed: false,
  phase: 'over',
  openUntil: '',
  readyAt: '',
  expiresAt: '',
  sent: false,
  deviceId: null,
  recovered: null,
};

export const recovery = aggregate<Recovery, typeof happened>({
  name: 'recovery',
  events: happened,
  person: true,
  unknown: 'recovery.unknown',
  initial: begun,
  evolve: {
    RecoveryRequested: (state, { round, by, mailed, openUntil }) => {
      // The link of the same attempt was sent again.
      if (round === state.round) return state;
      const { recovered } = state;
      return { ...begun, status: 'active', round, by, mailed, openUntil, phase: 'requested', recovered };
    },
    RecoveryOpened: (state, { readyAt, expiresAt }) => ({ ...state, phase: 'opened', readyAt, expiresAt }),
    RecoverySent: (state) => ({ ...state, sent: true }),
    RecoveryStopped: (state) => ({ ...state, phase: 'over' }),
    RecoveryCompleted: (state, { deviceId }) => ({ ...state, phase: 'over', deviceId, recovered: deviceId }),
  },
});
