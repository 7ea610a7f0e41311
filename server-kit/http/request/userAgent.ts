import { type browserNames, other, type systemNames } from '../../../domain/sentences/said/deviceNames.ts';

/** Coarse names for reports, from a User-Agent header (RFC 9110 section 10.1.5). */
const platforms: [RegExp, (typeof systemNames)[number]][] = [
  [/android/i, 'Android'],
  [/iphone|ipad|ipod/i, 'iOS'],
  [/windows/i, 'Windows'],
  [/mac os x|macintosh/i, 'macOS'],
  [/cros/i, 'ChromeOS'],
  [/linux|x11/i, 'Linux'],
];
const browsers: [RegExp, (typeof browserNames)[number]][] = [
  [/edg(?:e|a|ios)?\//i, 'Edge'],
  [/opr\/|opera/i, 'Opera'],
  [/firefox|fxios/i, 'Firefox'],
  [/chrome|chromium|crios|headlesschrome/i, 'Chrome'],
  [/safari/i, 'Safari'],
];
const first = (list: [RegExp, string][], text = '') =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? other;

export const platformOf = (userAgent?: string) => first(platforms, userAgent);
export const browserOf = (userAgent?: string) => first(browsers, userAgent);
/** What a sign-in keeps of where it came from. */
export const whereOf = ({
  userAgent,
  country,
}: {
  userAgent?: string | undefined;
  country?: string | undefined;
}) => ({
  platform: platformOf(userAgent),
  browser: browserOf(userAgent),
  ...(country && { country }),
});
/** The caller's browser and platform in English, for people to read: `saidDevice` says it in other languages. */
export const deviceIn = ({ userAgent }: { userAgent?: string | undefined }) =>
  `${browserOf(userAgent)} on ${platformOf(userAgent)}`;
/** The kind of device that holds a passkey, from its transports (WebAuthn L3 section 5.8.4): Web, USB, BLE or NFC. */
export function deviceTypeOf(transports: readonly string[]): string {
  if (transports.includes('internal') || transports.includes('hybrid') || !transports.length) return 'Web';
  return ['usb', 'ble', 'nfc'].find((each) => transports.includes(each))?.toUpperCase() ?? 'Web';
}
