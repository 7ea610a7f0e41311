import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { reasonOf } from '../approvals/networks/replies.ts';
import { limits } from '../domain/limits.ts';
import { type RefusalCode, refusals } from '../domain/refusals.ts';
import { english } from '../domain/sentences/english/english.ts';
import { quotaKey } from '../server-kit/calls/quota.ts';
import { quotas } from '../server-kit/limits/quotas.ts';
import { ratesOf } from '../server-kit/limits/rates.ts';
import { mailedRequest, radiusApp, radiusSecret, radiusUser } from '../test/clients/radius.ts';
import { type Operator, operatorOf, unique } from '../test/people/people.ts';
import { type Here, sharedProduct } from '../test/product.ts';
import { accounting } from './accounting.ts';
import { liveClients } from './clients/clients.ts';
import { gatewayOf } from './gateway.ts';
import { logins } from './login.ts';
import { attribute, code } from './protocol/codes.ts';
import { type Packet, parsePacket, textOf, valuesOf } from './protocol/packet.ts';
import { request } from './protocol/testRequests.ts';

let product: Here;
let ada: Operator;
let app: Awaited<ReturnType<typeof radiusApp>>;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  app = await radiusApp(ada);
});

/** A gateway without a socket, and the code and the message of its reply to an Access-Request. */
async function gatewayWith(kit: Partial<Here['system']>) {
  const system = { ...product.system, ...kit };
  const stopping = new AbortController();
  const clients = liveClients(product.system);
  await clients.follow(stopping.signal).caughtUp;
  const gateway = gatewayOf(system, clients, logins(system, stopping.signal), accounting(system));
  onTestFinished(() => stopping.abort());
  async function replied(username: string, more: Packet['attributes'] = [], { address } = app) {
    const bytes = request(Buffer.from(radiusSecret), { username, more: [...more] });
    return parsePacket((await gateway.answer(bytes, { address, port: 40_000 }))!) as Packet;
  }
  async function asks(...sent: Parameters<typeof replied>) {
    const reply = await replied(...sent);
    return { code: reply.code, says: textOf(reply, attribute.replyMessage) };
  }
  return { gateway, replied, asks };
}

test('a client at whose application too many people ask is told so', async () => {
  const rates = ratesOf();
  // The clock stands still, so that nothing is given back meanwhile.
  const still = product.system.clock();
  for (let n = 0; n < quotas.openedRequests.count; n++)
    rates.allow(quotaKey('openedRequests', app.appId), quotas.openedRequests, still);
  const { asks } = await gatewayWith({ rates, clock: () => still });
  expect(await asks(`${unique('nobody')}@acme.example`)).toEqual({
    ...{ code: code.accessReject, says: english['transaction.tooMany'] },
  });
});
test('made-up names from one place take twenty places of those that wait, and the others are told so', async () => {
  const { gateway, asks } = await gatewayWith({});
  const from = (station: string) => [{ type: attribute.callingStationId, value: Buffer.from(station) }];
  const madeUp = () => `${unique('nobody')}@acme.example`;
  for (let n = 0; n < 20; n++) void asks(madeUp(), from('203.0.113.9')).catch(() => undefined);
  await expect.poll(gateway.waiting).toBe(20);
  expect(await asks(madeUp(), from('203.0.113.9'))).toEqual({
    ...{ code: code.accessReject, says: english['transaction.tooMany'] },
  });
  for (const elsewhere of [from('203.0.113.10'), []]) void asks(madeUp(), elsewhere).catch(() => undefined);
  await expect.poll(gateway.waiting).toBe(22);
  expect([...gateway.tally]).toEqual([['too many', 1]]);
});
test('made-up names from one place are answered by twenty challenges until these are over, and the others are told so', async () => {
  const own = await radiusApp(ada, { answers: 'challenge' });
  let now = product.system.clock();
  const { asks } = await gatewayWith({ clock: () => now });
  const from = (station: string) => [{ type: attribute.callingStationId, value: Buffer.from(station) }];
  const once = (station: string) => asks(`${unique('nobody')}@acme.example`, from(station), own);
  for (let n = 0; n < 20; n++)
    expect(await once('203.0.113.9')).toMatchObject({ code: code.accessChallenge });
  const tooMany = { code: code.accessReject, says: english['transaction.tooMany'] };
  expect(await once('203.0.113.9')).toEqual(tooMany);
  expect(await once('203.0.113.10')).toMatchObject({ code: code.accessChallenge });
  now += limits.approval;
  expect(await once('203.0.113.9')).toMatchObject({ code: code.accessChallenge });
});
test('a challenge whose request was declined gives its place back when the client hears so', async () => {
  const own = await radiusApp(ada, { answers: 'challenge' });
  const eve = await radiusUser(product, ada, own);
  const { asks, replied } = await gatewayWith({});
  const station = { type: attribute.callingStationId, value: Buffer.from('203.0.113.9') };
  const once = () => asks(`${unique('nobody')}@acme.example`, [station], own);
  const challenged = await replied(eve.email, [station], own);
  for (let n = 1; n < 20; n++) await once();
  await (await mailedRequest(product, eve.email)).decline();
  expect(await once()).toEqual({ code: code.accessReject, says: english['transaction.tooMany'] });
  const state = { type: attribute.state, value: valuesOf(challenged, attribute.state)[0]! };
  const told = { code: code.accessReject, says: english['reply.declined'] };
  expect(await asks(eve.email, [station, state], own)).toEqual(told);
  expect(await once()).toMatchObject({ code: code.accessChallenge });
});
test('a client is told every refusal of what is asked too often as it is', () => {
  const often = (Object.keys(refusals) as RefusalCode[]).filter((each) => refusals[each].status === 429);
  expect(often).toContain('push.tooMany');
  for (const each of often) expect(reasonOf({ code: each }).code).toBe(each);
  expect(reasonOf({ code: 'user.unknown' }).code).toBe('reply.failed');
});
