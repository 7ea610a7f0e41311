import type { Refusals } from './refusal.ts';

/** Refusals about subscriptions and their payments. */
export const billing = {
  'subscription.unknown': { code: 3500, status: 404 },
  'subscription.active': { code: 3501, status: 409 },
  'subscription.ended': { code: 3502, status: 409 },
  'subscription.changed': { code: 3503, status: 409 },
  'subscription.downgrade': { code: 3504, status: 409 },
  'subscription.ending': { code: 3505, status: 409 },

  'payment.noPlan': { code: 3800, status: 409 },
  'payment.gateway': { code: 3801, status: 409 },
  'payment.noGateway': { code: 3802, status: 409 },
  'payment.price': { code: 3803, status: 409 },
  'payment.free': { code: 3804, status: 409 },
  'payment.tooMuch': { code: 3805, status: 409 },
  'payment.away': { code: 3806, status: 503 },
  'payment.refused': { code: 3807, status: 409 },
  'payment.signature': { code: 3808, status: 401 },
  'payment.notice': { code: 3809, status: 400 },
  'payment.checkout': { code: 3810, status: 404 },
  'payment.costs': { code: 3811, status: 409 },
} as const satisfies Refusals;
