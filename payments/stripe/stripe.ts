import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { NoticeError, type PaymentGateway } from '../port.ts';
import { asked, clientOf, orNull } from './client.ts';
import { costOf } from './cost.ts';
import { noticesOf } from './notices.ts';
import { idOf, isDropped, snapshotOf } from './snapshot.ts';

type Settings = { key: string; url: string; webhookSecrets: readonly string[]; clock: () => number };
/** The most payments of a subscription that are read. */
const most = 1000;

/**
 * A key against repeats. Stripe refuses one that comes with other parameters, as it does when a colleague goes on with a
 * purchase whose page was opened but whose answer was lost. Nobody has the address of that page, so another may be opened.
 */
const keyOf = (purchaseId: string, wanted: object) =>
  `begin ${purchaseId} ${createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 32)}`;

/** Stripe Billing: subscriptions that are paid on Checkout's page. */
export function stripeOf({ key, url, webhookSecrets, clock }: Settings): PaymentGateway {
  const stripe = clientOf(key, url);
  const { checkout, subscriptions, customers, billingPortal, prices } = stripe;
  const subscriptionOf = (id: string) => orNull(asked(subscriptions.retrieve(id)));
  const noneOf = (gatewayId: string) => new NoticeError(`there is no subscription ${gatewayId}`, false);

  async function disputedOf(charges: readonly Stripe.Charge[]): Promise<Set<string>> {
    const ids = new Set<string>();
    for (const { id } of charges.filter(({ disputed }) => disputed)) {
      const { data } = await asked(stripe.disputes.list({ charge: id, limit: 100 }));
      if (!data.length || !data.every(isDropped)) ids.add(id);
    }
    return ids;
  }

  async function fetched(gatewayId: string, seenAt: string) {
    const subscription = await subscriptionOf(gatewayId);
    if (!subscription) return null;
    const customer = idOf(subscription.customer)!;
    const [charges, invoices] = await Promise.all([
      asked(stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: most })),
      asked(
        stripe.invoices
          .list({ subscription: gatewayId, limit: 100, expand: ['data.payments'] })
          .autoPagingToArray({ limit: most }),
      ),
    ]);
    const disputed = await disputedOf(charges);
    return snapshotOf({ subscription, charges, invoices, disputed }, seenAt);
  }

  return {
    name: 'stripe',
    ...noticesOf(stripe, webhookSecrets, clock),
    async costOf({ gatewayPlanId }) {
      const price = await orNull(asked(prices.retrieve(gatewayPlanId)));
      return price && costOf(price);
    },
    async begin({ purchaseId, organisationId, email, gatewayPlanId, paidUrl, leftUrl }) {
      const metadata = { organisationId, purchaseId };
      const wanted: Stripe.Checkout.SessionCreateParams = {
        mode: 'subscription',
        line_items: [{ price: gatewayPlanId, quantity: 1 }],
        customer_email: email,
        client_reference_id: organisationId,
        metadata,
        subscription_data: { metadata },
        success_url: paidUrl,
        cancel_url: leftUrl,
      };
      const session = await asked(
        checkout.sessions.create(wanted, { idempotencyKey: keyOf(purchaseId, wanted) }),
      );
      return { checkoutId: session.id, url: session.url ?? '', gatewayId: idOf(session.subscription) };
    },
    async close({ checkoutId }) {
      const session = await orNull(asked(checkout.sessions.retrieve(checkoutId)));
      if (session?.status === 'open') await asked(checkout.sessions.expire(checkoutId));
    },
    async fetch({ gatewayId, checkoutId }) {
      const seenAt = new Date(clock()).toISOString();
      if (gatewayId) return fetched(gatewayId, seenAt);
      const session = checkoutId && (await orNull(asked(checkout.sessions.retrieve(checkoutId))));
      if (!session) return null;
      const subscription = idOf(session.subscription);
      if (subscription) return fetched(subscription, seenAt);
      const { organisationId, purchaseId } = session.metadata ?? {};
      if (session.status !== 'expired' || !organisationId || !purchaseId) return null;
      return {
        ...{ gateway: 'stripe', gatewayId: session.id, purchaseId, organisationId, state: 'canceled' },
        ...{
          gatewayPlanId: session.id,
          currency: session.currency ?? 'usd',
          amount: session.amount_total ?? 0,
        },
        ...{ period: null, cancelAtCycleEnd: false, endedAt: null, payments: [], seenAt },
      };
    },
    async change(gatewayId, { gatewayPlanId }, requestId) {
      const item = (await subscriptionOf(gatewayId))?.items.data[0];
      if (!item) throw noneOf(gatewayId);
      if (item.price.id === gatewayPlanId) return;
      await asked(
        subscriptions.update(
          gatewayId,
          {
            items: [{ id: item.id, price: gatewayPlanId }],
            // The difference is charged now. If that fails, the plan stays as it is.
            proration_behavior: 'always_invoice',
            payment_behavior: 'pending_if_incomplete',
          },
          { idempotencyKey: `change ${requestId}` },
        ),
      );
    },
    async cancelAtCycleEnd(gatewayId, cancel) {
      await asked(subscriptions.update(gatewayId, { cancel_at_period_end: cancel }));
    },
    async end(gatewayId) {
      const subscription = await subscriptionOf(gatewayId);
      if (subscription && !/^(?:canceled|incomplete_expired)$/.test(subscription.status))
        await asked(subscriptions.cancel(gatewayId));
    },
    async meansUrl(gatewayId, returnUrl) {
      const subscription = await subscriptionOf(gatewayId);
      if (!subscription) throw noneOf(gatewayId);
      const customer = idOf(subscription.customer)!;
      const own = idOf(subscription.default_payment_method);
      // Stripe charges the subscription's own means first, so a new one of the customer would never be used.
      if (own) {
        await asked(customers.update(customer, { invoice_settings: { default_payment_method: own } }));
        await asked(subscriptions.update(gatewayId, { default_payment_method: '' }));
      }
      const session = await asked(
        billingPortal.sessions.create({
          customer,
          return_url: returnUrl,
          flow_data: { type: 'payment_method_update' },
        }),
      );
      return session.url;
    },
  };
}
