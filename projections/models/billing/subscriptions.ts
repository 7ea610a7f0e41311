import { z } from 'zod';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import * as subscription from '../../../domain/subscription/events.ts';
import { readModel } from '../../kit.ts';
import { plans } from '../plans.ts';

const row = z.object({
  id: z.string(),
  organisationId: z.string(),
  state: z.enum(subscription.subscriptionStates),
  planId: z.string(),
  gateway: z.enum(subscription.gateways),
  /** The subscription's id at the provider; empty before it is known there. */
  gatewayId: z.string(),
  currency: z.string(),
  /** In the smallest unit. */
  amount: z.number().int(),
  periodStart: z.iso.datetime().nullable(),
  periodEnd: z.iso.datetime().nullable(),
  cancelAtCycleEnd: z.boolean(),
  endedAt: z.iso.datetime().nullable(),
  /** The purchase that waits for its payment, beside a subscription that has ended or for the first one. */
  waitingPurchase: z.string().nullable(),
  /** The last failed charge, as long as nothing was paid after it. */
  failedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** What organisations pay for; a row's id is that of the organisation. */
export const subscriptions = readModel('subscriptions', row, {
  owner: 'organisationId',
  roles: ['operator'],
  sort: ['periodEnd', 'createdAt', 'updatedAt'],
  lookups: ['state', 'gateway'],
  joins: { planName: [plans, 'planId', 'name'] },
})
  .starts(subscription.PurchaseBegun, ({ id, at, data }, row) => {
    const { purchaseId: waitingPurchase, planId, gateway, currency, amount } = data;
    // A purchase after the end of another subscription changes nothing else before it is paid.
    if (row && row.state !== 'pending') return { ...row, waitingPurchase };
    const unpaid = {
      periodStart: null,
      periodEnd: null,
      cancelAtCycleEnd: false,
      endedAt: null,
      failedAt: null,
    };
    const first = {
      id,
      organisationId: id,
      state: 'pending' as const,
      gatewayId: '',
      ...unpaid,
      waitingPurchase,
    };
    return { ...first, planId, gateway, currency, amount, createdAt: row?.createdAt ?? at, updatedAt: at };
  })
  .changes(subscription.SubscriptionStarted, (row, { at, data }) => {
    const { purchaseId, seenAt: _, ...started } = data;
    const waitingPurchase = row.waitingPurchase === purchaseId ? null : row.waitingPurchase;
    const fresh = { state: 'active' as const, cancelAtCycleEnd: false, endedAt: null };
    return { ...row, ...started, ...fresh, waitingPurchase, updatedAt: at };
  })
  .changes(subscription.PurchaseAbandoned, (row, { data: { purchaseId } }) =>
    row.waitingPurchase === purchaseId ? { ...row, waitingPurchase: null } : row,
  )
  .changes(subscription.SubscriptionRenewed, (row, { at, data: { periodStart, periodEnd } }) => ({
    ...row,
    periodStart,
    periodEnd,
    updatedAt: at,
  }))
  .changes(subscription.SubscriptionPlanChanged, (row, { at, data: { planId, currency, amount } }) => ({
    ...row,
    ...{ planId, currency, amount, updatedAt: at },
  }))
  .changes(subscription.CancellationScheduled, (row, { at }) => ({
    ...row,
    cancelAtCycleEnd: true,
    updatedAt: at,
  }))
  .changes(subscription.CancellationWithdrawn, (row, { at }) => ({
    ...row,
    cancelAtCycleEnd: false,
    updatedAt: at,
  }))
  .changes(subscription.SubscriptionPastDue, (row, { at }) => ({
    ...row,
    ...{ state: 'past_due' as const, endedAt: null, updatedAt: at },
  }))
  .changes(subscription.SubscriptionRecovered, (row, { at }) => ({
    ...row,
    ...{ state: 'active' as const, endedAt: null, updatedAt: at },
  }))
  .changes(subscription.SubscriptionUnpaid, (row, { at, data: { endedAt } }) => ({
    ...row,
    ...{ state: 'unpaid' as const, endedAt, updatedAt: at },
  }))
  .changes(subscription.SubscriptionCanceled, (row, { at, data: { endedAt } }) => ({
    ...row,
    ...{ state: 'canceled' as const, endedAt, updatedAt: at },
  }))
  .changes(subscription.PaymentRecorded, (row, { at, data: { status, paidAt } }) => {
    const failed = status === 'failed' && paidAt > (row.failedAt ?? '') ? paidAt : row.failedAt;
    const paid = status === 'succeeded' && row.failedAt !== null && paidAt > row.failedAt;
    return { ...row, failedAt: paid ? null : failed, updatedAt: at };
  })
  .ends(OrganisationDeleted);
