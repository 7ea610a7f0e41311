import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { models } from '../../../projections/models.ts';
import { nothingWrong } from '../../clients/browser.ts';
import { everything } from '../../fire/truth.ts';
import { spawnProduct } from '../../product.ts';
import { answerTo, atShop, listsOf } from '../console.ts';
import { signInsUntilKilled, tableHashes } from '../log.ts';
import { mainJob, serverAway } from '../steps.ts';

const world = mainJob(() => spawnProduct());
afterAll(() => rm(world.product.dataDir, { recursive: true }));

/** All lists that the journey visited. */
async function seen(): Promise<Record<string, unknown>> {
  const { body } = await answerTo(world.operator, '/session');
  const { uniqueId } = body as { uniqueId: string };
  const staffs = ['/listAllOperators', '/organisations', ...models.map(({ name }) => `/models/${name}`)];
  const { appId } = world;
  const own = [
    `/getAllApplications/${uniqueId}`,
    `/getAllUsersByUniqueId/${uniqueId}`,
    `/getAllUsersByAppId/${appId}`,
    `/viewApp/${appId}`,
    '/usage',
  ];
  const lists = { ...(await listsOf(world.admin, staffs)), ...(await listsOf(world.operator, own)) };
  // The reactions may note their position once more between two lists. The tables are compared after the stop.
  const streams = lists['/models/streams'] as Stream[];
  return { ...lists, '/models/streams': streams.filter(({ id }) => id !== 'reaction-positions') };
}
/** Stops the product. Returns a hash for each table of the read models. */
async function stopped() {
  await world.product.stop();
  return tableHashes(world.product.dataDir);
}
const restart = async () => {
  world.product = await spawnProduct(world.product.env);
};
type Stream = { id: string; lastAt: string };
/** Waits until the reactions have noted their position after the last event. After that nothing is written. */
async function settled() {
  const isSettled = async () => {
    const { body } = await answerTo(world.admin, '/models/streams');
    const newest = (body as Stream[]).toSorted((a, b) => b.lastAt.localeCompare(a.lastAt))[0];
    return newest?.id;
  };
  await expect.poll(isSettled).toBe('reaction-positions');
}

test('7: killed amid sign-ins it has every acknowledged event, and read models that were deleted come back equal', async () => {
  const app = { appId: world.appId, origin: world.shopOrigin() };
  const acknowledged = await signInsUntilKilled(world.product, app, 40);
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  await restart();
  const signedIn = (await everything(world.product)).filter(({ type }) => type === 'SignedIn');
  const kept = new Set(signedIn.map(({ metadata }) => metadata.correlationId));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  await settled();
  const before = { lists: await seen(), tables: await stopped() };
  await rm(join(world.product.dataDir, 'read-models'), { recursive: true });
  await restart();
  expect({ lists: await seen(), tables: await stopped() }).toEqual(before);
  await restart();
  expect(await atShop(world.user, 'Sign in')).toBe('Signed in as Grace.');
  nothingWrong(world.chrome, serverAway);
});
