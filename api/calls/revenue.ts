import { z } from 'zod';
import { subscriptionStates } from '../../domain/subscription/events.ts';
import { payments } from '../../projections/models/billing/payments.ts';
import { subscriptions } from '../../projections/models/billing/subscriptions.ts';
import { licences } from '../../projections/models/licences.ts';
import { answers, done } from '../kit.ts';

const count = z.number().int();
/** A span of time by which a list can be filtered for what was counted. */
const span = { from: z.iso.datetime(), to: z.iso.datetime() };

/** What the platform earns, for the staff. */
export const revenueCalls = {
  revenue: answers(
    'GET /admin/revenue',
    ['admin'],
    done.extend({
      states: z.array(z.object({ state: z.enum(subscriptionStates), count })),
      /** What was paid and not given back, in the smallest unit of the currency; the newest month (UTC) first. */
      income: z.array(z.object({ month: z.string(), currency: z.string(), amount: count, payments: count })),
      /** Charges that failed in the last thirty days. */
      failed: z.object({ count, ...span }),
      /** Subscriptions that end in the next thirty days, because they were cancelled. */
      ending: z.object({ count, ...span }),
      /** Licences that end in the next thirty days where no subscription goes on; 10,000 at most are counted. */
      licences: z.object({ count, ...span }),
    }),
    {
      about:
        'Reads what the platform earns. Subscriptions by state, the income of the last twelve months by currency, ' +
        'failed charges, and what ends soon.',
      shows: [subscriptions, payments, licences],
    },
  ),
};
