import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the sign-in page. */
export const texts = spoken('pages/login', {
  loginTitle: 'Operator Login',
  sessionEnded: 'Your session has ended. Sign in to continue where you left off.',
  loginLead: 'Use your passkey. There is no password to remember.',
  email: 'Email',
  emailHint: 'Leave it empty to choose a passkey of this device.',
  emailChecking: 'Checking the address...',
  emailInvalid: 'Please enter valid email!!',
  unregistered: 'Operator is not registered !!',
  login: 'Login',
  noAccount: 'New to Latchkey?',
  toRegister: 'Create an account',
  loginSuccess: 'Login Successful',
  lost: 'I lost my device',
  help: {
    cancelled:
      'No passkey was used: the prompt was closed, or no passkey was chosen. Press Login to try again, or choose another sign-in method.',
    refused:
      'This passkey was not accepted. It may belong to another account, or its device was suspended or removed. Choose another passkey, ask a colleague, or follow “I lost my device”.',
    organisation:
      'Your organization is suspended, so nobody of your team can sign in. Ask our support, who can activate it again.',
    suspended: 'Your account is suspended. Ask a member of your team to activate it again.',
    offline: 'The service could not be reached. Check your connection, then press Login again.',
  },
  unverified: {
    title: 'Email is not verified',
    text: 'Please verify Email First',
    resend: 'Resend Email',
    cancel: 'Cancel',
  },
});
