import { expect, test } from 'vitest';
import { devices as english } from '../sentences/english/devices.ts';
import { devices as french } from '../sentences/french/devices.ts';
import { devices as german } from '../sentences/german/devices.ts';
import { mailsInGerman } from '../sentences/german/mails/mails.ts';
import { devices as hindi } from '../sentences/hindi/devices.ts';
import { noticeIn } from '../sentences/mails.ts';
import { browserNames, saidDevice, systemNames } from '../sentences/said/deviceNames.ts';
import { devices as spanish } from '../sentences/spanish/devices.ts';
import { firstName } from './name.ts';

const languages = [english, french, german, hindi, spanish];

test('a name that a device has by itself is said in the language of its reader', () => {
  expect(saidDevice('Passkey on Windows', german)).toBe('Passkey auf Windows');
  expect(saidDevice('Windows Hello on Windows', french)).toBe('Windows Hello sur Windows');
  expect(saidDevice('Passkey', spanish)).toBe('Llave de acceso');
  expect(saidDevice('Security key (Bluetooth)', french)).toBe('Clé de sécurité (Bluetooth)');
  expect(saidDevice('Security key', german)).toBe('Sicherheitsschlüssel');
  expect(saidDevice('Firefox on Windows', hindi)).toBe('Windows पर Firefox');
});

test('what a browser does not tell has words, too', () => {
  expect(saidDevice('Other on Other', german)).toBe('Unbekannter Browser');
  expect(saidDevice('Other on Linux', english)).toBe('Unknown browser on Linux');
  expect(saidDevice('Safari on Other', spanish)).toBe('Safari');
});

test('a name that somebody gave stays as it is', () => {
  for (const name of [
    'Work laptop',
    'Grace on Windows',
    'Passkey on Mars',
    'My security key',
    'on Linux',
    '',
  ])
    for (const words of languages) expect(saidDevice(name, words)).toBe(name);
});

test('each name that the product gives is recognised, and is the same in English', () => {
  const made = ['', 'Other', ...systemNames].flatMap((platform) =>
    ['Web', 'USB', 'NFC', 'BLE'].flatMap((deviceType) =>
      ['dd4ec289-e01d-41c9-bb89-70fa845d4bf2', 'unknown'].map((aaguid) =>
        firstName({ aaguid, deviceType, platform }),
      ),
    ),
  );
  const sent = browserNames.flatMap((browser) => systemNames.map((system) => `${browser} on ${system}`));
  for (const name of [...made, ...sent]) {
    expect(saidDevice(name, english)).toBe(name);
    if (name !== 'iCloud Keychain' && !name.startsWith('Passkey'))
      expect(saidDevice(name, hindi)).not.toBe(name);
  }
});

test('a notice names the device that asks in the language of the notice', () => {
  const values = { device: 'Firefox on Windows', application: 'Wiki' };
  const { body } = noticeIn(mailsInGerman, { code: 'notice.signIn', values });
  expect(body).toMatch(/^Firefox auf Windows möchte sich bei Wiki anmelden/);
});
