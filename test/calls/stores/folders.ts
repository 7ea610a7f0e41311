import { chmodSync, cpSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFirstStaff } from '../../../command-api/bootstrap.ts';
import { tempFolder } from '../../../event-store/testFolder.ts';
import { openSystem, type System } from '../../../system.ts';
import { adminPassword, littleWork } from '../../product.ts';
import { putUnreadModels } from '../../readModels.ts';

/** Opens the stores of a data folder as a start does, without a server. */
export const openIn = (folder: string, acceptLoss = false): Promise<System> =>
  openSystem({ DATA_DIR: folder, ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'silent' }, () => {}, Date.now, {
    acceptLoss,
    work: littleWork,
  });

/** A data folder after one start and stop. The caller removes it. */
export async function startedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-own-'));
  await putUnreadModels(folder);
  const system = await openIn(folder);
  await makeFirstStaff(system);
  await system.projecting.ready;
  await system.readAfter.reached(await system.store.head());
  await system.close();
  return folder;
}

/**
 * A copy of a folder for the running test. The copy of a folder in use is what a kill would leave. It is made file by
 * file, without a filter, because the thousand files of the read models take ten times as long otherwise.
 */
export async function copyOf(from: string): Promise<string> {
  const folder = await tempFolder();
  for (const name of readdirSync(from)) {
    if (['lock', 'control.sock'].includes(name)) continue;
    cpSync(join(from, name), join(folder, name), { recursive: true });
    // Node keeps the mode of files alone.
    chmodSync(join(folder, name), statSync(join(from, name)).mode);
  }
  return folder;
}

/** Makes a log one of 0.1.0, as its first event says. */
export const makeFirstFormat = (db: DatabaseSync) =>
  db.exec(`update events set metadata = json_set(metadata, '$.version', 1), checksum = null
    where stream = 'installation-log' and revision = 0`);

/** Changes the log in a folder behind the product's back. */
export function inLog<T>(folder: string, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(join(folder, 'events.db'));
  try {
    return work(db);
  } finally {
    db.close();
  }
}
