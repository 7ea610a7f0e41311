import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { ref } from '../../domain/kit.ts';
import { SlotTaken } from '../../domain/reservation/events.ts';
import { UserActivated } from '../../domain/user/events.ts';
import { user } from '../../domain/user/user.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { type App, operatorOf, shopper, unique, webApp } from '../../test/people/people.ts';
import { shopRequest } from '../../test/people/phones.ts';
import { type Here, sharedProduct } from '../../test/product.ts';

let product: Here;
let app: App;
beforeAll(async () => {
  product = await sharedProduct();
  app = await webApp(await operatorOf(product));
});

/** A user whose name was claimed as in logs of earlier versions: as typed, in lower case. */
async function registeredEarlier(name: string) {
  const person = shopper(product, app);
  const { userId } = await person.register(unique('user'));
  const { store, vault, executor } = product.system;
  const claim = `username-${vault.hash('username', `${app.appId}:${name.toLowerCase()}`)}`;
  const at = new Date().toISOString();
  const metadata = { version: 1, at, actor: { role: 'system', id: 'test' }, correlationId: 'test' };
  const append = (stream: string, event: object, more: object, expected: number | 'no_stream') =>
    store.append(
      stream,
      [{ id: randomUUID(), ...event, metadata: { ...metadata, ...more } } as never],
      expected,
    );
  const stream = `user-${userId}`;
  const revision = (await Array.fromAsync(store.readStream(stream))).at(-1)!.revision;
  await append(`reserved-${claim}`, SlotTaken({ slot: 0, holder: stream }), {}, 'no_stream');
  await append(stream, UserActivated({}), { claims: [claim] }, revision);
  await executor.look(ref(user, userId), { fresh: true });
  return { ...person, userId };
}

test.for(['Ａda', 'z\u200boe', 'аlice', 'STRAẞE ﬁn'])(
  'whoever registered as %j before such names were compared otherwise still signs in by it',
  async (name) => {
    const person = await registeredEarlier(name);
    expect(await person.signIn(name)).toMatchObject({ userId: person.userId });
    expect(await person.signIn(name.toLowerCase())).toMatchObject({ userId: person.userId });
    expect(await refusal(person.signIn('somebody else'))).toEqual(refusing('ceremony.failed'));
    const request = await shopRequest(product, app, { type: 2, username: name });
    expect(await request.result()).toMatchObject({ transactionStatus: 'PENDING' });
  },
);
test('the name of such a user is nobody else’s, and both who may mean themselves by it sign in', async () => {
  const old = await registeredEarlier('Ｂob');
  expect(await refusal(shopper(product, app).register('Ｂob'))).toEqual(refusing('user.taken'));
  const bob = shopper(product, app);
  const { userId } = await bob.register('Bob');
  expect(await refusal(shopper(product, app).register('BOB'))).toEqual(refusing('user.taken'));
  for (const name of ['Ｂob', 'ｂOB'])
    for (const [person, id] of [
      [old, old.userId],
      [bob, userId],
    ] as const)
      expect(await person.signIn(name)).toMatchObject({ userId: id });
  expect(await refusal(old.signIn('bob'))).toEqual(refusing('ceremony.failed'));
});
test.for(['a\u200bda', 'аda', 'a\u202eda'])(
  'a name such as %j is refused before a passkey is made',
  async (username) => {
    const { guest } = shopper(product, app);
    const { appId } = app;
    const told = await refusal(guest.call('POST /sdk/:appId/register', { appId, username }));
    expect(told).toMatchObject({
      status: 400,
      errorCode: 1000,
      message: expect.stringContaining('username'),
    });
    const request = guest.call('POST /sdk/:appId/request', { appId, type: 1, username });
    expect(await refusal(request)).toMatchObject({ status: 400, errorCode: 1000 });
  },
);
