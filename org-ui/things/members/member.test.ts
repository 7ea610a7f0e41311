import { expect, test } from 'vitest';
import { words } from '../../../web-kit/words.ts';
import { lastLoginFacts } from './lastLogin.ts';
import { called, iconOf, kindOf } from './member.ts';
import { texts } from './texts.ts';

const device = { fmt: 'none', deviceType: 'Web', platform: 'Windows' };

test('the last sign-in has eight facts, and those that are unknown are left out [org-team.detail.last-login]', () => {
  const known = {
    ...{ device: 'this device', ip: '192.0.2.7', os: 'Linux', country: null, browser: 'Firefox' },
    status: 'Success',
    deviceType: 'desktop',
    loginTime: '2026-03-04T05:06:07.000Z',
  } as const;
  const facts = lastLoginFacts(known);
  const labels = ['Device', 'IP Address', 'Status', 'OS', 'Platform', 'Browser', 'Login Time'];
  expect(facts.map(([label]) => label)).toEqual(labels);
  expect(facts).toContainEqual(['Platform', 'Desktop']);
  expect(lastLoginFacts({ ...known, deviceType: 'mobile' })).toContainEqual(['Platform', 'Mobile']);
  const little = { ...known, device: null, ip: null, os: null, deviceType: null, browser: null };
  expect(lastLoginFacts(little).map(([label]) => label)).toEqual(['Status', 'Login Time']);
  // Addresses are not looked up, so that the reply has no country yet.
  const placed = { ...known, country: 'Germany' as string | null } as typeof known;
  expect(lastLoginFacts(placed).map(([label]) => label)).toEqual(labels.toSpliced(4, 0, 'Country'));
  expect(lastLoginFacts(null)).toEqual([]);
});
test('a last sign-in is told in words, whatever the reply calls its parts', () => {
  const facts = lastLoginFacts({
    ...{ device: 'phone app', ip: null, os: 'Other', country: null, browser: 'Other', deviceType: null },
    ...{ status: 'Success', loginTime: '2026-03-04T05:06:07.000Z' },
  });
  const told = Object.fromEntries(facts);
  expect(told).toMatchObject({ Device: texts.methods['phone app'], Status: texts.succeeded });
  expect(told).toMatchObject({ OS: words.other, Browser: words.other });
  for (const method of ['this device', 'phone', 'phone app', 'push'])
    expect(texts.methods[method]).toBeTruthy();
});
test('a device has the picture of its kind, else of what it was made on [org-team.detail.device-icon, org-user-detail.devices.icon]', () => {
  for (const fmt of ['none', 'packed', 'fido-u2f']) expect(iconOf({ ...device, fmt })).toBe('computer');
  expect(iconOf({ ...device, deviceType: 'USB', platform: 'Android' })).toBe('usb');
  expect(iconOf({ ...device, deviceType: 'BLE' })).toBe('ble');
  expect(iconOf({ ...device, fmt: 'android-safetynet' })).toBe('android');
  expect(iconOf({ ...device, platform: 'Android' })).toBe('android');
  expect(iconOf({ ...device, fmt: 'apple' })).toBe('apple');
  expect(iconOf({ ...device, platform: 'iOS' })).toBe('apple');
});
test('a passkey of a browser is AppLess Auth, all else InApp Auth [org-team.detail.device-kind]', () => {
  expect(kindOf(device)).toBe('AppLess Auth');
  expect(kindOf({ deviceType: 'USB' })).toBe('InApp Auth');
});
test('a device is called by its name, without one by its kind', () => {
  expect(called({ name: 'Work laptop', deviceType: 'Web' })).toBe('the device “Work laptop”');
  expect(called({ name: null, deviceType: 'USB' })).toBe('the device “InApp Auth”');
});
