import { formatNumber } from '../../../web-kit/format.ts';
import { spoken } from '../../../web-kit/language/language.ts';

/** A number of users, in words. */
const users = (count: number) => `${formatNumber(count)} ${count === 1 ? 'user' : 'users'}`;

/** Texts of the users of applications, and of what can be done with them. */
export const userWords = spoken('things/users/words', {
  search: 'Search User...',
  noneHint: 'People appear here as soon as they have registered.',
  none: 'No Users Found',
  suspendedNow: 'User suspended Successfully',
  activatedNow: 'User Activated Successfully',
  deletedNow: 'User Deleted Successfully',
  personSuspended: 'Person suspended',
  suspendTitle: 'Suspend User',
  suspendEffect:
    'This person is signed out of this application and cannot sign in to it until you activate the user again. Nothing is deleted.',
  deleteTitle: 'Delete User Account',
  deleteAsks: (name: string) =>
    `Are your sure? to delete this User's account. ${name} loses the access to this application; with the last application of a person, the devices are deleted too. This cannot be undone.`,
  users,
  /** A number that is in words already. */
  many: (count: string) => (count === '1' ? users(1) : `${count} users`),
  suspendAll:
    'They are signed out of the application and cannot sign in to it until they are activated again. Nothing is deleted.',
  deleteMany: (what: string) => `Delete ${what}`,
  deleteAll:
    'They lose the access to the application; with the last application of a person, the devices are deleted too. This cannot be undone.',
  deleted: (what: string) => `${what} deleted`,
  invite: 'Invite User',
  inviteText: (app: string) =>
    `We send a mail with a link to ${app}. The recipient makes a passkey there for this address. Please verify the e-mail before sending.`,
  columns: {
    name: 'Name',
    devices: 'Device Count',
    logins: 'Login Count',
    createdAt: 'Created On',
    lastLogin: 'Last Login',
    status: 'Status',
    country: 'Country',
  },
});
