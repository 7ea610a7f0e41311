import type { Refusals } from './refusal.ts';

/** Refusals about tryouts of a sign-in. */
export const tryouts = {
  'tryout.unknown': { code: 4700, status: 404 },
  'tryout.grant': { code: 4701, status: 409 },
  'tryout.nameId': { code: 4702, status: 409 },
  'tryout.certificate': { code: 4703, status: 409 },
  'tryout.client': { code: 4704, status: 409 },
  'tryout.nobody': { code: 4705, status: 409 },
  'tryout.device': { code: 4706, status: 409 },
  'tryout.declined': { code: 4707, status: 409 },
  'tryout.expired': { code: 4708, status: 409 },
  'tryout.failed': { code: 4709, status: 409 },
  'tryout.remote': { code: 4710, status: 409 },
  'tryout.app': { code: 4711, status: 409 },
  'tryout.unasked': { code: 4712, status: 409 },
} as const satisfies Refusals;
