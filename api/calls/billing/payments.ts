import { z } from 'zod';
import { id, text } from '../../../domain/kit.ts';
import { organisation } from '../../../domain/organisation/organisation.ts';
import { gateways, subscriptionStates } from '../../../domain/subscription/events.ts';
import { subscription } from '../../../domain/subscription/subscription.ts';
import { changed, done, effect, ignored } from '../../kit.ts';

const rate = { count: 60, seconds: 600 };
const subscriptionId = text(255, 1);
const opened = changed.extend({
  /** The provider's page where the purchase is paid. */
  url: z.string(),
  purchaseId: z.string(),
  /** When the page was handed out, for `POST /payments/result`. */
  since: z.iso.datetime(),
});
/** The price that the buyer saw, in the main unit of the currency. At another one nothing is bought or changed. */
const amount = z.number().min(0).optional();
const states = z.enum(['paid', 'open', 'failed', 'left']);
const asked = z.object({ errorCode: z.number(), position: z.string() });

/** What operators buy and change, at the provider that takes the payments of their country. */
export const paymentCalls = {
  createPayment: effect('POST /payments/:gateway/payment/create', ['operator'], opened, {
    renews: true,
    changes: [subscription],
    about:
      'Begins to buy a plan. `id` is the id of the subscription or of the checkout at the provider, and `url` its page. ' +
      'The same purchase begun again is the same one.',
    body: z.object({
      notes: z.object({
        planId: id(),
        uniqueId: id(),
        amount,
      }),
      plan_id: ignored,
      customer_notify: ignored,
      total_count: ignored,
    }),
    rate,
  }),
  updatePayment: effect(
    'POST /payments/:gateway/payment/update',
    ['operator'],
    asked.extend({ data: z.object({ errorCode: z.literal(200) }) }),
    {
      changes: [subscription],
      about:
        'Requests another plan for the subscription in force, at once and with the proration of the provider. ' +
        '`plan_id` is the id of the plan. `amount` is the price that was shown; at another one it is refused.',
      body: z.object({ subscriptionId, plan_id: id(), amount }),
      renews: true,
      rate,
    },
  ),
  cancelPayment: effect('POST /payments/:gateway/payment/cancel', ['operator'], asked, {
    renews: true,
    changes: [subscription],
    about:
      'Lets the subscription end with its cycle, or takes that back when `cancel_at_cycle_end` is false.',
    body: z.object({ subscriptionId, cancel_at_cycle_end: z.boolean().default(true), uniqueId: id() }),
    rate,
  }),
  changeMeans: effect(
    'POST /payments/:gateway/payment/means',
    ['operator'],
    done.extend({ url: z.string() }),
    {
      renews: true,
      changes: [],
      about: 'Returns the page of the provider where the means of payment is changed.',
      body: z.object({ subscriptionId, uniqueId: id() }),
      rate,
    },
  ),
  getPaymentLink: effect(
    'POST /bblicense/getPaymentLink',
    ['operator'],
    z.object({ code: z.literal(1), data: z.string(), message: z.string(), position: z.string() }),
    {
      renews: true,
      changes: [subscription],
      about:
        'Begins to buy a package, and returns the address of the page where it is paid. `redirectUrl` is a page of the ' +
        "organization's own host, or one of the public pages.",
      body: z.object({
        productId: ignored,
        packageId: id(),
        orgId: id(),
        country: ignored,
        redirectUrl: text(1000).optional(),
        amount,
      }),
      rate,
    },
  ),
  paymentResult: effect(
    'POST /payments/result',
    ['visitor'],
    done.extend({
      result: states,
      /** The page of the organisation's console that shows its plan and its payments. */
      back: z.string(),
    }),
    {
      body: z.object({ uniqueId: id(), purchaseId: id(), since: z.iso.datetime().optional() }),
      cookies: 'none',
      about:
        'Tells what became of a purchase, as the provider says now. `open`: not paid yet. `failed`: a charge failed ' +
        '(since `since`, if that is sent), and another may be tried. `left`: nobody can pay it any more.',
      rate: { count: 30, seconds: 60 },
    },
  ),
  paymentWebhook: effect('POST /payments/:gateway/payment/webhook', ['visitor'], done, {
    about: 'Takes a message of a payment provider, whose signature covers the octets of the body.',
    raw: true,
    cookies: 'none',
    rate: { count: 3000, seconds: 60 },
  }),
  reconcile: effect(
    'POST /payments/reconcile/:uniqueId',
    ['admin'],
    done.extend({
      state: z.enum([...subscriptionStates, 'none']),
      position: z.string(),
    }),
    {
      changes: [subscription, organisation],
      about: "Asks the payment provider for an organization's subscription, and takes what it says.",
      rate: { count: 300, seconds: 60 },
    },
  ),
};
export const gatewayName = z.enum(gateways);
