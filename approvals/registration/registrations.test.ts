import { beforeAll, expect, test } from 'vitest';
import { causedBy, type Raw, raw, refusedBody } from '../../test/clients/raw.ts';
import { type Cbor, type Changes, flag, softKey } from '../../test/clients/softKey.ts';
import { operatorOf, shopper, unique, webApp } from '../../test/people/people.ts';
import { type Here, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
/** The customer's site and its application. */
const origin = 'https://shop.example';
let appId: string;
beforeAll(async () => {
  product = await sharedProduct();
  appId = (await webApp(await operatorOf(product, 'special_plan'), origin)).appId;
});

const uniform = {
  status: 401,
  body: refusedBody('ceremony.failed'),
};
const told = ({ status, body }: Raw) => ({ status, body });

/** Deviations from a correct registration, by name. */
const creations: Record<string, Changes> = {
  'an altered challenge': { clientData: { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' } },
  'another origin': { clientData: { origin: 'https://evil.example' } },
  'the type of a sign-in': { clientData: { type: 'webauthn.get' } },
  'a frame on another origin': { clientData: { crossOrigin: true } },
  'another RP ID': { rpId: 'evil.example' },
  'nobody verified': { flags: flag.up | flag.at },
  'no credential in it': { flags: flag.up | flag.uv },
  'an attestation format nobody knows': { fmt: 'homemade' },
  'a statement where none belongs': { attStmt: new Map([['alg', -7]]) },
  'the algorithm of another key in its statement': {
    fmt: 'packed',
    attStmt: new Map<string, Cbor>([
      ['alg', -257],
      ['sig', Buffer.alloc(70)],
    ]),
  },
  'bytes behind the attestation object': {
    attestationObject: (bytes) => Buffer.concat([bytes, Buffer.of(0)]),
  },
  'an id that is not the credential’s': { outer: { id: 'AAAA', rawId: 'AAAA' } },
  'an algorithm that nobody offered': {
    cose: new Map([
      [1, 3],
      [3, -37],
    ]),
  },
};
test.each(Object.keys(creations))('a registration with %s is refused', async (name) => {
  const guest = visit(product, 'localhost', { origin });
  const key = softKey({ rpId: 'shop.example', origin });
  const begun = await guest.call('POST /sdk/:appId/register', { appId, username: unique('user') });
  const { options, transactionId } = begun;
  const send = (credential: unknown) =>
    raw(guest, `POST /sdk/${appId}/verify-register`, { credential, transactionId });
  const refused = await send(key.create(options, creations[name]));
  expect(told(refused)).toEqual(uniform);
  expect(await causedBy(product, refused)).toEqual([]);
  expect((await send(key.create(options))).status).toBe(200);
  expect(told(await send(key.create(options)))).toEqual(uniform);
});
test('a passkey that somebody has is nobody else’s to register', async () => {
  const { guest, key, register } = shopper(product, { appId, origin });
  await register(unique('user'));
  const { options, transactionId } = await guest.call('POST /sdk/:appId/register', {
    appId,
    username: unique('user'),
  });
  const sent = { credential: key.create(options), transactionId };
  expect(told(await raw(guest, `POST /sdk/${appId}/verify-register`, sent))).toEqual(uniform);
});
test('a registration whose answer was lost is answered again under its idempotency key', async () => {
  const { guest, key } = shopper(product, { appId, origin });
  const begun = await guest.call('POST /sdk/:appId/register', { appId, username: unique('user') });
  const sent = { credential: key.create(begun.options), transactionId: begun.transactionId };
  const ask = (by: string) =>
    raw(guest, `POST /sdk/${appId}/verify-register`, sent, { 'idempotency-key': by });
  const first = await ask('a-key-of-this-ceremony');
  const again = await ask('a-key-of-this-ceremony');
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body.userId).toBe(first.body.userId);
  expect(told(await ask('the-key-of-another-ceremony'))).toEqual(uniform);
});
