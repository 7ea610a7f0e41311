import { aggregate } from '../kit.ts';
import * as events from './events.ts';

/** How far the recovery of one person's access has come. Its id is the person's. */
export type Recovery = {
  status: 'absent' | 'active' | 'deleted';
  /** The latest attempt; the links of earlier ones are good for nothing. */
  round: string;
  by: (typeof events.requesters)[number];
  phase: 'requested' | 'opened' | 'over';
  /** Until when the link can be opened; once opened, when a passkey can be made. */
  openUntil: string;
  readyAt: string;
  expiresAt: string;
  sent: boolean;
  /** What the latest attempt led to. */
  deviceId: string | null;
};

const { requesters: _, ...happened } = events;
const begun: Recovery = {
  status: 'absent',
  round: '',
  by: 'self',
  phase: 'over',
  openUntil: '',
  readyAt: '',
  expiresAt: '',
  sent: false,
  deviceId: null,
};

export const recovery = aggregate<Recovery, typeof happened>({
  name: 'recovery',
  events: happened,
  person: true,
  unknown: 'recovery.unknown',
  initial: begun,
  evolve: {
    RecoveryRequested: (state, { round, by, openUntil }) => {
      // The link of the same attempt was sent once more.
      if (round === state.round) return state;
      return { ...begun, status: 'active', round, by, openUntil, phase: 'requested' };
    },
    RecoveryOpened: (state, { readyAt, expiresAt }) => ({ ...state, phase: 'opened', readyAt, expiresAt }),
    RecoverySent: (state) => ({ ...state, sent: true }),
    RecoveryStopped: (state) => ({ ...state, phase: 'over' }),
    RecoveryCompleted: (state, { deviceId }) => ({ ...state, phase: 'over', deviceId }),
  },
});
