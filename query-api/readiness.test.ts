import { expect, onTestFinished, test } from 'vitest';
import { eventTypes } from '../domain/aggregates.ts';
import { AddVideo } from '../domain/video/commands.ts';
import { sharing } from '../event-store/reader/sharing.ts';
import { openSystem } from '../event-store/testSystem.ts';
import { models } from '../projections/models.ts';
import { projector } from '../projections/projector/projector.ts';
import { openTestDatabase } from '../projections/testDatabase.ts';
import { answerTo } from '../server-kit/errors.ts';
import { modelsCheck, readiness } from './readiness.ts';

const current = (head: number) => ({
  ...{ position: head, head },
  behind: { events: 0, seconds: 0 },
  late: false,
});

test('the read models are not ready before they are built or when a table is gone; late ones are told', async () => {
  const database = await openTestDatabase();
  const { store: log, vault, execute } = await openSystem();
  const store = sharing(log);
  const time = { now: Date.now() };
  const kit = { store, clock: () => time.now };
  const { db } = database;
  const reads = modelsCheck(db, kit);
  const missing = await reads().catch((error) => error);
  expect(answerTo(missing)).toMatchObject({ status: 503, body: { errorCode: 1007 }, retryAfter: 2 });

  const projecting = projector({ db, store, vault, registry: eventTypes, models, sole: true });
  onTestFinished(async () => {
    await projecting.stop();
    await database.close();
  });
  await expect(readiness(projecting, kit)).rejects.toThrow('the read models are being built');
  await projecting.ready;
  const head = await store.head();
  expect(await readiness(projecting, kit)).toEqual({ leading: true, ...current(head) });
  expect(await reads()).toEqual(current(head));

  // Late models are reported but stay ready.
  await projecting.stop();
  const by = { actor: { role: 'admin', id: 'root' }, correlationId: 'test' } as const;
  const video = { url: 'https://videos.example/a', title: 'A', categories: ['Team'] };
  await execute(AddVideo, { id: 'one', ...video }, by);
  expect(await reads()).toMatchObject({ behind: { events: 1 }, late: false });
  time.now = Date.now() + 31_000;
  expect(await reads()).toMatchObject({ behind: { events: 1 }, late: true });

  await db.schema.dropTable('operators').execute();
  await expect(reads()).rejects.toThrow('the read models are being built');
});
