import type { DeviceWords } from '../said/deviceNames.ts';

/** What devices and browsers are called that nobody has named. */
export const devices: DeviceWords = {
  passkey: 'Passkey',
  key: (by) => (by ? `Security key (${by})` : 'Security key'),
  unknownBrowser: 'Unknown browser',
  on: (what, system) => `${what} on ${system}`,
};
