import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the lists of users. */
export const texts = spoken('pages/userList', {
  title: 'User Management',
  protocol: 'Protocol',
  addPerson: 'Add Person',
  inviteMany: 'Invite many',
});
