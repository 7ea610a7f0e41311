import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextAddress } from '../../../test/clients/http.ts';
import { raw, refusal, refusing } from '../../../test/clients/raw.ts';
import { type App, type Operator, operatorOf, shopper, unique, webApp } from '../../../test/people/people.ts';
import { shopRequest } from '../../../test/people/phones.ts';
import { beginRegisteringUser, finishRegisteringUser, invitedUser } from '../../../test/people/team.ts';
import { type Here, solveCaptcha, startProduct } from '../../../test/product.ts';

let product: Here;
let ada: Operator;
let app: App;
beforeAll(async () => {
  product = await startProduct();
  ada = await operatorOf(product);
  app = await webApp(ada);
});
afterAll(() => product.stop());

test('a registration by the script or by phone needs a proof of work, each its own', async () => {
  const { guest } = shopper(product, app);
  const steps = { register: { username: 'bob' }, request: { type: 1, username: 'bob' } };
  for (const [step, body] of Object.entries(steps)) {
    const path = `POST /sdk/${app.appId}/${step}`;
    const { errorCode } = refusing('request.captcha');
    for (const wrong of [{}, { captcha: 'off' }, { captcha: '' }, { captcha: 'x'.repeat(4000) }])
      expect((await raw(guest, path, { ...body, ...wrong })).body).toMatchObject({ errorCode });
    const captcha = await solveCaptcha(guest);
    expect((await raw(guest, path, { ...body, captcha })).status).toBe(200);
    expect((await raw(guest, path, { ...body, captcha })).body).toMatchObject({ errorCode });
  }
  expect((await raw(guest, `POST /sdk/${app.appId}/request`, { type: 2 })).status).toBe(200);
});
test('the challenge is for the websites of the application alone', async () => {
  const { appId } = app;
  expect(await shopper(product, app).guest.call('POST /sdk/:appId/challenge', { appId })).toMatchObject({
    parameters: { algorithm: 'PBKDF2/SHA-256' },
  });
  const stranger = shopper(product, { appId, origin: 'https://evil.example' });
  expect(await refusal(stranger.guest.call('POST /sdk/:appId/challenge', { appId }))).toEqual(
    refusing('request.origin'),
  );
});
test('one address registers half of the places in a day at most, others and invited people go on', async () => {
  const address = nextAddress();
  const from = (where: string) => {
    const person = shopper(product, app);
    person.guest.address = where;
    return person;
  };
  for (let n = 0; n < 5; n++) await from(address).register(unique('user'));
  expect(await refusal(from(address).register(unique('user')))).toEqual(refusing('user.tooMany'));
  const request = await shopRequest(product, app, { type: 1, username: unique('user') }, address);
  expect(await refusal(request.register(request.key()))).toEqual(refusing('user.tooMany'));
  await from(nextAddress()).register(unique('user'));
  const { accessToken } = await invitedUser(product, ada, app);
  const guest = from(address);
  await finishRegisteringUser(guest, app, await beginRegisteringUser(guest, app, accessToken));
  expect(await ada.call('GET /getAllUsersByAppId/:appId', app)).toHaveLength(7);
});
