import type { DeviceWords } from '../said/deviceNames.ts';

/** What devices and browsers are called that nobody has named. */
export const devices: DeviceWords = {
  passkey: 'Llave de acceso',
  key: (by) => (by ? `Llave de seguridad (${by})` : 'Llave de seguridad'),
  unknownBrowser: 'Navegador desconocido',
  on: (what, system) => `${what} en ${system}`,
};
