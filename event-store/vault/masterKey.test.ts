import { randomBytes } from 'node:crypto';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../testFolder.ts';
import { readMasterKeys } from './masterKey.ts';

test('the first start makes a key that only its owner can read, and later starts find it', async () => {
  const folder = await tempFolder();
  const [key] = readMasterKeys(undefined, folder);
  expect(key).toHaveLength(32);
  expect(readMasterKeys(undefined, folder)).toEqual([key]);
  expect(await readdir(folder)).toEqual(['master.key']);
  expect((await stat(join(folder, 'master.key'))).mode & 0o777).toBe(0o600);
});

test('configured keys come first, newest first, and make no file', async () => {
  const folder = await tempFolder();
  const keys = [randomBytes(32), randomBytes(32)];
  const configured = keys.map((key) => key.toString('base64')).join(', ');
  expect(readMasterKeys(configured, folder)).toEqual(keys);
  expect(await readdir(folder)).toEqual([]);
});

test('a key that is not 32 bytes of base64 is refused by name and without showing it', async () => {
  const folder = await tempFolder();
  const good = randomBytes(32).toString('base64');
  for (const bad of [
    '',
    'hunter2',
    randomBytes(16).toString('base64'),
    `${good.slice(0, -4)}*${good.slice(-3)}`,
  ]) {
    const read = () => readMasterKeys(`${good},${bad}`, folder);
    expect(read).toThrow(/MASTER_KEY: key 2 is not .*openssl rand/);
    if (bad) expect(read).not.toThrow(bad);
  }
  await writeFile(join(folder, 'master.key'), '');
  expect(() => readMasterKeys(undefined, folder)).toThrow(/master\.key: key 1/);
});
