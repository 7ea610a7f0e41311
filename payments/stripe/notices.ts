import type Stripe from 'stripe';
import { idPattern } from '../../domain/patterns.ts';
import { type Named, NoticeError, type PaymentGateway } from '../port.ts';
import { asked, library, orNull } from './client.ts';
import { idOf } from './snapshot.ts';

/** Reads Stripe's messages, and finds out whom they are about. */
export function noticesOf(
  stripe: Stripe,
  webhookSecrets: readonly string[],
  clock: () => number,
): Pick<PaymentGateway, 'read' | 'whose'> {
  const { subscriptions } = stripe;
  return {
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
    async whose({ subscription, charge, organisation, ...about }) {
      const paid = charge ? await orNull(asked(stripe.charges.retrieve(charge))) : null;
      const customer = about.customer ?? idOf(paid?.customer);
      const named = subscription ? await orNull(asked(subscriptions.retrieve(subscription))) : null;
      const [found] = named
        ? [named]
        : customer
          ? (await asked(subscriptions.list({ customer, status: 'all', limit: 1 }))).data
          : [];
      const organisationId = found?.metadata.organisationId;
      if (organisationId) return { organisationId, gatewayId: found.id };
      // A page that nobody paid has neither a subscription nor a customer.
      return organisation && !subscription ? { organisationId: organisation, gatewayId: null } : null;
    },
  };
}

/** The organisation that we noted. Others who use the same account may note anything there. */
const organisationIn = (metadata: { organisationId?: string } | null | undefined) =>
  metadata?.organisationId && idPattern.test(metadata.organisationId) ? metadata.organisationId : undefined;

/** The ids that an event names, whatever it is about. */
function noticeOf({ id, type, created, data }: Stripe.Event) {
  const about = data.object as {
    id?: string;
    object?: string;
    subscription?: string | { id: string } | null;
    customer?: string | { id: string } | null;
    charge?: string | { id: string } | null;
    metadata?: { organisationId?: string } | null;
    parent?: { subscription_details?: { subscription?: string | { id: string } } | null } | null;
  };
  const ids = {
    subscription:
      about.object === 'subscription'
        ? about.id
        : idOf(about.subscription ?? about.parent?.subscription_details?.subscription),
    customer: idOf(about.customer),
    charge: idOf(about.charge),
    organisation: about.object === 'checkout.session' ? organisationIn(about.metadata) : undefined,
  };
  const named = Object.entries(ids).filter(([, value]) => value);
  return {
    ...{ id, type, sentAt: new Date(created * 1000).toISOString() },
    about: Object.fromEntries(named) as Named,
  };
}
