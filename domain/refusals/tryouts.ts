import type { Refusals } from './refusal.ts';

/** Refusals about tryouts of a sign-in. */
export const tryouts = {
  'tryout.unknown': { code: 4700, status: 404 },
  'tryout.grant': { code: 4701, status: 409 },
  'tryout.nameId': { code: 4702, status: 409 },
  'tryout.certificate': { code: 4703, status: 409 },
} as const satisfies Refusals;
