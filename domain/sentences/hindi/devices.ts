import type { DeviceWords } from '../said/deviceNames.ts';

/** What devices and browsers are called that nobody has named. */
export const devices: DeviceWords = {
  passkey: 'पासकी',
  key: (by) => (by ? `सुरक्षा कुंजी (${by})` : 'सुरक्षा कुंजी'),
  unknownBrowser: 'अनजान ब्राउज़र',
  on: (what, system) => `${system} पर ${what}`,
};
