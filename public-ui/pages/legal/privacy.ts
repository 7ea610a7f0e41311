import type { Section } from './Document.tsx';

/** The privacy policy: which data is collected, why, and which rights a person has. */
export const privacy: readonly Section[] = [
  {
    title: 'Who this is about',
    body: [
      'This policy says what Latchkey ("we") collects when you visit our pages, register an organization, or sign in to an application that an organization protects with Latchkey.',
      'For accounts of organizations and visitors of our pages we decide how data is used. For the users of an organization the organization decides; we process their data on its behalf, and you can turn to it with any question.',
    ],
  },
  {
    title: 'What we collect',
    body: [
      'We collect only what the service needs:',
      [
        'Account data that you type in: name, e-mail address, phone number, designation, company, website, country, city, company size and industry.',
        'Passkeys: the public key and the identifier of each device that you register. Fingerprints, faces and PINs stay on your device; we never receive them.',
        'Records of use: time, IP address, browser and device of each sign-in and of each change that you make.',
        'Location, only when you allow it in your browser: shown to whoever approves a sign-in as a hint. It can be inexact.',
      ],
    ],
  },
  {
    title: 'Data from others',
    body: [
      'We may collect data about you from third-party social sign-in if you choose to use it. There are three such providers: Google, Facebook and LinkedIn. From them we may receive your name, e-mail address and picture, as far as your settings there allow.',
      'We may also use a places service to complete addresses and to show the place of a sign-in on a map. It then learns the place that is asked for, not who you are.',
    ],
  },
  {
    title: 'Cookies',
    body: [
      'We use session cookies, which end when you close the browser, to keep you signed in. We use persistent cookies, which stay for a limited time, to remember your session between visits and to protect it from misuse.',
      'You can refuse or delete cookies in your browser. Without them you cannot stay signed in.',
    ],
  },
  {
    title: 'What we use it for',
    body: [
      [
        'To sign you in, and to keep others from signing in as you.',
        'To send you the mails that the service needs, such as the activation of your account.',
        'To show your organization who signed in, where and when.',
        'To answer your questions, to find faults and to improve the service.',
        'To meet our duties under the law.',
      ],
      'We do not sell personal data.',
    ],
  },
  {
    title: 'Who sees it',
    body: [
      'Your organization sees the data of its own members and users. The services that host us, deliver our mail and take payments see what their task needs, under contract. Authorities see what the law compels us to hand over.',
    ],
  },
  {
    title: 'How it is kept',
    body: [
      'Personal data is encrypted with a key for each person. When your data is erased, that key is destroyed, and what was sealed with it can no longer be read by anybody.',
      'We keep account data for as long as the account exists. An organization that asks for its deletion is deleted within seven days.',
    ],
  },
  {
    title: 'Your rights',
    body: [
      'You can ask what we hold about you, have it corrected or erased, receive a copy of it, object to its use, and withdraw consent at any time. Answer any mail that you had from us, or write to the address that your activation mail came from. You may also complain to the data protection authority of your country.',
    ],
  },
  {
    title: 'Children',
    body: [
      'The service does not address anyone under the age of 13, and we do not knowingly collect data of children under 13. If you believe that a child has given us data, tell us, and we shall erase it.',
    ],
  },
  {
    title: 'Changes',
    body: [
      'When this policy changes, the new text appears here with its date. We tell account holders about changes that matter by e-mail before they apply.',
    ],
  },
];
