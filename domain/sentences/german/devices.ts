import type { DeviceWords } from '../said/deviceNames.ts';

/** What devices and browsers are called that nobody has named. */
export const devices: DeviceWords = {
  passkey: 'Passkey',
  key: (by) => (by ? `Sicherheitsschlüssel (${by})` : 'Sicherheitsschlüssel'),
  unknownBrowser: 'Unbekannter Browser',
  on: (what, system) => `${what} auf ${system}`,
};
