import { listed, spoken } from '../../../web-kit/language/language.ts';

/**
 * Fixed texts of the invitations to an application, in a file of their own so that the sign-in page does not load them.
 * Quoted texts are prescribed.
 */
export const texts = spoken('pages/invited', {
  title: 'Register',
  checking: 'Checking your invitation...',
  invites: (organisation: string, applications: readonly string[]) =>
    `${organisation} invites you to ${listed(applications)}.`,
  failed: 'This invitation cannot be used',
  failedHint: 'Ask the person who invited you to send the invitation again.',
  once: 'The invitation works once.',
  byPhone: 'Register with a phone',
  /** Being confirmed by the company's directory. */
  directory: {
    title: 'Confirm that it is you',
    lead: (application: string) =>
      `Enter your user name and password of your company's directory, with which you sign in at work. ${application} does not keep the password.`,
    userId: 'User name',
    password: 'Password',
    action: 'Continue',
    checking: 'Checking…',
    failed: 'An error occurred. Please try again.',
  },
  /** Registering on the website of the application. */
  onSite: {
    lead: 'You register on the website of the application, with a passkey of the device in use: a fingerprint, a face or a screen lock. There is no password.',
    choose: 'Choose the website where you will sign in.',
    go: (site: string) => `Continue to ${site}`,
  },
  /** Registering for single sign-on. */
  here: {
    lead: (byPhone: boolean) =>
      `You make a passkey on this device${byPhone ? ' or on your phone' : ''}: a fingerprint, a face or a screen lock. There is no password.`,
    action: 'Register with this device',
    done: 'Registration SuccessFull !',
    next: (application: string) => `You can sign in to ${application} now, and close this page.`,
  },
  /** The end, where an invitation leads to several applications. */
  joined: {
    open: (application: string) => `Open ${application}`,
    lead: (applications: readonly string[]) =>
      `You can sign in to ${listed(applications)} now, with the same passkey.`,
    app: 'Go to the app',
    me: 'Your devices and your account',
    closed: 'You have no access to:',
    closedHint:
      'Ask the person who invited you. As long as your invitation is valid, its link adds what has been opened meanwhile.',
  },
  /** Accepting, for people who have a passkey here already. */
  known: {
    title: 'Invitation',
    lead: 'You have a passkey here already. You sign in with it, so there is nothing to register.',
    onSite:
      'You have a passkey for the website of this application already. You sign in with it, so there is nothing to register.',
    action: (applications: readonly string[]) => `Add ${listed(applications)}`,
    done: 'You have access',
    failed: 'An error occurred. Please try again.',
  },
  /** Labels of the details that people may give when they register for single sign-on. */
  about: {
    birthdate: 'Birthdate',
    birthdateWrong: (first: string) => `Please enter a day between ${first} and today`,
    country: 'Country',
    postalCode: 'Postal code',
    postalCodeWrong: 'Please enter digits only',
  },
  /** Registering for a network. */
  radius: {
    lead: (byPhone: boolean) =>
      `Make a passkey on the phone with which you will approve: open the link of the mail there, or ${byPhone ? 'scan a QR code with it' : 'choose the phone in the window that the browser opens'}. There is no password.`,
    action: 'Create passkey',
    done: 'Registration SuccessFull !',
    next: (application: string, username: string) =>
      `When you sign in to ${application}, type ${username} as the name and any word as the password. You then get a request to approve.`,
    app: 'Install the app to get requests as notifications',
    code: 'Get a code for a device that cannot wait',
  },
});
