import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { neededPostgres, type Postgres } from '../../../bench/postgres.ts';
import { checkClaims, postgresClaimRows } from '../../../doctor/claims.ts';
import { report } from '../../../doctor/report.ts';
import { DeleteUser, EnrolUser, RegisterUser } from '../../../domain/user/commands.ts';
import { catchUp, keepUp } from '../../../event-store/claims/catchUp.ts';
import { claiming } from '../../../event-store/claims/claiming.ts';
import { postgresClaims } from '../../../event-store/claims/postgres.ts';
import { exactly } from '../../../event-store/claims/testExact.ts';
import { openShops, userRef, usersBy } from '../../../event-store/claims/testKit.ts';
import { describeTable } from '../../../event-store/claims/testTable.ts';
import type { ClaimTable } from '../../../event-store/claimTable.ts';
import { executor } from '../../../event-store/executor/execute.ts';
import type { Metadata } from '../../../event-store/metadata.ts';
import { ClaimsBehindError } from '../../../event-store/port.ts';
import { openSqliteEventStore } from '../../../event-store/sqlite/sqlite.ts';
import { by, newLog, outcomes, someone, system } from '../../../event-store/testSystem.ts';
import { agreeing } from '../../../projections/database/agree.ts';

let server: Postgres;
let pool: pg.Pool;
beforeAll(async () => {
  server = await neededPostgres();
  pool = new pg.Pool({ connectionString: await server.fresh(), max: 20 });
  pool.on('error', () => undefined);
  // Of a connection that breaks while it is in use, only the client itself tells.
  pool.on('connect', (client) => client.on('error', () => undefined));
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

const emptied = async () => {
  const table = await postgresClaims(pool);
  await pool.query(`truncate latchkey_claims.claims, latchkey_claims.limits;
    update latchkey_claims.reached set position = 0`);
  await table.position();
  return table;
};
const ids = (many: number, name = 'user') => Array.from({ length: many }, (_, n) => `${name}-${n}`);
const shop = { kind: 'max.user.per.app.count', of: 'shop' } as const;

describeTable('a table in Postgres', emptied);

test(
  'at a limit of n exactly n get in, whatever races, is killed, ends or changes',
  () => exactly(emptied, 4),
  120_000,
);

test('a thousand takes and ends at once, of limits in common, wait for each other in no circle', async () => {
  const table = await emptied();
  const limits = ['app.count-a', 'max.team.size-b', 'user.total.count-c'].map((name) => ({
    name,
    most: 2000,
  }));
  const one = async (id: string, n: number) => {
    const own = [{ name: `email-${n % 400}` }, ...(n % 2 ? limits : limits.toReversed())];
    await table.take(id, -1, own).catch(() => table.take(id, -1, own.slice(1)));
    if (n % 3) await table.settle(id, 1, { held: [], firm: false });
  };
  await Promise.all(ids(1000).map(one));
  for (const { name } of limits) expect(await table.count(name)).toBe(334);
});

/** Processes that share a log and a table. `breaksOff` throws before or after a step of one of them, once. */
async function company(limit = 5) {
  const own = await openSqliteEventStore(...(await newLog()));
  const table = await emptied();
  const it = await openShops(['shop'], { perApp: limit }, { ...claiming(own, table), soleWriter: false });
  function born(step?: { of: 'ahead' | 'append' | 'settle'; when: 'before' | 'after' }) {
    const dead = () => Promise.reject(new Error('killed'));
    const at = <A extends unknown[], R>(name: string, work: (...what: A) => Promise<R>) =>
      step?.of !== name
        ? work
        : async (...what: A) => (step.when === 'before' ? dead() : work(...what).then(dead));
    const claims: ClaimTable = {
      ...table,
      ...{ ahead: at('ahead', table.ahead), settle: at('settle', table.settle) },
    };
    const log = { ...it.store, append: at('append', own.append.bind(own)) };
    return usersBy(executor({ ...claiming(log, claims), soleWriter: false }, it.vault));
  }
  const named = (one: ReturnType<typeof born>, id: string, username: string, enrolling = false) =>
    one.execute(RegisterUser, { id, ...someone(), applicationId: 'shop', username, enrolling }, by(system));
  return { ...it, own, table, born, named };
}
const taken = { code: 'user.taken' };
const full = { code: 'user.limit' };

describe('a process that dies', () => {
  test.each([
    ['before it takes', { of: 'ahead', when: 'before' }],
    ['after it took, before it heard so', { of: 'ahead', when: 'after' }],
    ['before its append', { of: 'append', when: 'before' }],
  ] as const)('%s leaves the value and the place to others', async (_, step) => {
    const it = await company(1);
    await expect(it.named(it.born(step), 'ada', 'lovelace')).rejects.toThrow('killed');
    await it.named(it.born(), 'eve', 'lovelace');
    await expect(it.named(it.born(), 'bob', 'bob')).rejects.toMatchObject(full);
    expect(await it.born().reserved.count(shop)).toBe(1);
    // It comes back and finds that it is too late.
    await expect(it.named(it.born(), 'ada', 'lovelace')).rejects.toMatchObject(full);
  });
  test.each([
    ['before it hears of its append', { of: 'append', when: 'after' }],
    ['before it settles', { of: 'settle', when: 'before' }],
  ] as const)('%s has the value and the place', async (_, step) => {
    const it = await company(2);
    await it.named(it.born(step), 'ada', 'lovelace').catch(() => undefined);
    await expect(it.named(it.born(), 'eve', 'lovelace')).rejects.toMatchObject(taken);
    await it.named(it.born(), 'bob', 'bob');
    await expect(it.named(it.born(), 'eve', 'eve')).rejects.toMatchObject(full);
    expect(await it.table.begun(`${shop.kind}-shop`, 10)).toEqual([]);
    expect((await it.named(it.born(), 'ada', 'lovelace')).events).toEqual([]);
  });
  test('between registering and enrolling is ended by who wants the name, or the place', async () => {
    const it = await company(1);
    await it.named(it.born(), 'ada', 'lovelace', true);
    await it.named(it.born(), 'eve', 'eve');
    await it.born().remove('eve');
    await it.named(it.born(), 'bob', 'bob', true);
    await it.named(it.born(), 'eva', 'bob');
    const back = it.born().execute(EnrolUser, { id: 'ada' }, by(system));
    await expect(back).rejects.toMatchObject({ code: 'user.unknown' });
    expect(await it.born().reserved.count(shop)).toBe(1);
  });
  test('after an end, before it frees: the name is free at once, and the place when the reaction has run', async () => {
    const it = await company(1);
    await it.named(it.born(), 'ada', 'lovelace');
    await it.born({ of: 'settle', when: 'before' }).execute(DeleteUser, { id: 'ada' }, by(system));
    const heir = it.born();
    expect(await heir.reserved.holderOf('username', 'lovelace')).toBeNull();
    for (let times = 0; times < 2; times += 1) await heir.react(userRef('ada'));
    expect(await it.table.isHolder('user-ada')).toBe(false);
    await it.named(heir, 'eve', 'lovelace');
  });
  test('after a fence, before it frees: the next one fences again, and who came back meanwhile keeps it', async () => {
    const it = await company(5);
    for (const comesBack of [false, true]) {
      const name = `lovelace-${comesBack}`;
      const ada = `ada-${comesBack}`;
      await expect(it.named(it.born({ of: 'append', when: 'before' }), ada, name)).rejects.toThrow('killed');
      const fencing = it.named(it.born({ of: 'settle', when: 'before' }), `eve-${comesBack}`, name);
      await expect(fencing).rejects.toThrow('killed');
      expect((await it.events(`user-${ada}`)).map(({ type }) => type)).toEqual(['ReservationAbandoned']);
      if (comesBack) await it.named(it.born(), ada, name);
      const next = it.named(it.born(), `bob-${comesBack}`, name);
      if (comesBack) await expect(next).rejects.toMatchObject(taken);
      else await next;
    }
  });
});

describe('two processes', () => {
  test('that want one name, or the last place, get it once', async () => {
    const it = await company(3);
    const both = [it.born(), it.born()];
    const names = ids(10).map((id, n) => it.named(both[n % 2]!, id, 'lovelace'));
    expect(await outcomes(names)).toEqual({ done: 1, codes: ['user.taken'] });
    const places = ids(10, 'more').map((id, n) => it.named(both[n % 2]!, id, id));
    expect(await outcomes(places)).toEqual({ done: 2, codes: ['user.limit'] });
  });
});

async function* passed<T>(all: AsyncIterable<T>, note: () => void) {
  for await (const each of all) {
    note();
    yield each;
  }
}
describe('a table that is behind the log', () => {
  const rows = async () =>
    (await pool.query('select name, place, holder, firm from latchkey_claims.claims order by name, place'))
      .rows;
  /** Forgets what was taken after `position`, as a backup from then does. */
  const restore = async (backup: object[], position: number) => {
    await pool.query(`truncate latchkey_claims.claims, latchkey_claims.limits`);
    const text = `insert into latchkey_claims.claims select name, place, holder, null, firm, -1, 0
      from json_to_recordset($1) as row(name text, place text, holder text, firm boolean)`;
    await pool.query(text, [JSON.stringify(backup)]);
    await pool.query('update latchkey_claims.reached set position = $1', [position]);
  };
  test('is brought up to it from its position, or from the beginning, and takes nothing before', async () => {
    const it = await company(50);
    const one = it.born();
    await Promise.all(ids(10).map((id) => one.register(id, 'shop')));
    const begun = async () => (await rows()).filter(({ firm }) => !firm).map(({ holder }) => holder);
    await expect.poll(begun).toEqual([]);
    const before = { rows: await rows(), position: await it.store.head() };
    await it.table.reach(before.position);
    await one.remove('user-1');
    await it.named(one, 'heir', 'user-1');
    await it.named(one, 'late', 'late', true);
    await Promise.all(ids(5, 'other').map((id) => one.enrol(id, 'shop')));
    await it.table.reach(await it.store.head());
    await expect.poll(begun).toEqual(['user-late', 'user-late', 'user-late']);
    const now = await rows();
    for (const { rows, position } of [before, { rows: [], position: 0 }]) {
      await restore(rows, position);
      await expect(it.named(one, randomUUID(), 'user-1')).rejects.toThrow(ClaimsBehindError);
      await expect(it.table.reach(await it.store.head())).rejects.toThrow(ClaimsBehindError);
      await catchUp(it.store, 'Postgres');
      expect((await pool.query('select position::int from latchkey_claims.reached')).rows[0].position).toBe(
        await it.store.head(),
      );
      await expect.poll(rowsAgain).toEqual(now);
      await expect(it.named(it.born(), 'eve', 'user-1')).rejects.toMatchObject(taken);
      expect(await it.born().reserved.count(shop)).toBe(
        now.filter(({ name }) => name === 'max.user.per.app.count-shop').length,
      );
    }
  });
  test('of processes that catch up at once, one reads the log, and the others find what it has brought back', async () => {
    const it = await company();
    const one = it.born();
    await Promise.all(ids(4).map((id) => one.enrol(id, 'shop')));
    const now = await rows();
    await emptied();
    let read = 0;
    const process = async () => {
      const store = { ...it.store, claims: await postgresClaims(pool) };
      store.readAll = (options) => passed(it.store.readAll(options), () => (read += 1));
      await catchUp(store, 'Postgres');
    };
    await Promise.all([process(), process(), process()]);
    expect(read).toBe((await it.events()).length);
    expect((await rows()).map(({ name, holder }) => [name, holder])).toEqual(
      now.map(({ name, holder }) => [name, holder]),
    );
  });
  const rowsAgain = () => rows();
  test('or is newer than it is not started on, until its loss is accepted, with read models that lost nothing', async () => {
    const it = await company();
    await it.table.reach((await it.store.head()) + 1);
    await expect(catchUp(it.store, 'Postgres')).rejects.toThrow(
      /claims in Postgres are of .* an older backup/,
    );
    const nothingRead = { DATA_DIR: '', DATABASE_URL: await server.fresh() };
    const accepted = await agreeing({ acceptLoss: true })(
      { store: it.store, installation: undefined },
      nothingRead,
    );
    await catchUp(it.store, 'Postgres', { isLost: accepted !== undefined });
  });
});

test('the doctor names the claims that are missing in Postgres, and takes no others for missing', async () => {
  const it = await company(10);
  const one = it.born();
  await one.enrol('ada', 'shop');
  await one.register('eve', 'shop', true);
  await one.enrol('bob', 'shop');
  await one.remove('bob');
  await it.table.reach(await it.store.head());
  const streams = new Set((await it.events()).map(({ streamId }) => streamId));
  const told = async () => {
    const { findings, ...say } = report();
    await checkClaims(it.store, streams, await postgresClaimRows('Postgres', pool), say);
    return findings;
  };
  const [fine] = await told();
  expect(fine).toMatchObject({
    wrong: false,
    sentence: expect.stringMatching(/^All \d+ claims in the log are in Post/),
  });
  await pool.query("delete from latchkey_claims.claims where holder = 'user-ada' and place = ''");
  const [wrong] = await told();
  expect(wrong).toMatchObject({
    wrong: true,
    sentence: expect.stringMatching(
      /^1 of the \d+ claims in the log are not in Postgres \(username of user-ada\)/,
    ),
  });
  await pool.query('update latchkey_claims.reached set position = 0');
  await catchUp(it.store, 'Postgres');
  expect(await told()).toEqual([fine]);
});

test('a server that is exchanged for an older copy under running takes takes nothing until it has caught up, and gives no name twice', async () => {
  const it = await company(1_000_000);
  await it.named(it.born(), 'first', 'first');
  await it.table.reach(await it.store.head());
  const exchange = await server.backup();
  await catchUp(it.store, 'Postgres');
  const both = [it.born(), it.born()];
  const refused = both.map(() => new Set<string>());
  let [done, isOver] = [0, false];
  /** Wants one name after the other, each until somebody has it, as the other process does too. */
  const works = async (n: number) => {
    for (let nth = 0; !isOver; )
      try {
        await it.named(both[n]!, `user-${n}-${nth}`, `name-${nth}`);
        done += 1;
        nth += 1;
      } catch (error) {
        refused[n]!.add((error as Error).constructor.name);
        if ((error as { code?: string }).code === taken.code) nth += 1;
        else await pause(20);
      }
  };
  const working = Promise.all([works(0), works(1)]);
  const more = () => expect.poll(() => done);
  await more().toBeGreaterThan(5);
  await exchange();
  for (const each of refused) await expect.poll(() => [...each]).toContain(ClaimsBehindError.name);
  const before = done;
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  for (const each of refused) {
    each.clear();
    await expect.poll(() => [...each]).toContain(ClaimsBehindError.name);
  }
  expect(done).toBe(before);
  const { over } = keepUp(
    it.store,
    'Postgres',
    async () => undefined,
    () => {},
    stop.signal,
  );
  await more().toBeGreaterThan(before + 5);
  isOver = true;
  await working;
  stop.abort();
  await over;
  const names = (await it.events()).flatMap(({ metadata }) => (metadata as Partial<Metadata>).claims ?? []);
  const usernames = names.filter((name) => name.startsWith('username-'));
  expect(new Set(usernames).size).toBe(usernames.length);
  const again = ids(done, 'name').map((name) => it.named(it.born(), `late-${name}`, name));
  expect(await outcomes(again)).toEqual({ done: 0, codes: ['user.taken'] });
});
