/** Texts of the lists of users. */
export const texts = {
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
  addPerson: 'Add Person',
  empty: {
    passwordless: 'No Passwordless Application Added',
    sso: 'No OpenId Application Added',
    radius: 'No Application Added',
  },
  columns: {
    userName: 'User Name',
    userEmail: 'User Email',
    dateCreated: 'Date Created',
  },
} as const;
