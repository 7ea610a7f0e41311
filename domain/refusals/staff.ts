import type { Refusals } from './refusal.ts';

/** Refusals about the staff's own resources. */
export const staff = {
  'mail.unknown': { code: 2400, status: 404, message: 'There is no such mail' },
  'mail.tooMany': {
    code: 2401,
    status: 429,
    message: 'This address has received too many mails today. Please try again tomorrow.',
  },

  'letter.unknown': {
    code: 2500,
    status: 404,
    message: 'This has already been sent, or its delivery never failed',
  },

  'video.unknown': { code: 2700, status: 404, message: 'There is no such video' },

  'widening.unknown': { code: 3300, status: 404, message: 'There are no wider limits of this id' },
  'widening.taken': {
    code: 3301,
    status: 409,
    message: 'This address or network has wider limits already. Change those.',
  },
  'widening.until': {
    code: 3302,
    status: 400,
    message: 'until: must be today or later, and at most a year from now',
  },
  'widening.full': {
    code: 3303,
    status: 409,
    message: 'Too many addresses have wider limits. Remove those that are no longer needed.',
  },
} as const satisfies Refusals;
