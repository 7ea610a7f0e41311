import type { z } from 'zod';
import { aggregate } from '../kit.ts';
import * as events from './events.ts';

type OpenedData = z.output<typeof events.TransactionOpened.schema>;
/**
 * One ceremony. On a single device its stream begins with its end, and since a stream can begin only once, the
 * challenge is single-use. With a second device it is opened first, and then has one outcome.
 */
export type Transaction = {
  status: 'absent' | 'pending' | 'approved' | 'declined' | 'failed' | 'expired' | 'completed';
  /** The request without its personal fields, which rules do not use. */
  opened: Omit<OpenedData, 'account' | 'registration' | 'device' | 'ip' | 'place'> | null;
  approved: z.output<typeof events.TransactionApproved.schema> | null;
  /** The reason for a decline or failure. */
  message: string | null;
  reported: boolean;
};

/** The facts about a request that are fixed when it is opened. */
export type OpenedRequest = NonNullable<Transaction['opened']>;

const { place: _, ...happened } = events;
const completed = (state: Transaction): Transaction => ({ ...state, status: 'completed' });

export const transaction = aggregate<Transaction, typeof happened>({
  name: 'transaction',
  events: happened,
  unknown: 'transaction.unknown',
  initial: { status: 'absent', opened: null, approved: null, message: null, reported: false },
  evolve: {
    RegistrationCompleted: completed,
    SignedIn: completed,
    SignInTried: completed,
    SessionUsed: completed,
    AdminSignedIn: completed,
    TransactionOpened: (
      state,
      { account: _, registration: __, device: ___, ip: ____, place: _____, ...opened },
    ) => ({ ...state, status: 'pending', opened }),
    TransactionApproved: (state, approved) => ({ ...state, status: 'approved', approved }),
    TransactionDeclined: (state, { message }) => ({ ...state, status: 'declined', message }),
    TransactionFailed: (state, { message }) => ({ ...state, status: 'failed', message }),
    TransactionExpired: (state) => ({ ...state, status: 'expired' }),
    TransactionReported: (state) => ({ ...state, reported: true }),
  },
});

/** The status at this moment. A request expires without an event. */
export const statusAt = ({ status, opened }: Transaction, now: number): Transaction['status'] =>
  status === 'pending' && Date.parse(opened!.expiresAt) <= now ? 'expired' : status;
