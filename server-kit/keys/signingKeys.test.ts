import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AddCertificate, ChooseCertificate, RemoveCertificate } from '../../domain/keyring/certificates.ts';
import { RegisterOrganisation } from '../../domain/organisation/commands.ts';
import { company } from '../../event-store/testSystem.ts';
import { createLog } from '../log.ts';
import { readConfig } from '../settings/config.ts';
import { openKit } from '../start/openKit.ts';
import { openKeys, signingKeys } from './signingKeys.ts';

const by = { actor: { role: 'system', id: 'test' }, correlationId: 'test' } as const;
const id = 'acme';
let folder: string;
let kit: Awaited<ReturnType<typeof openKit>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-'));
  kit = await openKit(readConfig({ DATA_DIR: folder }), createLog('silent'));
  await kit.executor.execute(RegisterOrganisation, { id, ...company }, by);
});
afterAll(async () => {
  await kit.close();
  await rm(folder, { recursive: true });
});

test('the keys that sign tokens are found behind any number of changes of certificates', async () => {
  const kids = await signingKeys(kit, id);
  const pem = { certificate: 'PEM', privateKey: 'KEY', expiresAt: '2031-01-01T00:00:00.000Z' };
  const { execute } = kit.executor;
  for (const certificateId of ['a', 'b']) await execute(AddCertificate, { id, certificateId, ...pem }, by);
  await execute(ChooseCertificate, { id, certificateId: 'b' }, by);
  await execute(RemoveCertificate, { id, certificateId: 'a' }, by);
  expect((await openKeys(kit, id, kids)).map(({ kid }) => kid)).toEqual(kids);
});
test('each algorithm has a key, which is made once', async () => {
  const kids = await signingKeys(kit, id);
  expect(await signingKeys(kit, id)).toEqual(kids);
  expect((await openKeys(kit, id, kids)).map(({ alg }) => alg)).toEqual(['RS256', 'ES256', 'EdDSA']);
});
