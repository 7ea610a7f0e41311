import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostKey, hostOf, isInternalHost, isLoopbackName, isNamed } from './hosts.ts';

const shows = (header: string | undefined, base = 'sign.example') => hostKey(hostOf(header, base));

test.for([
  ['sign.example', 'public'],
  ['sign.example:8443', 'public'],
  ['SIGN.Example.:443', 'public'],
  ['admin.sign.example', 'admin'],
  ['Admin.sign.example', 'admin'],
  ['www.sign.example', 'public'],
  ['home.sign.example', 'public'],
  ['dev.sign.example', 'public'],
  ['api.sign.example', 'public'],
  ['test.sign.example', 'public'],
  ['info.sign.example', 'public'],
  ['acme.sign.example', 'public'],
  ['acme1.sign.example', 'public'],
  ['acme12.sign.example', 'org acme12'],
  ['ACME12.sign.example:8080', 'org acme12'],
  ['acme12.sign.example.', 'org acme12'],
  ['mailbox.sign.example', 'public'],
  ['a.acme12.sign.example', 'unknown'],
  ['admin.acme12.sign.example', 'unknown'],
  ['www.admin.sign.example', 'unknown'],
  ['.sign.example', 'unknown'],
  ['acme_12.sign.example', 'unknown'],
  ['-acme12.sign.example', 'unknown'],
  [`${'a'.repeat(64)}.sign.example`, 'unknown'],
  ['evil.example', 'unknown'],
  ['acme12sign.example', 'unknown'],
  ['sign.example.evil.example', 'unknown'],
  ['sign.example..', 'unknown'],
  ['sign.example:80:80', 'unknown'],
  ['sign.example:http', 'unknown'],
  ['user@sign.example', 'unknown'],
  ['127.0.0.1:8080', 'public'],
  ['[::1]:8080', 'public'],
  ['10.0.0.1', 'unknown'],
  ['[::2]', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
] as const)('%s shows %s', ([header, app]) => {
  expect(shows(header)).toBe(app);
});

test('on localhost the label before it decides', () => {
  expect(shows('localhost:8080', 'localhost')).toBe('public');
  expect(shows('admin.localhost:8080', 'localhost')).toBe('admin');
  expect(shows('demo-acme.localhost:8080', 'localhost')).toBe('org demo-acme');
});

test('a name is known with any port and in any case, and loopback names are told from others', () => {
  const headers = ['localhost:8080', 'LOCALHOST', 'localhost.', '127.0.0.1', 'www.localhost', undefined];
  expect(headers.map((header) => isNamed(header, 'localhost'))).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ]);
  expect(['localhost', 'admin.localhost', 'localhost.example'].map(isLoopbackName)).toEqual([
    true,
    true,
    false,
  ]);
});

test('no header makes it throw, and what it calls an organisation is one label', () => {
  const parts = fc.constantFrom(
    'admin',
    'acme12',
    'sign.example',
    '.',
    ':',
    '[',
    ']',
    '80',
    '::1',
    '\0',
    'é',
  );
  const headers = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(parts, { maxLength: 8 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(headers, (header) => {
      const host = hostOf(header, 'sign.example');
      isNamed(header, 'sign.example');
      if (host.app === 'org') expect(host.subdomain).toMatch(/^[a-z0-9-]{6,63}$/);
    }),
    { numRuns: 2000 },
  );
});

test('hosts for which no stranger’s DNS can answer are internal: addresses and names without a dot', () => {
  for (const header of ['localhost:8080', 'command-api:8080', '10.1.2.3', '127.0.0.1:80', '[::1]:80'])
    expect([header, isInternalHost(header)]).toEqual([header, true]);
  for (const header of ['evil.example', 'localhost.evil.example:80', '10.1.2.3.evil.example', '', undefined])
    expect([header, isInternalHost(header)]).toEqual([header, false]);
});
