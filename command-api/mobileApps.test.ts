import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessId } from '../server-kit/access/accessId.ts';
import { oidcApp, oidcUser, relyingParty, signIn } from '../test/clients/openid.ts';
import { raw, refusal, refusing } from '../test/clients/raw.ts';
import { softKey } from '../test/clients/softKey.ts';
import { personIdOf } from '../test/people/familyUsers.ts';
import { type Operator, operatorOf, shopper, unique, webApp } from '../test/people/people.ts';
import { caughtUp, type Here, mailedToken, solveCaptcha, startProduct, visit } from '../test/product.ts';

const fingerprint = 'fac61745dc0903786fb9ede62a962b399f7348f0bb6f899b8332667591033b9c';
const keyHash = '-sYXRdwJA3hvue3mKpYrOZ9zSPC7b4mbgzJmdZEDO5w';
const android = { appPlatForm: 'Android', packageName: 'com.shop.app', fingerprint } as const;

let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await startProduct({ TRUST_PROXY: 'loopback', COUNTRY_HEADER: 'X-Country' });
  ada = await operatorOf(product, 'special_plan');
});
afterAll(() => product.stop());

const create = async (more: object) => {
  const body = { name: unique('App '), origin: 'https://shop.example', ...more };
  const { appId } = (await raw(ada.guest, 'POST /createMobileApp', body)).body;
  return String(appId);
};
const shown = (appId: string) => ada.call('GET /viewApp/:appId', { appId });
const ownAddress = () => `http://${ada.subdomain}.localhost:${product.port}`;

test('a mobile application is created with the documented fields, and answers them [org-app-web.call.post-createmobileapp] [data.app-mobile-create]', async () => {
  const appId = await create({
    ...{ ...android, samePlatformAuth: true, remotePlatformAuth: false, multipleDeviceAllowed: true },
    ...{ tokenValidityTime: 300_000, type: 'Mobile', logo: '', createdBy: 'x', uniqueId: 'org-of-others' },
  });
  expect(await shown(appId)).toMatchObject({
    ...{ appId, uniqueId: ada.uniqueId, type: 'Mobile', origin: 'https://shop.example' },
    ...{ ...android, apkHashKey: keyHash, remotePlatformAuth: false, tokenValidityTime: 300_000 },
  });
  expect(await shown(await create({}))).toMatchObject({
    appPlatForm: 'iOS',
    packageName: '',
    fingerprint: '',
  });
});

test('web and mobile applications are in one list [org-app-web.call.get-getallapplications]', async () => {
  const mobile = await create({});
  const { appId: web } = await webApp(ada);
  const list = await ada.call('GET /getAllApplications/:uniqueId', { uniqueId: ada.uniqueId });
  const types = new Map(list.map(({ appId, type }) => [appId, type]));
  expect([types.get(mobile), types.get(web)]).toEqual(['Mobile', 'Web']);
});

test('one without a website belongs to the address of its organisation [org-app-web.form.mobile-no-website]', async () => {
  for (const origin of ['', null, `${ownAddress()}/api`])
    expect(await shown(await create({ origin }))).toMatchObject({ origin: ownAddress() });
  const foreign = (origin: string) => refusal(ada.call('POST /createMobileApp', { name: 'App', origin }));
  expect(await foreign(product.url)).toMatchObject({ status: 400 });
  expect(await foreign(`http://others.localhost:${product.port}`)).toMatchObject({ status: 400 });
});

test('each kind is changed by its own fields alone', async () => {
  const appId = await create(android);
  const update = (appId: string, body: object) =>
    raw(ada.guest, `PUT /updateApp/${appId}`, body).then(({ status }) => status);
  expect(await update(appId, { appPlatForm: 'iOS', origin: 'https://store.example' })).toBe(200);
  expect(await shown(appId)).toMatchObject({ appPlatForm: 'iOS', origin: 'https://store.example' });
  expect(await update(appId, { wordpressPluginEnabled: true })).toBe(400);
  const { appId: web } = await webApp(ada);
  expect(await update(web, { packageName: 'com.shop.app' })).toBe(400);
  expect(await update(web, { appPlatForm: 'iOS' })).toBe(400);
  expect(await update('app-of-nobody', { name: 'Shop' })).toBe(404);
});

test('an Android app registers and signs in without an Origin header, named by its certificate', async () => {
  const appId = await create(android);
  const guest = visit(product, 'localhost', { origin: null });
  const origin = `android:apk-key-hash:${keyHash}`;
  const key = softKey({ rpId: 'shop.example', origin });
  const username = unique('grace');
  const begin = async () =>
    guest.call('POST /sdk/:appId/register', { appId, username, captcha: await solveCaptcha(guest) });
  const finish = ({ transactionId }: { transactionId: string }, credential: ReturnType<typeof key.create>) =>
    guest.call('POST /sdk/:appId/verify-register', { appId, credential, transactionId });

  const stranger = softKey({ rpId: 'shop.example', origin: `android:apk-key-hash:${'A'.repeat(43)}` });
  const first = await begin();
  expect(await refusal(finish(first, stranger.create(first.options)))).toEqual(refusing('ceremony.failed'));

  const begun = await begin();
  expect(begun.options).toMatchObject({ rp: { id: 'shop.example' } });
  const { userId } = await finish(begun, key.create(begun.options));
  const { options, transactionId } = await guest.call('POST /sdk/:appId/login', { appId, username });
  const credential = key.get(options);
  const signedIn = await guest.call('POST /sdk/:appId/verify-login', { appId, credential, transactionId });
  expect(await visit(product).call('POST /verifyToken', { accessToken: signedIn.accessToken })).toMatchObject(
    {
      ...{ userId, appId },
    },
  );
});

test('nobody signs in without an Origin header at a web application, or before the certificate is known', async () => {
  const guest = visit(product, 'localhost', { origin: null });
  for (const appId of [(await webApp(ada)).appId, await create({ ...android, fingerprint: '' })])
    expect(await refusal(guest.call('POST /sdk/:appId/login', { appId }))).toEqual(
      refusing('request.origin'),
    );
});

test('the website of an app serves its users in a browser as well', async () => {
  const app = { appId: await create(android), origin: 'https://shop.example' };
  const person = shopper(product, app);
  const { userId } = await person.register('ada');
  expect(await person.signIn('ada')).toMatchObject({ userId });
});

test('the users of an app without a website make the passkeys of invitations and recoveries on the host of their organisation', async () => {
  const host = `${ada.subdomain}.localhost`;
  const appId = await create({ ...android, origin: '' });
  const native = visit(product, 'localhost', { origin: null });
  const signedIn = async (key: ReturnType<typeof softKey>) => {
    const { options, transactionId } = await native.call('POST /sdk/:appId/login', { appId });
    const credential = key.get(options, { clientData: { origin: `android:apk-key-hash:${keyHash}` } });
    return (await native.call('POST /sdk/:appId/verify-login', { appId, credential, transactionId })).userId;
  };
  /** What the page of a mailed link does with its token. */
  async function makes(accessToken: string) {
    const guest = visit(product, host);
    const key = softKey({ rpId: host, origin: guest.origin });
    const { options, transactionId } = await guest.call('POST /registerOIDCUsers', { accessToken });
    expect(options).toMatchObject({ rp: { id: host } });
    const credential = key.create(options);
    const made = await guest.call('POST /verify-registerUser-attestation', { credential, transactionId });
    return { key, userId: made.userId };
  }
  const email = `${unique('grace')}@acme.example`;
  const invite = { email, name: 'Grace', type: 'ADD_USER' } as const;
  await ada.call('POST /invite/sendInvite', { ...invite, appId });
  const grace = await makes(await mailedToken(product, email, 'registerUser'));
  expect(await signedIn(grace.key)).toBe(grace.userId);

  await ada.call('POST /recovery/user/:userId', { userId: grace.userId });
  const again = await makes(await mailedToken(product, email, 'recoverUser'));
  expect(again.userId).toBe(grace.userId);
  expect(await signedIn(again.key)).toBe(grace.userId);

  // Somebody with a passkey of this host has nothing to make.
  const next = await create({ ...android, origin: '' });
  expect(await ada.call('POST /invite/sendInvite', { ...invite, appId: next })).toMatchObject({
    given: true,
  });
  // One with a website makes passkeys there.
  const onSite = await create(android);
  expect(await ada.call('POST /invite/sendInvite', { ...invite, appId: onSite })).not.toHaveProperty(
    'given',
    true,
  );
  const elsewhere = await mailedToken(product, email, 'registerUser');
  const begun = visit(product, host).call('POST /registerOIDCUsers', { accessToken: elsewhere });
  expect(await refusal(begun)).toEqual(refusing('session.token'));
});

test('whose access to an app without a website ends keeps the passkey of the host for other applications', async () => {
  const wiki = await oidcApp(ada);
  const grace = await oidcUser(product, ada, wiki);
  const appId = await create({ ...android, origin: '' });
  const invite = { email: grace.email, name: 'Grace', type: 'ADD_USER', appId } as const;
  expect(await ada.call('POST /invite/sendInvite', invite)).toMatchObject({ given: true });
  const userId = accessId(await personIdOf(product, grace.userId), appId);
  await ada.call('DELETE /deleteUser/:userId', { userId });
  await product.reactions.settled();
  const party = await relyingParty(product, wiki);
  const { url, remembered } = await party.begin();
  const tokens = await party.finish(await signIn(visit(product, wiki.host), url, grace.key), remembered);
  expect(tokens.claims()!.sub).toBe(grace.userId);
});

test('reports count visits by the country that the proxy tells [org-insights.audience, data.report-org]', async () => {
  const app = await webApp(ada);
  const person = shopper(product, app);
  await person.register('grace');
  for (const country of ['IN', 'DE', 'DE', '<script>', 'XX']) {
    person.guest.headers['x-country'] = country;
    await person.signIn('grace');
  }
  await caughtUp(product);
  const report = await ada.call('GET /getApplicationReportByUniqueId/:uniqueId', { uniqueId: ada.uniqueId });
  expect(report[app.appId]!.countries).toEqual({ India: 1, Germany: 2, 'United Kingdom': 2 });
});
test('the address of an organisation tells Android which apps have no website of their own', async () => {
  const own = await operatorOf(product, 'special_plan');
  const links = async () => {
    const answer = await visit(product, `${own.subdomain}.localhost`).send('/.well-known/assetlinks.json');
    return (await answer.json()) as { target: object }[];
  };
  expect(await links()).toEqual([]);
  const app = { name: 'App', ...android };
  const { id } = await own.call('POST /createMobileApp', { ...app, origin: '' });
  await own.call('POST /createMobileApp', { ...app, origin: 'https://shop.example' });
  await own.call('GET /viewApp/:appId', { appId: id });
  expect(await links()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
      target: {
        namespace: 'android_app',
        package_name: android.packageName,
        sha256_cert_fingerprints: [fingerprint.toUpperCase().match(/../g)!.join(':')],
      },
    },
  ]);
  const base = await visit(product).send('/.well-known/assetlinks.json');
  expect(base.status).toBe(404);
});
