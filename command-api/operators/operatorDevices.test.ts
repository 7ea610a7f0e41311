import { beforeAll, expect, test } from 'vitest';
import { tokensOf } from '../../server-kit/access/tokens.ts';
import { appKeys } from '../../test/clients/pushService.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { land, operatorOf, signIn, unique } from '../../test/people/people.ts';
import { appOf, openRequest } from '../../test/people/phones.ts';
import {
  askedRecovery,
  beginRecovering,
  finishRecovering,
  openedRecovery,
} from '../../test/people/recovery.ts';
import { addsDevice, beginAdding, colleagueOf, grantedDevice } from '../../test/people/team.ts';
import { type Here, mailedToken, mailsOf, sharedProduct, solveCaptcha, visit } from '../../test/product.ts';

let product: Here;
type Operator = Awaited<ReturnType<typeof operatorOf>>;
let ada: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
});

const devicesOf = ({ call, userId }: Pick<Operator, 'call' | 'userId'>) =>
  call('GET /getOperatorDevices/:userId', { userId });
const open = (accessToken: string) => visit(product).call('POST /verifyDeviceToken', { accessToken });
const another = async (operator: Pick<Operator, 'call' | 'key'>) =>
  addsDevice(product, (await grantedDevice(product, operator)).accessToken);

test('one’s own device needs a passkey that is there, and then is another way to sign in [org-team.detail.add-device] [org-team.call.post-generateemailtoken] [invite.add-device.flow]', async () => {
  const { accessToken } = await ada.call('POST /generateEmailToken', { userId: ada.userId });
  expect(await open(accessToken!)).toMatchObject({
    ...{ step: 'confirm', name: 'Ada Lovelace', email: ada.email, organisationName: 'Acme' },
  });
  expect(await refusal(beginAdding(product, accessToken!))).toEqual(refusing('session.token'));
  const granted = await grantedDevice(product, ada);
  expect(await open(granted.accessToken)).toMatchObject({ step: 'add' });
  const phone = await addsDevice(product, granted.accessToken);
  expect(await signIn(visit(product), phone, ada.email)).toMatchObject({ emailVerified: true });
  const shown = async () => (await devicesOf(ada)).find(({ credentialID }) => credentialID === phone.id);
  await expect.poll(shown).toMatchObject({ rpId: 'localhost', suspended: false, deviceType: 'Web' });
});
test('the passkey that confirms must be one’s own', async () => {
  const bob = await colleagueOf(product, ada);
  const { accessToken } = await ada.call('POST /generateEmailToken', {});
  const guest = visit(product);
  const captcha = await solveCaptcha(guest);
  const { options, transactionId } = await guest.call('POST /confirmDevice', {
    accessToken: accessToken!,
    captcha,
  });
  const credential = bob.key.get(options);
  expect(
    await refusal(guest.call('POST /verify-confirmDevice-assertion', { credential, transactionId })),
  ).toEqual(refusing('ceremony.failed'));
});
const byPhone = async (accessToken: string) =>
  openRequest(product, undefined, { requestType: 'OPERATOR_ADD_DEVICE', type: 1, accessToken });
test('a phone adds itself by a request that names the account; the window is told, and the passkey signs in [approval.types, approval.device-add-call, public.register.request-types]', async () => {
  const { accessToken } = await grantedDevice(product, ada);
  const request = await byPhone(accessToken);
  expect(await request.asked()).toMatchObject({
    ...{ kind: 'addDevice', type: 1, auth: 'addDevice', email: ada.email },
  });
  const key = request.key();
  const { options } = await request.choose();
  expect(options).toMatchObject({
    excludeCredentials: expect.arrayContaining([{ type: 'public-key', id: ada.key.id }]),
  });
  expect(await request.register(key)).toEqual({ errorCode: 0, kind: 'addDevice' });
  expect(await request.collect()).toMatchObject({ email: ada.email, redirectTo: null, resendToken: null });
  expect(await signIn(visit(product), key, ada.email)).toMatchObject({ email: ada.email });
  expect(await refusal(byPhone(accessToken))).toEqual(refusing('session.token'));
  await ada.call('POST /removeOperatorDevice', { userId: ada.userId, credentialID: key.id });
});
test('a request to add a device ends with the passkey that confirmed it', async () => {
  const second = await another(ada);
  const { accessToken } = await grantedDevice(product, { call: ada.call, key: second });
  const request = await byPhone(accessToken);
  await request.choose();
  await ada.call('POST /removeOperatorDevice', { userId: ada.userId, credentialID: second.id });
  expect(await refusal(request.register(request.key()))).toEqual(refusing('transaction.expired'));
});
test('a request to add a device needs the confirmed token, and no other request takes one', async () => {
  expect(await refusal(byPhone('not-a-token'))).toEqual(refusing('session.token'));
  const { accessToken } = await ada.call('POST /generateEmailToken', {});
  expect(await refusal(byPhone(accessToken!))).toEqual(refusing('session.token'));
  for (const opening of [{ requestType: 'OPERATOR_ADD_DEVICE' }, { accessToken: accessToken! }] as const)
    expect((await refusal(openRequest(product, undefined, opening))).status).toBe(400);
});
test('the token for the new device is valid 120 seconds and once [org-team.detail.qr-expiry]', async () => {
  const { accessToken, expiresIn } = await grantedDevice(product, ada);
  expect(expiresIn).toBe(120);
  const { tokens, vault } = product.system;
  const { kind, exp: _, ...claims } = tokens.open('new device', accessToken);
  const past = tokensOf(vault.derive('tokens'), () => Date.now() - 121_000).seal(kind, claims, 120);
  expect(await refusal(open(past))).toEqual(refusing('session.token'));
  expect(await refusal(beginAdding(product, past))).toEqual(refusing('session.token'));
  await addsDevice(product, accessToken);
  expect(await refusal(beginAdding(product, accessToken))).toEqual(refusing('session.token'));
  expect(await refusal(open(accessToken))).toEqual(refusing('session.token'));
});
test.for<[string, (of: Operator) => Promise<unknown>]>([
  [
    'with the passkey that confirmed it',
    async ({ call, key, userId }) =>
      call('POST /suspendOperatorDevice', { userId, credentialID: key.id, suspend: true }),
  ],
  [
    'by a recovery',
    async (of) => {
      const begun = await beginRecovering(product, (await openedRecovery(product, of)).accessToken);
      await finishRecovering(begun, begun.key);
    },
  ],
  [
    'by a recovery, after which somebody has asked for another one',
    async (of) => {
      const begun = await beginRecovering(product, (await openedRecovery(product, of)).accessToken);
      await finishRecovering(begun, begun.key);
      await askedRecovery(product, of);
    },
  ],
])('the token for the new device ends %s, also when the device is under way', async ([, end]) => {
  const bob = await operatorOf(product, 'special_plan');
  await another(bob);
  const { accessToken } = await grantedDevice(product, bob);
  const { guest, key, options, transactionId } = await beginAdding(product, accessToken);
  await end(bob);
  const late = { credential: key.create(options), transactionId };
  const adding = guest.call('POST /verify-addDevice-attestation', late);
  expect(await refusal(adding)).toEqual(refusing('session.token'));
  expect(await refusal(beginAdding(product, accessToken))).toEqual(refusing('session.token'));
});
test('one of two devices at one link is added', async () => {
  const { accessToken } = await grantedDevice(product, ada);
  const count = async () =>
    product.system.executor.reserved.count({ kind: 'max.device.count', of: ada.userId });
  const before = await count();
  const both = await Promise.all([1, 2].map(() => beginAdding(product, accessToken)));
  const ended = await Promise.allSettled(
    both.map(({ guest, key, options, transactionId }) =>
      guest.call('POST /verify-addDevice-attestation', { credential: key.create(options), transactionId }),
    ),
  );
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await count()).toBe(before + 1);
});

test('for a colleague the link is mailed to the colleague, and nobody else gets it [security.invite-tokens]', async () => {
  const bob = await colleagueOf(product, ada);
  const answer = await ada.call('POST /generateEmailToken', { userId: bob.userId });
  expect(answer).toEqual({ errorCode: 0, accessToken: null });
  const accessToken = await mailedToken(product, bob.email, 'add-device');
  const holders = (await mailsOf(product)).filter(({ text }) => text.includes(accessToken));
  expect(holders.map(({ to }) => to)).toEqual([bob.email]);
  expect(await open(accessToken)).toMatchObject({ step: 'add', email: bob.email });
  const key = await addsDevice(product, accessToken);
  await signIn(visit(product), key, bob.email);
  expect(await refusal(open(accessToken))).toEqual(refusing('session.token'));
});
test('a mailed link ends with a recovery of the colleague, and one that is mailed after it works', async () => {
  const bob = await colleagueOf(product, ada);
  const { userId } = bob;
  await ada.call('POST /generateEmailToken', { userId });
  const before = await mailedToken(product, bob.email, 'add-device');
  const begun = await beginRecovering(product, (await openedRecovery(product, bob)).accessToken);
  await finishRecovering(begun, begun.key);
  expect(await refusal(open(before))).toEqual(refusing('session.token'));
  expect(await refusal(beginAdding(product, before))).toEqual(refusing('session.token'));
  await ada.call('POST /generateEmailToken', { userId });
  await addsDevice(product, await mailedToken(product, bob.email, 'add-device'));
});
test('the e-mail names the member where no user id does, and only one of the own team [org-team.call.post-generateemailtoken]', async () => {
  const bob = await colleagueOf(product, ada);
  const { userId: createdBy, uniqueId } = ada;
  const ask = (email: string) =>
    ada.call('POST /generateEmailToken', { name: 'Somebody', email, createdBy, uniqueId });
  expect(await ask(bob.email.toUpperCase())).toEqual({ errorCode: 0, accessToken: null });
  const token = await mailedToken(product, bob.email, 'add-device');
  expect(await open(token)).toMatchObject({ step: 'add', email: bob.email });
  const { accessToken } = await ask(ada.email);
  expect(await open(accessToken!)).toMatchObject({ step: 'confirm', email: ada.email });
  const rival = await operatorOf(product);
  for (const email of [rival.email, `${unique('nobody')}@acme.example`])
    expect(await refusal(ask(email))).toEqual(refusing('operator.unknown'));
});
test('a colleague who is suspended gets no device, and a stranger is unknown', async () => {
  const bob = await colleagueOf(product, ada);
  const { accessToken } = await grantedDevice(product, bob);
  await ada.call('PUT /suspendOperator/:userId', { userId: bob.userId, suspended: true });
  const ask = (userId: string) => ada.call('POST /generateEmailToken', { userId });
  expect(await refusal(ask(bob.userId))).toEqual(refusing('operator.suspended'));
  expect(await refusal(beginAdding(product, accessToken))).toEqual(refusing('operator.suspended'));
  const rival = await operatorOf(product);
  expect(await refusal(ask(rival.userId))).toEqual(refusing('operator.unknown'));
});
test('no more devices than the plan has: not begun, and at the same moment only one', async () => {
  const small = await operatorOf(product);
  for (let devices = 1; devices < 4; devices++) await another(small);
  const granted = [await grantedDevice(product, small), await grantedDevice(product, small)];
  const begun = await Promise.all(granted.map(({ accessToken }) => beginAdding(product, accessToken)));
  const ended = await Promise.allSettled(
    begun.map(({ guest, key, options, transactionId }) =>
      guest.call('POST /verify-addDevice-attestation', { credential: key.create(options), transactionId }),
    ),
  );
  const told = ended.flatMap((each) => (each.status === 'rejected' ? each.reason.message : []));
  expect(told).toEqual(['Error: No remaining usage for max.device.count.']);
  expect(await refusal(small.call('POST /generateEmailToken', {}))).toEqual(refusing('device.limit'));
  const used = async () => {
    const { features } = await small.call('GET /usage', {});
    return features.find(({ name }) => name === 'max.device.count');
  };
  await expect.poll(used).toMatchObject({ total: 5, used: 5 });
});

test('a suspended device signs nobody in until it is activated [org-team.call.post-suspendoperatordevice] [org-team.detail.device-suspend]', async () => {
  const bob = await colleagueOf(product, ada);
  await another(bob);
  const device = { userId: bob.userId, credentialID: bob.key.id };
  await ada.call('POST /suspendOperatorDevice', { ...device, suspend: true });
  const shown = await devicesOf({ call: ada.call, userId: bob.userId });
  expect(shown.find(({ credentialID }) => credentialID === bob.key.id)).toMatchObject({ suspended: true });
  expect(await refusal(signIn(visit(product), bob.key))).toEqual(refusing('device.suspended'));
  await ada.call('POST /suspendOperatorDevice', { ...device, suspend: false });
  await signIn(visit(product), bob.key);
});
test('a removed device signs nobody in, and the last one stays [org-team.call.post-removeoperatordevice] [org-team.detail.device-remove]', async () => {
  const bob = await colleagueOf(product, ada);
  const { userId } = bob;
  const remove = (credentialID: string) => ada.call('POST /removeOperatorDevice', { userId, credentialID });
  expect(await refusal(remove(bob.key.id))).toMatchObject({ message: "Last device can't be deleted" });
  const second = await another(bob);
  await remove(bob.key.id);
  expect(await refusal(signIn(visit(product), bob.key))).toEqual(refusing('device.unregistered'));
  await signIn(visit(product), second, bob.email);
  expect(await refusal(remove(second.id))).toEqual(refusing('device.last'));
  expect(await refusal(remove(bob.key.id))).toEqual(refusing('device.unknown'));
});
test('a device that is suspended ends the sessions that it opened, and no others', async () => {
  const bob = await colleagueOf(product, ada);
  const second = await another(bob);
  const other = await land(product, (await signIn(visit(product), second, bob.email)).redirectTo!);
  const begun = (await signIn(visit(product), bob.key, bob.email)).redirectTo!;
  const device = { userId: bob.userId, credentialID: bob.key.id };
  await ada.call('POST /suspendOperatorDevice', { ...device, suspend: true });
  expect(await refusal(bob.call('GET /usage', {}))).toEqual(refusing('device.suspended'));
  expect(await refusal(land(product, begun))).toEqual(refusing('device.suspended'));
  expect(await other.call('GET /session', {})).toMatchObject({ userId: bob.userId });
  // Ended sessions do not come back with the device.
  await ada.call('POST /suspendOperatorDevice', { ...device, suspend: false });
  expect(await refusal(bob.call('GET /usage', {}))).toEqual(refusing('session.none'));
});
test('a device that is removed ends the sessions that it opened, by phone too', async () => {
  const bob = await colleagueOf(product, ada);
  const phone = await another(bob);
  const request = await openRequest(product, bob.email);
  await request.approve(phone);
  const { redirectTo } = await request.collect();
  const screen = await land(product, redirectTo!);
  expect(await screen.call('GET /session', {})).toMatchObject({ userId: bob.userId });
  await ada.call('POST /removeOperatorDevice', { userId: bob.userId, credentialID: phone.id });
  expect(await refusal(screen.call('GET /usage', {}))).toEqual(refusing('session.none'));
  expect(await bob.call('GET /session', {})).toMatchObject({ userId: bob.userId });
});
test('one of two devices that are removed at the same moment stays', async () => {
  const bob = await colleagueOf(product, ada);
  const second = await another(bob);
  const { userId } = bob;
  const ended = await Promise.allSettled(
    [bob.key.id, second.id].map((credentialID) =>
      ada.call('POST /removeOperatorDevice', { userId, credentialID }),
    ),
  );
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
test('the devices of another organisation are as good as absent, and so are those of users', async () => {
  const rival = await operatorOf(product);
  const theirs = { userId: ada.userId, credentialID: ada.key.id };
  for (const call of ['POST /removeOperatorDevice', 'POST /suspendOperatorDevice'] as const) {
    const asked = (input: typeof theirs) => refusal(rival.call(call, { ...input, suspend: true }));
    expect(await asked(theirs)).toEqual(refusing('device.unknown'));
    expect(await asked({ ...theirs, userId: rival.userId })).toEqual(refusing('device.unknown'));
    expect(await asked({ userId: rival.userId, credentialID: unique('none') })).toEqual(
      refusing('device.unknown'),
    );
  }
  expect(await devicesOf({ call: rival.call, userId: ada.userId })).toEqual([]);
});
test('unless the settings say otherwise, an app’s messages go to the open internet alone', async () => {
  const app = await appOf(product, ada);
  const { p256dh, auth } = appKeys();
  for (const endpoint of [
    'http://push.example/push',
    'https://127.0.0.1/push',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/push',
    'https://push.example:8443/',
  ])
    expect(await refusal(app.subscribe({ endpoint, keys: { p256dh, auth } }))).toEqual(
      refusing('push.service'),
    );
  const subscribed = await app.subscribe({ endpoint: 'https://push.example/', keys: { p256dh, auth } });
  expect(subscribed.errorCode).toBe(0);
});
