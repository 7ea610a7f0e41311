import type { Section } from './Document.tsx';

/** The terms that a person accepts by registering or signing in. */
export const terms: readonly Section[] = [
  {
    title: 'The agreement',
    body: [
      'These terms apply between Latchkey ("we") and whoever registers an organization or uses the service ("you"). By ticking the box at registration you accept them, for yourself and for the organization that you register. If you may not speak for it, do not register it.',
    ],
  },
  {
    title: 'The service',
    body: [
      'Latchkey lets the users of your applications sign in with passkeys instead of passwords. What you may use of it follows from the plan of your organization.',
      'We work to keep the service available at all times, but do not promise that it is never interrupted. We announce planned work beforehand where we can.',
    ],
  },
  {
    title: 'Your account',
    body: [
      [
        'Give true and complete data at registration, and keep it up to date.',
        'Keep your devices safe: whoever can unlock them can sign in as you. Remove lost devices at once.',
        'You answer for what is done with your account and by the members that you invite.',
        'The address of your organization is chosen once. Names that mislead or hurt the rights of others may be taken back.',
      ],
    ],
  },
  {
    title: 'What is not allowed',
    body: [
      [
        'To break the law or the rights of others with the service.',
        'To attack, overload or probe the service, or to get around its limits.',
        'To sign in as somebody else, or to collect data of users without a right to it.',
        'To resell the service without our written consent.',
      ],
      'We may suspend an account that does such things. We tell you why, and lift the suspension when the cause is gone.',
    ],
  },
  {
    title: 'Use of data',
    body: [
      'By accepting these terms you consent to our use of the data that you provide and of data about your use of the service for training, for analytics and for marketing. Training means improving how the service recognises misuse and instructing our staff; analytics means measuring how the service is used; marketing means telling you about our own services.',
      'You can withdraw this consent at any time by e-mail: write to the address that your activation mail came from. What was done before stays lawful, and the service works for you as before. The privacy policy says how data is protected.',
    ],
  },
  {
    title: 'Plans and payment',
    body: [
      'An organization begins with a free trial. Paid plans are billed in advance for their billing cycle, through the payment provider shown when you buy. Prices include the taxes that we have to charge in your country, and each invoice says how much of it is tax.',
      'A plan can be changed to a higher one at any time. A plan that you cancel runs until the end of its cycle. Sums for cycles that have begun are not paid back unless the law requires it.',
    ],
  },
  {
    title: 'Your content and ours',
    body: [
      'What you store with us stays yours; you let us process it to provide the service. The service itself, its name and its marks stay ours. Software that we give out under an open-source licence is governed by that licence.',
    ],
  },
  {
    title: 'Liability',
    body: [
      'We are liable without limit for intent, for gross negligence, for harm to life and health, and where the law says so. Otherwise our liability is limited to foreseeable damage and to what you paid us in the twelve months before.',
    ],
  },
  {
    title: 'The end',
    body: [
      'You can suspend or delete your organization in the console at any time. A deletion is complete within seven days, and you can ask for a backup of your data before. We may end the agreement with thirty days of notice, or at once when these terms are seriously broken.',
    ],
  },
  {
    title: 'Changes',
    body: [
      'When these terms change, we tell you by e-mail at least thirty days before. If you do not agree, you can end the agreement until then; if you go on using the service, the new terms apply.',
    ],
  },
];
