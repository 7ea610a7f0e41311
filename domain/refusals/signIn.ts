import type { Refusals } from './refusal.ts';

/** Refusals about requests for approval, messages to apps, and single sign-on. */
export const signIn = {
  'transaction.unknown': { code: 2000, status: 404 },
  'transaction.used': { code: 2001, status: 401 },
  'transaction.closed': { code: 2002, status: 409 },
  'transaction.expired': { code: 2003, status: 410 },
  'transaction.number': { code: 2004, status: 409 },
  'transaction.phoneOff': { code: 2005, status: 403 },
  'transaction.phoneFar': { code: 2006, status: 403 },
  'transaction.tooMany': { code: 2007, status: 429 },

  'push.unknown': { code: 2600, status: 404 },
  'push.taken': { code: 2601, status: 409 },
  'push.limit': { code: 2602, status: 403 },
  'push.tooMany': { code: 2603, status: 429 },
  'push.service': { code: 2604, status: 400 },

  'sso.request': { code: 3100, status: 400 },
  'sso.certificate': { code: 3101, status: 404 },
  'sso.certificates': { code: 3102, status: 409 },
  'sso.certificateUsed': { code: 3103, status: 409 },
  'sso.metadata': { code: 3104, status: 400 },
  'sso.metadataNone': { code: 3105, status: 400 },
  'sso.metadataOther': { code: 3106, status: 400 },
} as const satisfies Refusals;
