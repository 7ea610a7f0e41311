import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addresses } from '../../command-api/reactions/addresses.ts';
import { help } from '../../command-api/reactions/help.ts';
import { inviteRuns } from '../../command-api/reactions/inviteRuns.ts';
import { reactingUntilTheEnd } from '../../command-api/reactions/testPlaces.ts';
import { AskForErasure } from '../../domain/helpRequest/commands.ts';
import { StartInviteRun } from '../../domain/inviteRun/commands.ts';
import { AskAddress } from '../../domain/person/address.ts';
import { importOrganisation } from '../../importCommand.ts';
import { createLog } from '../../server-kit/log.ts';
import { readConfig } from '../../server-kit/settings/config.ts';
import { openKit } from '../../server-kit/start/openKit.ts';
import { openSystem } from '../../system.ts';
import { oidcApp, oidcUser } from '../clients/openid.ts';
import { personIdOf } from '../people/familyUsers.ts';
import { forged } from '../people/forging.ts';
import { backupToken, fetchBackup, leavesWithBackup } from '../people/leaving.ts';
import { operatorOf } from '../people/people.ts';
import { type Here, sharedProduct } from '../product.ts';

const by = { actor: { role: 'system', id: 'test' }, correlationId: 'test' } as const;
const month = 31 * 86_400_000;
let product: Here;
let folder: string;
beforeAll(async () => {
  product = await sharedProduct();
  folder = await mkdtemp(join(tmpdir(), 'latchkey-moved-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('what waits for its time when an organization leaves ends in its next installation, and so does a run that was under way', async () => {
  const own = await operatorOf(product, 'special_plan');
  const app = await oidcApp(own);
  const personId = await personIdOf(product, (await oidcUser(product, own, app)).userId);
  const { executor } = product.system;
  const helpId = `erasure-of-${personId}`;
  await executor.execute(AskForErasure, { id: helpId, personId, username: 'grace' }, by);
  await executor.execute(AskAddress, { id: personId, address: 'new@acme.example' }, by);
  const run = { id: own.uniqueId, runId: 'list', applications: [app.appId], parts: 1, rows: 1 };
  await executor.execute(StartInviteRun, run, by);

  const { passphrase } = await leavesWithBackup(own);
  const backup = await fetchBackup(product, await backupToken(product, own));
  // As if the backup had been made before the run came to its end.
  const archive = await forged(Buffer.from(await backup.arrayBuffer()), passphrase!, (files) => {
    const lines = files.get('restore/events.jsonl')!.trimEnd().split('\n');
    const before = lines.filter((line) => JSON.parse(line).type !== 'InviteRunProgressed');
    files.set('restore/events.jsonl', `${before.join('\n')}\n`);
  });
  const file = join(folder, 'acme.zip');
  await writeFile(file, archive);
  const settings = { DATA_DIR: join(folder, 'acme') };
  const there = await openSystem({ LOG_LEVEL: 'error', ...settings }, () => {});
  const asked = { file, passphrase: passphrase!, planId: 'special_plan' };
  await importOrganisation(there, asked, () => {}).finally(() => there.close());

  let now = Date.now();
  const kit = await openKit(readConfig(settings), createLog('silent'), () => now);
  const stopping = new AbortController();
  await reactingUntilTheEnd(kit, [...help, ...addresses, inviteRuns(stopping.signal)]);
  const here = async (stream: string) =>
    (await Array.fromAsync(kit.store.readStream(stream)))
      .filter(({ metadata }) => !(metadata as { imported?: true }).imported)
      .map(({ type }) => type);
  await expect.poll(() => here(`inviteRun-${own.uniqueId}`)).toEqual(['InviteRunProgressed']);
  expect(await here(`helpRequest-${helpId}`)).toEqual([]);
  now += month;
  await expect.poll(() => here(`helpRequest-${helpId}`)).toEqual(['HelpExpired']);
  await expect.poll(() => here(`person-${personId}`)).toEqual(['AddressDropped']);
});
