import { beforeAll, expect, test } from 'vitest';
import { oidcApp } from '../../../test/clients/openid.ts';
import { refusal, refusing } from '../../../test/clients/raw.ts';
import { png } from '../../../test/logo.ts';
import { familyUser } from '../../../test/people/familyUsers.ts';
import { type Operator, operatorOf, unique, webApp } from '../../../test/people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../../../test/product.ts';

let product: Here;
let ada: Operator;
let rival: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  rival = await operatorOf(product, 'special_plan');
});
const read = (appId: string, by = ada) => by.call('GET /getOidcClientDetails/:appId', { appId });
const unknown = refusing('application.unknown');

test('an application is created with all its settings and found by its client id [org-app-oidc.call.post-addoidcclient, org-app-oidc.call.get-getoidcclientdetails, org-app-oidc.call.get-getoidcdatabyappid, org-app-oidc.detail.route-param, data.oidc-create]', async () => {
  const app = {
    client_name: unique('Wiki '),
    application_type: 'native',
    redirect_uris: ['com.example.wiki:/callback', 'http://127.0.0.1/callback'],
    post_logout_redirect_uris: ['com.example.wiki:/bye'],
    token_endpoint_auth_method: 'client_secret_post',
    grant_types: ['authorization_code', 'refresh_token'],
  } as const;
  const { client_id, id } = await ada.call('POST /addOidcClient', {
    ...{
      app: { ...app, redirect_uris: [...app.redirect_uris] } as never,
      logo_uri: png,
    },
    ...{ uniqueId: ada.uniqueId, appType: 'oidc' },
  });
  expect(client_id).toBe(id);
  await caughtUp(product);
  const found = await read(client_id!);
  expect(found).toMatchObject({
    ...app,
    client_id,
    appId: client_id,
    logo_uri: png,
  });
  expect(JSON.stringify(found)).not.toContain('secret"');
  const named = await ada.call('GET /getOIDCDataByAppId/:appId', { appId: id });
  expect(named).toMatchObject({ client_id, appId: id, uniqueId: ada.uniqueId });
  expect(await refusal(read(client_id!, rival))).toEqual(unknown);
});

test('the list has the OpenID applications of the organisation alone [org-app-oidc.call.get-getalloidcapplications]', async () => {
  const own = await operatorOf(product, 'special_plan');
  const { appId } = await oidcApp(own);
  await webApp(own);
  await caughtUp(product);
  const list = (by: Operator) => by.call('GET /getAllOIDCApplications/:uniqueId', { uniqueId: own.uniqueId });
  expect(await list(own)).toMatchObject([{ appId, type: 'OpenId' }]);
  expect(await list(rival)).toEqual([]);
});

test('name and addresses change, the type is fixed, and the answer echoes the name [org-app-oidc.update-payload, org-app-oidc.call.put-updateoidcapp]', async () => {
  const { appId } = await oidcApp(ada);
  const client_name = unique('Handbook ');
  const payload = {
    client_name,
    redirect_uris: ['https://new.example/callback'],
    post_logout_redirect_uris: ['https://new.example/bye'],
  };
  const update = (changes: object, by = ada) =>
    by.call('PUT /UpdateOIDCApp/:appId', { appId, payload: changes });
  expect(await update(payload)).toMatchObject({ client_name, id: appId });
  await caughtUp(product);
  expect(await read(appId)).toMatchObject(payload);
  expect(await refusal(update({ ...payload, application_type: 'native' }))).toMatchObject({ status: 400 });
  expect(await refusal(update({ ...payload, redirect_uris: ['javascript:alert(1)'] }))).toMatchObject({
    status: 400,
  });
  expect(await refusal(update(payload, rival))).toEqual(unknown);
});

test('an application is suspended, activated and deleted [org-app-oidc.call.put-updateoidcappstatus, org-app-oidc.call.delete-deleteoidcapp]', async () => {
  const { appId } = await oidcApp(ada);
  const set = (suspended: boolean, by = ada) =>
    by.call('PUT /updateOIDCAppStatus/:appId', { appId, suspended });
  for (const suspended of [true, false]) {
    await set(suspended);
    await caughtUp(product);
    expect(await read(appId)).toMatchObject({ suspended });
  }
  const drop = (by = ada) => by.call('DELETE /deleteOIDCApp/:appId', { appId });
  expect(await refusal(set(true, rival))).toEqual(unknown);
  expect(await refusal(drop(rival))).toEqual(unknown);
  const web = await webApp(ada);
  expect(await refusal(ada.call('DELETE /deleteOIDCApp/:appId', { appId: web.appId }))).toEqual(unknown);
  await drop();
  await caughtUp(product);
  expect(await refusal(read(appId))).toEqual(unknown);
});

test('the users and the report of an application are its own [org-app-oidc.call.get-getoidcusersbyappid, org-app-oidc.call.get-getalloidcusersreportbyappid, org-app-oidc.users.suspend]', async () => {
  const { appId, userId } = await familyUser(product, ada);
  await familyUser(product, ada);
  const users = (by = ada) => by.call('GET /getOIDCUsersByAppId/:appId', { appId });
  const report = (of = appId, by = ada) => by.call('GET /getAllOIDCUsersReportByAppId/:appId', { appId: of });
  expect(await users()).toMatchObject([{ userId, suspended: false }]);
  expect(await users(rival)).toEqual([]);
  expect(await report()).toMatchObject({ user: { totalUsers: 1, ActiveUsers: 1 }, device: { Android: 2 } });
  await ada.call('PUT /updateOidcUser/:userId', { userId, suspended: true });
  await caughtUp(product);
  expect(await report()).toMatchObject({ user: { totalUsers: 1, ActiveUsers: 0 } });
  expect(await refusal(report(appId, rival))).toEqual(unknown);
  expect(await refusal(report((await webApp(ada)).appId))).toEqual(unknown);
  await ada.call('DELETE /deleteOIDCUser/:userId', { userId });
  await caughtUp(product);
  expect(await users()).toEqual([]);
});
