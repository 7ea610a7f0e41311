import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FolderInUseError, lockFolder } from './lock.ts';
import { tempFolder } from './testFolder.ts';

const lockThere = (folder: string, then = '') => [
  '--input-type=module',
  '--eval',
  `const { lockFolder } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)});
   lockFolder(${JSON.stringify(folder)}); console.log('locked'); ${then}`,
];
const tryThere = (folder: string) =>
  spawnSync(process.execPath, lockThere(folder), { encoding: 'utf8', timeout: 10_000 });

test('a second process is refused in plain words until the first gives the folder back', async () => {
  const folder = join(await tempFolder(), 'data');
  const release = lockFolder(folder);
  const second = tryThere(folder);
  expect(second.status).toBe(1);
  expect(second.stderr).toContain(`Another process is using the data folder ${folder}`);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  release();
  release();
  expect(tryThere(folder).stdout).toBe('locked\n');
});

test('the death of its holder frees the folder', async () => {
  const folder = await tempFolder();
  const holder = spawn(process.execPath, lockThere(folder, 'setInterval(() => {}, 1e6);'));
  onTestFinished(() => void holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  // The refusal comes at once, without waiting, well within a second.
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  const ended = once(holder, 'exit');
  holder.kill('SIGKILL');
  await ended;
  lockFolder(folder)();
});

test('other trouble with the folder is not called a second process', () => {
  expect(() => lockFolder('/dev/null/data')).toThrow(/ENOTDIR/);
});

test('a folder that cannot be made, and a file in its place, are told at once', async () => {
  const file = join(await tempFolder(), 'data');
  writeFileSync(file, '');
  for (const folder of ['/proc/latchkey', '/proc/latchkey/data', '/sys/latchkey', file]) {
    const { status, stderr } = tryThere(folder);
    expect([folder, status]).toEqual([folder, 1]);
    expect(stderr).toContain(`The data folder ${folder} cannot be written to`);
  }
});

test('a folder is made with those above it, for its owner alone', async () => {
  const above = join(await tempFolder(), 'above');
  lockFolder(join(above, 'data'))();
  for (const folder of [above, join(above, 'data')]) expect(statSync(folder).mode & 0o777).toBe(0o700);
});
