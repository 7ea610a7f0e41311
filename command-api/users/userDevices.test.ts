import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { RegisterPerson } from '../../domain/person/commands.ts';
import { ImportUser } from '../../domain/user/directory.ts';
import { accessId } from '../../server-kit/access/accessId.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { commandsBy, giveDevice, personIdOf, userOf } from '../../test/people/familyUsers.ts';
import { type App, operatorOf, shopper, unique, webApp } from '../../test/people/people.ts';
import { recoveredUser } from '../../test/people/recovery.ts';
import { caughtUp, type Here, mailedToken, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let ada: Awaited<ReturnType<typeof operatorOf>>;
let app: App;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  app = await webApp(ada);
});

const devicesOf = (userId: string, { call } = ada) => call('GET /getUserDevices/:userId', { userId });
const suspend = (userId: string, credentialID: string, suspended = true) =>
  ada.call('POST /suspendDevice', { userId, credentialID, suspended });
const remove = (userId: string, credentialID: string) =>
  ada.call('POST /removeDevice', { userId, credentialID });

test('a user is read with the application, and has the devices listed [org-user-detail.call.get-getuser, data.user-general, data.user-passwordless, data.device, data.device-added]', async () => {
  const grace = shopper(product, app);
  const name = unique('grace');
  const { userId } = await grace.register(name);
  const read = () => ada.call('GET /getUser/:userId', { userId });
  await expect
    .poll(() => read().catch(() => null))
    .toMatchObject({
      user: { userId, username: name, createdAt: expect.any(String), lastLogin: null, suspended: false },
    });
  const addedOn = expect.stringMatching(/^\d{4}-/);
  const device = {
    ...{
      credentialID: grace.key.id,
      deviceType: 'Web',
      fmt: expect.any(String),
      platform: expect.any(String),
    },
    ...{ suspended: false, lastLogin: null, counter: 0, addedOn },
  };
  const devices = [expect.objectContaining(device)];
  const { application, ...found } = await read();
  expect(application).toEqual({
    [app.appId]: { appName: expect.stringMatching(/^Shop /), userId, devices, isSonicKYCEnabled: false },
  });
  expect(found).toMatchObject({
    ...{ userId, username: name, email: name, updatedAt: expect.any(String), loginCount: 0, deviceCount: 1 },
    ...{ address: { country: '' }, devices },
  });
  await grace.signIn();
  await expect
    .poll(() => devicesOf(userId))
    .toMatchObject([{ credentialID: grace.key.id, suspended: false, counter: 1, lastLogin: addedOn }]);
  const [shown] = await devicesOf(userId);
  expect(shown!.addedAt).toBe(shown!.addedOn);
});
test('a user is read with all web applications of the person, each with the user there and the devices [org-user-detail.call.get-getuser]', async () => {
  const grace = shopper(product, app);
  const { userId } = await grace.register(unique('grace'));
  const books = await webApp(ada);
  const there = await userOf(product, ada, await personIdOf(product, userId), books.appId);
  const { application } = await ada.call('GET /getUser/:userId', { userId });
  const of = (userId: string) =>
    expect.objectContaining({
      userId,
      devices: [expect.objectContaining({ userId, credentialID: grace.key.id })],
    });
  expect(application).toEqual({ [app.appId]: of(userId), [books.appId]: of(there) });
});
test('the only device of a user can be neither suspended nor removed [org-user-detail.general.last-device]', async () => {
  const grace = shopper(product, app);
  const { userId } = await grace.register(unique('grace'));
  expect(await refusal(suspend(userId, grace.key.id))).toEqual(refusing('device.lastWorking'));
  expect(await refusal(remove(userId, grace.key.id))).toMatchObject({
    message: "Last device can't be deleted",
  });
  await grace.signIn();
});
test('a user who lost the device makes a passkey by the operator’s link, once, and the lost one can be suspended and removed [org-user-detail.call.post-suspenddevice] [org-user-detail.call.post-removedevice]', async () => {
  const { userId, link, old, first, second, recover } = await recoveredUser(product, ada, app);
  expect(link).toContain(`http://${ada.subdomain}.localhost`);
  expect(await second.signIn()).toMatchObject({ userId });
  expect(await refusal(recover())).toMatchObject({ status: 403 });
  await suspend(userId, old.id);
  expect(await refusal(first.signIn())).toEqual(refusing('device.suspended'));
  expect(await refusal(suspend(userId, second.key.id))).toEqual(refusing('device.lastWorking'));
  await suspend(userId, old.id, false);
  await first.signIn();
  await remove(userId, old.id);
  expect(await refusal(first.signIn())).toEqual(refusing('device.unregistered'));
  await second.signIn();
});
test('the token of a suspended passkey counts no more, nor does that of a removed one, while the other passkey’s does [security.suspended-effect]', async () => {
  const { userId, old, first, second } = await recoveredUser(product, ada, app);
  const { accessToken } = await first.signIn();
  const { accessToken: others } = await second.signIn();
  const { call } = visit(product);
  const verify = (token: string) => call('POST /verifyToken', { accessToken: token });
  await suspend(userId, old.id);
  expect(await refusal(verify(accessToken))).toEqual(refusing('device.suspended'));
  expect(await verify(others)).toMatchObject({ userId });
  await suspend(userId, old.id, false);
  expect(await verify(accessToken)).toMatchObject({ userId });
  await remove(userId, old.id);
  expect(await refusal(verify(accessToken))).toEqual(refusing('session.token'));
  expect(await verify(others)).toMatchObject({ userId });
});
test('a user name that is an address gets the link by mail, and the operator is not shown it', async () => {
  const email = `${unique('grace')}@shop.example`;
  const { userId } = await shopper(product, app).register(email);
  expect(await ada.call('POST /recovery/user/:userId', { userId })).toEqual({
    ...{ errorCode: 0, mailed: true, link: null },
  });
  const accessToken = await mailedToken(product, email, 'recoverUser');
  expect(await visit(product).call('POST /recovery/readUser', { accessToken })).toMatchObject({
    username: email,
    organisationName: 'Acme',
    application: { origins: [app.origin] },
  });
});
test('the link goes to the address that a person has proved, and to none that only a directory says', async () => {
  const run = commandsBy(product, ada);
  const imported = async (address: string | null) => {
    const personId = randomUUID();
    const userId = accessId(personId, app.appId);
    await run(RegisterPerson, { id: personId, organisationId: ada.uniqueId, address });
    await run(ImportUser, {
      ...{ id: userId, applicationId: app.appId, personId, username: `${unique('grace')}@shop.example` },
      ...{ runId: 'run', digest: 'digest', entry: null },
    });
    return ada.call('POST /recovery/user/:userId', { userId });
  };
  expect(await imported(null)).toMatchObject({ mailed: false, link: expect.any(String) });
  const proved = `${unique('grace')}@acme.example`;
  expect(await imported(proved)).toMatchObject({ mailed: true, link: null });
  await mailedToken(product, proved, 'recoverUser');
});
test('the link of one application makes no passkey in another, and a stopped one makes none', async () => {
  const { userId } = await shopper(product, app).register(unique('grace'));
  const { link } = await ada.call('POST /recovery/user/:userId', { userId });
  const invite = link!.split('/recoverUser/')[1]!;
  const other = await webApp(ada);
  const begin = (to: App) =>
    shopper(product, to).guest.call('POST /sdk/:appId/register', { appId: to.appId, invite });
  expect(await refusal(begin(other))).toEqual(refusing('session.token'));
  await begin(app);
  await ada.call('POST /recovery/stop/:userId', { userId });
  expect(await refusal(begin(app))).toEqual(refusing('recovery.over'));
});
test('another organisation neither sees nor changes nor recovers them, nor does a user’s call take a member’s device', async () => {
  const rival = await operatorOf(product);
  const grace = shopper(product, app);
  const { userId } = await grace.register(unique('grace'));
  expect(await refusal(devicesOf(userId, rival))).toEqual(refusing('user.unknown'));
  const theirs = { userId, credentialID: grace.key.id };
  expect(await refusal(rival.call('POST /suspendDevice', { ...theirs, suspended: true }))).toEqual(
    refusing('device.unknown'),
  );
  expect(await refusal(rival.call('POST /removeDevice', theirs))).toEqual(refusing('device.unknown'));
  expect(await refusal(rival.call('POST /recovery/user/:userId', { userId }))).toEqual(
    refusing('user.unknown'),
  );
  expect(await refusal(remove(ada.userId, ada.key.id))).toEqual(refusing('device.unknown'));
});

test('the devices of a person without access are managed by the person’s id, and another organisation knows none of them', async () => {
  const rival = await operatorOf(product);
  const personId = randomUUID();
  const register = { id: personId, organisationId: ada.uniqueId, address: null };
  await commandsBy(product, ada)(RegisterPerson, register);
  for (let n = 0; n < 2; n++) await giveDevice(product, ada, personId, 'acme.localhost');
  await caughtUp(product);
  const read = ({ call } = ada) => call('GET /person/:personId/devices', { personId });
  type One = { personId: string; deviceId: string };
  const set = (one: One, suspended: boolean, { call } = ada) =>
    call('PUT /person/:personId/device/:deviceId', { ...one, suspended });
  const remove = (one: One, { call } = ada) => call('DELETE /person/:personId/device/:deviceId', one);
  const recover = (personId: string, { call } = ada) => call('POST /person/:personId/recovery', { personId });
  const [one, other] = (await read()).map(({ id }) => ({ personId, deviceId: id })) as [One, One];
  expect(await refusal(read(rival))).toMatchObject({ status: 404 });
  const { userId } = await shopper(product, app).register(unique('grace'));
  const another = await personIdOf(product, userId);
  const unknown = [
    () => set(one, true, rival),
    () => remove(one, rival),
    () => remove({ ...one, personId: another }),
  ];
  for (const each of unknown) expect(await refusal(each())).toEqual(refusing('device.unknown'));
  await set(one, true);
  expect(await refusal(set(other, true))).toEqual(refusing('device.lastWorking'));
  expect(await refusal(remove(other))).toEqual(refusing('device.last'));
  await set(one, false);
  await remove(other);
  await caughtUp(product);
  expect(await read()).toMatchObject([{ id: one.deviceId, suspended: false }]);
  expect(await refusal(recover(personId))).toEqual(refusing('user.unknown'));
  expect(await refusal(recover(another, rival))).toEqual(refusing('user.unknown'));
  expect(await recover(another)).toMatchObject({ mailed: false, link: expect.any(String) });
});
