import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CannotStartError } from '../../../event-store/cannotStart.ts';
import { initialise, isOurs } from './template.ts';

test('a cluster that cannot be initialised is refused in words, and leaves nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'template-'));
  const file = join(folder, 'file');
  writeFileSync(file, 'no folder');
  const refused = initialise(join(file, 'cluster'));
  await expect(refused).rejects.toThrow(CannotStartError);
  await expect(refused).rejects.toThrow(/cannot be initialised in .*ENOTDIR/);
  expect(existsSync(join(file, 'cluster'))).toBe(false);
  rmSync(folder, { recursive: true });
});

test.skipIf(process.getuid?.() !== 0)('a template that another user made is not copied', () => {
  const folder = mkdtempSync(join(tmpdir(), 'template-'));
  expect(isOurs(folder)).toBe(true);
  chownSync(folder, 65_534, 65_534);
  expect(isOurs(folder)).toBe(false);
  expect(isOurs(join(folder, 'none'))).toBe(false);
  rmSync(folder, { recursive: true });
});
