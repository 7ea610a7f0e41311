import { expect, test } from 'vitest';
import { firstName } from './name.ts';

const unknown = '00000000-0000-0000-0000-000000000000';
const made = { aaguid: unknown, deviceType: 'Web', platform: 'Android' };

test('a device is called by what keeps its passkey and the platform', () => {
  expect(firstName({ ...made, aaguid: 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4' })).toBe(
    'Google Password Manager on Android',
  );
  expect(firstName({ ...made, aaguid: 'FBFC3007-154E-4ECC-8C0B-6E020557D7BD', platform: 'macOS' })).toBe(
    'Apple Passwords on macOS',
  );
});
test('a device whose keeper is unknown is named passkey or security key', () => {
  expect(firstName(made)).toBe('Passkey on Android');
  expect(firstName({ ...made, platform: 'Other' })).toBe('Passkey');
  expect(firstName({ ...made, platform: '' })).toBe('Passkey');
  expect(firstName({ ...made, deviceType: 'USB', platform: 'Windows' })).toBe('Security key');
});
