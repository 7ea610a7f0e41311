import { spoken } from './language/language.ts';

/** What every app says alike. */
export const words = spoken('web-kit/words', {
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  failed: 'Something went wrong.',
  /** A part of the app could not be loaded. */
  updated: 'This page has been updated, or could not be loaded. Reload it to go on.',
  offline: 'You are offline. The page is loaded as soon as the network is back.',
  /** Ceremonies of passkeys. */
  passkey: {
    unsupported: 'WebAuthn is not supported in this browser',
    cancelled: 'Authentication failed. Please try again.',
    known: 'This device is already registered',
    notMade: 'Attestation was not completed',
    notUsed: 'Assertion was not completed',
  },
  /** The subject of what is wrong with a name. */
  theName: 'The name',
  wrong: (subject: string, problem: string) => `${subject} ${problem}.`,
  toasts: { dismiss: 'Dismiss', errors: 'Errors' },
  serverItself: (ip: string) => `the server itself (${ip})`,
  language: 'Language',
  /** A label and its value. */
  pair: (label: string, value: string) => `${label}: ${value}`,
  /** A browser or a platform that is not known. */
  other: 'Other',
});
