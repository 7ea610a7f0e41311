import type { PhoneReasons } from './english.ts';

export const reasons: PhoneReasons = {
  'Authentication failed. Please try again.':
    'Ninguna llave de acceso del teléfono ha confirmado la solicitud.',
  'Assertion was not completed': 'Ninguna llave de acceso del teléfono ha confirmado la solicitud.',
  'Attestation was not completed': 'El teléfono no ha creado ninguna llave de acceso.',
  'WebAuthn is not supported in this browser': 'El navegador del teléfono no admite llaves de acceso.',
  'This device is already registered': 'El teléfono ya está registrado.',
  'Another number was chosen': 'En el teléfono se ha elegido otro número.',
  'The approval failed': 'El teléfono no ha podido aprobar la solicitud.',
};
