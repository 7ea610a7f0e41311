import { spoken } from '../../../web-kit/language/language.ts';

/** What lists and the wizard say about the families of single sign-on. */
export const ssoWords = spoken('families/sso', {
  tabs: {
    applications: 'Single sign-on(SSO) Apps',
    users: 'Single Sign On(SSO) Users',
    reports: 'SSO Application Report',
  },
  users: {
    text: 'The people who sign in to your applications through single sign-on. Choose an application to invite further people to it.',
    empty: 'No OpenId Application Added',
    name: 'User Name',
    createdAt: 'Date Created',
  },
  card: {
    title: 'Single Sign-on',
    text: 'Any application with OpenID Connect or SAML: people sign in on your address, with passkeys kept there.',
    asks: 'Create a new SSO app integration',
  },
  protocol: 'Protocol',
  /** What the page of an application of either protocol says. */
  page: {
    tabs: { basic: 'Basic', users: 'Users List', insight: 'Insight' },
    insight: {
      users: 'App Login Details',
      total: 'Total',
      active: 'Active',
      suspended: 'Suspended',
      platform: 'Usage By Platform',
      empty: 'No Users Available',
    },
    inviteText: (app: string) =>
      `We send a mail with a link. The recipient makes a passkey for ${app} on your address. Please verify the e-mail before sending.`,
  },
});
