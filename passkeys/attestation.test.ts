import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsService } from '@simplewebauthn/server';
import { expect, test } from 'vitest';
import { run } from '../test/clients/radius.ts';
import { softKey } from '../test/clients/softKey.ts';
import { verifyAttestation } from './attestation.ts';

const rpId = 'shop.example';
const origin = `https://${rpId}`;
const begun = { id: 'a', challenge: 'Y2hhbGxlbmdl', rpId, origin };

/** A certificate that names a list of revoked ones at an address, and the root that it leads to. */
async function chainNaming(address: string) {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-'));
  const file = (name: string) => join(folder, name);
  const make = (name: string, ...more: string[]) =>
    run('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-days', '2', '-subj', `/CN=${name}`, '-keyout', file(`${name}.key`), '-out', file(name), ...more],
    ]);
  await make('root');
  const byRoot = ['-CA', file('root'), '-CAkey', file('root.key')];
  await make('leaf', ...byRoot, '-addext', `crlDistributionPoints=URI:${address}`);
  const [root, leaf] = await Promise.all([readFile(file('root'), 'utf8'), readFile(file('leaf'))]);
  await rm(folder, { recursive: true });
  return { root, leaf: new X509Certificate(leaf).raw };
}

test('no certificate in an attestation makes the server call an address that it names', async () => {
  const called: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    called.push(request.url);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { root, leaf } = await chainNaming(`http://127.0.0.1:${(server.address() as AddressInfo).port}/crl`);
  const key = softKey({ rpId, origin });
  // It stands for a root that the library trusts by itself, and to which phones that anybody can buy have a chain.
  SettingsService.setRootCertificates({ identifier: 'apple', certificates: [root] });
  const statement = new Map([
    ['alg', -7],
    ['sig', Buffer.alloc(8)],
    ['x5c', [leaf]],
  ] as [string, number | Buffer | Buffer[]][]);
  const answer = key.create(begun, { fmt: 'apple', attStmt: statement });
  await expect(verifyAttestation(begun, answer)).rejects.toThrow();
  expect(called).toEqual([]);
  for (const identifier of ['apple', 'android-key', 'android-safetynet'] as const)
    expect(SettingsService.getRootCertificates({ identifier })).toEqual([]);
  server.close();
});
