import type { Refusals } from './refusal.ts';

/** Refusals of any call: its form, its limits, its session or its ceremony. */
export const calls = {
  'request.invalid': { code: 1000, status: 400, message: 'The request is not valid' },
  'request.unknown': { code: 1001, status: 404, message: 'There is no such call' },
  'request.tooLarge': { code: 1002, status: 413, message: 'The request is too large' },
  'request.tooMany': { code: 1003, status: 429, message: 'Too many requests. Please try again in a moment.' },
  'request.origin': { code: 1004, status: 403, message: 'The request came from another origin' },
  'request.captcha': { code: 1005, status: 400, message: 'Please solve the captcha again' },
  'request.conflict': {
    code: 1006,
    status: 409,
    message: 'Someone else changed this at the same moment. Please try again.',
  },
  'request.unavailable': {
    code: 1007,
    status: 503,
    message: 'The service is not available right now. Please try again in a moment.',
  },
  'request.broken': { code: 1008, status: 500, message: 'Something went wrong.' },
  'request.missing': { code: 1009, status: 404, message: 'There is no such record' },
  'request.unreadable': {
    code: 1010,
    status: 500,
    message: 'This record is damaged, or newer than this service. The administrator has been notified.',
  },
  'request.tooWide': {
    code: 1011,
    status: 422,
    message: 'This search takes too long. Search for more of the name, or filter the list.',
  },
  'request.proof': {
    code: 1012,
    status: 429,
    message:
      'Many attempts from this address have failed. Please wait, or send a proof of work (GET /captcha) in the header X-Proof-Of-Work.',
  },
  'request.repeated': {
    code: 1014,
    status: 422,
    message: 'This Idempotency-Key came with another request before. Use a new key for each request.',
  },
  'request.method': { code: 1013, status: 405, message: 'This address does not take that method' },

  'session.none': { code: 1100, status: 401, message: 'Please sign in' },
  'session.forbidden': { code: 1101, status: 403, message: 'You are not allowed to do this' },
  'session.token': {
    code: 1102,
    status: 401,
    message: 'This link or token is not valid, or it has expired or been used',
  },
  'session.password': { code: 1103, status: 401, message: 'User name or password is wrong' },
  'session.proof': {
    code: 1104,
    status: 429,
    message:
      'Many passwords have been tried. A proof of work (GET /captcha, in the field captcha) must come with the next one; a passkey needs none.',
  },
  'session.unknown': { code: 1105, status: 404, message: 'There is no such session' },

  'ceremony.failed': { code: 1200, status: 401, message: 'Authentication failed. Please try again.' },

  'reservation.unknown': { code: 2200, status: 404, message: 'There is no such reservation' },
} as const satisfies Refusals;
