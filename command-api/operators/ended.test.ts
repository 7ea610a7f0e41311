import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../api/callKinds.ts';
import { calls } from '../../api/calls.ts';
import { sideOf } from '../../api/derived.ts';
import { answer, follow, oidcApp, oidcUser, relyingParty } from '../../test/clients/openid.ts';
import { raw, refusal, refusing } from '../../test/clients/raw.ts';
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
beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' }, { clock: clock.now });
  operator = await operatorOf(product);
  app = await webApp(operator);
  person = shopper(product, app);
  username = unique('grace');
  await person.register(username);
  oidc = await oidcPerson();
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
    expect(open).toEqual(expect.arrayContaining(['postContactUs', 'suspendAccount', 'deleteAccount']));
  });
  test('everything is still read', async () => {
    expect(
      await operator.call('GET /getAllApplications/:uniqueId', { uniqueId: operator.uniqueId }),
    ).toHaveLength(1);
    expect(await operator.call('GET /usage', {})).toMatchObject({ features: expect.any(Array) });
  });
  test('people go on signing in, and nobody registers', async () => {
    expect((await person.signIn(username)).errorCode).toBe(0);
    const { browser, requestId } = await atOidc();
    expect((await answer(browser, requestId, oidc.key)).errorCode).toBe(0);
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
