import type { Database } from '../../projections/database/database.ts';
import { createTable } from '../../projections/database/tables.ts';
import type { ReadModel } from '../../projections/kit.ts';
import { payments } from '../../projections/models/billing/payments.ts';
import { subscriptions } from '../../projections/models/billing/subscriptions.ts';
import { contacts } from '../../projections/models/contacts.ts';
import { invoices } from '../../projections/models/invoices.ts';
import { licences } from '../../projections/models/licences.ts';
import { operators } from '../../projections/models/operators/operators.ts';
import { organisationRequests } from '../../projections/models/operators/organisationRequests.ts';
import { organisations } from '../../projections/models/organisations.ts';
import { plans } from '../../projections/models/plans.ts';
import { models } from '../../projections/models.ts';
import { fillModel, lately, type Values } from '../fill.ts';

/** Payments and invoices of each organisation: those of a year. */
const each = 12;

const idOf = (what: string, n = 'n') => `md5('${what} ' || ${n})`;
const organisation = (n = 'n') => idOf('organisation', n);
/** One of the texts, each as often as its share of 100 says. */
const shared = (shares: Record<string, number>) => {
  let below = 0;
  const cases = Object.entries(shares).map(
    ([text, share]) => `when n % 100 < ${(below += share)} then '${text}'`,
  );
  return `case ${cases.join(' ')} end`;
};
const price = { currency: shared({ inr: 30, usd: 70 }), gateway: shared({ razorpay: 30, stripe: 70 }) };
const owner = `n / ${each}`;

/** The rows of each model, for each organisation or for each of its payments. */
const filled: readonly [ReadModel, 'organisation' | 'payment', Values][] = [
  [
    organisations,
    'organisation',
    {
      ...{
        id: organisation(),
        name: `'Company ' || n || ' Ltd'`,
        subdomain: `'company' || n`,
        country: `'India'`,
      },
      ...{ planId: `'special_plan'`, createdAt: lately, updatedAt: lately },
    },
  ],
  [
    operators,
    'organisation',
    {
      ...{ id: idOf('operator'), organisationId: organisation(), username: `'ada' || n || '@example.com'` },
      ...{ name: `'Ada ' || n`, owner: 'true', createdAt: lately, updatedAt: lately },
    },
  ],
  [
    licences,
    'organisation',
    {
      id: organisation(),
      key: `repeat('k', 400)`,
      planId: `'special_plan'`,
      source: `'plan'`,
      updatedAt: lately,
    },
  ],
  [
    subscriptions,
    'organisation',
    {
      ...{ id: organisation(), organisationId: organisation(), planId: `'special_plan'`, ...price },
      state: shared({ active: 90, past_due: 2, unpaid: 1, canceled: 5, pending: 2 }),
      ...{ periodEnd: `${lately} + interval '1 year'`, cancelAtCycleEnd: 'n % 20 = 0', createdAt: lately },
    },
  ],
  [
    payments,
    'payment',
    {
      ...{ id: `'stripe ch_' || n`, organisationId: organisation(owner), paymentId: `'ch_' || n`, ...price },
      ...{ paidAt: lately, status: shared({ succeeded: 95, failed: 3, refunded: 2 }), amount: '5000' },
      ...{ planId: `'special_plan'`, updatedAt: lately },
    },
  ],
  [
    invoices,
    'payment',
    {
      ...{ id: idOf('invoice'), kind: `'invoice'`, number: `'2026-01-' || lpad(n::text, 7, '0')` },
      ...{
        organisationId: organisation(owner),
        paymentId: `'ch_' || n`,
        ...price,
        gross: '5000',
        net: '5000',
      },
      issuedAt: lately,
    },
  ],
  [
    contacts,
    'organisation',
    {
      ...{ id: idOf('contact'), organisationId: organisation(), subjectId: idOf('operator') },
      ...{
        name: `'Ada ' || n`,
        email: `'ada' || n || '@example.com'`,
        description: `'A question about ' || n`,
      },
      ...{ done: 'n % 1000 > 0', createdAt: lately },
    },
  ],
  [
    organisationRequests,
    'organisation',
    {
      ...{ id: organisation(), name: `'Company ' || n || ' Ltd'`, createdAt: lately },
      ...{ createdById: idOf('operator'), requestedById: idOf('operator') },
      type: `case n % 20 when 0 then 'DELETE' when 1 then 'SUSPENDED' end`,
      deleteSuspendReqDate: `case when n % 20 < 2 then ${lately} end`,
    },
  ],
  [
    plans,
    'organisation',
    { id: `case n when 0 then 'special_plan' else 'plan ' || n end`, name: `'Plan ' || n` },
  ],
];
/** Makes the read models that the staff's lists show, with a year of this many organisations. */
export async function fillModels({ db }: Database, many: number) {
  for (const [model, of, values] of filled) {
    const rows = model === plans ? Math.min(many, 5) : of === 'payment' ? many * each : many;
    await fillModel(db, model, rows, values);
  }
  for (const model of models) if (!filled.some(([one]) => one === model)) await createTable(db, model);
}
