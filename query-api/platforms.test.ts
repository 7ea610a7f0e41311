import { beforeAll, expect, test } from 'vitest';
import { oidcApp, oidcUser } from '../test/clients/openid.ts';
import { addDevice, giveAccess, personIdOf } from '../test/people/familyUsers.ts';
import { type Operator, operatorOf } from '../test/people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../test/product.ts';

let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
});

/** The devices of an application, as its own report and that of all applications count them together. */
async function devicesOf({ appId }: { appId: string }) {
  await caughtUp(product);
  const all = await ada.call('GET /getOIDCApplicationReportByUniqueId/:uniqueId', { uniqueId: ada.uniqueId });
  const { device } = await ada.call('GET /getAllOIDCUsersReportByAppId/:appId', { appId });
  const sum = (counts: Record<string, number>) =>
    Object.values(counts).reduce((one, other) => one + other, 0);
  expect(sum(all[appId]!.device)).toBe(sum(device));
  return sum(device);
}

test('the devices of an application are those of who has access, wherever they were made [org-app-oidc.insight.platform, org-insights.device]', async () => {
  const [wiki, hr] = await Promise.all([oidcApp(ada), oidcApp(ada)]);
  const grace = await oidcUser(product, ada, wiki);
  expect([await devicesOf(wiki), await devicesOf(hr)]).toEqual([1, 0]);
  // She gets access to a further application with the passkey that she has.
  await giveAccess(product, ada, { type: 'ADD_OIDC_USER', appId: hr.appId }, grace);
  expect([await devicesOf(wiki), await devicesOf(hr)]).toEqual([1, 1]);
  await addDevice(product, ada, grace.userId, hr.host);
  expect([await devicesOf(wiki), await devicesOf(hr)]).toEqual([2, 2]);
  await ada.call('DELETE /deleteOIDCUser/:userId', { userId: grace.userId });
  expect([await devicesOf(wiki), await devicesOf(hr)]).toEqual([0, 2]);
});
test('people who were joined have the devices of both for the applications of both, until they are parted', async () => {
  const [wiki, hr] = await Promise.all([oidcApp(ada), oidcApp(ada)]);
  const [one, other] = await Promise.all([oidcUser(product, ada, wiki), oidcUser(product, ada, hr)]);
  await addDevice(product, ada, other.userId, hr.host);
  const personId = await personIdOf(product, one.userId);
  await ada.call('POST /person/:personId/join', { personId, into: await personIdOf(product, other.userId) });
  expect([await devicesOf(wiki), await devicesOf(hr)]).toEqual([3, 3]);
  await ada.call('DELETE /person/:personId/join', { personId });
  expect([await devicesOf(wiki), await devicesOf(hr)]).toEqual([1, 2]);
});
