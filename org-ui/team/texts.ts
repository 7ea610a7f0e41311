/** Texts of the team. */
export const team = {
  menu: 'Team Management',
  title: 'Team Management',
  add: 'Add New Member',
  addText: 'We send a mail with a link. The recipient makes a passkey and gets the same rights as you.',
  members: 'My Team',
  none: 'No team members yet.',
  columns: {
    name: 'Name',
    email: 'Email ID',
    devices: 'Devices count',
    createdAt: 'Created On',
    lastAccess: 'Last Access',
    status: 'Status',
  },
  you: 'you',
  open: (name: string) => `Open ${name}`,
  suspendedNow: 'User suspended Successfully',
  activatedNow: 'User Activated Successfully',
  deletedNow: 'Operator Deleted Successfully',
  suspendTitle: 'Suspend team member',
  suspendEffect:
    'This member is signed out at once and cannot sign in until a colleague activates the account again.',
  deleteTitle: 'Delete team member',
  deleteAsks: (name: string) =>
    `Are you sure you want to delete ${name}? All devices of this member are deleted too, and the member is signed out at once.`,
} as const;
