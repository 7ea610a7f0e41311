import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../api/callKinds.ts';
import { calls } from '../../api/calls.ts';
import { sideOf } from '../../api/derived.ts';
import { answer, follow, oidcApp, oidcUser, relyingParty } from '../../test/clients/openid.ts';
import { mailedRequest, radclient, radiusApp, radiusUser } from '../../test/clients/radius.ts';
import { raw, refusal, refusing } from '../../test/clients/raw.ts';
import { samlApp, samlUser } from '../../test/clients/saml.ts';
import { arriveAt, serviceProvider, signInAt } from '../../test/clients/serviceProvider.ts';
import { movedClock } from '../../test/clock.ts';
import {
  type App,
  adminOf,
  land,
  type Operator,
  operatorOf,
  shopper,
  signIn,
  unique,
  webApp,
} from '../../test/people/people.ts';
import { type Here, startProduct, visit } from '../../test/product.ts';

const day = 86_400_000;
const clock = movedClock();
let product: Here;
let operator: Operator;
let person: ReturnType<typeof shopper>;
let app: App;
let username: string;
let oidc: Awaited<ReturnType<typeof oidcPerson>>;
async function oidcPerson() {
  const app = await oidcApp(operator);
  const { key, email } = await oidcUser(product, operator, app);
  return { app, key, email, party: await relyingParty(product, app) };
}
let gateways: Awaited<ReturnType<typeof gatewayPeople>>;
/** People of an organisation whose plan has the other protocols, and ends with the trial of the first one. */
async function gatewayPeople() {
  const owner = await operatorOf(product, 'special_plan');
  const admin = await adminOf(product);
  await admin.call('POST /bblicense/init', { orgId: owner.uniqueId, days: 30 });
  const network = await radiusApp(owner);
  const saml = await samlApp(owner);
  return {
    owner,
    network: { app: network, person: await radiusUser(product, owner, network) },
    saml: {
      app: saml,
      person: await samlUser(product, owner, saml),
      party: await serviceProvider(product, owner, saml),
    },
  };
}
beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' }, { clock: clock.now });
  operator = await operatorOf(product);
  app = await webApp(operator);
  person = shopper(product, app);
  username = unique('grace');
  await person.register(username);
  oidc = await oidcPerson();
  gateways = await gatewayPeople();
});
afterAll(() => product.stop());

/** Signs the operator in again, since sessions do not last for a month. */
async function signedIn() {
  const { redirectTo } = await signIn(visit(product), operator.key, operator.email);
  const guest = await land(product, redirectTo!);
  operator = { ...operator, guest, call: guest.call };
}
const organisationNow = async () => {
  const { uniqueId } = operator;
  return operator.call('GET /getOrgbyId/:uniqueId', { uniqueId });
};
/** Opens the address where a sign-in to the SAML application begins. */
async function atSaml() {
  const { app, party } = gateways.saml;
  const browser = visit(product, app.host);
  return { browser, first: await browser.send(party.idp.startUrl) };
}
/** Asks for entry to the network. */
function atNetwork() {
  const { app, person } = gateways.network;
  return radclient(product, app, { 'User-Name': person.email, 'User-Password': 'anything' });
}
/** Opens the sign-in page of the OpenID application. */
async function atOidc() {
  const browser = visit(product, oidc.app.host);
  const { url } = await oidc.party.begin();
  const page = await follow(browser, url);
  return { browser, requestId: page.searchParams.get('requestId')! };
}

describe('after the end of the trial', () => {
  beforeAll(async () => {
    await clock.forward(product, 30 * day);
    await signedIn();
  });
  test('the organisation says so [org-shell.flags]', async () => {
    expect(await organisationNow()).toMatchObject({ isFreeTrialExpired: true, isSubscriptionExpired: false });
    const { data } = await operator.call('GET /bblicense/getLicenseData/:orgId', {
      orgId: operator.uniqueId,
    });
    expect(data.meta).toMatchObject({ isExpired: true, daysLeft: 0, stage: 'ended' });
  });
  test('every changing call of operators is refused, unless its row renews', async () => {
    const refused: string[] = [];
    const open: string[] = [];
    for (const [name, call] of Object.entries(calls as Record<string, Call>)) {
      const isChange = sideOf(call) !== 'query' && !call.path.startsWith('GET ');
      if (!isChange || !call.roles.includes('operator') || call.roles.includes('visitor')) continue;
      if (call.path.includes('signOutEverywhere')) continue;
      const path = call.path.replace(/:\w+/g, 'x') as typeof call.path;
      const { body } = await raw(operator.guest, path, path.startsWith('DELETE') ? undefined : {});
      (body.refusal === 'organisation.ended' ? refused : open).push(name);
      expect([name, body.refusal === 'organisation.ended']).toEqual([name, !call.renews]);
    }
    expect(refused.length).toBeGreaterThan(50);
    const renewal = ['createPayment', 'updatePayment', 'cancelPayment', 'changeMeans', 'getPaymentLink'];
    const leaving = ['postContactUs', 'suspendAccount', 'deleteAccount'];
    const own = ['changeOwnDetails', 'updateOperator', 'renameOwnDevice', 'removeOperatorDevice'];
    const access = ['endSession', 'sendRecovery', 'stopRecoveryOf'];
    expect(open).toEqual(expect.arrayContaining([...renewal, ...leaving, ...own, ...access]));
    expect(calls.signOutEverywhere.renews).toBe(true);
  });
  test('everything is still read', async () => {
    expect(
      await operator.call('GET /getAllApplications/:uniqueId', { uniqueId: operator.uniqueId }),
    ).toHaveLength(1);
    expect(await operator.call('GET /usage', {})).toMatchObject({ features: expect.any(Array) });
  });
  test('people go on signing in through every protocol, and nobody registers', async () => {
    expect((await person.signIn(username)).errorCode).toBe(0);
    const { browser, requestId } = await atOidc();
    expect((await answer(browser, requestId, oidc.key)).errorCode).toBe(0);
    const { browser: atOffice, first } = await atSaml();
    const { form } = await signInAt(atOffice, first, gateways.saml.person.key);
    expect(Buffer.from(form.SAMLResponse, 'base64').toString()).toContain('status:Success');
    const entry = atNetwork();
    const { person: guest } = gateways.network;
    await (await mailedRequest(product, guest.email)).approve(guest.key);
    expect(await entry).toContain('Received Access-Accept');
    const stranger = shopper(product, app);
    expect(await refusal(stranger.register(unique('stranger')))).toMatchObject(
      refusing('organisation.ended'),
    );
  });
});

describe('two weeks later', () => {
  beforeAll(async () => {
    await clock.forward(product, 14 * day);
    await signedIn();
  });
  const closed = refusing('organisation.closed');
  test('people cannot sign in, and are told why', async () => {
    expect(await refusal(person.signIn(username))).toMatchObject(closed);
    const { browser, requestId } = await atOidc();
    expect(await refusal(browser.call('POST /loginOIDCUsers', { requestId }))).toMatchObject(closed);
    expect(await refusal(visit(product, oidc.app.host).call('POST /loginUser', {}))).toMatchObject(closed);
    expect(await refusal(visit(product, oidc.app.host).call('POST /app/login', {}))).toMatchObject(closed);
  });
  test('a SAML application and a RADIUS client are told why, too', async () => {
    const { browser, first } = await atSaml();
    const { answer } = await arriveAt(browser, first);
    expect([answer.status, await answer.text()]).toEqual([
      403,
      expect.stringContaining('ended more than 14 days ago'),
    ]);
    expect(await atNetwork()).toMatch(
      /Received Access-Reject[\s\S]*Reply-Message = "The subscription of this organization has ended\. Nobody can sign in until its administrators renew it\."/,
    );
  });
  test('operators still read everything, and a licence opens all of it again', async () => {
    expect(
      await operator.call('GET /getAllApplications/:uniqueId', { uniqueId: operator.uniqueId }),
    ).toHaveLength(1);
    const admin = await adminOf(product);
    await admin.call('POST /bblicense/init', { orgId: operator.uniqueId, days: 20 });
    expect(await organisationNow()).toMatchObject({ isFreeTrialExpired: false });
    expect((await person.signIn(username)).errorCode).toBe(0);
    await webApp(operator).catch((error) => expect(error).toMatchObject({ message: /app\.count/ }));
  });
});
