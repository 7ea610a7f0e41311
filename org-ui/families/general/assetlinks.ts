import { assetRelations, fingerprintPattern, packagePattern } from '../../../web-kit/domain/limits.ts';

/** The fingerprint in Android's notation, pairs separated by colons; null when it is invalid. */
function fingerprintOf(typed: string): string | null {
  const hex = typed.replace(/[:\s]/g, '').toUpperCase();
  return fingerprintPattern.test(hex) ? hex.match(/../g)!.join(':') : null;
}

/** The content of assetlinks.json; null while the package name or the fingerprint is invalid. */
export function assetlinks(packageName: string, fingerprint: string): string | null {
  const print = fingerprintOf(fingerprint);
  if (!print || !packagePattern.test(packageName.trim())) return null;
  const target = {
    namespace: 'android_app',
    package_name: packageName.trim(),
    sha256_cert_fingerprints: [print],
  };
  return JSON.stringify([{ relation: assetRelations, target }], null, 2);
}
