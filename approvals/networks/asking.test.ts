import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPushService, type PushService } from '../../test/clients/pushService.ts';
import { mailedRequest, radclient, radiusApp, radiusUser, requestsTo } from '../../test/clients/radius.ts';
import { type Operator, operatorOf } from '../../test/people/people.ts';
import { type Here, sharedProduct, solveCaptcha, visit } from '../../test/product.ts';

let product: Here;
let service: PushService;
let ada: Operator;
beforeAll(async () => {
  service = await openPushService();
  product = await sharedProduct({ PUSH_ENDPOINTS: 'any' });
  ada = await operatorOf(product, 'special_plan');
});
afterAll(async () => {
  await service?.close();
});

/** A client that asks in the app, and a person whose app has subscribed to messages. */
async function withApp() {
  const vpn = await radiusApp(ada, { authType: 'inApp' });
  const person = await radiusUser(product, ada, vpn);
  const guest = visit(product, `${ada.subdomain}.localhost`);
  const begun = await guest.call('POST /app/login', { captcha: await solveCaptcha(guest) });
  const credential = person.key.get(begun.options);
  await guest.call('POST /app/verify-login', { credential, transactionId: begun.transactionId });
  const { key: serverKey } = await guest.call('GET /push/key', {});
  const phone = service.app();
  const { p256dh, auth } = phone.keys;
  await guest.call('POST /push/subscribe', { endpoint: phone.endpoint, keys: { p256dh, auth }, serverKey });
  const signIn = () =>
    radclient(product, vpn, { 'User-Name': person.email, 'User-Password': 'x' }, { timeout: 60 });
  return { person, phone, signIn, pending: () => guest.call('GET /transaction/pending', {}) };
}

test.each([404, 400])(
  'a login is asked by mail when the push service answers %i for the only app',
  async (status) => {
    const { person, phone, signIn, pending } = await withApp();
    service.answers(phone.path, { status });
    const waiting = signIn();
    const mailed = await mailedRequest(product, person.email);
    expect((await pending()).requests).toHaveLength(1);
    await mailed.approve(person.key);
    expect(await waiting).toContain('Received Access-Accept');
    expect(await service.came(phone.path, 1)).toHaveLength(1);
    expect(await requestsTo(product, person.email)).toBe(1);
  },
);
