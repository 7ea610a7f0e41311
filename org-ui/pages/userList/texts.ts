/** Texts of the lists of users. */
export const texts = {
  title: 'User Management',
  selector: 'Application',
  protocol: 'Protocol',
  all: 'All applications',
  addPerson: 'Add Person',
  inviteMany: 'Invite many',
} as const;
