/**
 * Fixed texts of the invitation to an application, in a file of their own so that the sign-in page does not load them.
 */
export const texts = {
  title: 'Register',
  checking: 'Checking your invitation...',
  invites: (organisation: string, application: string) => `${organisation} invites you to ${application}.`,
  lead: 'You register on the website of the application, with a passkey of the device in use: a fingerprint, a face or a screen lock. There is no password.',
  choose: 'Choose the website where you will sign in.',
  go: (site: string) => `Continue to ${site}`,
  once: 'The invitation works once.',
  failed: 'This invitation cannot be used',
  failedHint: 'Ask the person who invited you to send the invitation again.',
} as const;
