import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

type Engines = { node: string };
const told = JSON.parse(read('package.json')) as {
  engines: Engines;
  devEngines: { runtime: { version: string } };
};

test('the Node.js that is asked for is the one for which npm installs the bundler completely', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { engines?: Engines }>;
  };
  const bindings = Object.entries(packages).filter(([path]) => path.includes('/@rolldown/binding-linux-'));
  expect(bindings.length).toBeGreaterThan(0);
  for (const [path, { engines }] of bindings)
    expect({ path, engines }).toEqual({ path, engines: told.engines });
  expect(told.devEngines.runtime.version).toBe(told.engines.node);
  for (const guide of ['README.md', 'CONTRIBUTING.md', 'docs/start.md', 'docs/deploy.md'])
    expect(read(guide), guide).toMatch(/Node\.js 20 from 20\.19 on, or 22\.12 or later/);
});

test('the lock file has a hash of every package that is downloaded', () => {
  const packages: Record<string, { link?: boolean; integrity?: string }> = JSON.parse(
    read('package-lock.json'),
  ).packages;
  const downloaded = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(downloaded.length).toBeGreaterThan(100);
  expect(downloaded.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});
