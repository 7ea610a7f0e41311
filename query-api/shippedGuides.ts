import type { z } from 'zod';
import type { Shown } from '../api/calls/videos.ts';

type Guide = Pick<z.output<typeof Shown>, 'title' | 'description' | 'categories'> & {
  /** The page under `/docs`, and a heading on it. */
  page: string;
};

/** The written guides that stand among the help videos, after those of the staff. */
export const guides: readonly Guide[] = [
  {
    page: 'start#in-the-console',
    title: 'Find your way in the console',
    description: 'What each page is for: applications, team, users, security, and your own account.',
    categories: ['starter', 'Team'],
  },
  {
    page: 'start#sign-in',
    title: 'Sign in, and never lock yourself out',
    description: 'Sign in with a passkey or by phone, add a second device, and recover from a lost one.',
    categories: ['starter', 'Team'],
  },
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
  {
    page: 'openid-connect#set-it-up',
    title: 'Single sign-on with OpenID Connect',
    description: 'Create the application, and enter its address, client id and secret where people sign in.',
    categories: ['OIDC'],
  },
  {
    page: 'saml#set-it-up',
    title: 'Single sign-on with SAML 2.0',
    description: 'Exchange metadata and certificates with the service provider, and invite people.',
    categories: ['SAML'],
  },
  {
    page: 'radius#create-the-application',
    title: 'Protect a network with RADIUS',
    description: 'Create the application with its first client, and set the client up.',
    categories: ['Radius'],
  },
];

/** The guides as entries of the list of help videos. `docs` is the address of the guides. */
export const shippedGuides = (docs: string): z.output<typeof Shown>[] =>
  guides.map(({ page, ...about }) => ({
    ...about,
    id: `guide-${page.replace('#', '-')}`,
    url: `${docs}/${page}`,
    subtitle: '',
    category: about.categories,
    guide: true,
    createdAt: null,
    updatedAt: null,
  }));
