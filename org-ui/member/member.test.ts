import { expect, test } from 'vitest';
import { called, iconOf, kindOf } from './member.ts';

const device = { fmt: 'none', deviceType: 'Web', platform: 'Windows' };

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
