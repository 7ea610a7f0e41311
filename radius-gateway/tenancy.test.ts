import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { datagrams, ownAddress, radiusApp, radiusUser, sentClient } from '../test/clients/radius.ts';
import { operatorOf } from '../test/people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../test/product.ts';
import { attribute, code } from './protocol/codes.ts';
import { type Packet, parsePacket, valuesOf } from './protocol/packet.ts';
import { accountingRequest, request } from './protocol/testRequests.ts';

let product: Here;
const sockets: Awaited<ReturnType<typeof datagrams>>[] = [];
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => {
  for (const each of sockets) each.close();
});
/** A client of an organisation of its own, and what it gets for a sign-in without a user name, which needs no person. */
async function client(sent: Parameters<typeof radiusApp>[1]) {
  const operator = await operatorOf(product);
  const app = await radiusApp(operator, sent);
  const secret = Buffer.from(app.secret);
  const asks = async (address: string, more: object, ms: number) => {
    const socket = await datagrams(product, address);
    sockets.push(socket);
    return (await socket.exchange(request(secret, { username: null, ...more }), ms)) !== null;
  };
  /** Waits until the gateway, which follows the log, has heard of the client and answers. */
  const isAnswered = (address: string, more: object) =>
    expect.poll(() => asks(address, more, 500)).toBe(true);
  return { operator, app, secret, asks, isAnswered };
}
const mine = 'the-secret-of-one-organisation';
const theirs = 'the-secret-of-another-one';
type Mode = 'off' | 'auto' | 'required';
const modes: [Mode, Mode, 'address' | 'network'][] = [
  ['off', 'off', 'address'],
  ['auto', 'off', 'address'],
  ['auto', 'auto', 'address'],
  ['off', 'auto', 'network'],
  ['off', 'required', 'address'],
];

describe('clients of two organisations', () => {
  test.each(modes)(
    'in modes %s and %s that share an %s both get answers to unsealed requests',
    async (one, two, what) => {
      // Nobody else has an address in this network.
      const [address, network] = what === 'address' ? [ownAddress(), ''] : ['127.77.0.5', '127.77.0.0/16'];
      const sent = { radius_client_ip: address, radius_client_secret: mine, messageAuthenticator: one };
      const a = await client(sent);
      const b = await client({
        radius_client_ip: network || address,
        radius_client_secret: theirs,
        messageAuthenticator: two,
      });
      for (const sealed of [false, true]) {
        await a.isAnswered(address, { sealed, identifier: sealed ? 1 : 2 });
        const theirs = { sealed, identifier: sealed ? 3 : 4 };
        if (sealed || two !== 'required') await b.isAnswered(address, theirs);
        else expect(await b.asks(address, theirs, 200)).toBe(false);
      }
    },
  );
  test('that share address and secret are nobody’s, and each is heard again once the other has moved', async () => {
    const sent = { ...sentClient(), radius_client_secret: mine, messageAuthenticator: 'off' as const };
    const address = sent.radius_client_ip;
    const a = await client(sent);
    const b = await client(sent);
    await caughtUp(product);
    for (const sealed of [false, true])
      expect(await a.asks(address, { sealed, identifier: sealed ? 1 : 2 }, 200)).toBe(false);
    const changes = { radiusClientId: b.app.clientId, radius_client_secret: theirs };
    await b.operator.call('PUT /updateRadiusClient/:radiusClientId', changes);
    await a.isAnswered(address, { sealed: false, identifier: 3 });
  });
  test('that share an address are told apart by a State alone, also where the user name has a domain', async () => {
    const sent = { ...sentClient(), answers: 'challenge', messageAuthenticator: 'off' } as const;
    const a = await client({ ...sent, radius_client_secret: mine });
    const b = await client({ ...sent, radius_client_secret: theirs });
    for (const { isAnswered } of [a, b]) await isAnswered(sent.radius_client_ip, { sealed: false });
    const person = await radiusUser(product, a.operator, a.app);
    const socket = await datagrams(product, sent.radius_client_ip);
    sockets.push(socket);
    const asked = { username: `ACME\\${person.email}`, sealed: false };
    const asks = async (more: object) =>
      parsePacket((await socket.exchange(request(a.secret, { ...asked, ...more })))!) as Packet;
    const state = { type: attribute.state, value: valuesOf(await asks({}), attribute.state)[0]! };
    const nothing = { type: attribute.userPassword, value: Buffer.alloc(0) };
    const again = await asks({ identifier: 8, password: null, more: [nothing, state] });
    expect([again.code, valuesOf(again, attribute.state)]).toEqual([code.accessChallenge, [state.value]]);
  });
  test('that share address and session id report sessions of their own', async () => {
    const sent = { ...sentClient(), radius_client_secret: mine };
    const a = await client(sent);
    const b = await client({ ...sent, radius_client_secret: theirs });
    for (const { secret, isAnswered } of [a, b]) {
      await isAnswered(sent.radius_client_ip, {});
      const counting = await datagrams(product, sent.radius_client_ip, product.accountingPort);
      sockets.push(counting);
      expect(
        await counting.exchange(accountingRequest(secret, { session: 'same', status: 1 })),
      ).not.toBeNull();
    }
    await caughtUp(product);
    for (const { operator, app } of [a, b])
      expect(await operator.call('GET /getRadiusSessionsByAppId/:appId', { appId: app.appId })).toHaveLength(
        1,
      );
  });
});
