import { aggregate } from '../kit.ts';
import * as events from './events.ts';

const { details: _, ...happened } = events;

/** The details themselves are sealed; a state has only how often they were changed. */
type State = { status: 'absent' | 'active'; changes: number };

/** What the invoices of an organisation show of it. Its id is the organisation's. */
export const billingDetails = aggregate<State, typeof happened>({
  name: 'billingDetails',
  events: happened,
  unknown: 'organisation.unknown',
  edits: [happened.BillingDetailsChanged],
  initial: { status: 'absent', changes: 0 },
  evolve: { BillingDetailsChanged: ({ changes }) => ({ status: 'active', changes: changes + 1 }) },
});
