import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SubjectErased } from '../../domain/erasure/events.ts';
import type { EventStore } from '../../event-store/port.ts';
import { createOwnTables } from '../checkpoint.ts';
import { lead } from '../database/lease.ts';
import { parkedRows } from '../database/tables.ts';
import { rebuild } from '../rebuild/rebuild.ts';
import { createShadow, startBuild, touch } from '../rebuild/shadow.ts';
import { writeTouched, writeWaiting } from '../rebuild/write.ts';
import { hashTables, openTestDatabase } from '../testDatabase.ts';
import {
  ClubClosed,
  ClubDissolved,
  ClubFounded,
  type Happening,
  Joined,
  Left,
  Moved,
  models,
  Poisoned,
  people,
  Renamed,
  type SampleLog,
  sampleLog,
} from '../testSample.ts';
import { projector } from './projector.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let log: SampleLog;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.empty();
  log = await sampleLog();
});
afterEach(() => log.close());

const result = async () => ({
  tables: await hashTables(database.db, models),
  parked: (await parkedRows(database.db)).map(({ model, row }) => `${model} ${row}`).sort(),
});
const emptyLog = { head: async () => 0, async *readAll() {} } as unknown as EventStore;

/** Projects the whole log live in batches of this size, into a database that was built on an empty log. */
async function live(batchSize: number) {
  const { db } = database;
  await database.empty();
  await createOwnTables(db);
  await lead(db, 'read models', 'test', true);
  await rebuild({ db, source: { ...log, store: emptyLog }, models, anew: { leader: 'test' } });
  const running = projector({ ...log, db, models, sole: true, batchSize, pause: 0 });
  await running.ready;
  await running.stop();
  return result();
}
/** Rebuilds everything from the log, as a fresh database does. */
async function built() {
  await database.empty();
  const running = projector({ ...log, db: database.db, models, sole: true });
  await running.ready;
  await running.replay([]);
  await running.stop();
  return result();
}

/** Rebuilds everything in portions so small that nearly every row leaves memory and many come back. */
async function builtInPortions() {
  const { db } = database;
  await database.empty();
  await createOwnTables(db);
  await lead(db, 'read models', 'test', true);
  const portions = { events: 9, rows: 5, kept: 2, waiting: 5 };
  await rebuild({ db, source: log, models, anew: { leader: 'test' }, portions });
  return result();
}

const person = fc.constantFrom('p1', 'p2', 'p3', 'p4');
const club = fc.constantFrom('c1', 'c2', 'c3');
const word = fc.constantFrom('a', 'Ünal', "o'Neil", '😀', '\\u0000', '');
const of = (club: string) => ({ applicationId: club });
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 2, arbitrary: club.map((c) => ({ stream: `club-${c}`, event: ClubFounded({ title: c }) })) },
  fc.tuple(club, word).map(([c, why]) => ({ stream: `club-${c}`, event: ClubClosed({ why }) })),
  club.map((c) => ({ stream: `club-${c}`, event: ClubDissolved({}) })),
  {
    weight: 5,
    arbitrary: fc.tuple(person, club, word, fc.boolean()).map(([p, c, name, old]) => ({
      ...{ stream: `person-${p}`, ...of(c), ip: '10.0.0.1', version: old ? 1 : 2 },
      event: old
        ? { type: 'Joined', data: { name, tags: [name] } }
        : Joined({ name, language: 'de', tags: [] }),
    })),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(person, word, fc.option(word))
      .map(([p, name, nick]) => ({ stream: `person-${p}`, event: Renamed({ name, nick }), ip: '::1' })),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(person, club).map(([p, to]) => ({ stream: `person-${p}`, event: Moved({ to }) })),
  },
  fc.tuple(person, club).map(([p, c]) => ({ stream: `person-${p}`, ...of(c), event: Left({}) })),
  person.map((p) => ({ stream: `erasure-${p}`, event: SubjectErased({ subject: p }) })),
);
const rare: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 30, arbitrary: happening },
  person.map((p) => ({ stream: `person-${p}`, event: Poisoned({}) })),
  person.map((p) => ({ stream: `person-${p}`, event: Renamed({ name: 'x', nick: 'N\0L' }) })),
  {
    weight: 2,
    arbitrary: fc.constant({ stream: 'odd-1', event: { type: 'NobodyKnows', data: { a: [1] } } }),
  },
);

test('live in batches of 1 and of 7, and rebuilt as a whole and in portions: the tables are equal, whatever happened', async () => {
  const some = fc.array(rare, { minLength: 5, maxLength: 80, size: 'max' });
  await fc.assert(
    fc.asyncProperty(some, async (happenings) => {
      await log.close();
      log = await sampleLog();
      await log.append(...happenings);
      const byOne = await live(1); // While the keys of erased subjects still exist.
      expect(await builtInPortions()).toEqual(byOne);
      for (const { event } of happenings)
        if (event.type === SubjectErased.type) await log.vault.erase(event.data.subject);
      expect(await live(7)).toEqual(byOne);
      expect(await built()).toEqual(byOne);
    }),
    // To find a smaller example would take minutes.
    { numRuns: 3, endOnFailure: true },
  );
});

test('a rebuild beside live projection loses nothing that comes meanwhile', async () => {
  const { db } = database;
  const running = projector({ ...log, db, models, sole: true, pause: 1 });
  await running.ready;
  const some = fc.sample(happening, { numRuns: 400, seed: 7 });
  const writing = (async () => {
    for (let i = 0; i < some.length; i += 10) await log.append(...some.slice(i, i + 10));
  })();
  for (let i = 0; i < 3; i++) await running.replay(i % 2 ? ['people'] : []);
  await writing;
  const head = await log.store.head();
  await expect.poll(() => running.status().position).toBe(head);
  await running.stop();
  const after = await result();
  expect(await live(100)).toEqual(after);
});

test('a rebuild that is asked for while another one writes waits for it, and no row is missing', async () => {
  const { db } = database;
  await log.append(...fc.sample(happening, { numRuns: 400, seed: 7 }));
  const whole = await built();
  const portions = { events: 9, rows: 5, kept: 2, waiting: 5 };
  const asked = { db, source: log, models, portions };
  let second: Promise<void> | undefined;
  await rebuild({
    ...asked,
    onProgress: ({ rows }) => {
      if (rows) second ??= rebuild(asked);
    },
  });
  expect(await result()).toEqual(whole);
  await second!;
  expect(await result()).toEqual(whole);
});

test.each([
  ['transactions of their own', false],
  ['the transaction of the swap', true],
])(
  'a row that the database refuses in a rebuild is parked, and the others are written, in %s',
  async (_, within) => {
    const { db } = database;
    const build = startBuild(people);
    await createShadow(db, build);
    await sql`alter table people__new add check (renames < 2)`.execute(db);
    const ids = Array.from({ length: 9 }, (_, n) => `p${n}`);
    for (const id of ids)
      build.table.put(id, {
        ...{ id, club: null, name: 'Ada', nick: null, language: 'en', tags: [] },
        ...{ renames: id === 'p4' ? 2 : 0, closed: false, since: '2026-01-01T00:00:00.000Z' },
      });
    touch(build, ids);
    if (within) await db.transaction().execute((tx) => writeTouched(tx, build));
    else await writeWaiting(db, build);
    const { rows } = await sql<{ id: string }>`select id from people__new order by id`.execute(db);
    expect(rows.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 'p4'));
    expect(build.parks).toEqual([{ row: 'p4', position: 0, error: 'the database refuses the row (23514)' }]);
  },
);
