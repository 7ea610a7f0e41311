import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Provider from 'oidc-provider';
import { expect, test } from 'vitest';
import { exactAuthentication } from './provider.ts';

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

test('a client secret that is kept counts beside its successor until its time has come', () => {
  const until = '2026-01-02T00:00:00.000Z';
  let now = Date.parse(until) - 1;
  const provider = new Provider('http://localhost');
  exactAuthentication(provider, () => now);
  const client = {
    clientAuthMethod: 'client_secret_post',
    clientSecret: 'new',
    kept_secret: 'old',
    kept_until: until,
  };
  const { compareClientSecret } = provider.Client.prototype as never as {
    compareClientSecret: (this: object, secret: string) => boolean;
  };
  const counted = () => ['new', 'old', 'other'].filter((secret) => compareClientSecret.call(client, secret));
  expect(counted()).toEqual(['new', 'old']);
  now += 1;
  expect(counted()).toEqual(['new']);
});
