import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../projections/database/database.ts';
import { models } from '../../projections/models.ts';
import { hashTables } from '../../projections/testDatabase.ts';
import { raw } from '../clients/raw.ts';
import { type App, adminOf, type Operator, operatorOf, shopper, webApp } from '../people/people.ts';
import { type Guest, type Spawned, spawnProduct } from '../product.ts';
import { signInsUntilKilled } from './signIns.ts';
import { everything } from './truth.ts';

let product: Spawned;
let admin: Guest;
let ada: Operator;
let app: App;

beforeAll(async () => {
  product = await spawnProduct();
  ada = await operatorOf(product);
  app = await webApp(ada);
  const grace = shopper(product, app);
  await grace.register('Grace');
  await grace.signIn();
  admin = await adminOf(product);
  const { userId } = await operatorOf(product);
  for (const suspended of [true, false])
    await admin.call('PUT /suspendOperator/:userId', { userId, suspended });
});
afterAll(async () => {
  await product?.stop();
  await rm(product.dataDir, { recursive: true });
});

const restart = async () => {
  product = await spawnProduct(product.env);
};
const listed = async (who: Guest, path: string) => {
  const { status, body } = await raw(who, `GET ${path}`);
  expect([path, status]).toEqual([path, 200]);
  return body as unknown;
};
type Stream = { id: string; lastAt: string };
const streams = async () => Object.values((await listed(admin, '/models/streams')) as Stream[]);

/** All lists of the staff and of the operator. */
async function seen(): Promise<Record<string, unknown>> {
  const { appId } = app;
  const staffs = ['/listAllOperators', '/organisations', ...models.map(({ name }) => `/models/${name}`)];
  const own = [
    `/getAllApplications/${ada.uniqueId}`,
    `/getAllUsersByUniqueId/${ada.uniqueId}`,
    `/getAllUsersByAppId/${appId}`,
    `/viewApp/${appId}`,
    '/usage',
  ];
  const lists: Record<string, unknown> = {};
  for (const path of staffs) lists[path] = await listed(admin, path);
  for (const path of own) lists[path] = await listed(ada.guest, path);
  // The reactions may note their position once more between two lists. The tables are compared after the stop.
  return { ...lists, '/models/streams': (await streams()).filter(({ id }) => id !== 'reaction-positions') };
}
/** Stops the product. Returns a hash for each table of the read models. */
async function stopped() {
  await product.stop();
  const database = await openDatabase({ dataDir: product.dataDir });
  try {
    return await hashTables(database.db, models);
  } finally {
    await database.close();
  }
}
/** Waits until the reactions have noted their position after the last event. After that nothing is written. */
const settled = () =>
  expect
    .poll(async () => (await streams()).toSorted((a, b) => b.lastAt.localeCompare(a.lastAt))[0]?.id)
    .toBe('reaction-positions');

test('killed amid sign-ins it has every acknowledged event, and read models that were deleted come back equal', async () => {
  const acknowledged = await signInsUntilKilled(product, app, 40);
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  await restart();
  const signedIn = (await everything(product)).filter(({ type }) => type === 'SignedIn');
  const kept = new Set(signedIn.map(({ metadata }) => metadata.correlationId));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  await settled();
  const before = { lists: await seen(), tables: await stopped() };
  await rm(join(product.dataDir, 'read-models'), { recursive: true });
  await restart();
  expect({ lists: await seen(), tables: await stopped() }).toEqual(before);
});
