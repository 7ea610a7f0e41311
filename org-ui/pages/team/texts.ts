import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the team. */
export const texts = spoken('pages/team', {
  title: 'Team Management',
  add: 'Add New Member',
  addText:
    'We send a mail with a link. The recipient makes a passkey and joins with the same role as you, unless you choose another one.',
  members: 'My Team',
  none: 'No team members yet.',
  columns: {
    name: 'Name',
    email: 'Email ID',
    devices: 'Devices count',
    createdAt: 'Created On',
    lastAccess: 'Last Access',
    status: 'Status',
    role: 'Role',
  },
  you: 'you',
  audit: {
    ofTeam: 'Audit of the team',
    open: (member: string) => `Audit of ${member}`,
    button: 'Audit',
  },
});
