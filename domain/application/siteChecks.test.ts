import { expect, test } from 'vitest';
import type { Feature } from '../features.ts';
import { defaultsOf } from '../settings/setting.ts';
import type { OwnSiteSettings } from './kinds.ts';
import { mobileRows } from './settings/rows/mobile.ts';
import { webRows } from './settings/rows/web.ts';
import { checkSite } from './siteChecks.ts';

const origins = ['https://shop.example'];
const shared = { name: 'Shop', logo: '', origins, tokenValidityTime: 120_000 };
const web = { ...defaultsOf(webRows), kind: 'web', ...shared } as OwnSiteSettings;
const mobile = { ...defaultsOf(mobileRows), kind: 'mobile', ...shared } as OwnSiteSettings;
const organisationAt = 'https://acme.id.example';
const codesOf = (settings: OwnSiteSettings, changed: object = {}, lacks: Feature[] = []) =>
  checkSite({ ...settings, ...changed } as OwnSiteSettings, { lacks, organisationAt }).map(
    ({ code }) => code,
  );

test('a website with https is fine, and says to which address that applies', () =>
  expect(checkSite(web, { lacks: [], organisationAt })).toEqual([
    { code: 'website', state: 'fine', about: 'https://shop.example' },
  ]));
test('a website of this machine is noted, and one where browsers allow no passkeys is wrong', () => {
  expect(codesOf(web, { origins: ['http://shop.localhost:3000'] })).toEqual(['localWebsite']);
  for (const origin of ['http://shop.example', 'https://192.0.2.7'])
    expect(codesOf(web, { origins: [origin] })).toEqual(['unfitWebsite']);
});
test('passkeys that belong to several hosts are noted, other ports of one host are not', () => {
  const two = ['https://shop.example', 'https://www.shop.example'];
  expect(checkSite({ ...web, origins: two } as never, { lacks: [], organisationAt }).at(-1)).toEqual({
    ...{ code: 'severalHosts', state: 'note' },
    about: 'shop.example, www.shop.example',
  });
  const ports = ['https://shop.example', 'https://shop.example:8443'];
  expect(codesOf(web, { origins: ports })).toEqual(['website', 'website']);
});
test('nobody can sign in where both ways are off, or where the plan grants none that is on', () => {
  expect(codesOf(web, { samePlatformAuth: false, remotePlatformAuth: false })).toEqual(['website', 'noWay']);
  const lacks: Feature[] = ['authenticate.same.device', 'authenticate.different.device.appless.QR'];
  expect(codesOf(web, {}, lacks)).toEqual(['website', 'planSameDevice', 'planPhone']);
  expect(codesOf(web, { remotePlatformAuth: false }, lacks)).toEqual(['website', 'planSameDevice']);
});
test('an Android app needs its fingerprint, and an iOS app a website of its own', () => {
  expect(codesOf(mobile)).toEqual(['website']);
  expect(codesOf(mobile, { origins: [organisationAt] })).toEqual(['website', 'noSiteForApple']);
  expect(codesOf(mobile, { platform: 'Android' })).toEqual(['website', 'noFingerprint']);
  expect(codesOf(mobile, { platform: 'Android', fingerprint: 'ab'.repeat(32) })).toEqual(['website']);
});
