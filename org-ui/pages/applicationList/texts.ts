/** Texts of the list of applications. */
export const texts = {
  title: 'Manage Applications',
  tabs: { custom: 'Custom Web/Mobile Apps' },
  search: 'Search Application...',
  gettingStarted: 'Getting Started',
  upgrade: 'Upgrade',
  empty: 'No applications yet. Add the first one.',
  columns: { name: 'Name', type: 'Type', users: 'Users', createdAt: 'Created', status: 'Status' },
  kinds: { Web: 'Web/Wordpress', Mobile: 'Mobile (iOS/Android)' } as Record<string, string>,
  starter: {
    title: 'Getting Started',
    text: 'Start with an application. You can add users and team members at any time.',
    done: 'Done',
    create: 'Create Application',
    createText: 'Register your website and get its client id and script tag.',
    teams: 'Manage Teams',
    teamsText: 'Invite colleagues, see their devices, suspend or delete them.',
    users: 'Manage Users',
    usersText: 'See who registered, suspend them, or delete them.',
  },
  sso: {
    tab: 'Single sign-on(SSO) Apps',
    empty: 'No OpenID Connect applications yet. Add the first one.',
    columns: { method: 'Protocol' },
  },
  saml: {
    list: 'SAML applications',
    empty: 'No SAML applications yet. Add the first one.',
  },
  radius: {
    tab: 'Radius (AAA) Apps',
    empty: 'No RADIUS applications yet. Add the first one.',
  },
} as const;
