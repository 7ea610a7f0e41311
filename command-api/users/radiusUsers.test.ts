import { beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { familyUser } from '../../test/people/familyUsers.ts';
import { operatorOf } from '../../test/people/people.ts';
import { type Here, sharedProduct } from '../../test/product.ts';

let product: Here;
let ada: Awaited<ReturnType<typeof operatorOf>>;
let rival: Awaited<ReturnType<typeof operatorOf>>;
let guard: Awaited<ReturnType<typeof familyUser>>;
let member: Awaited<ReturnType<typeof familyUser>>;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  rival = await operatorOf(product);
  guard = await familyUser(product, ada, 'radius');
  member = await familyUser(product, ada);
});
const read = (by = ada, userId = guard.userId) => by.call('GET /getRadiusUser/:userId', { userId });

test('users of RADIUS applications are listed by themselves, for their organisation alone [org-users.call.get-getallradiususersbyuniqueid]', async () => {
  const { uniqueId } = ada;
  const list = (by: typeof ada) => by.call('GET /getAllRadiusUsersByUniqueId/:uniqueId', { uniqueId });
  expect(await list(ada)).toMatchObject([{ userId: guard.userId, email: guard.username, realm: 'radius' }]);
  expect(await list(rival)).toEqual([]);
});
test('a search finds part of the e-mail address or the name in any case, as for the users of the other families [org-users.search.conflict]', async () => {
  const { uniqueId } = ada;
  const found = (q: string) =>
    ada.call('GET /getAllRadiusUsersByUniqueId/:uniqueId', {
      uniqueId,
      filter: JSON.stringify({ q }),
    } as never);
  for (const q of [guard.username.slice(2), guard.username.toUpperCase(), 'ACE HOP'])
    expect(await found(q), q).toMatchObject([{ userId: guard.userId }]);
  expect(await found('ace  hop')).toEqual([]);
});
test('one is read, changed and suspended [org-user-detail.call.get-getradiususer, org-users.call.put-updateradiususer]', async () => {
  const update = (changes: object, by = ada, userId = guard.userId) =>
    by.call('PUT /updateRadiusUser/:userId', { userId, ...changes });
  await update({ family_name: 'Hopper', suspended: true });
  const { deviceList, ...found } = await read();
  expect(found).toMatchObject({ family_name: 'Hopper', user: { email: guard.username, suspended: true } });
  expect(deviceList.map(({ credentialID }) => credentialID).sort()).toEqual([...guard.credentialIDs].sort());
  await update({ suspended: false });
  expect((await read()).user).toMatchObject({ suspended: false });
  expect(await refusal(read(rival))).toEqual(refusing('user.unknown'));
  expect(await refusal(read(ada, member.userId))).toEqual(refusing('user.unknown'));
  expect(await refusal(update({ suspended: true }, rival))).toEqual(refusing('user.unknown'));
  expect(await refusal(update({ suspended: true }, ada, member.userId))).toEqual(refusing('user.unknown'));
});
test('a device is suspended and removed, by the calls of its family alone [org-user-detail.radius-devices]', async () => {
  const { userId, credentialIDs } = guard;
  const [credentialID] = credentialIDs as [string, string];
  const body = { userId, credentialID };
  await ada.call('POST /suspendRadiusUserDevice', { ...body, suspend: true });
  expect((await read()).deviceList.filter(({ suspended }) => suspended)).toHaveLength(1);
  await ada.call('POST /suspendRadiusUserDevice', { ...body, suspend: false });
  expect(await refusal(ada.call('POST /removeOIDCUserDevice', body))).toEqual(refusing('device.unknown'));
  expect(await refusal(rival.call('POST /removeRadiusUserDevice', body))).toEqual(refusing('device.unknown'));
  await ada.call('POST /removeRadiusUserDevice', body);
  expect((await read()).deviceList).toHaveLength(1);
});
test('the reports are those of RADIUS applications and users [org-insights.call.get-getradiusappsreportbyuniqueid]', async () => {
  const { uniqueId } = ada;
  const reports = await ada.call('GET /getRadiusAppsReportByUniqueId/:uniqueId', { uniqueId });
  expect(Object.keys(reports)).toEqual([guard.appId]);
  expect(reports[guard.appId]).toMatchObject({ user: { totalUsers: 1 } });
  const report = (userId: string) => ada.call('GET /getRadiusUserReport/:userId', { userId });
  expect(await report(guard.userId)).toMatchObject({ platform: {} });
  expect(await refusal(report(member.userId))).toEqual(refusing('user.unknown'));
});
test('one is deleted, and not by the call of another family [org-users.call.delete-deleteradiususer]', async () => {
  const { userId } = guard;
  expect(await refusal(ada.call('DELETE /deleteOIDCUser/:userId', { userId }))).toEqual(
    refusing('user.unknown'),
  );
  await ada.call('DELETE /deleteRadiusUser/:userId', { userId });
  expect(await refusal(read())).toEqual(refusing('user.unknown'));
});
