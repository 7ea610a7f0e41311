import { lookup } from 'node:dns/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isPublicAddress, isPublicUrl, publicLookup } from './egress.ts';

test('addresses on the open internet are told from those of this machine, its network and cloud services', () => {
  for (const open of ['1.1.1.1', '142.250.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::5'])
    expect([open, isPublicAddress(open)]).toEqual([open, true]);
  for (const shut of [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:1.1.1.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::',
    'not an address',
    '',
  ])
    expect([shut, isPublicAddress(shut)]).toEqual([shut, false]);
});

test('an address that somebody gives may be called only by https, at its usual port, by a name or a public address', () => {
  for (const good of ['https://push.example/a?b', 'https://push.example:443/', 'https://1.1.1.1/x'])
    expect([good, isPublicUrl(good)]).toEqual([good, true]);
  for (const bad of [
    'http://push.example/',
    'https://push.example:8443/',
    'https://user@push.example/',
    'https://localhost/',
    'https://push.localhost/',
    'https://metadata.google.internal/',
    'https://intranet/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest',
    'file:///etc/passwd',
    'not an address',
  ])
    expect([bad, isPublicUrl(bad)]).toEqual([bad, false]);
});

test('a name that leads to this machine is not looked up for a connection', async () => {
  expect((await lookup('localhost')).address).toMatch(/^(?:127\.|::1)/);
  const looking = promisify(publicLookup) as (name: string, options: object) => Promise<unknown>;
  await expect(looking('localhost', { all: true })).rejects.toThrow(/nowhere on the open internet/);
  await expect(looking('localhost', {})).rejects.toThrow(/nowhere on the open internet/);
});
