/** Fixed texts of the mailbox of this installation. They stand apart so that the sign-in page does not load them. */
export const mailbox = {
  title: 'Mailbox',
  lead: 'Mails that this installation would have sent. They are kept in its data folder and shown on this machine only.',
  list: 'Mails',
  empty: 'No mails yet.',
  emptyHint: 'They appear here by themselves as soon as one is sent.',
  choose: 'Choose a mail to read it.',
  to: 'To',
  date: 'Date',
  search: 'Search mails',
  noMatch: 'No mail matches.',
  back: 'All mails',
} as const;
