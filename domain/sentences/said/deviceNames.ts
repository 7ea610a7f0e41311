/** The browsers and systems that are told from a User-Agent header; all others are kept as `other`. */
export const browserNames = ['Edge', 'Opera', 'Firefox', 'Chrome', 'Safari'] as const;
export const systemNames = ['Android', 'iOS', 'Windows', 'macOS', 'ChromeOS', 'Linux'] as const;
/** Who keeps passkeys, as far as they are known by name. */
export const keeperNames = [
  ...['Google Password Manager', 'Chrome', 'Apple Passwords', 'iCloud Keychain', 'Windows Hello'],
  ...['Samsung Pass', '1Password', 'Bitwarden', 'Dashlane', 'Proton Pass', 'NordPass', 'Keeper'],
] as const;
export const other = 'Other';

/** The words of the names that devices and browsers have by themselves. */
export type DeviceWords = {
  passkey: string;
  /** A security key, and how it is connected, if that is told. */
  key: (by: string) => string;
  unknownBrowser: string;
  on: (what: string, system: string) => string;
};

const brands: ReadonlySet<string> = new Set([...browserNames, ...keeperNames]);
const systems: ReadonlySet<string> = new Set([...systemNames, other]);

/** What comes before the system in such a name, in words; null when it is none of ours. */
function whatIn(what: string, words: DeviceWords): string | null {
  if (what === 'Passkey') return words.passkey;
  if (what === other) return words.unknownBrowser;
  return brands.has(what) ? what : null;
}

/**
 * The name of a device or a browser in words. Names that they have by themselves are stored in English, such as "Passkey on
 * Windows" and "Firefox on Linux"; one that somebody gave stays as it is.
 */
export function saidDevice(name: string, words: DeviceWords): string {
  const key = /^Security key(?: \((NFC|Bluetooth)\))?$/.exec(name);
  if (key) return words.key(key[1] ?? '');
  if (name === 'Passkey') return words.passkey;
  const [, what = '', system = ''] = /^(.+) on (\w+)$/.exec(name) ?? [];
  const said = systems.has(system) ? whatIn(what, words) : null;
  if (said === null) return name;
  return system === other ? said : words.on(said, system);
}
