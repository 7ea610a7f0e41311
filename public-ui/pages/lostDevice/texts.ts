import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of asking the organisation for a way back in without the lost device. */
export const texts = spoken('pages/lostDevice', {
  mail: {
    lead: 'Type your address: we mail you a link with which you ask your organization to let you make a new passkey.',
    email: 'Your email address',
    send: 'Mail me the link',
    sending: 'Sending...',
    sent: (email: string) =>
      `If ${email} is known here, a link is on its way. Open it and press the button there. It works for two days.`,
    nothing:
      'Nothing arrived? Check the spelling and the spam folder, or talk to the people who run the application.',
  },
  title: 'I lost my device',
  checking: 'Checking your link...',
  lead: 'Ask your organization for a way back in. When it agrees, you get a mail with a link to make a new passkey.',
  failed: 'This link cannot be used',
  failedHint: 'Ask for a new one on the sign-in page, under "Lost your device?".',
  request: {
    note: 'What has happened?',
    noteHint: 'Whoever answers reads this.',
    ask: 'Ask for a way back in',
    asking: 'Asking...',
    waits: (until: string) =>
      `Your request waits for an answer, until ${until} at the latest. You can close this page: you are told by mail.`,
    allowed:
      'Your organization has agreed, and you have received a mail with a link. If that link has ended, you can ask again.',
    declined: 'Your request was declined. You can ask again, or talk to the people who run the application.',
  },
});
