import { beforeAll, describe, expect, test } from 'vitest';
import { refusal, refusing } from '../test/clients/raw.ts';
import { land, type Operator, operatorOf, signIn, unique, webApp } from '../test/people/people.ts';
import { askedIn, openRequest, shopRequest } from '../test/people/phones.ts';
import { beginAdding, grantedDevice } from '../test/people/team.ts';
import { type Here, sharedProduct, solveCaptcha, visit } from '../test/product.ts';

let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product);
});

const roleOf = async ({ call }: { call: Operator['call'] }) => (await call('GET /session', {})).role;
const token = (redirectTo: string) => redirectTo.split('/').pop()!;
const allow = (who: Operator, phoneSignIn: 'allowed' | 'nearby' | 'off') =>
  who.call('PUT /organisationSecurity/:uniqueId', { uniqueId: who.uniqueId, phoneSignIn });

describe('"This was not me"', () => {
  test('ends the session that the sign-in led to, at once, and no other one', async () => {
    const request = await openRequest(product);
    await request.approve(ada.key);
    const guest = await land(product, (await request.collect()).redirectTo!);
    expect(await roleOf(guest)).toBe('operator');
    await request.report();
    expect(await roleOf(guest)).toBe('visitor');
    expect(await roleOf(ada.guest)).toBe('operator');
  });
  test('takes the landing link back when it comes between collecting and landing', async () => {
    const request = await openRequest(product);
    await request.approve(ada.key);
    const { redirectTo } = await request.collect();
    await request.report();
    expect(await refusal(land(product, redirectTo!))).toEqual(refusing('session.token'));
  });
  test('makes the token invalid that a user of an application got', async () => {
    const app = await webApp(await operatorOf(product));
    const registering = await shopRequest(product, app, { type: 1, username: unique('bob') });
    const key = registering.key();
    await registering.register(key);
    const request = await shopRequest(product, app, { type: 2 });
    await request.approve(key);
    const { accessToken } = (await request.result()).token!;
    const verify = () => visit(product).call('POST /verifyToken', { accessToken });
    expect(await verify()).toMatchObject({ kind: 'signin' });
    await request.report();
    expect(await refusal(verify())).toEqual(refusing('session.token'));
  });
});

describe('one approval opens one session', () => {
  test('a later collect takes the earlier link back', async () => {
    const request = await openRequest(product);
    await request.approve(ada.key);
    const first = await request.collect();
    const second = await request.collect();
    expect(await refusal(land(product, first.redirectTo!))).toEqual(refusing('session.token'));
    expect(await roleOf(await land(product, second.redirectTo!))).toBe('operator');
  });
  test('a link that is collected after landing ends the session before', async () => {
    const request = await openRequest(product);
    await request.approve(ada.key);
    const before = await land(product, (await request.collect()).redirectTo!);
    const after = await land(product, (await request.collect()).redirectTo!);
    expect([await roleOf(before), await roleOf(after)]).toEqual(['visitor', 'operator']);
  });
  test('landing ends the session that the browser had before', async () => {
    const { redirectTo } = await signIn(ada.base, ada.key, ada.email);
    const browser = await land(product, redirectTo!);
    const cookieOf = () => [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const cookie = cookieOf();
    const next = await signIn(ada.base, ada.key, ada.email);
    await browser.call('POST /verifyToken', { accessToken: token(next.redirectTo!) });
    expect(cookieOf()).not.toBe(cookie);
    const old = visit(product, `${ada.subdomain}.localhost`);
    const answer = await old.send('/api/session', { headers: { cookie } });
    expect(await answer.json()).toMatchObject({ role: 'visitor' });
  });
});

describe('the organisation decides about phones', () => {
  test.for([
    ['nearby', 'transaction.phoneFar'],
    ['off', 'transaction.phoneOff'],
  ] as const)(
    '%s: an approval on another screen is refused with the reason, and the screen learns none',
    async ([setting, reason]) => {
      const eve = await operatorOf(product);
      await allow(eve, setting);
      const request = await openRequest(product, eve.email);
      expect(await refusal(request.approve(eve.key))).toEqual(refusing(reason));
      expect(await request.status()).toMatchObject({ state: 'failed', message: 'The approval failed' });
      expect(await refusal(request.collect())).toEqual(refusing('transaction.unknown'));
      const named = await openRequest(product, ada.email);
      await named.approve(ada.key);
    },
  );
  test('it counts between the approval and the collecting as well', async () => {
    const eve = await operatorOf(product);
    const request = await openRequest(product);
    await request.approve(eve.key);
    await allow(eve, 'off');
    expect(await refusal(request.collect())).toEqual(refusing('transaction.phoneOff'));
    await allow(eve, 'allowed');
    expect((await request.collect()).email).toBe(eve.email);
  });
  test('off refuses a phone that the browser reached by Bluetooth; nearby takes it', async () => {
    const eve = await operatorOf(product);
    const { accessToken } = await grantedDevice(product, eve);
    const { key, options, transactionId, guest } = await beginAdding(product, accessToken);
    const created = key.create(options, { response: { transports: ['hybrid', 'internal'] } });
    await guest.call('POST /verify-addDevice-attestation', { credential: created, transactionId });
    const withPhone = async () => {
      const { options, transactionId } = await eve.base.call('POST /loginOperator', {
        captcha: await solveCaptcha(eve.base),
      });
      const credential = { ...key.get(options), authenticatorAttachment: 'cross-platform' };
      return eve.base.call('POST /verify-loginOperator-assertion', { credential, transactionId });
    };
    await allow(eve, 'nearby');
    expect((await withPhone()).redirectTo).toContain('/redirect/');
    await allow(eve, 'off');
    expect(await refusal(withPhone())).toEqual(refusing('transaction.phoneOff'));
    expect((await signIn(eve.base, eve.key)).redirectTo).toContain('/redirect/');
  });
});

describe('the phone sees the network of the screen that asks', () => {
  const seenFrom = async (screen: string, phone: string) => {
    const visitor = visit(product, 'localhost', { address: screen });
    const { secret, transactionId } = await visitor.call('POST /transaction/createTransaction', {
      ...{ platform: 2, longitude: 13.4, latitude: 52.5, captcha: await solveCaptcha(visitor) },
    });
    const holder = visit(product, 'localhost', { bearer: secret, address: screen });
    const { url } = await holder.call('POST /generateQrCode', { transactionId, platform: 2 });
    const guest = visit(product, 'localhost', { address: phone });
    return askedIn(await guest.call('POST /verifyToken', { accessToken: token(url) })).network;
  };
  test('it is the same one where both have the same address', async () =>
    expect(await seenFrom('127.0.7.1', '127.0.7.1')).toEqual({
      ...{ address: '127.0.7.1', own: '127.0.7.1', same: true },
    }));
  test('another address is said to be another network', async () =>
    expect(await seenFrom('127.0.7.1', '127.0.7.2')).toEqual({
      ...{ address: '127.0.7.1', own: '127.0.7.2', same: false },
    }));
});
