import { expect, test } from 'vitest';
import { assetlinks } from './assetlinks.ts';

const print = 'ab'.repeat(32);

test('assetlinks.json needs a package name and a fingerprint [org-app-web.assetlinks.required]', () => {
  expect(assetlinks('', print)).toBeNull();
  expect(assetlinks('com.company.app', 'ab')).toBeNull();
  expect(assetlinks('company', print)).toBeNull();
});

test('assetlinks.json names the app and its certificate, for links and for passkeys [org-app-web.assetlinks.content]', () => {
  expect(JSON.parse(assetlinks('com.company.app', print)!)).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
      target: {
        namespace: 'android_app',
        package_name: 'com.company.app',
        sha256_cert_fingerprints: [Array(32).fill('AB').join(':')],
      },
    },
  ]);
});
