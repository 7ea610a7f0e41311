import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { makeFirstStaff } from '../../../command-api/bootstrap.ts';
import { urlOf } from '../../../event-store/eventstoredb/testKit.ts';
import { tempFolder } from '../../../event-store/testFolder.ts';
import { openSystem } from '../../../system.ts';
import { openDouble } from '../../double/eventstoredb.ts';
import { adminPassword, littleWork } from '../../product.ts';

test('a loss is accepted where the claims alone are newer than the log, as after read models were removed', async () => {
  const folder = await tempFolder();
  const server = await openDouble({ file: join(await tempFolder(), 'events.db') });
  onTestFinished(() => server.stop());
  const env = {
    ...{ DATA_DIR: folder, EVENTSTOREDB_URL: urlOf(server), ADMIN_PASSWORD: adminPassword },
    ...{ MASTER_KEY: Buffer.alloc(32, 7).toString('base64'), LOG_LEVEL: 'silent' },
  };
  const open = (acceptLoss = false) => openSystem(env, () => {}, Date.now, { acceptLoss, work: littleWork });
  const first = await open();
  await makeFirstStaff(first);
  const newer = (await first.store.head()) + 1_000_000;
  await first.close();
  const claims = new DatabaseSync(join(folder, 'claims.db'));
  claims.prepare('insert into claims_position values (?)').run(newer);
  claims.close();
  for (const name of ['read-models', 'read-models.open'])
    await rm(join(folder, name), { recursive: true, force: true });

  const why = /claims in .*claims\.db are of .* start once with --accept-loss/;
  await expect(open()).rejects.toThrow(why);
  for (const acceptLoss of [true, false]) await (await open(acceptLoss)).close();
});
