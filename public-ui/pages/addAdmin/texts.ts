import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the page of invited members. */
export const texts = spoken('pages/addAdmin', {
  title: 'Join the team',
  checking: 'Checking your invitation...',
  invites: 'invites you to its team on Latchkey.',
  lead: 'Make a passkey on this device. You sign in with it from now on; there is no password.',
  join: 'Join the team',
  joined: 'Registration Successful',
  failed: 'Error in verifying Admin',
  failedHint: 'Ask the person who invited you to send the invitation again.',
  accept: 'By joining you accept the ',
});
