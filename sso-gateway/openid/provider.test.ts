import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Provider from 'oidc-provider';
import { expect, test } from 'vitest';

test('the library is the one whose two replaced methods were read', () => {
  const file = createRequire(import.meta.url).resolve('oidc-provider/package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  expect(version, 'read how it calls compareClientSecret and grantTypeAllowed before this moves on').toBe(
    '9.13.3',
  );
  const { prototype } = new Provider('http://localhost').Client;
  expect(prototype).toHaveProperty('compareClientSecret', expect.any(Function));
  expect(prototype).toHaveProperty('grantTypeAllowed', expect.any(Function));
});
