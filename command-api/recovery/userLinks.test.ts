import { beforeAll, describe, expect, test } from 'vitest';
import { oidcApp, oidcUser } from '../../test/clients/openid.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { personIdOf, userOf } from '../../test/people/familyUsers.ts';
import { type App, type Operator, operatorOf, shopper, unique, webApp } from '../../test/people/people.ts';
import { type Here, mailedToken, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let ada: Operator;
let shop: App;
let books: App;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  [shop, books] = await Promise.all([webApp(ada), webApp(ada)]);
});

/** Sends the link for a user without a mail address, and returns its token. */
async function linkFor(userId: string): Promise<string> {
  const { link } = await ada.call('POST /recovery/user/:userId', { userId });
  return link!.split('/recoverUser/')[1]!;
}
/** Begins a passkey with a link; returns what ends it. */
async function begins({ appId, ...app }: App, invite: string) {
  const { guest, key } = shopper(product, { appId, ...app });
  const { options, transactionId } = await guest.call('POST /sdk/:appId/register', { appId, invite });
  return () => {
    const credential = key.create(options);
    return guest.call('POST /sdk/:appId/verify-register', { appId, credential, transactionId });
  };
}
const registered = async (app: App) => {
  const { userId } = await shopper(product, app).register(unique('grace'));
  return { userId, personId: await personIdOf(product, userId) };
};
const over = refusing('recovery.over');

test('a link for one application ends those that a person was sent for others', async () => {
  const { userId, personId } = await registered(shop);
  const there = await userOf(product, ada, personId, books.appId);
  const first = await linkFor(userId);
  const second = await linkFor(there);
  expect(await refusal(begins(shop, first))).toEqual(over);
  const third = await linkFor(userId);
  expect(await refusal(begins(books, second))).toEqual(over);
  await (await begins(shop, third))();
});

test('a new passkey by one link ends the others of the person, also one with which a passkey was begun', async () => {
  const [from, into] = [await registered(shop), await registered(books)];
  const [first, second] = [await linkFor(from.userId), await linkFor(into.userId)];
  await ada.call('POST /person/:personId/join', { personId: from.personId, into: into.personId });
  const finishesFirst = await begins(shop, first);
  await (await begins(books, second))();
  expect(await refusal(finishesFirst())).toEqual(over);
  expect(await refusal(begins(shop, first))).toEqual(over);
});

describe('once another address of a person is confirmed', () => {
  /** Confirms another address, and returns it once all that follows from it is done. */
  async function moves(personId: string) {
    const address = `${unique('grace')}@new.example`;
    await ada.call('PUT /person/:personId/address', { personId, address });
    const accessToken = await mailedToken(product, address, 'confirmAddress');
    await visit(product, `${ada.subdomain}.localhost`).call('POST /person/address', { accessToken });
    await product.reactions.settled();
    return address;
  }
  const read = (accessToken: string) => visit(product).call('POST /recovery/readUser', { accessToken });

  test('a link that was mailed to the earlier one makes no passkey, and the next one goes to the new one', async () => {
    const grace = await oidcUser(product, ada, await oidcApp(ada));
    const personId = await personIdOf(product, grace.userId);
    const sends = () => ada.call('POST /person/:personId/recovery', { personId });
    await sends();
    const earlier = await mailedToken(product, grace.email, 'recoverUser');
    await read(earlier);
    const address = await moves(personId);
    expect(await refusal(read(earlier))).toEqual(over);
    await sends();
    await read(await mailedToken(product, address, 'recoverUser'));
  });
  test('a link that was shown to an operator, and not mailed, goes on', async () => {
    const { userId, personId } = await registered(shop);
    const shown = await linkFor(userId);
    await moves(personId);
    await read(shown);
  });
});
