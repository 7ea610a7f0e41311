import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TransactionOpened } from '../domain/transaction/events.ts';
import {
  datagrams,
  mailedRequest,
  radiusApp,
  radiusSecret,
  radiusUser,
  requestsTo,
} from '../test/clients/radius.ts';
import { type Operator, operatorOf } from '../test/people/people.ts';
import { type Here, sharedProduct } from '../test/product.ts';
import { code } from './protocol/codes.ts';
import { type Packet, parsePacket, textOf, valuesOf } from './protocol/packet.ts';
import { request } from './protocol/testRequests.ts';
import { startRadius } from './server.ts';

let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
});
const sockets: Awaited<ReturnType<typeof datagrams>>[] = [];
afterAll(() => {
  for (const each of sockets) each.close();
});
const secret = Buffer.from(radiusSecret);
const parsed = (bytes: Buffer | null) => parsePacket(bytes!) as Packet;
const codeOf = (bytes: Buffer | null) => parsed(bytes).code;
const callingFrom = (address: string) => ({ type: 31, value: Buffer.from(address) });
/** A person and a client, with sockets of the client; each exchange needs one of its own. */
async function login(sent: Parameters<typeof radiusApp>[1] = {}, port = product.radiusPort) {
  const app = await radiusApp(ada, sent);
  const person = await radiusUser(product, ada, app);
  const from = async (to = port) => {
    const socket = await datagrams(product, app.address, to);
    sockets.push(socket);
    return socket;
  };
  const of = (more: object = {}) => request(secret, { username: person.email, ...more });
  return { app, person, from, of };
}

describe('a client that tries again before the person has answered', () => {
  test('asks once, also at another gateway, and all its open packets get the answer', async () => {
    const other = await startRadius(product.system);
    await other.ready;
    const { person, from, of } = await login();
    const more = [callingFrom('203.0.113.9')];
    const first = (await from()).exchange(of({ identifier: 1, more }));
    const phone = await mailedRequest(product, person.email);
    const elsewhere = await from(other.ports.RADIUS_AUTH_PORT);
    const repeated = of({ identifier: 2, more });
    const later = [
      (await from()).exchange(of({ identifier: 2, more })),
      elsewhere.exchange(repeated),
      (await from()).exchange(of({ identifier: 4, username: person.email.toUpperCase(), more })),
    ];
    // Another address of the user, or another password, may be another person.
    const others = await from();
    const another = others.exchange(of({ identifier: 5, more: [callingFrom('203.0.113.10')] }));
    await expect.poll(() => requestsTo(product, person.email)).toBe(2);
    await phone.approve(person.key);
    for (const reply of await Promise.all([first, ...later])) expect(codeOf(reply)).toBe(code.accessAccept);
    await (await mailedRequest(product, person.email)).decline();
    expect(codeOf(await another)).toBe(code.accessReject);
    expect(await requestsTo(product, person.email)).toBe(2);
    // A repeat that reaches the other gateway belongs to the same login.
    expect(codeOf(await (await from()).exchange(repeated))).toBe(code.accessAccept);
    await other.close();
  });
  test('begins anew once the person has answered', async () => {
    const { person, from, of } = await login();
    const first = (await from()).exchange(of({ identifier: 1 }));
    await (await mailedRequest(product, person.email)).approve(person.key);
    expect(codeOf(await first)).toBe(code.accessAccept);
    const second = (await from()).exchange(of({ identifier: 2 }));
    await expect.poll(() => requestsTo(product, person.email)).toBe(2);
    await (await mailedRequest(product, person.email)).decline();
    expect(codeOf(await second)).toBe(code.accessReject);
  });
});

describe('the State of a challenge', () => {
  const challenged = async () => {
    const { person, from, of } = await login({ answers: 'challenge' });
    const client = await from();
    const challenge = parsed(await client.exchange(of({ identifier: 1 })));
    const [, number] = /^Approve (\d\d)/.exec(textOf(challenge, 18)!)!;
    const state = { type: 24, value: valuesOf(challenge, 24)[0]! };
    const approve = async () =>
      (await mailedRequest(product, person.email, Number(number))).approve(person.key);
    return { person, client, of, state, approve };
  };
  test('opens one session: a repeat gets the same reply, and a later packet is rejected', async () => {
    const { client, of, state, approve } = await challenged();
    await approve();
    const right = of({ identifier: 2, more: [state] });
    const reply = await client.exchange(right);
    expect(codeOf(reply)).toBe(code.accessAccept);
    expect(await client.exchange(right)).toEqual(reply);
    const again = parsed(await client.exchange(of({ identifier: 3, more: [state] })));
    expect([again.code, textOf(again, 18)]).toEqual([
      code.accessReject,
      'This sign-in has ended. Please begin again.',
    ]);
  });
  test('is the same for a new attempt before the answer, which asks nobody again', async () => {
    const { person, client, of, state } = await challenged();
    const again = parsed(await client.exchange(of({ identifier: 2 })));
    expect([again.code, valuesOf(again, 24)]).toEqual([code.accessChallenge, [state.value]]);
    await mailedRequest(product, person.email);
    expect(await requestsTo(product, person.email)).toBe(1);
  });
  test('needs no password', async () => {
    const { client, of, state, approve } = await challenged();
    await approve();
    const nothing = { type: 2, value: Buffer.alloc(0) };
    const reply = await client.exchange(of({ identifier: 2, password: null, more: [nothing, state] }));
    expect(codeOf(reply)).toBe(code.accessAccept);
  });
  test('that is not from here, or cannot be read, is rejected and begins nothing', async () => {
    const { client, of, state } = await challenged();
    const before = await product.system.store.head();
    const foreign = [[Buffer.from('foreign')], [Buffer.from([0xff, 0])], [Buffer.alloc(0)]];
    let identifier = 10;
    for (const values of [...foreign, [state.value, state.value]]) {
      identifier += 1;
      const more = values.map((value) => ({ type: 24, value }));
      const reply = parsed(await client.exchange(of({ identifier, more })));
      expect([reply.code, textOf(reply, 18)]).toEqual([
        code.accessReject,
        'This sign-in has ended. Please begin again.',
      ]);
    }
    const types = await Array.fromAsync(product.system.store.readAll({ after: before }), ({ type }) => type);
    expect(types).not.toContain(TransactionOpened.type);
  });
});
