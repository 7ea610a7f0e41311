import { other, saidDevice } from '../../domain/sentences/said/deviceNames.ts';
import { texts } from './texts.ts';

/** The name of a device or a browser in the language of the page, unless somebody gave it. */
export const deviceNamed = (name: string): string => saidDevice(name, texts);

/** A browser and its system, as a device that nobody has named is called: Firefox on Linux. */
export const browserNamed = (browser: string, system: string | null): string =>
  deviceNamed(`${browser} on ${system ?? other}`);

/** What tells of a device, with its name in the language of the page. */
export const withDeviceNamed = <T extends { device: string | null }>(row: T): T => ({
  ...row,
  device: row.device && deviceNamed(row.device),
});
/** A device or a passkey, with its own name in the language of the page. */
export const ownNameIn = <T extends { name: string | null }>(row: T): T => ({
  ...row,
  name: row.name && deviceNamed(row.name),
});
