import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../settings/setting.ts';
import { given } from '../testSpec.ts';
import { application, nativeOriginOf } from './application.ts';
import { ChangeApplication, CreateApplication } from './commands.ts';
import { ApplicationChanged, ApplicationCreated } from './events.ts';
import { apkKeyHash } from './settings/android.ts';
import { mobileRows } from './settings/rows/mobile.ts';

/** A certificate's SHA-256 as `keytool` prints it, and the form that Android uses in an origin. */
const printed =
  'FA:C6:17:45:DC:09:03:78:6F:B9:ED:E6:2A:96:2B:39:9F:73:48:F0:BB:6F:89:9B:83:32:66:75:91:03:3B:9C';
const fingerprint = printed.replaceAll(':', '').toLowerCase();
const keyHash = '-sYXRdwJA3hvue3mKpYrOZ9zSPC7b4mbgzJmdZEDO5w';

const settings = {
  kind: 'mobile' as const,
  name: 'Shop',
  logo: '',
  origins: ['https://shop.example'],
  tokenValidityTime: 120_000,
  ...defaultsOf(mobileRows),
  platform: 'Android' as const,
  packageName: 'com.shop.app',
  fingerprint,
};
const created = ApplicationCreated({ settings });
const shop = { id: 'app-1', organisationId: 'org-1' };
const creating = (changed: object) =>
  given().when(CreateApplication, { ...shop, settings: { ...settings, ...changed } as never });
const changing = (changes: object) =>
  given(created).when(ChangeApplication, { id: 'app-1', changes: { kind: 'mobile', ...changes } as never });

describe('a mobile application', () => {
  test('is for iOS unless it says otherwise, and needs neither package nor fingerprint', () => {
    const { kind, name, origins } = settings;
    given()
      .when(CreateApplication, { ...shop, settings: { kind, name, origins } })
      .then(
        ApplicationCreated({ settings: { ...settings, platform: 'iOS', packageName: '', fingerprint: '' } }),
      );
  });
  test('keeps a fingerprint in one form, however it was typed', () =>
    creating({ fingerprint: printed }).then(created));
  test.for(['com', '.com.app', 'com..app', '1com.app', 'com.1app', 'com.shop app', `a.${'b'.repeat(99)}`])(
    'has no package named %s [org-app-web.form.package]',
    (packageName) => creating({ packageName }).thenInvalid('settings.packageName'),
  );
  test.for([fingerprint.slice(1), `${fingerprint}0`, fingerprint.replace('f', 'g'), 7])(
    'has no fingerprint %s [org-app-web.form.fingerprint]',
    (fingerprint) => creating({ fingerprint }).thenInvalid('settings.fingerprint'),
  );
  test('belongs to exactly one website [org-app-web.form.mobile-required]', () => {
    creating({ origins: [] }).thenInvalid('settings.origins');
    creating({ origins: ['https://a.example', 'https://b.example'] }).thenInvalid('settings.origins');
    creating({ origins: ['http://shop.example'] }).thenInvalid('settings.origins.0');
    creating({ name: ' ' }).thenInvalid('settings.name');
  });
  test('is changed by its own settings alone', () => {
    changing({ platform: 'iOS' }).then(ApplicationChanged({ settings: { ...settings, platform: 'iOS' } }));
    changing({ wordpressPluginEnabled: true }).thenInvalid('changes');
    changing({ kind: 'web', name: 'Store' }).thenRefused('application.kind');
  });
  test('needs no plan with the WordPress plugin', () =>
    given()
      .when(CreateApplication, { ...shop, settings }, { grants: { 'plugin.wordpress.enabled': false } })
      .then(created));
});

describe('the origin that a native app names', () => {
  const of = (changed: object) =>
    nativeOriginOf({ ...application.initial, settings: { ...settings, ...changed } as never });

  test('is the hash of its certificate on Android', () => {
    expect(apkKeyHash(fingerprint)).toBe(keyHash);
    expect(of({})).toBe(`android:apk-key-hash:${keyHash}`);
  });
  test('is its website on iOS', () => expect(of({ platform: 'iOS' })).toBe('https://shop.example'));
  test('has no port on iOS, which knows the host of the website alone', () =>
    expect(of({ platform: 'iOS', origins: ['https://shop.example:8443'] })).toBe('https://shop.example'));
  test('is not there before the certificate is known, nor for a web application', () => {
    expect(of({ fingerprint: '' })).toBeNull();
    expect(of({ kind: 'web' })).toBeNull();
  });
});
