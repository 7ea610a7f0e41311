import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the list of applications. */
export const texts = spoken('pages/applicationList', {
  title: 'Manage Applications',
  search: 'Search Application...',
  gettingStarted: 'Getting Started',
  upgrade: 'Upgrade',
  columns: { name: 'Name', users: 'Users', createdAt: 'Created', status: 'Status' },
  starter: {
    title: 'Getting Started',
    text: 'Start with an application. You can add users and team members at any time.',
    allDone: 'Your organization has all of this already. Go on from here.',
    done: 'Done',
    create: 'Create Application',
    createText: 'Register your website and get its client id and script tag.',
    teams: 'Manage Teams',
    teamsText: 'Invite colleagues, see their devices, suspend or delete them.',
    users: 'Manage Users',
    usersText: 'See who registered, suspend them, or delete them.',
  },
});
