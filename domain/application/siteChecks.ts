import type { Feature } from '../features.ts';
import { featureOf } from '../methods.ts';
import { websiteOrigin } from '../webAddresses.ts';
import type { OwnSiteSettings } from './kinds.ts';

/** What a browser or a phone would meet in the settings of a web or mobile application, and whether that works. */
const siteChecks = {
  /** A website on which passkeys work. */
  website: 'fine',
  /** A website that only browsers on the machine itself reach. */
  localWebsite: 'note',
  /** A website on which browsers allow no passkeys; rules did not refuse it once. */
  unfitWebsite: 'wrong',
  /** Passkeys belong to several hosts, so that nobody has one for all of them. */
  severalHosts: 'note',
  noWay: 'wrong',
  planSameDevice: 'wrong',
  planPhone: 'wrong',
  noFingerprint: 'wrong',
  /** An iOS app that names no website of its own. */
  noSiteForApple: 'wrong',
} as const;
export type SiteCheckCode = keyof typeof siteChecks;
export const siteCheckCodes = Object.keys(siteChecks) as [SiteCheckCode, ...SiteCheckCode[]];
/** `about` is what it says of: an address, hosts, or nothing. */
export type SiteCheck = { code: SiteCheckCode; state: (typeof siteChecks)[SiteCheckCode]; about: string };

const check = (code: SiteCheckCode, about = ''): SiteCheck => ({ code, state: siteChecks[code], about });

function ofWebsite(origin: string): SiteCheck {
  if (!websiteOrigin(origin)) return check('unfitWebsite', origin);
  return check(origin.startsWith('https:') ? 'website' : 'localWebsite', origin);
}
/** Whether anybody can sign in at all, by the application and by the plan of its organisation. */
function ofWays({ samePlatformAuth, remotePlatformAuth }: OwnSiteSettings, lacks: readonly Feature[]) {
  if (!samePlatformAuth && !remotePlatformAuth) return [check('noWay')];
  return [
    ...(samePlatformAuth && lacks.includes(featureOf['this device']) ? [check('planSameDevice')] : []),
    ...(remotePlatformAuth && lacks.includes(featureOf.phone) ? [check('planPhone')] : []),
  ];
}
function ofApp(settings: OwnSiteSettings, organisationAt: string) {
  if (settings.kind !== 'mobile') return [];
  if (settings.platform === 'Android') return settings.fingerprint ? [] : [check('noFingerprint')];
  return settings.origins.includes(organisationAt) ? [check('noSiteForApple')] : [];
}

/**
 * Checks the settings of a web or mobile application by what the server knows, without asking any other server. `lacks` are
 * the features that the plan does not grant, `organisationAt` the organisation's own address.
 */
export function checkSite(
  settings: OwnSiteSettings,
  { lacks, organisationAt }: { lacks: readonly Feature[]; organisationAt: string },
): SiteCheck[] {
  const { origins } = settings;
  // A page offers passkeys of its own host alone; nothing here declares related origins (WebAuthn L3 section 5.11).
  const hosts = [...new Set(origins.map((origin) => new URL(origin).hostname))];
  return [
    ...origins.map(ofWebsite),
    ...(hosts.length > 1 ? [check('severalHosts', hosts.join(', '))] : []),
    ...ofApp(settings, organisationAt),
    ...ofWays(settings, lacks),
  ];
}
