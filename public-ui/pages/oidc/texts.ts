import { spoken } from '../../../web-kit/language/language.ts';

/** Fixed texts of signing in for single sign-on. Texts quoted by the requirements stay word for word. */
export const texts = spoken('pages/oidc', {
  signIn: {
    title: (application: string) => `Sign in to ${application}`,
    lead: 'Use the passkey that you made when you registered.',
    email: 'Enter registered email address',
    emailHint: 'Leave it empty to choose a passkey of this device.',
    emailMissing: 'Please enter your email address, so that we know whose phone to notify.',
    login: 'Login',
    cancel: 'Cancel',
    success: 'Login Successful',
    loading: 'Loading...',
    failed: 'Something Went Wrong',
    lost: 'Lost your device?',
    other: 'If you have another device, sign in with it on your own page, and remove the lost one there.',
    me: 'Your account',
    unnamed: 'This address names no sign-in.',
    failedHint: 'Go back to the application and sign in again.',
  },
  /** What to do after a failed sign-in. */
  help: {
    noAccess: (application: string) =>
      `You are known here, but have no access to ${application}. Ask the people who run it for an invitation, or choose another passkey if you have one.`,
    noAccessYet: (application: string) =>
      `You are known here, but have no access to ${application}. Ask for it below, or choose another passkey if you have one.`,
    suspended: (application: string) =>
      `Your access to ${application} is suspended. Ask the people who run it.`,
    deviceSuspended:
      'This passkey is suspended. Use another device, or ask the people who run the application to activate it.',
    refused: 'This passkey was not accepted. Choose another one, or see below if you have lost your device.',
    expired: (application: string) =>
      `This sign-in has taken too long. Go back to ${application} and begin again.`,
    closed: (application: string) =>
      `${application} is closed at the moment. Ask the people who run it when it opens again.`,
    noPasskey:
      'No passkey was used. Try again, choose a phone if that is offered, or see below if you have lost your device.',
    noApproval:
      'The phone did not approve. Try again, use a passkey of this device, or see below if you have lost your phone.',
    other: (application: string) =>
      `That did not work. Try again in a moment. If it goes on, ask the people who run ${application}.`,
  },
});
