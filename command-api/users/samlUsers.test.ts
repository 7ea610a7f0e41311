import { beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { familyUser } from '../../test/people/familyUsers.ts';
import { type Operator, operatorOf, shopper, unique, webApp } from '../../test/people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../../test/product.ts';

let product: Here;
let ada: Operator;
let rival: Operator;
let grace: Awaited<ReturnType<typeof familyUser>>;
let plain: string;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  rival = await operatorOf(product);
  grace = await familyUser(product, ada, 'saml');
  ({ userId: plain } = await shopper(product, await webApp(ada)).register(unique('plain')));
  await caughtUp(product);
});
const read = (by = ada, userId = grace.userId) => by.call('GET /SAML/getSAMLUser/:userId', { userId });

test('users of SAML applications are listed by themselves, for their organisation alone [org-users.call.get-saml-getallsamlusersbyuniqueid, org-app-saml.call.get-saml-users]', async () => {
  const all = ({ call }: Operator) =>
    call('GET /SAML/getAllSAMLUsersByUniqueId/:uniqueId', { uniqueId: ada.uniqueId });
  const ofApp = ({ call }: Operator) => call('GET /SAML/users/:appId', { appId: grace.appId });
  for (const list of [all, ofApp]) {
    expect(await list(ada)).toMatchObject([{ userId: grace.userId, email: grace.username, realm: 'saml' }]);
    expect(await list(rival)).toEqual([]);
  }
});
test('a search finds part of the name or the address in any case [org-app-saml.users.search]', async () => {
  const found = (q: string) =>
    ada.call('GET /SAML/users/:appId', { appId: grace.appId, filter: JSON.stringify({ q }) } as never);
  for (const q of ['HOPP', 'race', grace.username.slice(2, 9).toUpperCase()])
    expect(await found(q)).toHaveLength(1);
  expect(await found('nobody')).toEqual([]);
});
test('one is read, saved and suspended [org-user-detail.call.get-saml-getsamluser, org-users.call.put-saml-updateuser, org-user-detail.saml-save]', async () => {
  const update = (changes: object, by = ada, userId = grace.userId) =>
    by.call('PUT /SAML/updateUser/:userId', { userId, ...changes });
  await update({ family_name: 'Hopper', address: { country: 'United States' }, suspended: true });
  const { deviceList, ...found } = await read();
  expect(found).toMatchObject({ email: grace.username, family_name: 'Hopper', suspended: true });
  expect(deviceList.map(({ credentialID }) => credentialID).sort()).toEqual([...grace.credentialIDs].sort());
  await update({ suspended: false });
  expect(await read()).toMatchObject({ suspended: false });
  const attempts = [() => read(rival), () => read(ada, plain), () => update({ suspended: true }, ada, plain)];
  for (const attempt of attempts) expect(await refusal(attempt())).toEqual(refusing('user.unknown'));
});
test('a device is suspended and removed, and the last one stays [org-user-detail.call.post-saml-suspendsamluserdevice, org-user-detail.call.post-saml-removesamluserdevice]', async () => {
  const { userId, credentialIDs } = grace;
  const [first, second] = credentialIDs as [string, string];
  const suspend = (credentialID: string, suspend = true) =>
    ada.call('POST /SAML/suspendSAMLUserDevice', { userId, credentialID, suspend });
  expect(await suspend(first)).toMatchObject({ errorMessage: 'Device suspended Successfully' });
  expect((await read()).deviceList.filter(({ suspended }) => suspended)).toHaveLength(1);
  expect(await refusal(suspend(second))).toEqual(refusing('device.lastWorking'));
  expect(await suspend(first, false)).toMatchObject({ errorMessage: 'Device activated Successfully' });
  expect((await read()).deviceList.filter(({ suspended }) => suspended)).toEqual([]);
  const remove = (credentialID: string, call = ada.call) =>
    call('POST /SAML/removeSAMLUserDevice', { userId, credentialID });
  expect(await refusal(remove(second, rival.call))).toEqual(refusing('device.unknown'));
  await remove(first);
  expect((await read()).deviceList).toHaveLength(1);
  expect(await refusal(remove(second))).toEqual(refusing('device.last'));
});
test('the reports are those of SAML applications [org-insights.call.get-saml-getsamlapplicationreportbyuniqueid, org-app-saml.call.get-saml-getallsamlusersreportbyappid]', async () => {
  const { uniqueId } = ada;
  const reports = await ada.call('GET /SAML/getSAMLApplicationReportByUniqueId/:uniqueId', { uniqueId });
  expect(Object.keys(reports)).toEqual([grace.appId]);
  expect(reports[grace.appId]).toMatchObject({ user: { totalUsers: 1 }, device: { android: 1 } });
  const report = ({ call }: Operator) =>
    call('GET /SAML/getAllSAMLUsersReportByAppId/:appId', { appId: grace.appId });
  expect(await report(ada)).toMatchObject({
    ...{ user: { totalUsers: 1, ActiveUsers: 1 }, device: { Android: 1 } },
  });
  expect(await refusal(report(rival))).toEqual(refusing('application.unknown'));
});
test('one is deleted, and not by the call of another family [org-users.call.delete-saml-user]', async () => {
  const { userId } = grace;
  expect(await refusal(ada.call('DELETE /deleteOIDCUser/:userId', { userId }))).toEqual(
    refusing('user.unknown'),
  );
  await ada.call('DELETE /SAML/user/:userId', { userId });
  expect(await refusal(read())).toEqual(refusing('user.unknown'));
});
