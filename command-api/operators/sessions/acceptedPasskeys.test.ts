import { afterAll, beforeAll, expect, test } from 'vitest';
import { personIdOf } from '../../../test/people/familyUsers.ts';
import { operatorOf, shopper, signIn, unique, webApp } from '../../../test/people/people.ts';
import { withPhone } from '../../../test/people/phones.ts';
import { staffKeyOf, staffSignIn } from '../../../test/people/staff.ts';
import { addsDevice, grantedDevice } from '../../../test/people/team.ts';
import { type Here, startProduct, visit } from '../../../test/product.ts';

let product: Here;
let ada: Awaited<ReturnType<typeof operatorOf>>;
beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' });
  ada = await operatorOf(product, 'special_plan');
});
afterAll(() => product.stop());

const handle = (id: string) => Buffer.from(id).toString('base64url');

test('a sign-in tells an operator’s browser all passkeys that count: suspended ones too, removed ones not', async () => {
  const { accessToken } = await grantedDevice(product, ada);
  const other = await addsDevice(product, accessToken);
  const told = async () => (await signIn(visit(product), ada.key, ada.email)).accepted;
  const { userId } = ada;
  const both = { rpId: 'localhost', userId: handle(userId) };
  expect(await told()).toEqual({ ...both, allAcceptedCredentialIds: [ada.key.id, other.id] });
  const device = { userId, credentialID: other.id };
  await ada.call('POST /suspendOperatorDevice', { ...device, suspend: true });
  expect((await told()).allAcceptedCredentialIds).toEqual([ada.key.id, other.id]);
  await ada.call('POST /removeOperatorDevice', device);
  expect((await told()).allAcceptedCredentialIds).toEqual([ada.key.id]);
});

test('a user’s browser is told the passkeys of that very website, and the app those of its host', async () => {
  const app = await webApp(ada);
  const { guest, key, register } = shopper(product, app);
  const { userId } = await register(unique('user'));
  const { appId } = app;
  const { options, transactionId } = await guest.call('POST /sdk/:appId/login', { appId });
  const credential = key.get(options);
  const signedIn = await guest.call('POST /sdk/:appId/verify-login', { appId, credential, transactionId });
  const site = {
    rpId: (options as { rpId: string }).rpId,
    userId: handle(await personIdOf(product, userId)),
  };
  expect(signedIn.accepted).toEqual({ ...site, allAcceptedCredentialIds: [key.id] });
  const bob = await withPhone(product, app);
  expect((await bob.signIn()).accepted).toEqual({
    ...{ rpId: `${ada.subdomain}.localhost`, userId: handle(await personIdOf(product, bob.userId)) },
    allAcceptedCredentialIds: [bob.key.id],
  });
});

test('so is the browser of the staff', async () => {
  const guest = visit(product, 'admin.localhost');
  await staffSignIn(guest, product);
  const key = await staffKeyOf(product);
  const { options, transactionId } = await guest.call('POST /admin/passkeyLogin', {});
  const { accepted } = await guest.call('POST /admin/verify-passkeyLogin-assertion', {
    credential: key.get(options),
    transactionId,
  });
  expect(accepted).toMatchObject({ rpId: 'admin.localhost', allAcceptedCredentialIds: [key.id] });
});
