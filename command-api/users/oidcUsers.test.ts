import { beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { familyUser } from '../../test/people/familyUsers.ts';
import { operatorOf, shopper, unique, webApp } from '../../test/people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../../test/product.ts';

let product: Here;
let ada: Awaited<ReturnType<typeof operatorOf>>;
let rival: Awaited<ReturnType<typeof operatorOf>>;
let grace: Awaited<ReturnType<typeof familyUser>>;
let plain: string;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  rival = await operatorOf(product);
  grace = await familyUser(product, ada);
  ({ userId: plain } = await shopper(product, await webApp(ada)).register(unique('plain')));
  await caughtUp(product);
});
const list = ({ call }: typeof ada) =>
  call('GET /getAllOIDCUsersByUniqueId/:uniqueId', { uniqueId: ada.uniqueId });
const read = (by = ada, userId = grace.userId) => by.call('GET /getOIDCUser/:userId', { userId });

test('users of OpenID applications are listed by themselves, for their organisation alone [org-users.call.get-getalloidcusersbyuniqueid]', async () => {
  expect(await list(ada)).toMatchObject([{ userId: grace.userId, email: grace.username, realm: 'oidc' }]);
  expect(await list(rival)).toEqual([]);
  const general = await ada.call('GET /getAllUsersByUniqueId/:uniqueId', { uniqueId: ada.uniqueId });
  expect(general.map(({ userId }) => userId)).toEqual([plain]);
});
test('a search finds a part of the name or the address in any case, and so it does for every family [org-users.search.sso, org-users.search.conflict]', async () => {
  const { uniqueId } = ada;
  const asked = (q: string) => ({ uniqueId, filter: JSON.stringify({ q }) }) as { uniqueId: string };
  const radius = await familyUser(product, ada, 'radius');
  const oidc = async (q: string) => ada.call('GET /getAllOIDCUsersByUniqueId/:uniqueId', asked(q));
  for (const q of ['RACE hop', 'hOPPER', grace.username.slice(1, -2).toUpperCase()])
    expect(await oidc(q)).toMatchObject([{ userId: grace.userId }]);
  expect(await oidc('nobody')).toEqual([]);
  await ada.call('PUT /updateUser/:userId', { userId: plain, name: 'Ida Rhodes' });
  for (const q of ['PLAI', 'lain', 'DA rho']) {
    const general = await ada.call('GET /getAllUsersByUniqueId/:uniqueId', asked(q));
    expect(general).toMatchObject([{ userId: plain }]);
  }
  const saml = await familyUser(product, ada, 'saml');
  for (const q of ['hOPP', saml.username.slice(1, -2).toUpperCase()]) {
    const found = await ada.call('GET /SAML/getAllSAMLUsersByUniqueId/:uniqueId', asked(q));
    expect(found).toMatchObject([{ userId: saml.userId }]);
  }
  const ofRadius = await ada.call(
    'GET /getAllRadiusUsersByUniqueId/:uniqueId',
    asked(radius.username.slice(1, -2).toUpperCase()),
  );
  expect(ofRadius).toMatchObject([{ userId: radius.userId }]);
});
test('one is read with address and devices [org-user-detail.call.get-getoidcuser, data.user-sso]', async () => {
  const { deviceList, ...found } = await read();
  expect(found).toMatchObject({
    ...{ username: grace.username, email: grace.username, name: 'Grace Hopper', suspended: false },
    ...{ middle_name: '', family_name: '', birthdate: '', picture: '', phone_number: '', website: '' },
    address: { country: '', street_address: '', city: '', postal_code: '', region: '' },
    ...{ createdAt: expect.any(String), updatedAt: expect.any(String), appId: grace.appId },
  });
  expect(deviceList.map(({ credentialID }) => credentialID).sort()).toEqual([...grace.credentialIDs].sort());
  expect(await refusal(read(rival))).toEqual(refusing('user.unknown'));
  expect(await refusal(read(ada, plain))).toEqual(refusing('user.unknown'));
});
test('every documented attribute is saved, lists have the address, and one is suspended and activated [org-users.call.put-updateoidcuser, data.user-sso]', async () => {
  const update = (changes: object, by = ada, userId = grace.userId) =>
    by.call('PUT /updateOidcUser/:userId', { userId, ...changes });
  await update({ family_name: 'Hopper', address: { country: 'United States' }, suspended: true });
  expect(await read()).toMatchObject({
    ...{ family_name: 'Hopper', suspended: true, address: { country: 'United States' } },
  });
  await update({ suspended: false });
  const attributes = {
    ...{ email: grace.username, name: 'Grace B. Hopper', middle_name: 'Brewster', family_name: 'Murray' },
    ...{ birthdate: '1906-12-09', picture: 'https://navy.example/grace.png', phone_number: '+12025550100' },
    website: 'https://navy.example/',
    address: {
      ...{ country: 'Norway', street_address: '1 Main Street', city: 'Arlington' },
      ...{ postal_code: '22202', region: 'Virginia' },
    },
  };
  await update(attributes);
  expect(await read()).toMatchObject({ ...attributes, suspended: false });
  expect(await list(ada)).toMatchObject([{ userId: grace.userId, address: attributes.address }]);
  await update({ name: 'Grace Hopper' });
  expect(await refusal(update({ suspended: true }, ada, plain))).toEqual(refusing('user.unknown'));
  expect(await refusal(update({ suspended: true }, rival))).toEqual(refusing('user.unknown'));
});
test('a device is suspended and removed, and the last one stays [org-user-detail.call.post-suspendoidcuserdevice, org-user-detail.call.post-removeoidcuserdevice, org-user-detail.device-flag]', async () => {
  const { userId, credentialIDs } = grace;
  const [first, second] = credentialIDs as [string, string];
  const suspend = (credentialID: string, suspend = true) =>
    ada.call('POST /suspendOIDCUserDevice', { userId, credentialID, suspend });
  expect(await suspend(first)).toMatchObject({ errorMessage: 'Device suspended Successfully' });
  expect((await read()).deviceList.filter(({ suspended }) => suspended)).toHaveLength(1);
  expect(await refusal(suspend(second))).toEqual(refusing('device.lastWorking'));
  expect(await suspend(first, false)).toMatchObject({ errorMessage: 'Device activated Successfully' });
  await ada.call('POST /suspendOIDCUserDevice', { userId, credentialID: first, suspended: true });
  expect((await read()).deviceList.filter(({ suspended }) => suspended)).toHaveLength(1);
  const unnamed = { userId, credentialID: first };
  expect(await refusal(ada.call('POST /suspendOIDCUserDevice', unnamed))).toMatchObject({ status: 400 });
  await suspend(first, false);
  const remove = (credentialID: string, call = ada.call) =>
    call('POST /removeOIDCUserDevice', { userId, credentialID });
  expect(await refusal(remove(first, rival.call))).toEqual(refusing('device.unknown'));
  await remove(first);
  expect((await read()).deviceList).toHaveLength(1);
  expect(await refusal(remove(second))).toEqual(refusing('device.last'));
  const [other] = await ada.call('GET /getUserDevices/:userId', { userId: plain });
  const foreign = { userId: plain, credentialID: other!.credentialID, suspend: true };
  expect(await refusal(ada.call('POST /suspendOIDCUserDevice', foreign))).toEqual(refusing('device.unknown'));
});
test('the reports are those of OpenID applications and users [org-insights.call.get-getoidcapplicationreportbyuniqueid]', async () => {
  const { uniqueId } = ada;
  const reports = await ada.call('GET /getOIDCApplicationReportByUniqueId/:uniqueId', { uniqueId });
  expect(Object.keys(reports)).toEqual([grace.appId]);
  expect(reports[grace.appId]).toMatchObject({ user: { totalUsers: 1 }, device: { android: 1 } });
  const report = (userId: string) => ada.call('GET /getOIDCUserReport/:userId', { userId });
  expect(await report(grace.userId)).toMatchObject({ platform: {} });
  expect(await refusal(report(plain))).toEqual(refusing('user.unknown'));
});
test('one is deleted, and not by the call of another family [org-users.call.delete-deleteoidcuser]', async () => {
  const { userId } = grace;
  expect(await refusal(ada.call('DELETE /deleteUser/:userId', { userId }))).toEqual(refusing('user.unknown'));
  await ada.call('DELETE /deleteOIDCUser/:userId', { userId });
  expect(await refusal(read())).toEqual(refusing('user.unknown'));
});
