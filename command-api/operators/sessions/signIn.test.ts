import { createLocalJWKSet, jwtVerify } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { tokensOf } from '../../../server-kit/access/tokens.ts';
import { raw, refusal, refusing } from '../../../test/clients/raw.ts';
import {
  type App,
  adminOf,
  land,
  type Operator,
  onboard,
  openMail,
  operatorOf,
  type Registered,
  register,
  shopper,
  signIn,
  unique,
  webApp,
} from '../../../test/people/people.ts';
import { type Guest, type Here, mailsOf, sharedProduct, visit } from '../../../test/product.ts';

let product: Here;
let operator: Operator;
let app: App;
beforeAll(async () => {
  product = await sharedProduct();
  operator = await operatorOf(product);
  app = await webApp(operator);
});

let ada: Registered;
test('an operator registers with a passkey, and is told to confirm the e-mail [security.operator-passkey, public.call.post-registeroperator, public.call.post-verify-registeroperator-attestation]', async () => {
  ada = await register(product);
  const { email, key, guest } = ada;
  const unverified = await signIn(guest, key, email);
  expect(unverified).toMatchObject({ emailVerified: false, email, redirectTo: null });
});

test('the operator confirms it, chooses an address and signs in there [public.passkey.flow, public.login.redirect, onboarding.entity, public.call.post-loginoperator, public.call.post-verify-loginoperator-assertion]', async () => {
  const { email, key, guest } = ada;
  const subdomain = unique('house-');
  const { userId, uniqueId } = await onboard(product, email, subdomain);
  const { redirectTo } = await signIn(guest, key);
  expect(redirectTo).toMatch(`http://${subdomain}.localhost:${product.port}/redirect/`);
  const { call } = await land(product, redirectTo!);
  expect(await call('GET /session', {})).toMatchObject({ role: 'operator', userId, uniqueId });
  expect(await call('GET /getOrgbyId/:uniqueId', { uniqueId })).toMatchObject({
    subdomain,
    subdomainAdded: true,
  });
});
test('the mailed link is for the wizard: it is no session and no landing', async () => {
  const { email } = await register(product);
  const { guest, bearer, userId } = await openMail(product, email);
  expect(await refusal(guest.call('GET /getAllApplications/:uniqueId', { uniqueId: 'x' }))).toEqual(
    refusing('session.forbidden'),
  );
  const other = (await openMail(product, (await register(product)).email)).userId;
  expect(await refusal(guest.call('GET /getOperator/:userId', { userId: other }))).toEqual(
    refusing('operator.unknown'),
  );
  expect(await guest.call('GET /getOperator/:userId', { userId })).toMatchObject({ emailVerified: false });
  expect(bearer.length).toBeGreaterThan(40);
});
test('mails to a new organisation are in the language of the browser in which it was registered', async () => {
  const { email } = await register(product, undefined, { form: { language: 'de' } });
  const { guest, uniqueId } = await openMail(product, email);
  const mail = (await mailsOf(product)).find(({ to }) => to === email);
  expect(mail!.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse');
  expect(await guest.call('GET /getOrgbyId/:uniqueId', { uniqueId })).toMatchObject({ language: 'de' });
});
test('the activation mail comes again on demand, and no more once the e-mail is confirmed', async () => {
  const { email, guest, resendToken, key } = await register(product);
  await openMail(product, email);
  await guest.call('POST /resendActivation', { resendToken });
  await expect.poll(async () => (await mailsOf(product)).filter(({ to }) => to === email).length).toBe(2);
  await onboard(product, email, unique('again-'));
  expect((await signIn(guest, key)).resendToken).toBeNull();
});
test('the token of the redirect is good for 30 minutes and no longer [public.login.redirect]', async () => {
  const { redirectTo } = await signIn(operator.base, operator.key);
  const { tokens, vault } = product.system;
  const accessToken = redirectTo!.split('/').pop()!;
  const { kind, exp, ...claims } = tokens.open('landing', accessToken);
  expect(Math.abs(exp - (Date.now() / 1000 + 1800))).toBeLessThan(60);
  const sealed = (secondsAgo: number) =>
    tokensOf(vault.derive('tokens'), () => Date.now() - secondsAgo * 1000).seal(kind, claims, 1800);
  const landing = (token: string) => land(product, redirectTo!.replace(accessToken, token));
  expect(await refusal(landing(sealed(1801)))).toEqual(refusing('session.token'));
  const console = await landing(sealed(1740));
  expect(await console.call('GET /session', {})).toMatchObject({ role: 'operator' });
});
test('a landing token starts one session, on its own host only', async () => {
  const { redirectTo } = await signIn(operator.base, operator.key);
  const accessToken = redirectTo!.split('/').pop()!;
  const elsewhere = visit(product, 'others-house.localhost');
  expect(await refusal(elsewhere.call('POST /verifyToken', { accessToken }))).toEqual(
    refusing('session.token'),
  );
  const first = await land(product, redirectTo!);
  expect(await first.call('GET /session', {})).toMatchObject({ role: 'operator' });
  expect(await refusal(land(product, redirectTo!))).toEqual(refusing('session.token'));
});
test('signing out ends the session', async () => {
  const { redirectTo } = await signIn(operator.base, operator.key);
  const { call, cookies } = await land(product, redirectTo!);
  const [name, token] = [...cookies][0]!;
  await call('POST /signOut', {});
  expect(cookies.size).toBe(0);
  cookies.set(name, token);
  expect(await call('GET /session', {})).toMatchObject({ role: 'visitor' });
});
test('a session counts on its own host only', async () => {
  const foreign = visit(product, 'others-house.localhost');
  for (const [name, value] of operator.guest.cookies) foreign.cookies.set(name, value);
  expect(await foreign.call('GET /session', {})).toMatchObject({ role: 'visitor' });
});

test('each token says what the documents say of it: a mailed one the ids, a landing the operator [public.call.post-verifytoken]', async () => {
  const { email, key, guest } = await register(product);
  const mailed = await openMail(product, email);
  const verify = (who: Guest, accessToken: string) => who.call('POST /verifyToken', { accessToken });
  const { userId, uniqueId } = mailed;
  expect(await verify(guest, mailed.bearer)).toEqual({ errorCode: 0, kind: 'onboarding', userId, uniqueId });
  await onboard(product, email, unique('acme-'), mailed);
  const { redirectTo } = await signIn(guest, key, email);
  const { hostname, pathname } = new URL(redirectTo!);
  expect(await verify(visit(product, hostname), pathname.split('/').pop()!)).toEqual({
    ...{ errorCode: 0, kind: 'landing', userId, uniqueId },
    ...{ username: email, email, name: 'Ada Lovelace', emailVerified: true, showStarter: true },
  });
});
test('a user registers and signs in; both tokens tell the customer who it is [public.call.post-verifytoken] [org-app-web.call.post-createwebapp]', async () => {
  const user = shopper(product, app);
  const registered = await user.register('Grace');
  const signedIn = await user.signIn('grace');
  const server = visit(product, 'localhost', { origin: null });
  for (const { accessToken, userId } of [registered, signedIn])
    expect(await server.call('POST /verifyToken', { accessToken })).toMatchObject({
      kind: 'signin',
      userId,
      appId: app.appId,
      uniqueId: operator.uniqueId,
      username: 'Grace',
    });
  expect(await user.signIn()).toMatchObject({ userId: registered.userId, expiresIn: 120 });
});
test('the token is verified by the published key set as well', async () => {
  const { accessToken, userId } = await shopper(product, app).register(unique('user'));
  const { send } = visit(product);
  const keys = createLocalJWKSet((await (await send('/.well-known/jwks.json')).json()) as never);
  const { payload } = await jwtVerify(accessToken, keys, { issuer: product.url, audience: app.appId });
  expect(payload).toMatchObject({ sub: userId, org: operator.uniqueId });
});
test('a token that was altered, or that nobody signed, is refused', async () => {
  const { accessToken } = await shopper(product, app).register(unique('user'));
  const { call } = visit(product);
  const [head, claims, signature] = accessToken.split('.') as [string, string, string];
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  for (const token of [`${head}.${claims}.${'A'.repeat(86)}`, `${none}.${claims}.${signature}`, 'a.b.c', 'x'])
    expect(await refusal(call('POST /verifyToken', { accessToken: token }))).toEqual(
      refusing('session.token'),
    );
});
test('the operator sees the user with one device and the number of its sign-ins [org-app-web.call.get-getallusersbyappid]', async () => {
  const { appId } = await secondApp();
  const user = shopper(product, { appId, origin: 'https://shop.example' });
  const { userId } = await user.register('Linus');
  await user.signIn('linus');
  await expect
    .poll(() => operator.call('GET /getAllUsersByAppId/:appId', { appId }))
    .toMatchObject([{ userId, username: 'Linus', deviceCount: 1, loginCount: 1, suspended: false }]);
});

/** A second application needs a plan that allows it. */
async function secondApp() {
  const admin = await adminOf(product);
  const { uniqueId } = operator;
  await admin.call('PUT /updateOrg/:uniqueId', { uniqueId, planId: 'special_plan' });
  return webApp(operator);
}

test('an admin signs in with the right password; a wrong one and an unknown admin are refused alike [admin.call.post-admin-adminlogin]', async () => {
  const guest = visit(product, 'admin.localhost');
  const wrong = { username: 'admin@localhost', password: 'not this one' };
  const a = await raw(guest, 'POST /admin/adminLogin', wrong);
  const b = await raw(guest, 'POST /admin/adminLogin', { ...wrong, username: 'nobody@localhost' });
  expect(a).toMatchObject({ status: 401, body: { errorCode: 1103 } });
  expect(b.body).toEqual(a.body);
  expect(await guest.call('GET /session', {})).toMatchObject({ role: 'visitor' });
  const admin = await adminOf(product);
  expect(await admin.call('GET /session', {})).toMatchObject({ role: 'admin' });
});
test('an admin signs in on the admin host only', async () => {
  const guest = visit(product);
  const given = { username: 'admin@localhost', password: 'whatever it is' };
  expect(await refusal(guest.call('POST /admin/adminLogin', given))).toEqual(refusing('session.forbidden'));
});
