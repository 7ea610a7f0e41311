import { expect, onTestFinished, test } from 'vitest';
import { eventTypes } from '../domain/aggregates.ts';
import { openSystem } from '../event-store/testSystem.ts';
import { openTestDatabase } from '../projections/database/database.ts';
import { models } from '../projections/models.ts';
import { projector } from '../projections/run.ts';
import { answerTo } from '../server-kit/http/errors.ts';
import { modelsCheck, standing } from './standing.ts';

test('the read models are not ready before they are built, and not when a table is gone', async () => {
  const database = await openTestDatabase();
  const { store, vault } = await openSystem();
  const { db } = database;
  const reads = modelsCheck(db, store);
  const missing = await reads().catch((error) => error);
  expect(answerTo(missing)).toMatchObject({ status: 503, body: { errorCode: 1007 }, retryAfter: 2 });

  const projecting = projector({ db, store, vault, registry: eventTypes, models, sole: true });
  onTestFinished(async () => {
    await projecting.stop();
    await database.close();
  });
  await expect(standing(projecting, store)).rejects.toThrow('the read models are being built');
  await projecting.ready;
  const head = await store.head();
  expect(await standing(projecting, store)).toEqual({ leading: true, position: head, head });
  expect(await reads()).toEqual({ position: head, head });

  await db.schema.dropTable('operators').execute();
  await expect(reads()).rejects.toThrow('the read models are being built');
});
