/** Fixed texts of signing in for single sign-on. Texts quoted by the requirements stay word for word. */
export const texts = {
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
    lostHint: (application: string) =>
      `Ask those who run ${application} to send you a recovery link: they find you in their list of users. With it you make a new passkey on another device.`,
    failedHint: 'Go back to the application and sign in again.',
  },
  /** What to do after a failed sign-in. */
  help: {
    noAccess: (application: string) =>
      `You are known here, but have no access to ${application}. Ask the people who run it for an invitation, or choose another passkey if you have one.`,
    suspended: (application: string) =>
      `Your access to ${application} is suspended. Ask the people who run it.`,
    refused: 'This passkey was not accepted. Choose another one, or see below if you have lost your device.',
  },
} as const;
