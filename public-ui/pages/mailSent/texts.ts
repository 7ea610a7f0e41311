import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the page that waits for the activation. */
export const texts = spoken('pages/mailSent', {
  title: 'Check your mailbox',
  sentTo: 'We sent an activation link to',
  hint: 'Open the link in the mail to confirm your address and choose the address of your organization.',
  again: 'Nothing arrived? Check the spam folder, or',
  resend: 'Resend Email',
  wrong: 'Wrong address?',
  correct: 'Register with another one',
  none: 'No mail was sent from this tab. Sign in to have the activation mail sent again.',
});
