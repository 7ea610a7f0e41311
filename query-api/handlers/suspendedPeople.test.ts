import { beforeAll, expect, test } from 'vitest';
import { type OidcApp, oidcApp, oidcUser } from '../../test/clients/openid.ts';
import { giveAccess, personIdOf } from '../../test/people/familyUsers.ts';
import { type Operator, operatorOf } from '../../test/people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../../test/product.ts';

let product: Here;
let ada: Operator;
let wiki: OidcApp;
let hr: OidcApp;
let grace: Awaited<ReturnType<typeof oidcUser>> & { personId: string };
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  [wiki, hr] = await Promise.all([oidcApp(ada), oidcApp(ada)]);
  const [one] = await Promise.all([oidcUser(product, ada, wiki), oidcUser(product, ada, wiki)]);
  await giveAccess(product, ada, { type: 'ADD_OIDC_USER', appId: hr.appId }, one);
  grace = { ...one, personId: await personIdOf(product, one.userId) };
});

const setPerson = (suspended: boolean) =>
  ada.call('PUT /person/:personId', { personId: grace.personId, suspended });
const setUser = (suspended: boolean) =>
  ada.call('PUT /updateOidcUser/:userId', { userId: grace.userId, suspended });

/** The numbers of users and of suspended ones, as the list, the page and both reports of an application have them. */
async function countsOf({ appId }: OidcApp) {
  await caughtUp(product);
  const { uniqueId } = ada;
  const listed = await ada.call('GET /getAllOIDCApplications/:uniqueId', { uniqueId });
  const { totalUsersCount, suspendedUsersCount } = listed.find((each) => each.appId === appId)!;
  const all = await ada.call('GET /getOIDCApplicationReportByUniqueId/:uniqueId', { uniqueId });
  const { user } = await ada.call('GET /getAllOIDCUsersReportByAppId/:appId', { appId });
  const { totalUsers, ActiveUsers, suspendedUsers } = all[appId]!.user;
  expect([totalUsers, ActiveUsers, suspendedUsers]).toEqual([
    totalUsersCount,
    totalUsersCount - suspendedUsersCount,
    suspendedUsersCount,
  ]);
  expect([user.totalUsers, user.ActiveUsers]).toEqual([totalUsers, ActiveUsers]);
  return [totalUsersCount, suspendedUsersCount];
}
/** The users of the wiki whom a filter finds, with what they say about it. */
const found = async (suspended: boolean) =>
  (
    await ada.call('GET /getOIDCUsersByAppId/:appId', {
      appId: wiki.appId,
      filter: JSON.stringify({ suspended }),
    } as { appId: string })
  ).map((each) => [each.userId === grace.userId, each.suspended, each.suspendedHere, each.personSuspended]);

test('a user is counted, found and shown as suspended while the user or the person is [org-app-oidc.users.counts, org-insights.users]', async () => {
  expect([await countsOf(wiki), await countsOf(hr)]).toEqual([
    [2, 0],
    [1, 0],
  ]);
  await setPerson(true);
  expect([await countsOf(wiki), await countsOf(hr)]).toEqual([
    [2, 1],
    [1, 1],
  ]);
  expect(await found(true)).toEqual([[true, true, false, true]]);
  expect(await found(false)).toEqual([[false, false, false, false]]);
  // Who is suspended twice counts once, and is active again after both activations.
  await setUser(true);
  expect(await countsOf(wiki)).toEqual([2, 1]);
  expect(await found(true)).toEqual([[true, true, true, true]]);
  await setPerson(false);
  expect([await countsOf(wiki), await countsOf(hr)]).toEqual([
    [2, 1],
    [1, 0],
  ]);
  expect(await found(true)).toEqual([[true, true, true, false]]);
  await setPerson(true);
  await setUser(false);
  expect(await countsOf(wiki)).toEqual([2, 1]);
  expect(await found(true)).toEqual([[true, true, false, true]]);
  // The page of the person says of each access whether it is suspended by itself.
  const { suspended, access } = await ada.call('GET /person/:personId', { personId: grace.personId });
  expect([suspended, access.map((each) => each.suspended)]).toEqual([true, [false, false]]);
  await setPerson(false);
  expect([await countsOf(wiki), await found(true)]).toEqual([[2, 0], []]);
});
test('with a suspended user the count goes, and nobody stays counted', async () => {
  await setPerson(true);
  await setUser(true);
  await ada.call('DELETE /deleteOIDCUser/:userId', { userId: grace.userId });
  expect([await countsOf(wiki), await countsOf(hr)]).toEqual([
    [1, 0],
    [1, 1],
  ]);
});
