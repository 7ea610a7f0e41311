import { beforeAll, expect, test } from 'vitest';
import type { SignInOutcome } from '../../../domain/signIns/ends.ts';
import { refusal, refusing } from '../../../test/clients/raw.ts';
import { type App, operatorOf, shopper, unique, webApp } from '../../../test/people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../../../test/product.ts';

let product: Here;
let ada: Awaited<ReturnType<typeof operatorOf>>;
let apps: App[];
const week = { period: '7d' } as const;

beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  apps = [await webApp(ada), await webApp(ada)];
  for (const [n, app] of apps.entries()) {
    const grace = shopper(product, app);
    await grace.register(unique('Grace'));
    for (let times = 0; times <= n; times++) await grace.signIn();
  }
  await caughtUp(product);
});

test('the sign-ins of an organisation are counted by step, for all of its applications and for one', async () => {
  const all = await ada.call('GET /signInCounts', { ...week, zone: 'Asia/Kolkata' });
  expect(all).toMatchObject({ step: 'day', now: { total: { signedIn: 3 } }, before: { total: {} } });
  expect(all.now.steps).toHaveLength(7);
  expect(all.before.steps).toHaveLength(7);
  expect(all.before.to).toBe(all.now.from);
  expect(all.now.from).toMatch(/T18:30:00\.000Z$/);
  expect(all.now.steps.reduce((sum, { counts: { signedIn = 0 } }) => sum + signedIn, 0)).toBe(3);
  const one = await ada.call('GET /signInCounts', { ...week, appId: apps[1]!.appId });
  expect(one.now.total).toEqual({ signedIn: 2 });
  expect(one.application).toMatchObject({ appId: apps[1]!.appId, family: 'general' });
  expect(all.application).toBeNull();
  const hours = await ada.call('GET /signInCounts', { period: '24h' });
  expect(hours).toMatchObject({ step: 'hour', now: { total: { signedIn: 3 } } });
});
test('the sign-ins that were counted are listed, by their end, application and period', async () => {
  const listed = async (asked: { appId?: string; outcome?: SignInOutcome; endDate?: string }) =>
    (await ada.call('GET /signIns', asked)).map(({ appId, end }) => [appId, end]);
  const [first, second] = apps.map(({ appId }) => [appId, 'signedIn']);
  expect(await listed({})).toEqual([second, second, first]);
  expect(await listed({ outcome: 'signedIn', appId: apps[0]!.appId })).toEqual([first]);
  expect(await listed({ outcome: 'missed' })).toEqual([]);
  expect(await listed({ outcome: 'declined', appId: apps[1]!.appId })).toEqual([]);
  expect(await listed({ endDate: '2020-01-01T00:00:00Z' })).toEqual([]);
  const [newest] = await ada.call('GET /signIns', {});
  expect(newest).toMatchObject({ username: expect.stringMatching(/^grace/i), realm: 'general' });
});
test('another organisation sees none of them, and is refused the application', async () => {
  const rival = await operatorOf(product, 'special_plan');
  expect((await rival.call('GET /signInCounts', week)).now.total).toEqual({});
  expect(await rival.call('GET /signIns', {})).toEqual([]);
  const theirs = rival.call('GET /signInCounts', { ...week, appId: apps[0]!.appId });
  expect(await refusal(theirs)).toEqual(refusing('application.unknown'));
});
test('a zone that does not exist is refused by its name', async () => {
  const asked = ada.call('GET /signInCounts', { ...week, zone: 'Mars/Olympus' });
  await expect(asked).rejects.toThrow('zone: is not valid');
});
