import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { radiusApp, radiusSecret } from '../test/clients/radius.ts';
import { type Operator, operatorOf } from '../test/people/people.ts';
import { type Here, sharedProduct } from '../test/product.ts';
import { accounting } from './accounting.ts';
import { liveClients } from './clients/clients.ts';
import { type Gateway, gatewayOf } from './gateway.ts';
import { logins } from './login.ts';
import { attribute, code } from './protocol/codes.ts';
import { type Packet, parsePacket, writePacket } from './protocol/packet.ts';
import { accountingRequest, request } from './protocol/testRequests.ts';

/** `npm run fuzz` sends a million, for which it has twenty minutes. */
const packets = Number(process.env.FUZZ ?? 50_000);
const timeout = 120_000 + packets;
const perRun = 100;
const seed = 2865;
const secret = Buffer.from(radiusSecret);
const stopping = new AbortController();
let product: Here;
let ada: Operator;
let gateway: Gateway;
let address: string;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  ({ address } = await radiusApp(ada));
  const kit = product.system;
  const clients = liveClients(kit);
  gateway = gatewayOf(kit, clients, logins(kit, stopping.signal), accounting(kit));
  await clients.follow(stopping.signal).caughtUp;
});
afterAll(() => stopping.abort());

/** A request that would be answered, and then is damaged. */
const valid = fc.constantFrom(
  request(secret),
  request(secret, { code: code.statusServer, username: null, password: null }),
  accountingRequest(secret, { session: 's1', status: 1 }),
);
const damaged = fc
  .tuple(
    valid,
    fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })), { minLength: 1, maxLength: 6 }),
  )
  .map(([bytes, flips]) => {
    const copy = Buffer.from(bytes);
    for (const [at, mask] of flips) copy[at % copy.length]! ^= mask;
    return copy.equals(bytes) ? copy.subarray(1) : copy;
  });
const cut = fc.tuple(valid, fc.nat()).map(([bytes, at]) => bytes.subarray(0, at % bytes.length));
const octets = (maxLength: number) => fc.uint8Array({ maxLength }).map((all) => Buffer.from(all));
/** Attributes of any kind but the password, so that a packet with a right seal is refused without asking anybody. */
const attributes = fc.array(
  fc.record({
    type: fc.integer({ min: 0, max: 255 }).filter((type) => type !== attribute.userPassword && type !== 80),
    value: octets(40),
  }),
  { maxLength: 12 },
);
const octet = fc.integer({ min: 0, max: 255 });
const authenticator = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((all) => Buffer.from(all));
const unsealed = fc
  .tuple(octet, octet, authenticator, attributes)
  .map(([type, identifier, random, all]) => writePacket(type, identifier, random, all));
const sealed = fc
  .tuple(octet, authenticator, attributes)
  .map(([identifier, authenticator, more]) =>
    request(secret, { identifier, authenticator, username: null, password: null, more }),
  );
const lied = fc.tuple(valid, fc.integer({ min: 0, max: 65_535 })).map(([bytes, length]) => {
  const copy = Buffer.from(bytes);
  copy.writeUInt16BE(length === bytes.length ? 0 : length, 2);
  return copy;
});
const datagram = fc.oneof(damaged, cut, octets(5000), unsealed, sealed, lied);
/** The address of the client, or any other. */
const sender = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((rest) => `127.${rest.join('.')}`),
  },
);

test(`none of ${packets} damaged, forged, cut, random and lying packets crashes the gateway or is accepted, and each is counted`, {
  timeout,
}, async () => {
  const before = [...gateway.tally.values()].reduce((sum, n) => sum + n, 0);
  let sent = 0;
  const from = fc.record({ datagram, from: sender, port: fc.integer({ min: 1, max: 65_535 }) });
  const property = fc.asyncProperty(
    fc.array(from, { minLength: perRun, maxLength: perRun }),
    fc.boolean(),
    async (all, toAccounting) => {
      for (const each of all) {
        const to = toAccounting ? gateway.account : gateway.answer;
        const reply = await to(each.datagram, { address: each.from ?? address, port: each.port });
        sent++;
        if (!reply) continue;
        const { code: type } = parsePacket(reply) as Packet;
        expect(type).toBe(code.accessReject);
      }
    },
  );
  await fc.assert(property, { numRuns: packets / perRun, seed, endOnFailure: true });
  const { tally } = gateway;
  expect([...tally.values()].reduce((sum, n) => sum + n, 0) - before).toBe(sent);
  for (const outcome of ['accept', 'challenge', 'accounted', 'status', 'failed'] as const)
    expect([outcome, tally.get(outcome) ?? 0]).toEqual([outcome, 0]);
  for (const outcome of ['reject', 'seal', 'unknown client', 'truncated', 'too short', 'code'] as const)
    expect(tally.get(outcome)).toBeGreaterThan(0);
  expect(gateway.waiting()).toBe(0);
});
