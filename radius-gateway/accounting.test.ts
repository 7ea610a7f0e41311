import { afterAll, beforeAll, expect, test } from 'vitest';
import { datagrams, radiusApp, radiusSecret } from '../test/clients/radius.ts';
import { type Operator, operatorOf } from '../test/people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../test/product.ts';
import { reportIn } from './accounting.ts';
import { attribute, code } from './protocol/codes.ts';
import { type Attribute, type Packet, parsePacket } from './protocol/packet.ts';
import { accountingRequest } from './protocol/testRequests.ts';

let product: Here;
let ada: Operator;
const sockets: Awaited<ReturnType<typeof datagrams>>[] = [];
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
});
afterAll(() => {
  for (const each of sockets) each.close();
});
const secret = Buffer.from(radiusSecret);
const [starts, restarts] = [1, 7];
const identifier = (name: string): Attribute => ({
  type: attribute.nasIdentifier,
  value: Buffer.from(name),
});
const v4: Attribute = { type: attribute.nasIpAddress, value: Buffer.from([192, 0, 2, 7]) };
const v6: Attribute = {
  type: attribute.nasIpv6Address,
  value: Buffer.from('20010db8000000000000000000000001', 'hex'),
};
const short: Attribute = { type: attribute.nasIpAddress, value: Buffer.from([192, 0, 2]) };
const unset: Attribute = { type: attribute.nasIpAddress, value: Buffer.alloc(4) };
const octets: Attribute = { type: attribute.nasIdentifier, value: Buffer.from([0xff, 0]) };

test.each([
  ['its identifier before its addresses', [v4, v6, identifier('ap-1')], 'ap-1'],
  ['its identifier in digits, if that is no text', [octets], '0xff00'],
  ['its IPv4 address', [v6, v4], '192.0.2.7'],
  ['its IPv6 address', [v6], '2001:db8::1'],
  ['its address, where it has several identifiers', [identifier('a'), identifier('b'), v4], '192.0.2.7'],
  ['nothing that is empty, unset or cut', [identifier(''), short], null],
  ['no address that is unset', [unset], null],
  ['nothing, where it says nothing', [], null],
] as [string, Attribute[], string | null][])('a NAS is known by %s', (_, more, nas) => {
  for (const status of [starts, restarts]) {
    const packet = parsePacket(accountingRequest(secret, { session: 's', status, more })) as Packet;
    expect(reportIn(packet)).toMatchObject({ nas });
  }
});

/** The client of a network of devices, each of which reports from its address. */
async function network(radius_client_ip: string) {
  const app = await radiusApp(ada, { radius_client_ip });
  const report = async (address: string, status: number, session: string, more: Attribute[] = []) => {
    const socket = await datagrams(product, address, product.accountingPort);
    sockets.push(socket);
    const reply = await socket.exchange(accountingRequest(secret, { session, status, more }));
    expect((parsePacket(reply!) as Packet).code).toBe(code.accountingResponse);
  };
  const sessions = async () => {
    await caughtUp(product);
    const all = await ada.call('GET /getRadiusSessionsByAppId/:appId', { appId: app.appId });
    return all.map(({ nas, session, endedAt }) => [nas, session, endedAt === null]).sort();
  };
  return { report, sessions };
}

test('devices of one client have sessions of their own, and one that restarts ends its own alone', async () => {
  const { report, sessions } = await network('127.78.0.0/16');
  const long = 'x'.repeat(253);
  const similar = `${long.slice(1)}y`;
  // One address may stand for several devices, as that of a proxy does.
  for (const name of ['ap-1', 'ap-2', long, similar])
    await report('127.78.0.1', starts, 's1', [identifier(name)]);
  for (const address of ['127.78.0.1', '127.78.0.2']) await report(address, starts, 's1');
  const opened = await sessions();
  expect(opened).toHaveLength(6);
  expect(opened.every(([, , isOpen]) => isOpen)).toBe(true);
  await report('127.78.0.2', restarts, '', [identifier('ap-1')]);
  await report('127.78.0.2', restarts, '');
  await report('127.78.0.2', restarts, '', [identifier(long)]);
  const names = (await sessions()).filter(([, , isOpen]) => isOpen).map(([nas]) => nas);
  expect(names).toEqual(['127.78.0.1', 'ap-2', expect.stringMatching(/^sha256 /)]);
});
