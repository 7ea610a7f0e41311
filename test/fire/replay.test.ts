import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStores, type Stores } from '../../bench/log.ts';
import { eventTypes } from '../../domain/aggregates.ts';
import { createOwnTables } from '../../projections/checkpoint.ts';
import { lead } from '../../projections/database/lease.ts';
import { type Db, parkedRows } from '../../projections/database/tables.ts';
import { models } from '../../projections/models.ts';
import { projector } from '../../projections/projector/projector.ts';
import { rebuild } from '../../projections/rebuild/rebuild.ts';
import { hashTables, openTestDatabase } from '../../projections/testDatabase.ts';
import { raw } from '../clients/raw.ts';
import { adminOf, type Operator, operatorOf, shopper, unique, webApp } from '../people/people.ts';
import { type Here, startProduct } from '../product.ts';
import { emptyLog } from '../readModels.ts';
import { full, tell } from './fire.ts';
import { mortal } from './mortal.ts';
import { lived } from './replayed.ts';
import { everything, expectCounted } from './truth.ts';

/** How often the projector is killed. */
const kills = full ? 50 : 15;
let stores: Stores;
let dataDir: string;
/** The result of the product's own live projection, taken while the events happened. */
let asLived: Record<string, string>;
let database: Awaited<ReturnType<typeof openTestDatabase>>;

/** An application whose users register, sign in, are suspended, and leave. It is renamed on the way. */
async function busyApp(product: Here, operator: Operator) {
  const app = await webApp(operator);
  const put = async (path: string, body: object) =>
    expect([path, (await raw(operator.guest, `PUT ${path}`, body)).status]).toEqual([path, 200]);
  const person = async (goes: boolean) => {
    const { register, signIn } = shopper(product, app);
    const { userId } = await register(unique('user'));
    await signIn();
    await put(`/updateUser/${userId}`, { suspended: true });
    await put(`/updateApp/${app.appId}`, { name: unique('Renamed ') });
    await put(`/updateUser/${userId}`, { suspended: false });
    await signIn();
    if (goes) await operator.call('DELETE /deleteUser/:userId', { userId } as never);
  };
  await Promise.all([person(true), person(false), person(true), person(false)]);
  await put(`/updateApp/${app.appId}`, { suspended: true });
  return app;
}

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await stores?.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

function source() {
  if (!stores) throw new Error('there is no log: the first test makes it');
  return { ...stores, registry: eventTypes };
}
/** Empties the tables and goes back to the log's beginning, so that all later events count as live. */
async function atTheBeginning() {
  const { db } = database;
  await database.empty();
  await createOwnTables(db);
  await lead(db, 'read models', 'test', true);
  await rebuild({ db, source: { ...source(), store: emptyLog }, models, anew: { leader: 'test' } });
}
async function result() {
  expect(await parkedRows(database.db)).toEqual([]);
  return hashTables(database.db, models);
}
async function live(batchSize: number, db: Db = database.db) {
  const running = projector({ ...source(), db, models, sole: true, batchSize, pause: 0 });
  await running.ready;
  await running.stop();
}

test('a demanding log: erased people, renames, deletions, writers at once', async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'latchkey-replay-'));
  const product = await startProduct({ CAPTCHA: 'off', DATA_DIR: dataDir });
  const admin = await adminOf(product);
  const organisations = await Promise.all([1, 2, 3].map(() => operatorOf(product, 'special_plan')));
  const apps = await Promise.all(
    organisations.flatMap((operator) => [1, 2].map(() => busyApp(product, operator))),
  );
  const [stays, loses, goes] = organisations as [Operator, Operator, Operator];
  const plans = await admin.call('GET /subscription/getAllPlans', {});
  const { planId } = plans.find((plan) => plan.planId !== 'special_plan')!;
  await Promise.all([
    admin.call('DELETE /admin/deleteOperator/:userId', { userId: goes.userId }),
    loses.call('DELETE /deleteApp/:appId', { appId: apps[2]!.appId }),
    admin.call('PUT /updateOrg/:uniqueId', { uniqueId: stays.uniqueId, planId }),
  ]);
  await expectCounted({ product, admin } as unknown as Parameters<typeof expectCounted>[0]);
  await product.stop();
  asLived = await lived(dataDir);
  stores = await openStores(dataDir);

  const log = await everything({ dataDir });
  const types = new Set(log.map(({ type }) => type));
  for (const type of ['SubjectErased', 'ApplicationChanged', 'OrganisationDeleted', 'ApplicationDeleted'])
    expect(types).toContain(type);
  const users = log.filter(({ stream, type }) => stream.startsWith('user-') && type !== 'UserDeleted');
  expect(users.some(({ stream }, i) => users[i + 1] && users[i + 1]!.stream !== stream)).toBe(true);
});

test('a full replay equals what was projected live, and live in batches of 1 and 7', async () => {
  await database.empty();
  await live(1000); // An empty database builds everything from the log, in batches of 1,000.
  const replayed = await result();
  expect(replayed).toEqual(asLived);
  for (const batchSize of [1, 7]) {
    await atTheBeginning();
    await live(batchSize);
    expect([batchSize, await result()]).toEqual([batchSize, replayed]);
  }
});

test(`killed at ${kills} points on the way, the projector comes to the same tables`, async () => {
  await atTheBeginning();
  const whole = mortal(database.pool);
  await live(7, whole.db);
  const every = whole.statements() / kills;
  await atTheBeginning();
  for (let kill = 0; kill < kills; kill++) {
    const life = mortal(database.pool, Math.ceil(every), kill % 2 ? 'after' : 'before');
    const running = projector({ ...source(), db: life.db, models, sole: true, batchSize: 7, pause: 0 });
    expect([kill, await Promise.race([life.died, running.ready.then(() => 'came through')])]).toEqual([
      kill,
      'died',
    ]);
    await running.stop();
  }
  await live(7);
  expect(await result()).toEqual(asLived);
  tell('projector', {
    kills,
    statements: whole.statements(),
    events: (await everything({ dataDir })).length,
  });
});
