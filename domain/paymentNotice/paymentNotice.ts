import { aggregate } from '../kit.ts';
import * as events from './events.ts';

/** A message of a payment provider, remembered so that it counts once. */
export type PaymentNotice = { status: 'absent' | 'active' };

export const paymentNotice = aggregate<PaymentNotice, typeof events>({
  name: 'paymentNotice',
  events,
  unknown: 'payment.notice',
  initial: { status: 'absent' },
  evolve: { PaymentNoticeReceived: () => ({ status: 'active' }) },
});
