import { beforeAll, describe, expect, test } from 'vitest';
import { ownAddress, radiusApp, radiusGuest, radiusServers, sentClient } from '../../test/clients/radius.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { familyUser } from '../../test/people/familyUsers.ts';
import { adminOf, type Operator, operatorOf, unique, webApp } from '../../test/people/people.ts';
import { type Here, mailsOf, sharedProduct } from '../../test/product.ts';

let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
});
const one = (appId: string, by = ada) => by.call('GET /getRadiusAppByAppId/:appId', { appId });
const clientsOf = ({ appId }: { appId: string }) => ada.call('GET /getRadiusClientByAppId/:appId', { appId });

describe('a RADIUS application', () => {
  test('is created, listed and read with its creator; who sends it is not believed [data.radius-app, org-app-radius.call.post-createradiusapp, org-app-radius.call.get-getradiusclientbyuniqueid, org-app-radius.call.get-getradiusappbyappid]', async () => {
    const owner = await operatorOf(product, 'special_plan');
    const sent = {
      appName: 'Staff network',
      ...sentClient(),
      createdBy: 'mallory',
      uniqueId: 'somebody-else',
    };
    const { appId, message } = await owner.call('POST /createRadiusApp', sent);
    expect(message).toBe('successfully Radius App is created!');
    const known = await one(appId, owner);
    expect(known).toMatchObject({ appId, appName: 'Staff network', suspended: false, totalUsersCount: 0 });
    expect(known).toMatchObject({ createdAt: known.updatedAt, uniqueId: owner.uniqueId });
    expect(known.createdBy).toBe(owner.email);
    const { uniqueId } = owner;
    expect(await owner.call('GET /getRadiusClientByUniqueId/:uniqueId', { uniqueId })).toEqual([known]);
    expect(await refusal(one(appId))).toEqual(refusing('application.unknown'));
  });
  test('has its first client from the beginning, whose secret is never shown [data.radius-client, org-app-radius.call.get-getradiusclientbyappid]', async () => {
    const client = sentClient();
    const { appId } = await ada.call('POST /createRadiusApp', { appName: 'Staff network', ...client });
    const [added] = await clientsOf({ appId });
    expect(added).toMatchObject({
      ...{ radius_client_name: client.radius_client_name, radius_client_ip: client.radius_client_ip },
      ...{ radius_client_id: expect.any(String), radius_client_secret: null, authType: 'appLess' },
      ...{ isRadiusClientEnable: true, createdAt: expect.any(String), updatedAt: expect.any(String) },
    });
  });
  test('and its client have names of at most 80 characters [org-app-radius.form.limits]', async () => {
    const create = (names: object) =>
      ada.call('POST /createRadiusApp', { appName: 'n'.repeat(80), ...sentClient(), ...names });
    const { appId } = await create({ radius_client_name: 'c'.repeat(80) });
    expect((await one(appId)).appName).toHaveLength(80);
    for (const field of ['appName', 'radius_client_name'])
      expect(await refusal(create({ [field]: 'n'.repeat(81) }))).toMatchObject({
        status: 400,
        message: expect.stringContaining(field),
      });
  });
  test('is renamed, suspended, activated and deleted [org-app-radius.call.delete-deleteradiusapp]', async () => {
    const { appId } = await radiusApp(ada);
    const update = (changes: object) => ada.call('PUT /updateRadiusApp/:appId', { appId, ...changes });
    await update({ appName: 'Renamed' });
    await update({ suspended: true });
    expect(await one(appId)).toMatchObject({ appName: 'Renamed', suspended: true });
    await update({ suspended: false });
    expect(await one(appId)).toMatchObject({ suspended: false });
    const { message } = await ada.call('DELETE /deleteRadiusApp/:appId', { appId });
    expect(message).toBe('successfully deleted RADIUS application');
    expect(await refusal(one(appId))).toEqual(refusing('application.unknown'));
  });
  test('reports its users, their devices and sign-ins [org-app-radius.call.get-getallradiususersreportbyappid]', async () => {
    const { appId } = await familyUser(product, ada, 'radius');
    const report = await ada.call('GET /getAllRadiusUsersReportByAppId/:appId', { appId });
    expect(report).toMatchObject({ user: { totalUsers: 1, ActiveUsers: 1 }, signIns: [] });
    expect(Object.values(report.device).reduce((sum, count) => sum + count, 0)).toBe(2);
  });
});

describe('clients', () => {
  test('are added, changed, disabled and deleted [org-app-radius.call.post-addradiusclient, org-app-radius.call.put-updateradiusclient, org-app-radius.call.delete-deleteradiusclientbyid]', async () => {
    const app = await radiusApp(ada);
    const { appId } = app;
    const address = ownAddress();
    await ada.call('POST /addRadiusClient/:appId', {
      appId,
      ...{ ...sentClient(), radius_client_name: 'Branch', radius_client_ip: address },
      uniqueId: 'somebody-else',
    });
    const branch = async () =>
      (await clientsOf(app)).find(({ radius_client_ip }) => radius_client_ip === address);
    const { radius_client_id: radiusClientId } = (await branch())!;
    const update = (changes: object) =>
      ada.call('PUT /updateRadiusClient/:radiusClientId', { radiusClientId, ...changes });
    for (const nowhere of ['0.0.0.0', '0.0.0.0/16', '224.0.0.1', '255.255.255.255', '::', 'ff02::1']) {
      expect(await refusal(update({ radius_client_ip: nowhere }))).toMatchObject({ status: 400 });
      const added = { ...sentClient(), radius_client_ip: nowhere };
      const adding = ada.call('POST /addRadiusClient/:appId', { appId, ...added });
      expect(await refusal(adding)).toMatchObject({ status: 400 });
    }
    await update({ isRadiusClientEnable: false });
    await update({ radius_client_name: 'Border', authType: 'inApp' });
    expect(await branch()).toMatchObject({
      ...{ radius_client_name: 'Border', authType: 'inApp', isRadiusClientEnable: false },
      radius_client_ip: address,
    });
    await update({ isRadiusClientEnable: true });
    expect(await branch()).toMatchObject({ radius_client_name: 'Border', isRadiusClientEnable: true });
    const { message } = await ada.call('DELETE /deleteRadiusClientById/:radiusClientId', { radiusClientId });
    expect(message).toBe('Client Deleted Successfully');
    expect(await branch()).toBeUndefined();
    expect(await clientsOf(app)).toHaveLength(1);
  });
});

test('clients belong to RADIUS applications alone [org-app-radius.clients.places]', async () => {
  const { appId } = await webApp(ada);
  const adding = ada.call('POST /addRadiusClient/:appId', { appId, ...sentClient() });
  expect(await refusal(adding)).toEqual(refusing('application.kind'));
  expect(await clientsOf({ appId })).toEqual([]);
});

test('a person is invited by a link to the host of the organisation, registers a passkey there, and is a user [invite.link.radius, invite.call.post-registeruser, invite.call.post-verify-registeruser-attestation, org-app-radius.call.get-getradiususersbyappid, data.user-radius]', async () => {
  const app = await radiusApp(ada);
  const { guest, email, accessToken, begin } = await radiusGuest(product, ada, app.appId);
  const mail = (await mailsOf(product)).find(({ text }) => text.includes(accessToken))!;
  expect(mail.text).toContain(`http://${ada.subdomain}.localhost:${product.port}/OauthRegisterRadiusUser/`);
  // The mailed token is the proof; clients of earlier releases send a captcha, too.
  const earlier = await guest.call('POST /registerUser', { accessToken, captcha: 'solved by nobody' });
  expect(earlier).toMatchObject({ options: { challenge: expect.any(String) } });
  const { credential, transactionId } = await begin();
  const { challenge } = JSON.parse(Buffer.from(credential.response.clientDataJSON, 'base64url').toString());
  const verify = (sent: object) =>
    guest.call('POST /verify-registerUser-attestation', { credential, transactionId, ...sent } as never);
  expect(await refusal(verify({ credential: null }))).toMatchObject({ status: 400 });
  // The name that a client gives itself does not count, so nobody registers under another name or application.
  const claimed = { username: email, challenge, clientId: 'another', auth: 'RADIUS' };
  expect(await verify(claimed)).toMatchObject({ errorCode: 0, username: email });
  const { appId } = app;
  expect(await ada.call('GET /getRadiusUsersByAppId/:appId', { appId })).toMatchObject([
    {
      ...{ userId: expect.any(String), username: email, deviceCount: 1, loginCount: 0, suspended: false },
      ...{ createdAt: expect.any(String), updatedAt: expect.any(String) },
    },
  ]);
});
test('an invitation to a RADIUS application needs a name and an e-mail address [org-app-radius.invite.required]', async () => {
  const { appId } = await radiusApp(ada);
  const invite = (sent: object) =>
    ada.call('POST /invite/sendInvite', { type: 'ADD_RADIUS_USER', appId, ...sent } as never);
  for (const sent of [
    { email: `${unique('x')}@acme.example` },
    { name: 'Ida' },
    { name: 'Ida', email: 'no' },
  ])
    expect(await refusal(invite(sent))).toMatchObject({ status: 400 });
});

test('the staff set the RADIUS servers, which operators see without how they run, and on which ports the gateway listens [admin.call.get-getradiussetting, admin.call.post-addradiusservice, org-app-radius.call.get-getradiusservicesettings, org-app-radius.detail.server-docker]', async () => {
  const admin = await adminOf(product);
  const listening = { authPort: product.radiusPort, acctPort: product.accountingPort };
  const { message } = await admin.call('POST /addRadiusService', radiusServers);
  expect(message).toBe('successfully updated information');
  expect(await admin.call('GET /getRadiusSetting', {})).toEqual({ ...radiusServers, listening });
  const { isInDocker: _, ...primary_server } = radiusServers.primary_server;
  const secondary_server = { ...primary_server, accountIp: radiusServers.secondary_server.accountIp };
  expect(await ada.call('GET /getRadiusServiceSettings', {})).toEqual({
    errorCode: 0,
    data: [{ primary_server, secondary_server }],
    listening,
  });
  const { accountPort: __, ...without } = radiusServers.primary_server;
  const incomplete = { ...radiusServers, primary_server: without };
  expect(await refusal(admin.call('POST /addRadiusService', incomplete as never))).toMatchObject({
    status: 400,
    message: expect.stringContaining('primary_server.accountPort'),
  });
});
