import type { Refusals } from './refusal.ts';

/** Refusals about licences and their keys. */
export const licences = {
  'licence.unknown': { code: 3400, status: 404 },
  'licence.format': { code: 3401, status: 400 },
  'licence.edited': { code: 3402, status: 400 },
  'licence.foreign': { code: 3403, status: 400 },
  'licence.other': { code: 3404, status: 400 },
  'licence.expired': { code: 3405, status: 400 },
  'licence.early': { code: 3406, status: 400 },
  'licence.revoked': { code: 3407, status: 409 },
  'licence.clock': { code: 3408, status: 409 },
} as const satisfies Refusals;
