/** Texts of the lists of users. */
export const users = {
  menu: 'Users',
  title: 'User Management',
  tabs: {
    passwordless: 'Cutsom Web/Mobile Users',
    sso: 'Single Sign On(SSO) Users',
    radius: 'Radius (AAA) Users',
  },
  text: {
    passwordless:
      'The people who registered in your web and mobile applications. Suspended users cannot sign in until you activate them again.',
    sso: 'The people who sign in to your applications through single sign-on. Choose an application to invite further people to it.',
    radius:
      'The people who enter your networks by RADIUS. Choose an application to invite further people to it.',
  },
  selector: 'Application',
  protocol: 'Protocol',
  all: 'All applications',
  search: 'Search User...',
  noneHint: 'People appear here as soon as they have registered.',
  empty: {
    passwordless: 'No Passwordless Application Added',
    sso: 'No OpenId Application Added',
    radius: 'No Application Added',
  },
  none: 'No Users Found',
  counts: { total: 'Total', active: 'Active', suspended: 'Suspended' },
  columns: {
    name: 'Name',
    application: 'Application',
    devices: 'Device Count',
    logins: 'Login Count',
    createdAt: 'Created On',
    lastLogin: 'Last Login',
    status: 'Status',
    userName: 'User Name',
    userEmail: 'User Email',
    country: 'Country',
    dateCreated: 'Date Created',
  },
  suspendedNow: 'User suspended Successfully',
  activatedNow: 'User Activated Successfully',
  deletedNow: 'User Deleted Successfully',
  suspendTitle: 'Suspend User',
  suspendEffect:
    'This person is signed out and cannot sign in until you activate the account again. Nothing is deleted.',
  deleteTitle: 'Delete User Account',
  deleteAsks: (name: string) =>
    `Are your sure? to delete this User's account. ${name} and all devices of this user are deleted. This cannot be undone.`,
  invite: 'Invite User',
  inviteText: (app: string) =>
    `We send a mail with a link to ${app}. The recipient makes a passkey there for this address. Please verify the e-mail before sending.`,
} as const;
