import type { PhoneReasons } from './english.ts';

export const reasons: PhoneReasons = {
  'Authentication failed. Please try again.': 'Aucune clé d’accès du téléphone n’a confirmé la demande.',
  'Assertion was not completed': 'Aucune clé d’accès du téléphone n’a confirmé la demande.',
  'Attestation was not completed': 'Le téléphone n’a pas créé de clé d’accès.',
  'WebAuthn is not supported in this browser':
    'Le navigateur du téléphone ne prend pas en charge les clés d’accès.',
  'This device is already registered': 'Le téléphone est déjà enregistré.',
  'Another number was chosen': 'Un autre numéro a été choisi sur le téléphone.',
  'The approval failed': 'Le téléphone n’a pas pu approuver la demande.',
};
