import type { Refusals } from './refusal.ts';

/** Refusals about the staff's own resources. */
export const staff = {
  'mail.unknown': { code: 2400, status: 404 },
  'mail.tooMany': { code: 2401, status: 429 },

  'letter.unknown': { code: 2500, status: 404 },

  'contact.unknown': { code: 3600, status: 404 },

  'invoice.unknown': { code: 3700, status: 404 },
  'invoice.credited': { code: 3701, status: 409 },
  'invoice.seller': { code: 3702, status: 409 },
  'invoice.taxId': { code: 3703, status: 409 },
  'invoice.rate': { code: 3704, status: 404 },
  'invoice.uncredited': { code: 3705, status: 409 },
  'invoice.buyer': { code: 3706, status: 409 },

  'video.unknown': { code: 2700, status: 404 },

  'widening.unknown': { code: 3300, status: 404 },
  'widening.until': { code: 3302, status: 400 },
  'widening.full': { code: 3303, status: 409 },
} as const satisfies Refusals;
