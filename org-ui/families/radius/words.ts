import { spoken } from '../../../web-kit/language/language.ts';

/** What lists and the wizard say about RADIUS applications. */
export const radiusWords = spoken('families/radius/words', {
  tabs: {
    applications: 'Radius (AAA) Apps',
    users: 'Radius (AAA) Users',
    reports: 'Radius Application Report',
  },
  empty: 'No RADIUS applications yet. Add the first one.',
  users: {
    text: 'The people who enter your networks by RADIUS. Choose an application to invite further people to it.',
    empty: 'No Application Added',
    name: 'User Email',
    createdAt: 'Date Created',
  },
  card: {
    title: 'Radius',
    text: 'Networks: people enter a VPN, a router or a shell after they have approved it on their phone.',
  },
  deleted: 'successfully deleted RADIUS application',
});
