import { spoken } from '../../web-kit/language/language.ts';

/** Texts of the frame around all pages: its menus, and who is signed in. */
export const texts = spoken('shell', {
  skip: 'Skip to content',
  menu: 'Main menu',
  openMenu: 'Open menu',
  collapse: 'Collapse menu',
  expand: 'Expand menu',
  certificate: 'Generate Certificate',
  documentation: 'Documentation',
  ticket: 'Raise A Ticket',
  profile: 'Profile',
  waiting: (label: string, count: number) => `${label} (${count})`,
  errorCodes: 'Error codes',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out everywhere',
  signIn: 'Sign in',
  leaving: 'Taking you to the sign-in page…',
  recovering: {
    own: 'Your account is being recovered: somebody opened the link that was mailed to you.',
    theirs: (name: string) => `The account of ${name} is being recovered with a mailed link.`,
    from: (when: string) =>
      ` A new passkey can be made from ${when} on. If you did not expect this, stop it.`,
  },
  you: 'Your account',
  account: 'My Business Details',
  organisation: 'My Organization',
  licence: {
    menu: 'My License',
    expiring: (days: number) => `Your license expires in ${days} ${days === 1 ? 'day' : 'days'}.`,
    expired: 'Your license has expired.',
    pastDue:
      'A payment failed. It will be tried again in the next few days. Please check your means of payment.',
    links: { renew: 'Renew', pay: 'Show the account' },
  },
  /** The labels of the side menu, by path. */
  pages: {
    '/home': 'Home',
    '/applications': 'Applications',
    '/admin': 'Team Management',
    '/user': 'Users',
    '/reports': 'Reports',
    '/videos': 'How To Videos',
    '/people': 'People',
    '/groups': 'Groups',
    '/security': 'Security',
    '/access-requests': 'Access Requests',
  } as Record<string, string>,
  left: {
    title: 'Your organization is out of service',
    /** In English, the answer's own message. */
    said: {
      suspended: (message: string) => message,
      deleted: (message: string) => message,
      backup: (message: string) => message,
    },
    keep: 'This passphrase opens what another installation needs of the backup. Keep it: it is shown only now. The link to the backup comes by mail.',
    passphrase: 'Passphrase',
    back: 'If this was a mistake, tell our support, who can re-activate the organization.',
    done: 'Go to the sign-in',
  },
});
