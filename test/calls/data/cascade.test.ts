import { beforeAll, expect, test } from 'vitest';
import { oidcApp } from '../../clients/openid.ts';
import { refusal, refusing } from '../../clients/raw.ts';
import { samlApp } from '../../clients/saml.ts';
import { adminOf, operatorOf, register, shopper, unique, webApp } from '../../people/people.ts';
import { type Guest, type Here, sharedProduct } from '../../product.ts';
import { until } from '../../until.ts';

let product: Here;
let admin: Guest;
beforeAll(async () => {
  product = await sharedProduct();
  admin = await adminOf(product);
});

/** An organisation with an application, one of its users, and the devices of both. */
async function organisation() {
  const operator = await operatorOf(product);
  const app = await webApp(operator);
  const person = shopper(product, app);
  const name = unique('grace');
  const { userId } = await person.register(name);
  return { operator, app, person, userId, name };
}
/** The number of erased personal fields in each event of a stream, as history shows them. */
async function personal(stream: string): Promise<unknown[]> {
  const { events } = await admin.call('GET /history/:stream', { stream });
  return events.map(({ data }) => Object.values(data as object).filter((value) => value === null).length);
}
const rows = async (model: string, filter: object) => {
  const answer = await admin.send(
    `/api/models/${model}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
  return ((await answer.json()) as unknown[]).length;
};

test('deleting an organisation deletes all below it, destroys the keys of its people, and frees their e-mail [data.cascade] [admin.call.delete-admin-deleteoperator]', async () => {
  const { operator, person, userId, name } = await organisation();
  const { email, uniqueId } = operator;
  await admin.call('DELETE /admin/deleteOperator/:userId', { userId: operator.userId });
  expect(await refusal(operator.call('GET /getOrgbyId/:uniqueId', { uniqueId }))).toMatchObject({
    status: 401,
  });
  expect(await refusal(person.signIn(name))).toMatchObject({ status: 404 });
  // A reaction deletes the children with one command each; it may be interrupted and then resumes.
  await until(async () => {
    const [user] = await personal(`user-${userId}`);
    const [member] = await personal(`operator-${operator.userId}`);
    expect([user, member]).toEqual([2, 3]);
  });
  for (const model of ['operators', 'applications', 'users', 'devices'])
    expect([model, await rows(model, { organisationId: uniqueId })]).toEqual([model, 0]);
  expect(await register(product, email)).toMatchObject({ email });
});

test('deleting an application deletes its users alone, and gives back its slot [org-app-web.call.delete-deleteapp]', async () => {
  const { operator, app, userId } = await organisation();
  await operator.call('DELETE /deleteApp/:appId', { appId: app.appId });
  expect(await refusal(operator.call('GET /viewApp/:appId', { appId: app.appId }))).toEqual(
    refusing('application.unknown'),
  );
  await until(async () => expect(await personal(`user-${userId}`)).toContain(2));
  expect(await rows('operators', { organisationId: operator.uniqueId })).toBe(1);
  expect(await webApp(operator)).toHaveProperty('appId');
});

const secretFields = new Set(['value', 'privateKey']);
/** The secrets in a stream, as the servers that use them read them; null where the key is destroyed. */
async function secretsIn(stream: string) {
  const { store, vault } = product.system;
  const events = await Array.fromAsync(store.readStream(stream));
  const opened = await vault.open(events, ['secret']);
  return opened.flatMap(({ data }) =>
    Object.entries(data as object).flatMap(([name, value]) => (secretFields.has(name) ? [value] : [])),
  );
}

test('deleting an application destroys the key of its secrets', async () => {
  const operator = await operatorOf(product);
  const { appId, secret } = await oidcApp(operator, { token_endpoint_auth_method: 'client_secret_basic' });
  expect(await secretsIn(`application-${appId}`)).toEqual([secret]);
  await operator.call('DELETE /deleteOIDCApp/:appId', { appId });
  await until(async () => expect(await secretsIn(`application-${appId}`)).toEqual([null]));
});

test('deleting an organisation destroys the keys that sign for it', async () => {
  const operator = await operatorOf(product);
  await operator.call('GET /SAML/app/:appId', { appId: (await samlApp(operator)).appId });
  const keyring = `keyring-${operator.uniqueId}`;
  expect(await secretsIn(keyring)).toEqual([expect.stringContaining('PRIVATE KEY')]);
  await admin.call('DELETE /admin/deleteOperator/:userId', { userId: operator.userId });
  await until(async () => expect(await secretsIn(keyring)).toEqual([null]));
});

test('a deleted user is gone at once, may register again under the same name, and is somebody else then [org-users.call.delete-deleteuser]', async () => {
  const { operator, person, app, userId, name } = await organisation();
  const { accessToken } = await person.signIn(name);
  const { uniqueId } = operator;
  const listed = () => operator.call('GET /getAllUsersByUniqueId/:uniqueId', { uniqueId });
  expect(await listed()).toMatchObject([{ userId }]);
  await operator.call('DELETE /deleteUser/:userId', { userId });
  expect(await listed()).toEqual([]);
  expect(await refusal(person.guest.call('POST /verifyToken', { accessToken }))).toEqual(
    refusing('session.token'),
  );
  // The passkey is removed a moment later; until then it belongs to a user who is not found.
  const told = [refusing('ceremony.failed'), refusing('device.unregistered')];
  expect(told).toContainEqual(await refusal(person.signIn(name)));
  expect((await shopper(product, app).register(name)).userId).not.toBe(userId);
});
