import { fetchUserInfo } from 'openid-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../domain/limits.ts';
import { ApproveRegistration } from '../../domain/transaction/approving.ts';
import { invitedToOidc, type OidcApp, oidcApp, relyingParty, signIn } from '../../test/clients/openid.ts';
import { radiusApp, radiusGuest } from '../../test/clients/radius.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { invitedToSaml, samlApp } from '../../test/clients/saml.ts';
import { softKey } from '../../test/clients/softKey.ts';
import { movedClock } from '../../test/clock.ts';
import { adminOf, type Operator, operatorOf, shopper, unique, webApp } from '../../test/people/people.ts';
import { berlin, inviteRequest } from '../../test/people/phones.ts';
import { beginRegisteringUser, finishRegisteringUser, invitedUser } from '../../test/people/team.ts';
import { caughtUp, type Here, mailedToken, sharedProduct, startProduct, visit } from '../../test/product.ts';

let product: Here;
let ada: Operator;
let app: OidcApp;
let host: string;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  app = await oidcApp(ada);
  host = app.host;
});
const invited = () => invitedToOidc(product, ada, app);
const read = (accessToken: string) =>
  visit(product, host).call('GET /invite/verifyInvite/:accessToken', { accessToken });
const usersOf = async (email: string) => {
  await caughtUp(product);
  const rows = await ada.call('GET /getOIDCUsersByAppId/:appId', { appId: app.appId });
  return rows.filter(({ username }) => username === email);
};

const about = { birthdate: '1960-01-24', address: { country: 'Norway', postal_code: '0150' } };
const families = {
  OpenID: {
    invite: async () => ({ ...(await invited()), ...app }),
    ...{ kind: 'oidc-register', auth: 'oauth', route: 'approveOidc' },
    read: (userId: string) => ada.call('GET /getOIDCUser/:userId', { userId }),
  },
  SAML: {
    async invite() {
      const saml = await samlApp(ada);
      return { ...(await invitedToSaml(product, ada, saml)), ...saml };
    },
    ...{ kind: 'saml-register', auth: 'saml', route: 'approveSAMLUser' },
    read: (userId: string) => ada.call('GET /SAML/getSAMLUser/:userId', { userId }),
  },
  RADIUS: {
    async invite() {
      const { appId } = await radiusApp(ada);
      return { ...(await radiusGuest(product, ada, appId)), appId };
    },
    ...{ kind: 'radius-register', auth: 'radius', route: 'approveRadiusRegister' },
    read: (userId: string) => ada.call('GET /getRadiusUser/:userId', { userId }),
  },
};

test.each(Object.entries(families))(
  'a person invited to %s registers with a phone that scans the code, and the invitation is used up',
  async (_, { invite, kind, auth, route, read: user }) => {
    const { accessToken, email } = await invite();
    const { application } = await read(accessToken);
    expect(application!.methods).toEqual([1, 2]);
    const request = await inviteRequest(product, host, accessToken, about);
    expect(request.url).toContain(`http://${host}:${product.port}/${route}/`);
    expect(await request.asked()).toMatchObject({
      ...{ kind, type: 1, auth, email, target: application!.name, ...berlin },
    });
    const key = request.key();
    expect(await request.register(key)).toEqual({ errorCode: 0, kind });
    const { userId, username, appName } = await request.collect();
    expect([username, appName]).toEqual([email, application!.name]);
    await caughtUp(product);
    expect(await user(userId)).toMatchObject({ email, ...about, deviceList: [{ suspended: false }] });
    expect(await refusal(read(accessToken))).toEqual(refusing('invite.used'));
    expect(await request.collect()).toMatchObject({ userId });
  },
);

test('the passkey of the phone signs in to the application, and the user name counts as verified', async () => {
  const { accessToken, email } = await invited();
  const request = await inviteRequest(product, host, accessToken);
  const key = request.key();
  await request.register(key);
  const { userId } = await request.collect();
  const party = await relyingParty(product, app);
  const { url, remembered } = await party.begin({ scope: 'openid email' });
  const browser = visit(product, host);
  const back = await signIn(browser, url, key);
  const tokens = await party.finish(back, remembered);
  expect(tokens.claims()!.sub).toBe(userId);
  expect(await fetchUserInfo(party.config, tokens.access_token, userId)).toMatchObject({
    ...{ email, email_verified: true },
  });
});

describe('of two answers to one invitation', () => {
  test('the second phone is told that it came too late, and only one person is registered', async () => {
    const { accessToken, email } = await invited();
    const [first, second] = [
      await inviteRequest(product, host, accessToken),
      await inviteRequest(product, host, accessToken),
    ];
    await first.register(first.key());
    expect(await refusal(second.register(second.key()))).toEqual(refusing('invite.used'));
    expect(await usersOf(email)).toHaveLength(1);
  });
  test('at the same moment exactly one counts, on phones and on the device itself', async () => {
    const { accessToken, email } = await invited();
    const phones = await Promise.all([1, 2].map(() => inviteRequest(product, host, accessToken)));
    const guest = visit(product, host);
    const { options, transactionId } = await guest.call('POST /registerOIDCUsers', { accessToken });
    const credential = softKey({ rpId: host, origin: guest.origin }).create(options);
    const outcomes = await Promise.allSettled([
      ...phones.map((phone) => phone.register(phone.key())),
      guest.call('POST /verify-registerUser-attestation', { credential, transactionId }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await usersOf(email)).toHaveLength(1);
  });
});

test('a person who declines on the phone can still use the invitation', async () => {
  const { accessToken, email } = await invited();
  const declined = await inviteRequest(product, host, accessToken);
  await declined.decline();
  expect(await declined.status()).toMatchObject({ transactionStatus: 'FAILED', message: 'User Declined' });
  const request = await inviteRequest(product, host, accessToken);
  await request.register(request.key());
  expect(await usersOf(email)).toHaveLength(1);
});

test('a person who is known, but not on this host, can still come in when a first request was left until its end', async () => {
  const clock = movedClock();
  const own = await startProduct({ CAPTCHA: 'off' }, { clock: clock.now });
  const eve = await operatorOf(own, 'special_plan');
  const shop = await webApp(eve);
  const { email, accessToken } = await invitedUser(own, eve, shop);
  const customer = shopper(own, shop);
  await finishRegisteringUser(customer, shop, await beginRegisteringUser(customer, shop, accessToken));
  const wiki = await oidcApp(eve);
  const invitation = await invitedToOidc(own, eve, wiki, email);
  await inviteRequest(own, wiki.host, invitation.accessToken);
  await clock.forward(own, limits.approval);
  const request = await inviteRequest(own, wiki.host, invitation.accessToken);
  await request.register(request.key());
  expect(await request.collect()).toMatchObject({ username: email });
  await own.stop();
});

test('an invitation that is withdrawn while the code is shown registers nobody', async () => {
  const { accessToken, email } = await invited();
  const request = await inviteRequest(product, host, accessToken);
  await caughtUp(product);
  const pending = await ada.call('GET /invite/getInvites', { appId: app.appId });
  const { inviteId } = pending.find((each) => each.email === email)!;
  await ada.call('DELETE /invite/deleteInvite/:inviteId', { inviteId });
  expect(await refusal(request.register(request.key()))).toEqual(refusing('invite.unknown'));
  expect(await refusal(request.collect())).toEqual(refusing('transaction.unknown'));
  expect(await usersOf(email)).toEqual([]);
});

describe('a registration that is not made yet when its approval is on record', () => {
  /** An approved request of an invited person, as a crash leaves it, or the phone while it still works on the rest. */
  async function approvedAlone() {
    const { accessToken, email } = await invited();
    const request = await inviteRequest(product, host, accessToken, about);
    const { executor } = product.system;
    const credential = {
      ...{ credentialId: unique('passkey'), publicKey: 'AA', rpId: host, counter: 0, transports: [] },
      ...{ fmt: 'none', aaguid: '0', backupEligible: false, backedUp: false },
      ...{ deviceType: 'Web', platform: 'Other' },
    };
    const under = { organisationId: ada.uniqueId, applicationId: app.appId, owner: null };
    const approval = { id: request.transactionId, number: request.number, credential, under };
    const by = { actor: { role: 'system', id: 'test' }, correlationId: 'test' } as const;
    await executor.execute(ApproveRegistration, approval, by);
    expect(await usersOf(email)).toEqual([]);
    return { request, accessToken, email };
  }
  test('is made when the screen collects', async () => {
    const { request, accessToken, email } = await approvedAlone();
    const { userId } = await request.collect();
    await caughtUp(product);
    expect(await ada.call('GET /getOIDCUser/:userId', { userId })).toMatchObject({ email, ...about });
    expect(await refusal(read(accessToken))).toEqual(refusing('invite.used'));
  });
  test('is made once by two that make it at the same moment, and neither is refused', async () => {
    const { request, email } = await approvedAlone();
    const [one, other] = await Promise.all([request.collect(), request.collect()]);
    expect(one.userId).toBe(other.userId);
    expect(await usersOf(email)).toHaveLength(1);
  });
});

test('where the plan has no QR codes, the page offers this device alone', async () => {
  const { call } = await adminOf(product);
  const prices = { priceInRupees: 1, priceInDollars: 1 };
  const counts = { allowNumberOfApps: 2, allowNumberOfUsers: 2, allowTotalNumberOfUsers: 2 };
  const granted = ['authenticate.same.device', 'sso.enabled', 'sso.openid.enabled'];
  const { id: planId } = await call('POST /subscription/create', {
    ...{ name: unique('Plan '), description: 'No phones', ...prices, ...counts },
    ...{ allowTeamMembers: 1, allowedNumberOfRPs: 2 },
    grants: Object.fromEntries(granted.map((feature) => [feature, true])),
  });
  const eve = await operatorOf(product, planId);
  const wiki = await oidcApp(eve);
  const { accessToken } = await invitedToOidc(product, eve, wiki);
  expect((await read(accessToken)).application!.methods).toEqual([1]);
  expect(await refusal(inviteRequest(product, wiki.host, accessToken))).toMatchObject({
    status: refusing('plan.feature').status,
    message: 'authenticate.different.device.appless.QR is disabled',
  });
});

describe('a request is opened only', () => {
  const open = (on: string, input: object) =>
    refusal(visit(product, on).call('POST /invite/approval', input as { accessToken: string }));
  test('on the host of the organisation', async () => {
    const { accessToken } = await invited();
    const other = await operatorOf(product);
    for (const elsewhere of [`${other.subdomain}.localhost`, 'localhost', 'admin.localhost'])
      expect(await open(elsewhere, { accessToken })).toEqual(refusing('session.token'));
  });
  test('with the invitation of an application whose users sign in there', async () => {
    const { appId } = await webApp(ada);
    const email = `${unique('grace')}@acme.example`;
    await ada.call('POST /invite/sendInvite', { email, name: 'Grace', type: 'ADD_USER', appId });
    const shop = await mailedToken(product, email, 'registerUser');
    expect(await open(host, { accessToken: shop })).toEqual(refusing('session.token'));
    expect((await read(shop)).application!.methods).toEqual([]);
    const colleague = `${unique('eve')}@acme.example`;
    await ada.call('POST /invite/sendInvite', { email: colleague, name: 'Eve', type: 'ADD_ADMIN' });
    const team = await mailedToken(product, colleague, 'add-admin');
    expect(await open(host, { accessToken: team })).toEqual(refusing('session.token'));
    expect(await open(host, { accessToken: 'x'.repeat(200) })).toEqual(refusing('session.token'));
  });
  test('with a place that is whole and details that are valid', async () => {
    const { accessToken } = await invited();
    for (const wrong of [
      { longitude: 13.4 },
      { longitude: 1300, latitude: 52.5 },
      { birthdate: '1960-02-30' },
      { address: { country: 'N'.repeat(51) } },
      { address: { postal_code: 'W1A 1AA' } },
    ])
      expect(await open(host, { accessToken, ...wrong })).toMatchObject({ status: 400 });
    await inviteRequest(product, host, accessToken);
  });
});

test('only the page that opened the request learns of it, on the host of the organisation', async () => {
  const { accessToken } = await invited();
  const request = await inviteRequest(product, host, accessToken);
  await request.register(request.key());
  const collect = (on: string, bearer?: string) =>
    refusal(
      visit(product, on, bearer ? { bearer } : {}).call('POST /invite/approval/collect', {
        transactionId: request.transactionId,
      }),
    );
  expect(await collect(host)).toEqual(refusing('transaction.unknown'));
  expect(await collect(host, request.accessToken)).toEqual(refusing('transaction.unknown'));
  expect(await request.collect()).toMatchObject({ errorCode: 0 });
});
