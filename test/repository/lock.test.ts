import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the lock file has a hash of every package that is downloaded', () => {
  const file = readFileSync(join(import.meta.dirname, '../..', 'package-lock.json'), 'utf8');
  const packages: Record<string, { link?: boolean; integrity?: string }> = JSON.parse(file).packages;
  const downloaded = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(downloaded.length).toBeGreaterThan(100);
  expect(downloaded.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});
