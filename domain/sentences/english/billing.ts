import { priceIn } from '../said/money.ts';

/** A price in the main unit of its currency. */
export type Price = { amount: number; currency: string };

/** What the refusals of `domain/refusals/billing.ts` say. */
export const billing = {
  'subscription.unknown': 'There is no such subscription',
  'subscription.active': 'This organization has a subscription already. Please change its plan instead.',
  'subscription.ended': 'This subscription has ended, so it cannot be changed. Please buy a plan.',
  'subscription.changed': 'This subscription has changed meanwhile. Please look at it again.',
  'subscription.downgrade': "You can't downgrade your plan",
  'subscription.ending':
    'This subscription ends with its period. Keep it first, where that is offered, or buy another plan when it has ended.',

  'payment.noPlan': 'No razorpay subscription id found',
  'payment.gateway': 'This organization does not pay by this payment service',
  'payment.noGateway': 'Nobody takes payments for this country yet. Please contact us.',
  'payment.price': (about?: Price) =>
    `The price of this plan has changed${about ? `: it is ${priceIn('en', about.amount, about.currency)} now` : ''}. Please look at it again.`,
  'payment.free': 'This plan costs nothing, so it cannot be bought',
  'payment.tooMuch': 'This plan costs more than can be paid here. Please contact us.',
  'payment.costs':
    'This plan cannot be paid at the price shown here at the moment. Nothing was charged. Please contact us.',
  'payment.away': 'The payment service cannot be reached. Please try again in a few minutes.',
  'payment.refused': (about?: { why: string }) => about?.why ?? 'Your payment of New plan is failed',
  'payment.signature': 'This message is not signed by the payment service',
  'payment.notice': 'This is not a message of the payment service',
  'payment.checkout': 'There is no such payment, or it is over. Please begin again.',
} as const;
