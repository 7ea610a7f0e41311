import type { Family } from './family.ts';

/** Web and mobile applications. */
export const general = {
  called: 'a web or mobile application',
  limit: 'app.count',
  requires: [],
  invite: { type: 'ADD_USER', page: 'registerUser' },
  pages: { application: '/view/:appId', user: '/viewUserDetails/:userId' },
  requests: {
    signIn: { kind: 'general', route: 'approve', type: 2, auth: null, owner: 'user' },
    register: { kind: 'general-register', route: 'approve', type: 1, auth: null, owner: 'user' },
    addDevice: { kind: 'general-add-device', route: 'approve', type: 1, auth: 'addDevice', owner: 'user' },
  },
  tries: false,
  triesByPhone: true,
  guides: [
    {
      page: 'web-application#create-the-application',
      title: 'Protect a web application',
      description: 'Create it, put the script on your pages, and verify sign-ins on your back end.',
      categories: ['starter', 'Web'],
    },
    {
      page: 'web-application#invite-people',
      title: 'Invite people to a web application',
      description: 'Send invitations by e-mail, and keep everybody else out.',
      categories: ['Web'],
    },
    {
      page: 'mobile-application#create-the-application',
      title: 'Protect a mobile application',
      description: 'Create it, tie it to your website, and sign people in from iOS and Android.',
      categories: ['starter', 'Mobile', 'Android', 'iOS'],
    },
  ],
} as const satisfies Family;
