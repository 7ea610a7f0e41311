import { openStores } from '../../bench/log.ts';
import { eventTypes } from '../../domain/aggregates.ts';
import { type Database, openDatabase } from '../../projections/database/database.ts';
import { models } from '../../projections/models.ts';
import { projector } from '../../projections/projector/projector.ts';
import { hashTables, openTestDatabase } from '../../projections/testDatabase.ts';

type Opened = Pick<Database, 'db' | 'close'>;
/** Projects the log of a data folder to its end, and returns one hash per table. No other process may use the folder. */
async function projected(dataDir: string, open: () => Promise<Opened>): Promise<Record<string, string>> {
  const stores = await openStores(dataDir);
  const { db, close } = await open();
  try {
    const running = projector({ ...stores, registry: eventTypes, db, models, sole: true });
    await running.ready;
    await running.stop();
    return await hashTables(db, models);
  } finally {
    await close();
    await stores.close();
  }
}
/** The tables after a replay of the whole log into an empty database. */
export const replayed = (dataDir: string) => projected(dataDir, openTestDatabase);
/** The tables as they were projected live, completed with the last events. */
export const lived = (dataDir: string) => projected(dataDir, () => openDatabase({ dataDir }));
