import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { SubjectErased } from '../../domain/erasure/events.ts';
import { checkpointOf, createOwnTables } from '../checkpoint.ts';
import { lead, NotLeadingError } from '../database/lease.ts';
import { parkedCount, parkedRows, parkRows } from '../database/tables.ts';
import { readModel } from '../kit.ts';
import type { Progress } from '../rebuild/rebuild.ts';
import { eventsFor } from '../source.ts';
import { hashTables, openTestDatabase } from '../testDatabase.ts';
import {
  ClubClosed,
  ClubDissolved,
  ClubFounded,
  clubs,
  Joined,
  Left,
  Moved,
  models,
  newPerson,
  Poisoned,
  people,
  Renamed,
  type SampleLog,
  sampleLog,
} from '../testSample.ts';
import { projectBatch } from './batch.ts';
import { type Projector, type ProjectorOptions, projector } from './projector.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let log: SampleLog;
let running: Projector | undefined;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.empty();
  log = await sampleLog();
});
afterEach(async () => {
  await running?.stop();
  await log.close();
});

async function start(more: Partial<ProjectorOptions> = {}) {
  running = projector({ ...log, db: database.db, models, sole: true, pause: 1, ...more });
  await running.ready;
  return running;
}
const rows = async (of: string) =>
  (await sql.raw(`select * from ${of} order by id`).execute(database.db)).rows;
const caughtUp = async () => {
  const head = await log.store.head();
  await expect.poll(() => running!.status().position).toBeGreaterThanOrEqual(head);
};
const ada = Joined({ name: 'Ada', language: 'en', tags: ['x'] });
const joins = (id: string) => ({ stream: `person-${id}`, event: ada, applicationId: 'c1' });

test('events become rows, and the checkpoint moves on, also past events that nobody folds', async () => {
  const { db } = database;
  await start({ models: [people, clubs] });
  await log.append(joins('p1'));
  const position = await log.append({ stream: 'odd-1', event: { type: 'NobodyKnows', data: {} } });
  await expect.poll(() => checkpointOf(db)).toBe(position);
  expect(await rows('people')).toMatchObject([{ id: 'p1', name: 'Ada', tags: ['x'], club: 'c1' }]);
});

test('statements of small batches that come often are planned once, not for each batch', async () => {
  await start({ models: [people, clubs] });
  for (const id of ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']) {
    await log.append(joins(id));
    await caughtUp();
  }
  const { rows: kept } = await sql`select left(statement, 4) as begins, custom_plans::int as planned
    from pg_prepared_statements where statement ~ '^(select ''parked''|with "of0")' order by 1`.execute(
    database.db,
  );
  expect(kept).toEqual([
    { begins: 'sele', planned: 0 },
    { begins: 'with', planned: 0 },
  ]);
});

test('a batch of many rows crosses to the thread twice, whatever it does to how many tables', async () => {
  const { db } = database;
  await start();
  await running!.stop();
  await lead(db, 'read models', 'a', true);
  const from = await checkpointOf(db);
  await log.append(...Array.from({ length: 300 }, (_, n) => joins(`p${n}`)));
  const to = await log.append(
    { stream: 'club-c1', event: ClubFounded({ title: 'Chess' }) },
    { stream: 'person-p1', event: Left({}) },
    { stream: 'club-c1', event: ClubClosed({ why: 'rain' }) },
    { stream: 'club-c2', event: ClubDissolved({}) },
  );
  const seen = await eventsFor(log, models, await Array.fromAsync(log.store.readAll({ after: from })));
  const crossed = vi.spyOn(Worker.prototype, 'postMessage');
  await projectBatch({ db, leader: 'a' }, seen, from, to);
  expect(crossed).toHaveBeenCalledTimes(2);
  crossed.mockRestore();
  expect(await rows('people')).toHaveLength(299);
});

test('a reader who shares the only connection is answered before a large batch is written', async () => {
  const { db } = database;
  const reads: Promise<number>[] = [];
  await start({ patience: 0, onAdvance: () => void reads.push(checkpointOf(db)) });
  const metadata = { version: 1, at: '2026-01-01T00:00:00.000Z', actor: { role: 'user', id: 'p1' } };
  const event = () => ({ id: randomUUID(), type: 'NobodyKnows', data: {}, metadata });
  await log.store.append('odd-1', Array.from({ length: 400 }, event), 'any');
  await caughtUp();
  const head = await log.store.head();
  expect((await Promise.all(reads)).slice(0, -1).at(-1)).toBeLessThan(head);
  expect(reads).toHaveLength(1 + 400 / 100);
});

test('tables have statistics after they are built, and renew them as they grow', async () => {
  const { db } = database;
  const known = async () => {
    const { rows } = await sql`select reltuples::int as rows,
      (select count(*) from pg_stats where tablename = 'people') > 0 as statistics
      from pg_class where relname = 'people'`.execute(db);
    return rows[0];
  };
  const join = (from: number, to: number) =>
    log.append(...Array.from({ length: to - from }, (_, n) => joins(`p${from + n}`)));
  await join(0, 50);
  await start({ models: [people, clubs] });
  expect(await known()).toEqual({ rows: 50, statistics: true });
  await join(50, 5000);
  await caughtUp();
  await expect
    .poll(async () => (await known()) as { rows: number })
    .toMatchObject({ rows: expect.toSatisfy((n) => n > 1000) });
});

test('a sweep writes no row anew that it would not change', async () => {
  await start({ models: [people] });
  await log.append(joins('p1'));
  await log.append({ stream: 'club-c1', event: ClubClosed({ why: 'no room' }) });
  await caughtUp();
  const versions = async () => (await sql`select xmin::text, closed from people`.execute(database.db)).rows;
  const [closed] = await versions();
  expect(closed).toMatchObject({ closed: true });
  await log.append({ stream: 'club-c1', event: SubjectErased({ subject: 'p1' }) });
  await caughtUp();
  const [erased] = await versions();
  expect(erased).not.toEqual(closed);
  await log.append({ stream: 'club-c2', event: SubjectErased({ subject: 'p1' }) });
  await caughtUp();
  expect(await versions()).toEqual([erased]);
});

test('integers come back as numbers, nulls as nulls, json as it was', async () => {
  const wide = readModel(
    'wide',
    z.object({ id: z.string(), big: z.int(), none: z.int().nullable(), any: z.unknown(), ratio: z.number() }),
  ).starts(Joined, ({ id }) => ({
    id,
    big: Number.MAX_SAFE_INTEGER,
    none: null,
    any: { b: 1, a: ['é', null] },
    ratio: 0.1,
  }));
  await start({ models: [wide] });
  await log.append(joins('p1'));
  await caughtUp();
  const row = {
    id: 'p1',
    big: Number.MAX_SAFE_INTEGER,
    none: null,
    any: { b: 1, a: ['é', null] },
    ratio: 0.1,
  };
  expect(await rows('wide')).toEqual([row]);
  expect(JSON.stringify(((await rows('wide')) as { any: unknown }[])[0]!.any)).toBe('{"b":1,"a":["é",null]}');
});

test('an old event is folded in its current form; one that cannot be made current parks its row', async () => {
  await start();
  const old = (id: string, data: unknown, version: number) => ({
    ...{ stream: `person-${id}`, event: { type: 'Joined', data }, version },
  });
  await log.append(old('p1', { name: 'Ada', tags: [] }, 1), old('p2', null, 1));
  await caughtUp();
  expect(await rows('people')).toMatchObject([{ id: 'p1', language: 'en', name: 'Ada' }]);
  expect(await parkedRows(database.db)).toMatchObject([{ model: 'people', row: 'p2' }]);
  expect(await rows('trail')).toHaveLength(2);
});

test('a broken seal parks the rows that look at its data, and nothing else', async () => {
  await start();
  const [good, bad] = [joins('p1'), joins('p2')];
  await log.append(good);
  const [event] = await Array.fromAsync(log.store.readAll());
  const { streamId: _, ...moved } = { ...event!, id: '00000000-0000-4000-8000-00000000000f' };
  await log.store.append(bad.stream, [moved], 'any');
  await log.append(joins('p3'));
  await caughtUp();
  expect(await rows('people')).toMatchObject([{ id: 'p1' }, { id: 'p3' }]);
  expect(await parkedRows(database.db)).toMatchObject([{ model: 'people', row: 'p2' }]);
  expect(await rows('trail')).toHaveLength(3);
});

test('a damaged event parks its own rows, says where it is and what helps, and the rest goes on', async () => {
  const position = await log.append(joins('p1'));
  log.damage(position);
  await log.append(joins('p2'), { stream: 'person-p1', event: Renamed({ name: 'Grace', nick: null }) });
  const told: string[] = [];
  await start({ log: { info: () => {}, error: (_, message) => void told.push(message) } });
  await caughtUp();
  expect(await rows('people')).toMatchObject([{ id: 'p2' }]);
  expect(await parkedRows(database.db)).toContainEqual(
    expect.objectContaining({ model: 'people', row: 'p1', position }),
  );
  expect(told.join()).toMatch(
    new RegExp(`row p1 of people .* position ${position} .*of stream person-p1.* npm run replay -- people`),
  );
  expect(running!.status().error).toBeUndefined();
});

test('an event of a newer version is not taken for an older one, and its rows go on with the newer release', async () => {
  await log.append(joins('p1'), {
    stream: 'person-p1',
    event: Renamed({ name: 'Grace', nick: null }),
    version: 99,
  });
  await start();
  expect(await rows('people')).toMatchObject([{ id: 'p1', name: 'Ada' }]);
  await running!.stop();
  const { store } = log;
  const raised = { ...Renamed, upcasts: Array(98).fill((old: unknown) => old) };
  await start({ store, registry: new Map([...log.registry, [Renamed.type, raised as typeof Renamed]]) });
  expect(await rows('people')).toMatchObject([{ id: 'p1', name: 'Grace' }]);
});

describe('one leader', () => {
  const empty = new Map();
  test('moves the checkpoint only from where it left it', async () => {
    const { db } = database;
    await createOwnTables(db);
    expect(await lead(db, 'read models', 'a')).toBe(true);
    await projectBatch({ db, leader: 'a' }, empty, 0, 5);
    await expect(projectBatch({ db, leader: 'a' }, empty, 0, 6)).rejects.toThrow(NotLeadingError);
    expect(await checkpointOf(db)).toBe(5);
  });
  test('an old leader writes nothing at all', async () => {
    const { db } = database;
    await start();
    await running!.stop();
    await lead(db, 'read models', 'new', true);
    const at = await checkpointOf(db);
    const event = { id: 'p9', type: 'Joined', position: at + 1, data: ada.data } as never;
    const late = projectBatch({ db, leader: 'old' }, new Map([[people, [event]]]), at, at + 1);
    await expect(late).rejects.toThrow(NotLeadingError);
    expect(await rows('people')).toEqual([]);
  });
  test('another waits until the first is silent', async () => {
    const { db } = database;
    await createOwnTables(db);
    await lead(db, 'read models', 'a');
    expect(await lead(db, 'read models', 'b')).toBe(false);
    await sql`update leases set led_at = now() - interval '6 seconds'`.execute(db);
    expect(await lead(db, 'read models', 'b')).toBe(true);
    expect(await lead(db, 'read models', 'a')).toBe(false);
    // After a clock was set back, the stored time is in the future.
    await sql`update leases set led_at = now() + interval '1 hour'`.execute(db);
    expect(await lead(db, 'read models', 'a')).toBe(true);
  });
  test('that lost its place reads again from the checkpoint', async () => {
    const { db } = database;
    await start();
    await log.append(joins('p1'));
    await caughtUp();
    await lead(db, 'read models', 'thief', true);
    await log.append(joins('p2'));
    await caughtUp();
    expect(await rows('people')).toHaveLength(2);
  });
});

describe('a poison event', () => {
  const poison = { stream: 'person-p1', event: Poisoned({}) };
  test('parks only its row, for batches to come too', async () => {
    await start();
    await log.append(joins('p1'), joins('p2'));
    const position = await log.append(poison);
    await log.append({ stream: 'person-p1', event: Moved({ to: 'c2' }) });
    await log.append({ stream: 'person-p2', event: Moved({ to: 'c2' }) });
    await caughtUp();
    expect(await rows('people')).toMatchObject([{ club: 'c1' }, { club: 'c2' }]);
    expect(await parkedRows(database.db)).toMatchObject([
      { model: 'people', row: 'p1', position, error: 'poison' },
    ]);
  });
  test('of many rows has all of them counted, of which the newest thousand are named', async () => {
    await start();
    const parked = Array.from({ length: 1001 }, (_, n) => ({ row: `p${n}`, position: 1, error: 'poison' }));
    await parkRows(database.db, people, parked);
    expect([(await parkedRows(database.db)).length, await parkedCount(database.db)]).toEqual([1000, 1001]);
  });
  test('is mended by a replay with a fold that can take it', async () => {
    await start();
    await log.append(joins('p1'), poison, { stream: 'person-p1', event: Moved({ to: 'c2' }) });
    await caughtUp();
    await running!.stop();
    const mended = readModel('people', people.row, { version: 2 })
      .starts(Joined, newPerson)
      .changes(Moved, (row, { data }) => ({ ...row, club: data.to }));
    await start({ models: [mended] });
    expect(await rows('people')).toMatchObject([{ id: 'p1', club: 'c2' }]);
    expect(await parkedRows(database.db)).toEqual([]);
  });
  test('that is a NUL in a text parks its row', async () => {
    await start();
    await log.append(joins('p1'), joins('p2'), {
      stream: 'person-p1',
      event: Renamed({ name: 'x', nick: 'a\0b' }),
    });
    await caughtUp();
    expect(await parkedRows(database.db)).toMatchObject([{ model: 'people', row: 'p1' }]);
  });
});

test('when the database refuses the data, the batch is halved until the culprit is alone, and the rest goes on', async () => {
  const { db } = database;
  await start();
  await sql`alter table people add check (renames < 2)`.execute(db);
  await sql`alter table trail add check (type <> 'Renamed' or position % 2 >= 0)`.execute(db);
  const ids = Array.from({ length: 20 }, (_, i) => `p${i + 10}`);
  const renamed = (id: string, name: string) => ({
    stream: `person-${id}`,
    event: Renamed({ name, nick: null }),
  });
  await log.append(
    ...ids.map(joins),
    ...ids.map((id) => renamed(id, 'one')),
    renamed('p17', 'two'),
    renamed('p17', 'three'),
    renamed('p18', 'two'),
    { stream: 'person-p19', event: Moved({ to: 'c2' }) },
  );
  await caughtUp();
  const waiting = await parkedRows(db);
  expect(waiting.map(({ row }) => row).sort()).toEqual(['p17', 'p18']);
  expect(waiting[0]!.error).toBe('the database refuses the row (23514)');
  expect(await rows('people')).toHaveLength(20);
  expect((await rows('people')).filter((row) => (row as { club: string }).club === 'c2')).toHaveLength(1);
  expect(await rows('trail')).toHaveLength(44);
});

describe('at start', () => {
  test('a fresh database builds all models at once, with progress', async () => {
    await log.append({ stream: 'club-c1', event: ClubFounded({ title: 'Chess' }) }, joins('p1'), joins('p2'));
    const told: Progress[] = [];
    await start({ onProgress: (progress) => told.push(progress) });
    expect(await rows('clubs')).toMatchObject([{ id: 'c1', joined: 2 }]);
    expect(told.at(-1)).toMatchObject({ doing: 'done', events: 3, position: 3, of: 3 });
    expect(told[0]!.models).toEqual(models.map(({ name }) => name));
  });
  test('a changed schema rebuilds that model and no other', async () => {
    await log.append(joins('p1'));
    await start();
    await running!.stop();
    await sql`update trail set request = '"kept"'`.execute(database.db);
    const wider = readModel('clubs', z.object({ ...clubs.row.shape, more: z.boolean() })).starts(
      ClubFounded,
      ({ id }) => ({
        ...{ id, title: 'new', joined: 0, left: 0, more: true },
      }),
    );
    await log.append({ stream: 'club-c1', event: ClubFounded({ title: 'Chess' }) });
    const told: Progress[] = [];
    await start({ models: [people, wider, models[3]!], onProgress: (progress) => told.push(progress) });
    expect(told[0]!.models).toEqual(['clubs']);
    expect(await rows('clubs')).toMatchObject([{ id: 'c1', title: 'new', more: true }]);
    const { rows: requests } = await sql`select request from trail order by position`.execute(database.db);
    expect(requests).toEqual([{ request: 'kept' }, { request: null }]);
    await expect(rows('tallies')).rejects.toThrow('does not exist'); // Its model was removed.
  });
  test('an unchanged database goes on where it stopped', async () => {
    await log.append(joins('p1'));
    await start();
    await running!.stop();
    await log.append(joins('p2'));
    const told: Progress[] = [];
    await start({ onProgress: (progress) => told.push(progress) });
    expect(told).toEqual([]);
    expect(await rows('people')).toHaveLength(2);
  });
  test('a database that is a little behind catches up, and one that is far behind is built anew, both with progress', async () => {
    const grow = async (thousands: number) => {
      for (let n = 0; n < thousands; n++) {
        const odd = Array.from({ length: 999 }, () => ({ id: randomUUID(), type: 'NobodyKnows', data: {} }));
        await log.store.append(`odd-${randomUUID()}`, odd, 'no_stream');
        await log.append(joins(randomUUID()));
      }
    };
    await start();
    await running!.stop();
    const told: Progress[] = [];
    const onProgress = (progress: Progress) => told.push(progress);
    await grow(3);
    await start({ onProgress });
    expect(new Set(told.map(({ doing }) => doing))).toEqual(new Set(['catching up']));
    expect(told.at(-1)).toMatchObject({ events: 3000, position: 3000, of: 3000 });
    expect(running!.status().catchingUp).toBeUndefined();
    await running!.stop();
    told.length = 0;
    await grow(11);
    await start({ onProgress });
    expect(told.map(({ doing }) => doing)).not.toContain('catching up');
    expect(told.at(-1)).toMatchObject({ doing: 'done', position: 14_000 });
    expect(await rows('people')).toHaveLength(14);
    expect(await checkpointOf(database.db)).toBe(14_000);
  });
  test('read models that are ahead of the log, or of another history, stand still and say so', async () => {
    await log.append(joins('p1'), joins('p2'));
    await start();
    await running!.stop();
    await log.close();
    log = await sampleLog();
    await log.append(joins('p3'));
    const told: string[] = [];
    running = projector({
      ...{ ...log, db: database.db, models, sole: true },
      log: { info: () => {}, error: (_, message) => void told.push(message) },
    });
    await expect.poll(() => running!.status().error).toContain('which now ends at 1: an older backup');
    await expect.poll(() => told[0]).toContain('an older backup was restored, or events are lost');
    await log.append(joins('p4'));
    await expect.poll(() => running!.status().error).toContain('made from another history of the log');
    expect(await rows('people')).toMatchObject([{ id: 'p1' }, { id: 'p2' }]);
  });
  test('a row schema that is no table stops the start', () => {
    const wrong = readModel('wrong', z.object({ id: z.string(), maybe: z.string().optional() }));
    expect(() => projector({ ...log, db: database.db, models: [wrong], sole: true })).toThrow('maybe');
  });
});

test('a rebuild of an unknown model names those there are', async () => {
  await start();
  await expect(running!.replay(['nobody'])).rejects.toThrow('no read model nobody; there are: people, clubs');
});

test('a database that fails for a while stops nothing for good', async () => {
  const { db } = database;
  await start();
  await sql`alter table people rename to away`.execute(db);
  await log.append(joins('p1'));
  await expect.poll(() => running!.status().error).toContain('does not exist');
  await sql`alter table away rename to people`.execute(db);
  await caughtUp();
  expect(await rows('people')).toHaveLength(1);
  expect(Object.keys(await hashTables(db, models))).toEqual(models.map(({ name }) => name));
});
