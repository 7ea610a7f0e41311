import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Provider from 'oidc-provider';
import { expect, test } from 'vitest';

test('the library is the one whose two replaced methods were read', () => {
  const file = createRequire(import.meta.url).resolve('oidc-provider/package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  expect(version, 'read how it uses Client.Schema and Claims.result before this moves on').toBe('9.13.3');
  const provider = new Provider('http://localhost') as unknown as Record<string, { prototype: object }>;
  expect(provider.Client).toHaveProperty('Schema', expect.any(Function));
  expect(provider.Claims!.prototype).toHaveProperty('result', expect.any(Function));
});
