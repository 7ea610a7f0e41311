import { spoken } from '../../../web-kit/language/language.ts';

/** What lists and the wizard say about web and mobile applications. */
export const generalWords = spoken('families/general/words', {
  tabs: {
    applications: 'Custom Web/Mobile Apps',
    users: 'Cutsom Web/Mobile Users',
    reports: 'Passwordless Application Report',
  },
  empty: 'No applications yet. Add the first one.',
  type: 'Type',
  users: {
    text: 'The people who registered in your web and mobile applications. Suspended users cannot sign in until you activate them again.',
    empty: 'No Passwordless Application Added',
  },
  cards: {
    Web: {
      title: 'Web/Wordpress',
      text: 'Your own website or WordPress site: people sign in with passkeys on its pages.',
    },
    Mobile: {
      title: 'Mobile (iOS/Android)',
      text: 'Your own mobile app: people sign in with the passkeys of their device.',
    },
  },
});
