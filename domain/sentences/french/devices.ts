import type { DeviceWords } from '../said/deviceNames.ts';

/** What devices and browsers are called that nobody has named. */
export const devices: DeviceWords = {
  passkey: 'Clé d’accès',
  key: (by) => (by ? `Clé de sécurité (${by})` : 'Clé de sécurité'),
  unknownBrowser: 'Navigateur inconnu',
  on: (what, system) => `${what} sur ${system}`,
};
