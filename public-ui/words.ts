import { spoken } from '../web-kit/language/language.ts';

/** What several pages say alike. Texts quoted by the requirements stay word for word. */
export const words = spoken('words', {
  brand: 'Latchkey',
  loading: 'Loading...',
  retry: 'Try again',
  goBack: 'Go Back',
  signingIn: 'Waiting for your device...',
  noPasskeys: 'WebAuthn is not supported in this browser',
  elsewhere: 'Please open this page in another browser. Mail programs often open links in one of their own.',
  copyAddress: 'Copy the address',
  addressCopied: 'Address copied',
  home: 'Go to login',
  resent: 'Email sent SuccessFully ',
  terms: {
    before: 'I accept the ',
    terms: 'terms and conditions',
    and: ' and the ',
    privacy: 'privacy policy',
  },
  /** What the screen that waits for a phone says first, and after the approval. */
  asking: {
    OPERATOR_LOGIN: { title: 'Sign in by phone', approved: 'Approved. Signing you in...' },
    OPERATOR_REGISTER: { title: 'Register by phone', approved: 'Approved. Creating your account...' },
    OPERATOR_ADD_DEVICE: { title: 'Add a phone', approved: 'Device Added Successfully' },
  },
});
