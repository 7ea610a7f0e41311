/**
 * Android's name for an app: the SHA-256 of its signing certificate, 64 hexadecimal digits, as base64url without
 * padding.
 */
export const apkKeyHash = (fingerprint: string): string => {
  const octets = fingerprint.match(/../g)!.map((digits) => Number.parseInt(digits, 16));
  return btoa(String.fromCharCode(...octets))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** The origin that an Android app writes into its ceremonies' client data (WebAuthn on Android, FIDO2 API). */
export const androidOrigin = (fingerprint: string): string =>
  `android:apk-key-hash:${apkKeyHash(fingerprint)}`;
