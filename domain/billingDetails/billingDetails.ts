import { aggregate } from '../kit.ts';
import * as events from './events.ts';

const { details: _, ...happened } = events;

/** What the invoices of an organisation show of it. Its id is the organisation's. */
export const billingDetails = aggregate<{ status: 'absent' | 'active' }, typeof happened>({
  name: 'billingDetails',
  events: happened,
  unknown: 'organisation.unknown',
  edits: [happened.BillingDetailsChanged],
  initial: { status: 'absent' },
  evolve: { BillingDetailsChanged: () => ({ status: 'active' }) },
});
