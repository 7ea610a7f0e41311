import type { Refusals } from './refusal.ts';

/** Refusals of any call: its form, its limits, its session or its ceremony. */
export const calls = {
  'request.invalid': { code: 1000, status: 400 },
  'request.unknown': { code: 1001, status: 404 },
  'request.tooLarge': { code: 1002, status: 413 },
  'request.tooMany': { code: 1003, status: 429 },
  'request.origin': { code: 1004, status: 403 },
  'request.captcha': { code: 1005, status: 400 },
  'request.conflict': { code: 1006, status: 409 },
  'request.unavailable': { code: 1007, status: 503 },
  'request.broken': { code: 1008, status: 500 },
  'request.missing': { code: 1009, status: 404 },
  'request.unreadable': { code: 1010, status: 500 },
  'request.tooWide': { code: 1011, status: 422 },
  'request.proof': { code: 1012, status: 429 },
  'request.repeated': { code: 1014, status: 422 },
  'request.changed': { code: 1015, status: 409 },
  'request.erased': { code: 1016, status: 409 },
  'request.elsewhere': { code: 1017, status: 404 },
  'request.method': { code: 1013, status: 405 },

  'session.none': { code: 1100, status: 401 },
  'session.forbidden': { code: 1101, status: 403 },
  'session.token': { code: 1102, status: 401 },
  'session.password': { code: 1103, status: 401 },
  'session.proof': { code: 1104, status: 429 },
  'session.unknown': { code: 1105, status: 404 },
  'session.scope': { code: 1106, status: 403 },
  'session.stale': { code: 1107, status: 403 },

  'ceremony.failed': { code: 1200, status: 401 },
} as const satisfies Refusals;
