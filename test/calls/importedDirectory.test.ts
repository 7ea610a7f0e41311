import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownUnit, unitOf } from '../../command-api/ldap/testUnits.ts';
import { directorySyncs } from '../../command-api/reactions/directorySyncs.ts';
import { freshMetadata } from '../../command-api/reactions/providerMetadata.ts';
import { reactingUntilTheEnd } from '../../command-api/reactions/testPlaces.ts';
import { directorySays } from '../../domain/sentences/english/directories.ts';
import { importOrganisation } from '../../importCommand.ts';
import { createLog } from '../../server-kit/log.ts';
import { readConfig } from '../../server-kit/settings/config.ts';
import { openKit } from '../../server-kit/start/openKit.ts';
import { openSystem } from '../../system.ts';
import { type Directory, startDirectory } from '../clients/ldap.ts';
import { forged } from '../people/forging.ts';
import { backupToken, fetchBackup, leavesWithBackup } from '../people/leaving.ts';
import { type Here, sharedProduct } from '../product.ts';

let directory: Directory;
let product: Here;
let folder: string;
const env = { LDAP_NETWORKS: '127.0.0.0/8' };
const hour = 3_600_000;
beforeAll(async () => {
  directory = await startDirectory();
  product = await sharedProduct(env);
  folder = await mkdtemp(join(tmpdir(), 'latchkey-moved-'));
});
afterAll(async () => {
  await directory?.stop();
  await rm(folder, { recursive: true });
});

type Unit = Awaited<ReturnType<typeof ownUnit>>;
/** Takes the organisation of a unit into an installation of its own, and returns the settings of that. */
async function moved({ own }: Unit, name: string, change?: Parameters<typeof forged>[2]) {
  const { passphrase } = await leavesWithBackup(own);
  const backup = await fetchBackup(product, await backupToken(product, own));
  const file = join(folder, `${name}.zip`);
  const archive = Buffer.from(await backup.arrayBuffer());
  await writeFile(file, change ? await forged(archive, passphrase!, change) : archive);
  const settings = { DATA_DIR: join(folder, name), ...env };
  const there = await openSystem({ LOG_LEVEL: 'error', ...settings }, () => {});
  const asked = { file, passphrase: passphrase!, planId: 'special_plan' };
  await importOrganisation(there, asked, () => {}).finally(() => there.close());
  return settings;
}

test('the schedule of a directory goes on after an import, knows people and groups again, and suspends who has left', async () => {
  const unit = await ownUnit(product, directory, 'moved', { groups: true });
  const { add, dn, run, latest, base, remove, own, app } = unit;
  for (const uid of ['ida', 'joe', 'kim']) await add(uid);
  await directory.change((client) =>
    client.add(`cn=staff,${base}`, { objectClass: 'groupOfNames', cn: 'staff', member: [dn('ida')] }),
  );
  expect(await run()).toMatchObject({ counts: { created: 3, groupsCreated: 1, joined: 1 } });
  await unitOf(product, directory, { own, app, ou: 'moved', settings: { groups: true, sync_hours: 1 } });
  await expect.poll(async () => (await latest()).nextAt).not.toBeNull();
  const settings = await moved(unit, 'one');
  await remove('kim');

  let now = Date.now();
  const kit = await openKit(readConfig(settings), createLog('silent'), () => now);
  const stopping = new AbortController();
  const reactions = [...directorySyncs(stopping.signal), ...freshMetadata(() => Promise.reject(new Error()))];
  await reactingUntilTheEnd(kit, reactions);
  const finished = async () => {
    const all = await Array.fromAsync(kit.store.readStream(`directorySync-${app.appId}`));
    return all.flatMap(({ type, data, metadata }) =>
      type === 'DirectorySyncFinished' && !(metadata as { imported?: true }).imported
        ? [(data as { counts: object }).counts]
        : [],
    );
  };
  await expect.poll(finished).toMatchObject([
    {
      ...{ unchanged: 2, created: 0, changed: 0, held: 0, gone: 1, leaving: 0 },
      ...{ groups: 1, groupsCreated: 0, groupsHeld: 0, groupsGone: 0, groupsLeaving: 0, left: 0 },
    },
  ]);
  now += 1.5 * hour;
  await expect.poll(async () => (await finished()).length).toBe(2);
});

test('a run that was under way at the export ends as interrupted, and the schedule goes on with a run of its own', async () => {
  const unit = await ownUnit(product, directory, 'cut', { sync_hours: 1 });
  await unit.add('lin');
  const { runId } = await unit.run();
  const settings = await moved(unit, 'two', (files) => {
    const lines = files.get('restore/events.jsonl')!.trimEnd().split('\n');
    // As if the backup had been made before the run came to its end.
    const before = lines.filter((line) => JSON.parse(line).type !== 'DirectorySyncFinished');
    files.set('restore/events.jsonl', `${before.join('\n')}\n`);
  });
  const kit = await openKit(readConfig(settings), createLog('silent'));
  await reactingUntilTheEnd(kit, directorySyncs(new AbortController().signal));
  const here = async () => {
    const all = await Array.fromAsync(kit.store.readStream(`directorySync-${unit.app.appId}`));
    return all
      .filter(({ metadata }) => !(metadata as { imported?: true }).imported)
      .map(({ type, data }) => ({ type, data }))
      .filter(({ type }) => type !== 'DirectorySyncProgressed');
  };
  await expect.poll(async () => (await here()).length).toBe(3);
  expect(await here()).toMatchObject([
    {
      type: 'DirectorySyncFailed',
      data: { runId, told: { refusal: 'ldap.moved' }, reason: directorySays({ code: 'ldap.moved' }) },
    },
    { type: 'DirectorySyncRequested', data: { by: 'schedule', preview: false } },
    { type: 'DirectorySyncFinished', data: { counts: { read: 1 } } },
  ]);
});
