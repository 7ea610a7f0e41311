import { beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { type App, type Operator, operatorOf, shopper, unique, webApp } from '../../test/people/people.ts';
import { shopRequest } from '../../test/people/phones.ts';
import { beginRegisteringUser, finishRegisteringUser, invitedUser } from '../../test/people/team.ts';
import { type Here, sharedProduct } from '../../test/product.ts';

let product: Here;
let ada: Operator;
let app: App;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  app = await webApp(ada);
});
const setInvitedOnly = (invitedOnly: boolean) =>
  ada.call('PUT /updateApp/:appId', { appId: app.appId, invitedOnly });

test('an application that only invited people may enter registers nobody else, by script or by phone', async () => {
  const early = shopper(product, app);
  const begun = await early.guest.call('POST /sdk/:appId/register', { appId: app.appId, username: 'early' });
  const request = await shopRequest(product, app, { type: 1, username: unique('bob') });
  expect(await ada.call('GET /viewApp/:appId', app)).toMatchObject({ invitedOnly: false });
  await setInvitedOnly(true);
  expect(await ada.call('GET /viewApp/:appId', app)).toMatchObject({ invitedOnly: true });
  const uninvited = refusing('user.uninvited');
  expect(await refusal(shopper(product, app).register('eve'))).toEqual(uninvited);
  expect(await refusal(shopRequest(product, app, { type: 1, username: 'eve' }))).toEqual(uninvited);
  // Registrations that began before the application was closed are refused too.
  const { transactionId } = begun;
  const credential = early.key.create(begun.options);
  const finishing = { appId: app.appId, credential, transactionId };
  expect(await refusal(early.guest.call('POST /sdk/:appId/verify-register', finishing))).toEqual(uninvited);
  expect(await refusal(request.register(request.key()))).toEqual(uninvited);
  expect(await request.result()).toMatchObject({ transactionStatus: 'PENDING', token: null });
  expect(await ada.call('GET /getAllUsersByAppId/:appId', app)).toEqual([]);
});
test('invited people register, and whoever is a user already signs in', async () => {
  await setInvitedOnly(false);
  const old = shopper(product, app);
  await old.register('old');
  await setInvitedOnly(true);
  const { email, accessToken } = await invitedUser(product, ada, app);
  const person = shopper(product, app);
  await finishRegisteringUser(person, app, await beginRegisteringUser(person, app, accessToken));
  expect(await person.signIn(email)).toMatchObject({ errorCode: 0 });
  expect(await old.signIn('old')).toMatchObject({ errorCode: 0 });
});
