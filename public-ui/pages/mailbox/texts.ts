import { spoken } from '../../../web-kit/language/language.ts';

/** Fixed texts of the installation's mailbox, in a file of their own so that the sign-in page does not load them. */
export const mailbox = spoken('pages/mailbox', {
  title: 'Mailbox',
  lead: 'This installation keeps its mails in its data folder instead of sending them, and shows them on this machine only.',
  list: 'Mails',
  empty: 'No mails yet.',
  emptyHint: 'A mail appears here as soon as it is sent.',
  choose: 'Choose a mail to read it.',
  from: 'From',
  to: 'To',
  shape: 'How to show the mail',
  html: 'As sent',
  text: 'Text',
  links: 'Links in this mail',
  older: 'Older mails',
  date: 'Date',
  search: 'Search mails',
  noMatch: 'No mail matches.',
  back: 'All mails',
});
