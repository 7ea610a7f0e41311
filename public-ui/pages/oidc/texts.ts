/** Fixed texts of signing in and registering for single sign-on. Texts quoted by the requirements stay word for word. */
export const texts = {
  signIn: {
    title: (application: string) => `Sign in to ${application}`,
    lead: 'Use the passkey that you made when you registered.',
    email: 'Enter registered email address',
    emailHint: 'Leave it empty to choose a passkey of this device.',
    login: 'Login',
    cancel: 'Cancel',
    success: 'Login Successful',
    loading: 'Loading...',
    failed: 'Something Went Wrong',
    failedHint: 'Go back to the application and sign in again.',
  },
  register: {
    title: 'Register',
    checking: 'Checking your invitation...',
    invites: (organisation: string, application: string) => `${organisation} invites you to ${application}.`,
    lead: 'You make a passkey on this device: a fingerprint, a face or a screen lock. There is no password.',
    action: 'Register with this device',
    done: 'Registration SuccessFull !',
    doneText: (application: string) => `You can sign in to ${application} now, and close this page.`,
    failed: 'This invitation cannot be used',
    failedHint: 'Ask the person who invited you to send the invitation again.',
  },
} as const;
