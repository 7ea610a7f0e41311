import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { neededPostgres, type Postgres } from '../../../bench/postgres.ts';
import { openDatabase } from '../../../projections/database/database.ts';
import { parkedRows } from '../../../projections/database/tables.ts';
import { projector } from '../../../projections/projector/projector.ts';
import { Joined, models, Renamed, sampleLog } from '../../../projections/testSample.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await neededPostgres();
});
afterAll(() => postgres.stop());

/** Statements of one batch are sent without waiting for each other, and a server refuses all that follow a refused one. */
test.each([3, 300])(
  'of a batch of %s rows Postgres refuses, for each refused one, the row of its own model is parked',
  async (size) => {
    const database = await openDatabase({ databaseUrl: await postgres.fresh(), dataDir: '' });
    const log = await sampleLog();
    const running = projector({ ...log, db: database.db, models, sole: true, pause: 1 });
    await running.ready;
    await sql`alter table people add check (renames < 1)`.execute(database.db);
    await sql`alter table trail add check (type <> 'Renamed')`.execute(database.db);
    const joined = Array.from({ length: size }, (_, n) => ({
      stream: `person-p${n}`,
      event: Joined({ name: 'Ada', language: 'en', tags: [] }),
    }));
    const position = await log.append(...joined, {
      stream: 'person-p1',
      event: Renamed({ name: 'Eve', nick: null }),
    });
    await expect.poll(() => running.status().position).toBeGreaterThanOrEqual(position);
    const parked = (await parkedRows(database.db)).map(({ model, row }) => [model, row]);
    expect(parked.sort()).toEqual([
      ['people', 'p1'],
      ['trail', expect.any(String)],
    ]);
    const { rows } = await sql<{ id: string }>`select id from people`.execute(database.db);
    expect(rows).toHaveLength(size);
    await running.stop();
    await log.close();
    await database.close();
  },
);
