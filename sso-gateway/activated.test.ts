import * as client from 'openid-client';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  follow,
  oidcApp,
  oidcUser,
  relyingParty,
  signIn,
  suspendAt,
  suspendable,
} from '../test/clients/openid.ts';
import { refusal } from '../test/clients/raw.ts';
import { personIdOf } from '../test/people/familyUsers.ts';
import { ownPageAt } from '../test/people/ownPage.ts';
import { adminOf, type Operator, operatorOf } from '../test/people/people.ts';
import { caughtUp, type Guest, type Here, sharedProduct, visit } from '../test/product.ts';

let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
});

type What = (typeof suspendable)[number] | 'person';
type Whose = { appId: string; userId: string };
async function suspend(operator: Operator, what: What, whose: Whose) {
  if (what !== 'person') return suspendAt(product, operator, what, whose);
  const personId = await personIdOf(product, whose.userId);
  await operator.call('PUT /people', { personIds: [personId], suspended: true });
}
async function activate({ call, userId: operatorId }: Operator, what: What, { appId, userId }: Whose) {
  if (what === 'application') await call('PUT /updateOIDCAppStatus/:appId', { appId, suspended: false });
  if (what === 'user') await call('PUT /updateOidcUser/:userId', { userId, suspended: false });
  if (what === 'person')
    await call('PUT /people', { personIds: [await personIdOf(product, userId)], suspended: false });
  if (what === 'device') {
    const { deviceList } = await call('GET /getOIDCUser/:userId', { userId });
    const { credentialID } = deviceList.find(({ suspended }) => suspended)!;
    await call('POST /suspendOIDCUserDevice', { userId, credentialID, suspend: false });
  }
  if (what !== 'organisation') return;
  const admin = await adminOf(product);
  await admin.call('PUT /suspendOperator/:userId', { userId: operatorId, suspended: false });
}
/** Another browser that has the cookies of this one, as of a thief. */
function copyOf({ cookies }: Guest, host: string) {
  const copy = ownPageAt(product, host);
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
}

describe('what a suspension has ended stays ended when it is taken back', () => {
  test.for([...suspendable, 'person'] as What[])('for the %s', async (what) => {
    const own = what === 'organisation' ? await operatorOf(product, 'special_plan') : ada;
    const app = await oidcApp(own, {
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['authorization_code', 'refresh_token', 'client_credentials'],
    });
    const [person, other] = [await oidcUser(product, own, app), await oidcUser(product, own, app)];
    const party = await relyingParty(product, app);
    const signedIn = async ({ key }: Pick<typeof person, 'key'>) => {
      const browser = visit(product, app.host);
      const { url, remembered } = await party.begin({ scope: 'openid offline_access', prompt: 'consent' });
      return { browser, tokens: await party.finish(await signIn(browser, url, key), remembered) };
    };
    const refresh = (token: string | undefined) => client.refreshTokenGrant(party.config, token!);
    const isActive = async (token: string) => (await client.tokenIntrospection(party.config, token)).active;
    const [{ browser, tokens }, others] = [await signedIn(person), await signedIn(other)];
    const thief = copyOf(browser, app.host);
    const ofApp = await client.clientCredentialsGrant(party.config);
    const whose = { appId: app.appId, userId: person.userId };
    const isOfAll = what === 'application' || what === 'organisation';

    await suspend(own, what, whose);
    await caughtUp(product);
    await activate(own, what, whose);

    expect(await isActive(tokens.access_token)).toBe(false);
    await expect(client.fetchUserInfo(party.config, tokens.access_token, person.userId)).rejects.toThrow();
    await expect(refresh(tokens.refresh_token)).rejects.toMatchObject({ cause: { error: 'invalid_grant' } });
    expect(await isActive(ofApp.access_token)).toBe(!isOfAll);
    // A session goes on for other applications when the access to one was suspended.
    const arrived = await follow(thief, (await party.begin()).url);
    const isFor = what === 'user' || what === 'application';
    if (isFor) expect(arrived.origin).toBe('https://wiki.example');
    else expect(arrived.pathname).toBe('/openid-login/');
    const devices = thief.call('GET /ownDevices', {});
    if (isFor) await devices;
    else expect(await refusal(devices)).toMatchObject({ status: 401 });

    if (isOfAll) await expect(refresh(others.tokens.refresh_token)).rejects.toThrow();
    else await refresh(others.tokens.refresh_token);
    const again = await signedIn(person);
    await refresh(again.tokens.refresh_token);
  });
});

test('with a person, what those have ends for good who were joined into the person', async () => {
  const app = await oidcApp(ada, { grant_types: ['authorization_code', 'refresh_token'] });
  const [from, into] = [await oidcUser(product, ada, app), await oidcUser(product, ada, await oidcApp(ada))];
  const [personId, head] = [await personIdOf(product, from.userId), await personIdOf(product, into.userId)];
  await ada.call('POST /person/:personId/join', { personId, into: head });
  const party = await relyingParty(product, app);
  const browser = visit(product, app.host);
  const { url, remembered } = await party.begin({ scope: 'openid offline_access', prompt: 'consent' });
  const tokens = await party.finish(await signIn(browser, url, from.key), remembered);
  await ada.call('PUT /people', { personIds: [head], suspended: true });
  await caughtUp(product);
  await ada.call('PUT /people', { personIds: [head], suspended: false });
  await expect(client.refreshTokenGrant(party.config, tokens.refresh_token!)).rejects.toMatchObject({
    cause: { error: 'invalid_grant' },
  });
  expect((await follow(browser, (await party.begin()).url)).pathname).toBe('/openid-login/');
});
