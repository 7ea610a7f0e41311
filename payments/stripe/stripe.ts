import type Stripe from 'stripe';
import { type Named, NoticeError, type PaymentGateway } from '../port.ts';
import { asked, clientOf, library, orNull } from './client.ts';
import { idOf, snapshotOf } from './snapshot.ts';

type Settings = { key: string; url: string; webhookSecrets: readonly string[]; clock: () => number };
/** The most payments of a subscription that are read. */
const most = 1000;

/** Stripe Billing: subscriptions that are paid on Checkout's page. */
export function stripeOf({ key, url, webhookSecrets, clock }: Settings): PaymentGateway {
  const stripe = clientOf(key, url);
  const { checkout, subscriptions, customers, billingPortal } = stripe;
  const subscriptionOf = (id: string) => orNull(asked(subscriptions.retrieve(id)));
  const noneOf = (gatewayId: string) => new NoticeError(`there is no subscription ${gatewayId}`, false);

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
    return snapshotOf({ subscription, charges, invoices }, seenAt);
  }

  return {
    name: 'stripe',
    async begin({ purchaseId, organisationId, email, gatewayPlanId, paidUrl, leftUrl }) {
      const metadata = { organisationId, purchaseId };
      const session = await asked(
        checkout.sessions.create(
          {
            mode: 'subscription',
            line_items: [{ price: gatewayPlanId, quantity: 1 }],
            customer_email: email,
            client_reference_id: organisationId,
            metadata,
            subscription_data: { metadata },
            success_url: paidUrl,
            cancel_url: leftUrl,
          },
          { idempotencyKey: `begin ${purchaseId}` },
        ),
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
    read({ octets, header }) {
      const signature = header('stripe-signature') ?? '';
      const read = (secret: string) =>
        stripe.webhooks.constructEvent(Buffer.from(octets), signature, secret, undefined, undefined, clock());
      for (const secret of webhookSecrets)
        try {
          return noticeOf(read(secret));
        } catch (error) {
          if (!(error instanceof library().errors.StripeSignatureVerificationError))
            throw new NoticeError('the message cannot be read', false);
        }
      throw new NoticeError('the signature is wrong', true);
    },
    async whose({ subscription, charge, ...about }) {
      const paid = charge ? await orNull(asked(stripe.charges.retrieve(charge))) : null;
      const customer = about.customer ?? idOf(paid?.customer);
      const named = subscription ? await subscriptionOf(subscription) : null;
      const [found] = named
        ? [named]
        : customer
          ? (await asked(subscriptions.list({ customer, status: 'all', limit: 1 }))).data
          : [];
      const organisationId = found?.metadata.organisationId;
      return organisationId ? { organisationId, gatewayId: found.id } : null;
    },
  };
}

/** The ids that an event names, whatever it is about. */
function noticeOf({ id, type, created, data }: Stripe.Event) {
  const about = data.object as {
    id?: string;
    object?: string;
    subscription?: string | { id: string } | null;
    customer?: string | { id: string } | null;
    charge?: string | { id: string } | null;
    parent?: { subscription_details?: { subscription?: string | { id: string } } | null } | null;
  };
  const ids = {
    subscription:
      about.object === 'subscription'
        ? about.id
        : idOf(about.subscription ?? about.parent?.subscription_details?.subscription),
    customer: idOf(about.customer),
    charge: idOf(about.charge),
  };
  const named = Object.entries(ids).filter(([, value]) => value);
  return {
    ...{ id, type, sentAt: new Date(created * 1000).toISOString() },
    about: Object.fromEntries(named) as Named,
  };
}
