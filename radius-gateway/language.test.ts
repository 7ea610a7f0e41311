import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChooseMailLanguage } from '../domain/person/commands.ts';
import { english } from '../domain/sentences/families/radius/english.ts';
import { french } from '../domain/sentences/families/radius/french.ts';
import { german } from '../domain/sentences/families/radius/german.ts';
import { personIdOf } from '../server-kit/people/people.ts';
import { datagrams, mailedRequest, radiusApp, radiusSecret, radiusUser } from '../test/clients/radius.ts';
import { type Operator, operatorOf } from '../test/people/people.ts';
import { type Here, sharedProduct } from '../test/product.ts';
import { until } from '../test/until.ts';
import { type Packet, parsePacket, textOf } from './protocol/packet.ts';
import { request } from './protocol/testRequests.ts';

let product: Here;
let ada: Operator;
let app: Awaited<ReturnType<typeof radiusApp>>;
let grace: Awaited<ReturnType<typeof radiusUser>>;
let socket: Awaited<ReturnType<typeof datagrams>>;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  app = await radiusApp(ada, { answers: 'challenge' });
  grace = await radiusUser(product, ada, app);
  socket = await datagrams(product, app.address);
  const { executor } = product.system;
  const id = await personIdOf(product.system, grace.userId);
  const provenance = { actor: { role: 'user', id }, correlationId: id } as const;
  await executor.execute(ChooseMailLanguage, { id, language: 'fr' }, provenance);
  await ada.call('PUT /organisationLanguage/:uniqueId', { uniqueId: ada.uniqueId, language: 'de' });
});
afterAll(() => socket.close());

let sent = 0;
/** The reply to a login, and what it says. */
async function replied(username: string, state?: string) {
  const bytes = request(Buffer.from(radiusSecret), {
    ...{ username, identifier: ++sent },
    ...(state && { more: [{ type: 24, value: Buffer.from(state) }] }),
  });
  const reply = (await socket.exchange(bytes))!;
  const packet = parsePacket(reply) as Packet;
  return { bytes, reply, says: textOf(packet, 18), state: textOf(packet, 24)! };
}

test('a Reply-Message is in the language of the organization of the client, also when it is repeated', async () => {
  const first = await replied(grace.email);
  const asks = german['reply.approve']({ number: Number(/\d\d/.exec(first.says!)![0]) });
  expect(first.says).toBe(asks);
  expect(await socket.exchange(first.bytes)).toEqual(first.reply);
  // A stranger must not learn by the language which names exist.
  const unknown = await replied('nobody@users.example');
  expect(unknown.says!.replace(/\d\d/, '')).toBe(asks.replace(/\d\d/, ''));
});

test('what a person has done is told in the language that the person has chosen', async () => {
  const { state } = await replied(grace.email);
  await (await mailedRequest(product, grace.email)).decline();
  expect((await replied(grace.email, state)).says).toBe(french['reply.declined']);
});

test('why a phone could not approve is told in that language, too', async () => {
  const { state } = await replied(grace.email);
  await (await mailedRequest(product, grace.email)).fail('Assertion was not completed');
  const { says } = await replied(grace.email, state);
  expect(says).toBe('Aucune clé d’accès du téléphone n’a confirmé la demande.');
});

test('an organization that writes in English, and whose people have chosen nothing, is told in English', async () => {
  const bob = await operatorOf(product, 'special_plan');
  const network = await radiusApp(bob);
  const person = await radiusUser(product, bob, network);
  const elsewhere = await datagrams(product, network.address);
  const waiting = elsewhere.exchange(
    request(Buffer.from(radiusSecret), { username: person.email, identifier: 1 }),
  );
  await (await mailedRequest(product, person.email)).decline();
  const packet = parsePacket((await waiting)!) as Packet;
  expect(textOf(packet, 18)).toBe(english['reply.declined']);
  elsewhere.close();
});

test('the page of a tryout shows what the client would get in the same language', async () => {
  const { id } = await ada.call('POST /tryRadiusClient/:radiusClientId', {
    ...{ radiusClientId: app.clientId, username: grace.email },
  });
  const message = async () => {
    const { told } = await ada.call('GET /tryouts/:tryoutId', { tryoutId: id });
    return told.find(({ name }) => name === 'Reply-Message')?.value;
  };
  expect(await message()).toMatch(/^Bestätigen Sie \d\d auf Ihrem Smartphone/);
  await (await mailedRequest(product, grace.email)).decline();
  await until(async () => expect(await message()).toBe(french['reply.declined']));
});
