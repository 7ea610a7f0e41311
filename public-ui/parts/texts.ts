import { spoken } from '../../web-kit/language/language.ts';

/** Texts of the frame and of the parts of forms. */
export const texts = spoken('parts', {
  reload: 'Load the page again',
  crashed: 'Something Went Wrong',
  crashedHint: 'This page could not be shown. Check your connection and load it again.',
  footer: { privacy: 'Privacy policy', terms: 'Terms and conditions', errors: 'Error codes' },
  aside: {
    title: 'The key is already in your hand.',
    lead: 'Your team and your users sign in with a fingerprint, a face or a device PIN.',
    points: [
      'Passkeys cannot be phished, guessed or leaked',
      'One script tag for your own site',
      'Every sign-in on record, every change accounted for',
    ],
  },
  captcha: {
    label: 'I am not a robot',
    solving: 'Checking...',
    solved: 'Checked',
    failed: 'The check failed. Tick the box to try again.',
  },
  mailboxLink: {
    kept: 'This installation keeps its mails instead of sending them.',
    open: 'Open the mailbox',
  },
  methods: {
    legend: 'Sign-in method',
    invalid: 'Invalid sign-in method',
    1: ['This device', 'Fingerprint, face, device PIN or security key'],
    2: ['Phone (scan a QR code)', 'With a passkey on your phone'],
    3: ['Latchkey app (scan a QR code)', 'Scan with the app on your phone'],
    4: ['Latchkey app (notification)', 'Your phone asks you'],
    location:
      'Your browser will ask for your location, because the phone shows where the request comes from.',
  },
  choose: 'Please choose',
  optional: 'optional',
  listFailed: 'The list could not be loaded.',
  /** Asking for access. */
  access: {
    note: 'Why do you need it?',
    noteHint: 'Whoever answers reads this.',
    ask: 'Ask for access',
    asking: 'Asking...',
    waits: (until: string) =>
      `Your request for access waits for an answer, until ${until} at the latest. You can close this page: you are told by mail if your address is known.`,
    allowed: 'You have access now. Sign in again.',
    declined: (application: string) =>
      `Your request for access to ${application} was declined. You can ask again, or talk to the people who run it.`,
  },
});
