import { openStores } from '../../bench/log.ts';
import { eventTypes } from '../../domain/aggregates.ts';
import { openTestDatabase } from '../../projections/database.ts';
import { models } from '../../projections/models.ts';
import { projector } from '../../projections/run.ts';
import { hashTables } from '../../projections/tables.ts';

/** What the log of a data folder replays to: one hash per table, built from nothing. Nothing else may have the folder. */
export async function replayed(dataDir: string): Promise<Record<string, string>> {
  const stores = await openStores(dataDir);
  const { db, close } = await openTestDatabase();
  try {
    const building = projector({ ...stores, registry: eventTypes, db, models, sole: true });
    await building.ready;
    await building.stop();
    return await hashTables(db, models);
  } finally {
    await close();
    await stores.close();
  }
}
