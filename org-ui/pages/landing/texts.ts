import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the page after signing in. */
export const texts = spoken('pages/landing', {
  wait: 'Please Wait..Redirecting to Dashboard.',
  failed: 'Sign-in failed',
  again: 'Sign in again',
});
