/**
 * What the screen that waits for a phone says of why the phone could not approve, by what the server says of it. Our
 * own pages, the script for websites and the replies to networks say the same.
 */
export const reasons = {
  'Authentication failed. Please try again.': 'No passkey of the phone confirmed the request.',
  'Assertion was not completed': 'No passkey of the phone confirmed the request.',
  'Attestation was not completed': 'The phone did not make a passkey.',
  'WebAuthn is not supported in this browser': 'The browser of the phone does not support passkeys.',
  'This device is already registered': 'The phone is already registered.',
  'Another number was chosen': 'Another number was chosen on the phone.',
  'The approval failed': 'The phone could not approve the request.',
};
/** The same in another language. */
export type PhoneReasons = Record<keyof typeof reasons, string>;
