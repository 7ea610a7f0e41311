import type { Refusals } from './refusal.ts';

/** Refusals about requests for approval, messages to apps, and single sign-on. */
export const signIn = {
  'transaction.unknown': { code: 2000, status: 404, message: 'There is no such transaction' },
  'transaction.used': { code: 2001, status: 401, message: 'Authentication failed. Please try again.' },
  'transaction.closed': { code: 2002, status: 409, message: 'This request has already been answered' },
  'transaction.expired': { code: 2003, status: 410, message: 'This request has expired' },
  'transaction.number': {
    code: 2004,
    status: 409,
    message: 'This is not the number on the other screen. The request has ended.',
  },
  'transaction.phoneOff': {
    code: 2005,
    status: 403,
    message:
      'Your organisation does not allow signing in on another screen with a phone. Sign in there with the passkey of that device or with a security key.',
  },
  'transaction.phoneFar': {
    code: 2006,
    status: 403,
    message:
      'Your organisation allows a phone only near the screen. On that screen, choose this device, and then the phone in the window that the browser opens.',
  },
  'transaction.tooMany': {
    code: 2007,
    status: 429,
    message: 'Too many people are asking at this moment. Please try again in a moment.',
  },

  'push.unknown': { code: 2600, status: 404, message: 'This device does not receive notifications' },
  'push.taken': {
    code: 2601,
    status: 409,
    message: 'This device receives the notifications of another person',
  },
  'push.limit': { code: 2602, status: 403, message: 'Too many devices receive your notifications' },
  'push.tooMany': {
    code: 2603,
    status: 429,
    message: 'Too many requests were sent to this phone. Please wait, or choose another way to sign in.',
  },
  'push.service': { code: 2604, status: 400, message: 'This push service cannot be used' },

  'sso.request': {
    code: 3100,
    status: 400,
    message: 'This sign-in has expired or has ended. Please start again in the application.',
  },
  'sso.certificate': { code: 3101, status: 404, message: 'There is no such certificate' },
  'sso.certificates': {
    code: 3102,
    status: 409,
    message: 'There are two certificates already. Remove one of them first.',
  },
  'sso.certificateUsed': {
    code: 3103,
    status: 409,
    message: 'This certificate signs. Use the other one before you remove it.',
  },
} as const satisfies Refusals;
