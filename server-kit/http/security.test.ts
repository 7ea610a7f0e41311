import express from 'express';
import { expect, test } from 'vitest';
import { listen } from '../testServer.ts';
import { correlate, correlationIdOf } from './request/correlation.ts';
import { hostOf } from './request/hosts.ts';
import { securityHeaders } from './security.ts';

async function setUp({ https = true, label = '' } = {}) {
  const app = express();
  app.use(correlate, securityHeaders({ https, host: () => hostOf(`${label}sign.example`, 'sign.example') }));
  app.use((_, response) => void response.send(correlationIdOf(response)));
  const address = await listen(app);
  return (headers = {}, path = '') => fetch(address + path, { headers });
}

test('every answer carries the security headers', async () => {
  const { headers } = await (await setUp())();
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('permissions-policy')).toContain('publickey-credentials-get=(self)');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('the camera is for the page that scans codes, and for no other', async () => {
  const permitted = async (label: string, path: string) =>
    (await (await setUp({ label }))({}, path)).headers.get('permissions-policy');
  for (const label of ['', 'acme12.']) expect(await permitted(label, '/app')).toContain('camera=(self)');
  for (const [label, path] of [
    ['', ''],
    ['acme12.', ''],
    ['admin.', '/app'],
  ] as const)
    expect(await permitted(label, path)).toContain('camera=()');
});

test('the public app may run nothing inline, the consoles may style inline only', async () => {
  const policyOf = async (label: string) =>
    (await (await setUp({ label }))()).headers.get('content-security-policy');
  expect(await policyOf('')).not.toContain('unsafe');
  for (const label of ['admin.', 'acme12.']) {
    const policy = await policyOf(label);
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("script-src 'self';");
  }
});

test.for([
  '/app',
  '/me',
  '/me/device/made-up',
  '/networkCode',
  '/recoverUser/made-up',
  '/privacyPolicy',
  '/openid-login',
  '/openid-login/',
  '/idp/login',
  '/idp/login/',
])('people see %s as strictly on the host of an organization as on the main one', async (path) => {
  const { headers } = await (await setUp({ label: 'acme12.' }))({}, path);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("media-src 'self';");
  expect(policy).not.toContain('frame-src');
  // The forms of these pages lead to the application, by redirects that `form-action` would stop.
  expect(policy?.includes("form-action 'self'")).toBe(!/login/.test(path));
});

test('no console shows an image of another site', async () => {
  const policyOf = async (label: string) =>
    (await (await setUp({ label }))()).headers.get('content-security-policy');
  expect(await policyOf('admin.')).toContain("img-src 'self' data: blob:;");
  expect(await policyOf('acme12.')).toContain("img-src 'self' data: blob:;");
});

test('without https nothing asks for it', async () => {
  const { headers } = await (await setUp({ https: false }))();
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
});

test('a well-formed correlation id is kept and echoed, any other is replaced', async () => {
  const ask = await setUp();
  const kept = await ask({ 'x-correlation-id': 'abc-12345' });
  expect(kept.headers.get('x-correlation-id')).toBe('abc-12345');
  expect(await kept.text()).toBe('abc-12345');
  for (const odd of ['short', 'a'.repeat(65), 'with space and more', '<script>alert</script>'])
    expect((await ask({ 'x-correlation-id': odd })).headers.get('x-correlation-id')).toMatch(
      /^[\da-f-]{36}$/,
    );
});
