import { decodeJwt } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { flag } from '../../test/clients/softKey.ts';
import { type App, operatorOf, shopper, unique, webApp } from '../../test/people/people.ts';
import { type Here, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let ada: Awaited<ReturnType<typeof operatorOf>>;
let app: App;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  app = await webApp(ada);
});

test('attributes of a user are saved and read back, the others stay, and the user’s token tells the new name', async () => {
  const grace = shopper(product, app);
  const username = unique('grace');
  const { userId } = await grace.register(username);
  const update = (changes: object) => ada.call('PUT /updateUser/:userId', { userId, ...changes });
  const address = { country: 'United States', city: 'New York' };
  await update({ email: username, name: 'Grace Hopper', birthdate: '1906-12-09', address });
  await update({ address: { city: 'Arlington', postal_code: '22202' }, website: 'https://navy.example/' });
  expect(await ada.call('GET /getUser/:userId', { userId })).toMatchObject({
    ...{ email: username, name: 'Grace Hopper', middle_name: '', birthdate: '1906-12-09' },
    website: 'https://navy.example/',
    address: { country: 'United States', city: 'Arlington', postal_code: '22202', region: '' },
  });
  const { accessToken } = await grace.signIn();
  const shown = await visit(product).call('POST /verifyToken', { accessToken });
  expect(shown).toMatchObject({ name: 'Grace Hopper' });
});
test.for([
  { what: 'is bound to its device', flags: flag.up | flag.uv, amr: 'hwk' },
  { what: 'may be copied to other devices', flags: flag.up | flag.uv | flag.be | flag.bs, amr: 'swk' },
])('the token says of a passkey that it $what', async ({ flags, amr }) => {
  const grace = shopper(product, app, flags);
  const { accessToken } = await grace.register(unique('grace'));
  for (const token of [accessToken, (await grace.signIn()).accessToken])
    expect(decodeJwt(token)).toMatchObject({ amr: [amr, 'user'] });
});
test('suspending and attributes may come in one call, also when it is repeated', async () => {
  const { userId } = await shopper(product, app).register(unique('alan'));
  const both = { userId, suspended: true, family_name: 'Turing' };
  await ada.call('PUT /updateUser/:userId', both);
  await ada.call('PUT /updateUser/:userId', both);
  const shown = await ada.call('GET /getUser/:userId', { userId });
  expect(shown).toMatchObject({ suspended: true, family_name: 'Turing' });
});
test('another username, an empty change and a foreign user are refused', async () => {
  const { userId } = await shopper(product, app).register(unique('edsger'));
  const update = (changes: object, by = ada) =>
    refusal(by.call('PUT /updateUser/:userId', { userId, ...changes }));
  expect(await update({ email: 'somebody else' })).toEqual(refusing('user.username'));
  expect(await update({})).toMatchObject({ status: 400 });
  expect(await update({ birthdate: '2100-01-01' })).toMatchObject({ status: 400 });
  expect(await update({ address: { planet: 'Earth', country: 7 } })).toMatchObject({ status: 400 });
  expect(await update({ name: 'Eve' }, await operatorOf(product))).toEqual(refusing('user.unknown'));
  expect(await ada.call('GET /getUser/:userId', { userId })).toMatchObject({
    address: { city: '', country: '' },
  });
});
