import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { ref } from '../domain/kit.ts';
import { RegisterPerson } from '../domain/person/commands.ts';
import { pushes, spansOf } from '../domain/pushes/pushes.ts';
import { ImportUser } from '../domain/user/directory.ts';
import { accessId } from '../server-kit/access/accessId.ts';
import { oidcApp, oidcUser } from '../test/clients/openid.ts';
import { mailedRequest, radclient, radiusApp, requestsTo } from '../test/clients/radius.ts';
import { commandsBy, giveDevice, personIdOf } from '../test/people/familyUsers.ts';
import { type Operator, operatorOf, unique } from '../test/people/people.ts';
import { type Here, sharedProduct } from '../test/product.ts';
import { until } from '../test/until.ts';

let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
});

type App = Awaited<ReturnType<typeof radiusApp>>;
/** Gives somebody access to a network under a name of a directory. */
async function named(personId: string, { appId: applicationId }: App, username = unique('grace')) {
  const access = { id: accessId(personId, applicationId), applicationId, personId, username };
  const from = { runId: randomUUID(), digest: 'digest', entry: null };
  await commandsBy(product, ada)(ImportUser, { ...access, ...from });
  return username;
}
/** Somebody with a passkey on the organisation's host, of whom no address is known. */
async function withoutAddress() {
  const personId = randomUUID();
  await commandsBy(product, ada)(RegisterPerson, {
    ...{ id: personId, organisationId: ada.uniqueId, address: null },
  });
  await giveDevice(product, ada, personId, `${ada.subdomain}.localhost`);
  return personId;
}
/** Signs in from a client of the network. Another word for the password makes it another sign-in. */
const enters = (app: App, username: string, word = 'x') =>
  radclient(product, app, { 'User-Name': username, 'User-Password': word }, { timeout: 30 });

test('somebody whose user name is no address is asked at the address that the person has proved', async () => {
  const network = await radiusApp(ada);
  const { email, key, userId } = await oidcUser(product, ada, await oidcApp(ada));
  const username = await named(await personIdOf(product, userId), network);
  const waiting = enters(network, username);
  await (await mailedRequest(product, email)).approve(key);
  expect(await waiting).toContain('Received Access-Accept');
});
test('the proved address comes before a user name that is another one', async () => {
  const network = await radiusApp(ada);
  const { email, key, userId } = await oidcUser(product, ada, await oidcApp(ada));
  const other = `${unique('grace')}@directory.example`;
  const waiting = enters(network, await named(await personIdOf(product, userId), network, other));
  await (await mailedRequest(product, email)).approve(key);
  expect(await waiting).toContain('Received Access-Accept');
  expect(await requestsTo(product, other)).toBe(0);
});
test('somebody who can be asked neither by the app nor by mail is told like an unknown name, and a tryout says why', async () => {
  const network = await radiusApp(ada, { answers: 'challenge' });
  const personId = await withoutAddress();
  const username = await named(personId, network);
  for (const name of [username, unique('nobody')])
    for (let n = 0; n < 4; n++)
      expect(await enters(network, name, `word ${n}`)).toContain(
        `Received Access-${n < 3 ? 'Challenge' : 'Reject'}`,
      );
  const { id } = spansOf(personId, product.system.clock(), 'network');
  expect((await product.system.executor.look(ref(pushes, id))).state.status).toBe('absent');
  const tried = await ada.call('POST /tryRadiusClient/:radiusClientId', {
    ...{ radiusClientId: network.clientId, username },
  });
  const { problem } = await until(async () => {
    const found = await ada.call('GET /tryouts/:tryoutId', { tryoutId: tried.id });
    expect(found.state).toBe('failed');
    return found;
  });
  expect(problem?.code).toBe('tryout.unasked');
});
