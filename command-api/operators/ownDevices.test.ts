import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { operatorOf, webApp } from '../../test/people/people.ts';
import { withPhone } from '../../test/people/phones.ts';
import { addsDevice, colleagueOf, grantedDevice } from '../../test/people/team.ts';
import { type Here, startProduct } from '../../test/product.ts';

let product: Here;
let ada: Awaited<ReturnType<typeof operatorOf>>;
beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' });
  ada = await operatorOf(product, 'special_plan');
});
afterAll(() => product.stop());

const rename = ({ call }: Pick<typeof ada, 'call'>, deviceId: string, name: string) =>
  call('PUT /ownDevices/:deviceId', { deviceId, name });

test('an operator sees their devices, with the one in use marked, and names them; lists show the name', async () => {
  const { accessToken } = await grantedDevice(product, ada);
  const added = await addsDevice(product, accessToken);
  const names = async () =>
    (await ada.call('GET /ownDevices', {})).devices.map(({ name, current }) => [name, current]);
  await expect.poll(names).toEqual([
    ['Passkey', false],
    ['Passkey', true],
  ]);
  const [newest] = (await ada.call('GET /ownDevices', {})).devices;
  await rename(ada, newest!.id, ' Key on the ring ');
  expect(await names()).toEqual([
    ['Key on the ring', false],
    ['Passkey', true],
  ]);
  const listed = await ada.call('GET /getOperatorDevices/:userId', { userId: ada.userId });
  expect(listed.find(({ credentialID }) => credentialID === added.id)?.name).toBe('Key on the ring');
});

test('nobody else’s device is renamed: not a colleague’s, not a stranger’s, not a user’s, none that is not there', async () => {
  const bob = await colleagueOf(product, ada);
  const [own] = (await ada.call('GET /ownDevices', {})).devices;
  const stranger = await operatorOf(product);
  for (const other of [bob, stranger])
    expect(await refusal(rename(other, own!.id, 'Mine now'))).toEqual(refusing('device.unknown'));
  expect(await refusal(rename(ada, 'no-such-device', 'Mine now'))).toEqual(refusing('device.unknown'));
  const user = await withPhone(product, await webApp(ada));
  expect(await refusal(rename(user, own!.id, 'Mine now'))).toEqual(refusing('session.none'));
  await user.signIn();
  expect(await refusal(rename(user, own!.id, 'Mine now'))).toEqual(refusing('device.unknown'));
  expect((await refusal(rename(ada, own!.id, '   '))).status).toBe(400);
  expect((await refusal(rename(ada, own!.id, 'x'.repeat(61)))).status).toBe(400);
});

test('a user who is signed in to the app sees and names their device, and no operator does', async () => {
  const user = await withPhone(product, await webApp(ada));
  await user.signIn();
  const own = async () => (await user.call('GET /ownDevices', {})).devices;
  await expect.poll(async () => (await own()).length).toBe(1);
  const [phone] = await own();
  expect(phone).toMatchObject({ current: true, suspended: false });
  expect(await refusal(rename(ada, phone!.id, 'Mine now'))).toEqual(refusing('device.unknown'));
  await rename(user, phone!.id, 'Bob’s phone');
  expect((await own())[0]?.name).toBe('Bob’s phone');
});
