import { beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { type App, operatorOf, shopper, unique, webApp } from '../../test/people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../../test/product.ts';

let product: Here;
let ada: Awaited<ReturnType<typeof operatorOf>>;
let rival: Awaited<ReturnType<typeof operatorOf>>;
let app: App;
let userId: string;
const username = unique('Grace');
const audit = (asked: object, by = ada) =>
  by.call('GET /audit/userAuditReport/:appId', { appId: app.appId, username, ...asked });
const actions = async (asked: object = {}, by = ada) => (await audit(asked, by)).map(({ action }) => action);

beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  rival = await operatorOf(product, 'special_plan');
  app = await webApp(ada);
  const grace = shopper(product, app);
  grace.guest.headers['user-agent'] = 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0';
  ({ userId } = await grace.register(username));
  for (let n = 0; n < 2; n++) await grace.signIn();
  await shopper(product, app).register(unique('another'));
  await ada.call('PUT /updateUser/:userId', { userId, suspended: true });
  await caughtUp(product);
});

test('the sign-ins of a user are counted by day, browser and platform [org-user-detail.call.get-getlogincountbydate, data.report-login]', async () => {
  const { LoginCount, browsers, platform } = await ada.call('GET /getLoginCountByDate/:userId', { userId });
  expect(Object.values(LoginCount).reduce((sum, count) => sum + count, 0)).toBe(2);
  for (const day of Object.keys(LoginCount)) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.now() - Date.parse(day)).toBeLessThan(2 * 86_400_000);
  }
  expect({ browsers, platform }).toEqual({ browsers: { Chrome: 2 }, platform: { android: 2 } });
  const theirs = rival.call('GET /getLoginCountByDate/:userId', { userId });
  expect(await refusal(theirs)).toEqual(refusing('user.unknown'));
});
test('the audit of a user has what the user did and what was done to the account, the newest first [org-audit.call.get-audit-userauditreport]', async () => {
  const found = await actions();
  expect(found[0]).toBe('UserSuspended');
  expect(found.filter((action) => action === 'SignedIn')).toHaveLength(2);
  expect(found).toContain('UserRegistered');
  expect(found.filter((action) => action === 'UserRegistered')).toHaveLength(1);
  expect(await actions({ username: username.toLowerCase() })).toEqual(found);
  expect(await actions({ username: userId })).toEqual(found);
  const [suspended] = await audit({});
  expect(suspended).toMatchObject({
    ...{ method: 'PUT', statusCode: 200, status: 'Info', appName: expect.any(String) },
    request: { userId, suspended: true },
    response: { errorCode: 0 },
  });
});
test('it is kept to a period and to one value', async () => {
  expect(await actions({ endDate: '2020-01-01T00:00:00Z' })).toEqual([]);
  const since = new Date(Date.now() - 3_600_000).toISOString();
  expect(await actions({ startDate: since, filter: '{"method":"PUT"}' })).toEqual(['UserSuspended']);
});
test('of somebody unknown, of another application and for another organisation it is empty', async () => {
  expect(await actions({ username: 'nobody' })).toEqual([]);
  expect(await actions({ username: '../x' })).toEqual([]);
  expect(await actions({}, rival)).toEqual([]);
  expect(await actions({ username: userId }, rival)).toEqual([]);
  const other = await webApp(ada);
  expect(await actions({ appId: other.appId })).toEqual([]);
  expect(await actions({ appId: other.appId, username: userId })).toEqual([]);
});
test('the report of all applications has their users and devices, by the application’s id [org-insights.call.get-getapplicationreportbyuniqueid, data.report-org]', async () => {
  const read = (by: typeof ada) =>
    by.call('GET /getApplicationReportByUniqueId/:uniqueId', { uniqueId: ada.uniqueId });
  const { [app.appId]: report } = await read(ada);
  expect(report).toMatchObject({ user: { totalUsers: 2, ActiveUsers: 1, suspendedUsers: 1 } });
  expect(report).toMatchObject({ name: expect.any(String), appType: 'Web' });
  const platforms = { android: 1, others: 1 };
  expect([report!.device, report!.platform]).toEqual([platforms, platforms]);
  // No proxy tells countries here, so visits count for that of the organisation.
  expect(report!.countries).toEqual({ 'United Kingdom': 2 });
  expect(await read(rival)).toEqual({});
  const other = await webApp(ada);
  await caughtUp(product);
  expect(Object.keys(await read(ada))).toContain(other.appId);
  const about = { uniqueId: ada.uniqueId, appId: app.appId };
  const alone = await ada.call('GET /getApplicationReportByUniqueId/:uniqueId', about);
  expect(alone).toEqual({ [app.appId]: report });
});
test('a removed device and a deleted user are counted no more, and the user’s records stay', async () => {
  const emptied = await webApp(ada);
  const { userId: id } = await shopper(product, emptied).register('Ida');
  await ada.call('DELETE /deleteUser/:userId', { userId: id });
  const read = async () =>
    (await ada.call('GET /getApplicationReportByUniqueId/:uniqueId', { uniqueId: ada.uniqueId }))[
      emptied.appId
    ];
  await expect.poll(read).toMatchObject({ user: { totalUsers: 0, ActiveUsers: 0 }, device: {} });
  await expect.poll(async () => (await read())!.device).toEqual({});
  expect(await actions({ appId: emptied.appId, username: id })).toContain('UserDeleted');
});
