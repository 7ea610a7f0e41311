/** Texts of the page after signing in. */
export const texts = {
  wait: 'Please Wait..Redirecting to Dashboard.',
  failed: 'Sign-in failed',
  again: 'Sign in again',
} as const;
