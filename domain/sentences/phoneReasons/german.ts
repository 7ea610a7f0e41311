import type { PhoneReasons } from './english.ts';

export const reasons: PhoneReasons = {
  'Authentication failed. Please try again.': 'Kein Passkey des Smartphones hat die Anfrage bestätigt.',
  'Assertion was not completed': 'Kein Passkey des Smartphones hat die Anfrage bestätigt.',
  'Attestation was not completed': 'Das Smartphone hat keinen Passkey erstellt.',
  'WebAuthn is not supported in this browser': 'Der Browser des Smartphones unterstützt keine Passkeys.',
  'This device is already registered': 'Das Smartphone ist bereits registriert.',
  'Another number was chosen': 'Auf dem Smartphone wurde eine andere Zahl gewählt.',
  'The approval failed': 'Das Smartphone konnte die Anfrage nicht bestätigen.',
};
