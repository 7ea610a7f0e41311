import type { Refusals } from './refusal.ts';

/** Refusals about subscriptions and their payments. */
export const billing = {
  'subscription.unknown': { code: 3500, status: 404 },
  'subscription.active': { code: 3501, status: 409 },
  'subscription.ended': { code: 3502, status: 409 },
  'subscription.changed': { code: 3503, status: 409 },
  'subscription.downgrade': { code: 3504, status: 409 },

  'payment.noPlan': { code: 3505, status: 409 },
  'payment.gateway': { code: 3506, status: 409 },
  'payment.noGateway': { code: 3507, status: 409 },
  'payment.price': { code: 3508, status: 409 },
  'payment.free': { code: 3509, status: 409 },
  'payment.tooMuch': { code: 3510, status: 409 },
  'payment.away': { code: 3511, status: 503 },
  'payment.refused': { code: 3512, status: 409 },
  'payment.signature': { code: 3513, status: 401 },
  'payment.notice': { code: 3514, status: 400 },
  'payment.checkout': { code: 3515, status: 404 },
} as const satisfies Refusals;
