import { fetchUserInfo } from 'openid-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessId } from '../server-kit/access/accessId.ts';
import { sessionsTold } from '../server-kit/access/oidcSessions.ts';
import { groupsOf } from '../server-kit/people/groups.ts';
import {
  byPhone,
  follow,
  type OidcApp,
  oidcApp,
  oidcUser,
  relyingParty,
  signIn,
} from '../test/clients/openid.ts';
import { mailedRequest, radclient, radiusApp } from '../test/clients/radius.ts';
import { refusal, refusing } from '../test/clients/raw.ts';
import { samlApp } from '../test/clients/saml.ts';
import { arriveAt, postedBy, serviceProvider } from '../test/clients/serviceProvider.ts';
import { giveAccess, personIdOf } from '../test/people/familyUsers.ts';
import { type Operator, operatorOf, unique, webApp } from '../test/people/people.ts';
import { caughtUp, type Guest, type Here, sharedProduct, visit } from '../test/product.ts';

let product: Here;
let ada: Operator;
let wiki: OidcApp;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  wiki = await oidcApp(ada);
});

/** A person who was invited to one application, and a group to which the person belongs. */
async function inGroup() {
  const grace = await oidcUser(product, ada, wiki);
  const personId = await personIdOf(product, grace.userId);
  const name = unique('Group ');
  const { id: groupId } = await ada.call('POST /groups', { name });
  await ada.call('PUT /group/:groupId/people', { groupId, personIds: [personId] });
  return { grace, personId, groupId, name };
}
const open = (appId: string, change: object) =>
  ada.call('PUT /application/:appId/openings', { appId, ...change });
/** Signs in to an application in this browser, by the passkey or by the session that the browser has. */
async function enters(browser: Guest, app: OidcApp, key?: Awaited<ReturnType<typeof oidcUser>>['key']) {
  const party = await relyingParty(product, app);
  const { url, remembered } = await party.begin();
  const tokens = await party.finish(
    key ? await signIn(browser, url, key) : await follow(browser, url),
    remembered,
  );
  return { party, tokens, sub: tokens.claims()!.sub };
}
const userinfo = ({ party, tokens, sub }: Awaited<ReturnType<typeof enters>>) =>
  fetchUserInfo(party.config, tokens.access_token, sub);
const backchannel_logout_uri = 'https://10.0.0.1/backchannel';
const noAccess = refusing('user.noAccess');

describe('an application that is open to a group', () => {
  test('takes in its people without an invitation, by passkey and by the session that they have', async () => {
    const { grace, personId, groupId } = await inGroup();
    const [first, second, hr] = await Promise.all([oidcApp(ada), oidcApp(ada), samlApp(ada)]);
    expect(await refusal(enters(visit(product, first.host), first, grace.key))).toEqual(noAccess);
    for (const { appId } of [first, second, hr]) await open(appId, { open: groupId });
    const browser = visit(product, first.host);
    expect((await enters(browser, first, grace.key)).sub).toBe(accessId(personId, first.appId));
    expect((await enters(browser, second)).sub).toBe(accessId(personId, second.appId));
    const { provider, begin } = await serviceProvider(product, ada, hr);
    const { answer } = await arriveAt(browser, await browser.send(await begin()));
    const { profile } = await provider.validatePostResponseAsync((await postedBy(answer)).form);
    expect(profile?.nameID).toBe(grace.email);
    await caughtUp(product);
    const { access } = await ada.call('GET /person/:personId', { personId });
    const known = { appId: first.appId, username: grace.email, suspended: false };
    expect(access).toContainEqual(expect.objectContaining(known));
    expect(access).toHaveLength(4);
  });
  test('takes them in by phone, with the address that was typed', async () => {
    const { grace, personId, groupId } = await inGroup();
    const app = await oidcApp(ada);
    await open(app.appId, { open: groupId });
    const { url } = await (await relyingParty(product, app)).begin();
    const browser = visit(product, app.host);
    const requestId = (await follow(browser, url)).searchParams.get('requestId')!;
    const phone = await byPhone(product, browser, requestId, { username: grace.email });
    await phone.approve(grace.key);
    await phone.collect();
    await caughtUp(product);
    const userId = accessId(personId, app.appId);
    expect(await ada.call('GET /getOIDCUser/:userId', { userId })).toMatchObject({ loginCount: 1 });
  });
  test('(RADIUS) asks them on their phone for the address that they log in with', async () => {
    const { grace, groupId } = await inGroup();
    const vpn = await radiusApp(ada);
    await open(vpn.appId, { open: groupId });
    const waiting = radclient(product, vpn, { 'User-Name': grace.email, 'User-Password': 'anything' });
    await (await mailedRequest(product, grace.email)).approve(grace.key);
    expect(await waiting).toContain('Received Access-Accept');
  });
  test('is closed to whoever leaves the group: tokens and sessions end, invited people stay', async () => {
    const { grace, personId, groupId } = await inGroup();
    const app = await oidcApp(ada, { backchannel_logout_uri });
    await open(app.appId, { open: groupId });
    const invited = await oidcUser(product, ada, app);
    const [hers, theirs] = [
      await enters(visit(product, app.host), app, grace.key),
      await enters(visit(product, app.host), app, invited.key),
    ];
    const told = () => sessionsTold(product.system.records, personId);
    expect((await told()).map(({ applicationId }) => applicationId)).toContain(app.appId);
    await ada.call('DELETE /group/:groupId/person/:personId', { groupId, personId });
    await expect(userinfo(hers)).rejects.toThrow();
    await expect.poll(told).toEqual([]);
    expect(await refusal(enters(visit(product, app.host), app, grace.key))).toEqual(noAccess);
    expect((await userinfo(theirs)).sub).toBe(invited.userId);
    await ada.call('PUT /group/:groupId/people', { groupId, personIds: [personId] });
    expect((await enters(visit(product, app.host), app, grace.key)).sub).toBe(hers.sub);
  });
  test.for(['closed to it', 'open to a group that is gone'])(
    'shuts its people out when it is %s',
    async (how) => {
      const { grace, personId, groupId } = await inGroup();
      const app = await oidcApp(ada, { backchannel_logout_uri });
      await open(app.appId, { open: groupId });
      const hers = await enters(visit(product, app.host), app, grace.key);
      if (how === 'closed to it') await open(app.appId, { close: groupId });
      else await ada.call('DELETE /group/:groupId', { groupId });
      await expect(userinfo(hers)).rejects.toThrow();
      await expect.poll(() => sessionsTold(product.system.records, personId)).toEqual([]);
      expect(await refusal(enters(visit(product, app.host), app, grace.key))).toEqual(noAccess);
      expect(await ada.call('GET /application/:appId/openings', { appId: app.appId })).toEqual([]);
    },
  );
  test('gives access that rests by itself, and none to a person who is suspended', async () => {
    const { grace, personId, groupId } = await inGroup();
    const [app, next] = await Promise.all([oidcApp(ada), oidcApp(ada)]);
    for (const { appId } of [app, next]) await open(appId, { open: groupId });
    const browser = visit(product, app.host);
    const { sub: userId } = await enters(browser, app, grace.key);
    await ada.call('PUT /updateOidcUser/:userId', { userId, suspended: true });
    expect(await refusal(enters(browser, app, grace.key))).toEqual(refusing('user.suspended'));
    await ada.call('PUT /person/:personId', { personId, suspended: true });
    const { url } = await (await relyingParty(product, next)).begin();
    expect((await follow(browser, url)).pathname).toBe('/openid-login/');
    expect(await groupsOf(product.system, personId)).toHaveLength(1);
    const { access } = await ada.call('GET /person/:personId', { personId });
    expect(access.map(({ appId }) => appId)).not.toContain(next.appId);
  });
  test('is not the one with a site of its own, nor one of another organisation', async () => {
    const { groupId } = await inGroup();
    const shop = await webApp(ada);
    expect(await refusal(open(shop.appId, { open: groupId }))).toEqual(refusing('application.kind'));
    const rival = await operatorOf(product, 'special_plan');
    const theirs = await oidcApp(rival);
    expect(await refusal(open(theirs.appId, { open: groupId }))).toEqual(refusing('application.unknown'));
    const taking = { appId: theirs.appId, open: groupId };
    expect(await refusal(rival.call('PUT /application/:appId/openings', taking))).toEqual(
      refusing('group.unknown'),
    );
  });
});

test('an application that is open to everybody takes in all people of its organisation alone', async () => {
  const app = await oidcApp(ada);
  await open(app.appId, { everybody: true });
  const [{ grace, personId }, bob] = [await inGroup(), await oidcUser(product, ada, wiki)];
  const { sub } = await enters(visit(product, app.host), app, grace.key);
  await enters(visit(product, app.host), app, bob.key);
  const rival = await operatorOf(product, 'special_plan');
  const stranger = await oidcUser(product, rival, await oidcApp(rival));
  await expect(enters(visit(product, app.host), app, stranger.key)).rejects.toThrow();
  expect(await ada.call('GET /person/:personId/openings', { personId })).toContainEqual(
    expect.objectContaining({ appId: app.appId, groupId: null }),
  );
  await open(app.appId, { everybody: false });
  expect(await refusal(enters(visit(product, app.host), app, grace.key))).toEqual(noAccess);
  const invitation = { type: 'ADD_OIDC_USER' as const, appId: app.appId };
  expect(await giveAccess(product, ada, invitation, grace)).toBe(sub);
  expect((await enters(visit(product, app.host), app, grace.key)).sub).toBe(sub);
});

describe('groups', () => {
  test('tell who belongs to them and what is open to them', async () => {
    const { grace, personId, groupId, name } = await inGroup();
    await open(wiki.appId, { open: groupId });
    expect(await ada.call('GET /group/:groupId', { groupId })).toMatchObject({ name, memberCount: 1 });
    expect(await ada.call('GET /group/:groupId/people', { groupId })).toMatchObject([
      { personId, address: grace.email, username: grace.email },
    ]);
    expect(await ada.call('GET /person/:personId/groups', { personId })).toMatchObject([
      { groupId, groupName: name },
    ]);
    const opening = { appId: wiki.appId, appName: wiki.name, groupId, groupName: name, memberCount: 1 };
    expect(await ada.call('GET /group/:groupId/applications', { groupId })).toMatchObject([opening]);
    expect(await ada.call('GET /application/:appId/openings', wiki)).toMatchObject([opening]);
    expect(await ada.call('GET /person/:personId/openings', { personId })).toContainEqual(
      expect.objectContaining({ appId: wiki.appId, groupId, groupName: name }),
    );
    await ada.call('DELETE /person/:personId', { personId });
    await expect.poll(() => ada.call('GET /group/:groupId', { groupId })).toMatchObject({ memberCount: 0 });
    expect(await ada.call('GET /group/:groupId/people', { groupId })).toEqual([]);
  });
  test('hold nobody: who loses the last access leaves them and is forgotten', async () => {
    const { grace, personId, groupId } = await inGroup();
    await ada.call('DELETE /deleteOIDCUser/:userId', { userId: grace.userId });
    await expect.poll(() => ada.call('GET /group/:groupId', { groupId })).toMatchObject({ memberCount: 0 });
    expect(await refusal(ada.call('GET /person/:personId', { personId }))).toEqual(refusing('user.unknown'));
  });
  test('have names that nobody else in the organisation has', async () => {
    const name = unique('Group ');
    const { id: groupId } = await ada.call('POST /groups', { name });
    const taken = refusing('group.taken');
    expect(await refusal(ada.call('POST /groups', { name: name.toUpperCase() }))).toEqual(taken);
    const { id: other } = await ada.call('POST /groups', { name: unique('Group ') });
    expect(await refusal(ada.call('PUT /group/:groupId', { groupId: other, name }))).toEqual(taken);
    const both = await Promise.allSettled([1, 2].map(() => ada.call('POST /groups', { name: 'At once' })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await ada.call('PUT /group/:groupId', { groupId, name: unique('Group ') });
    await ada.call('PUT /group/:groupId', { groupId: other, name });
    const rival = await operatorOf(product);
    await rival.call('POST /groups', { name });
    expect(await refusal(rival.call('GET /group/:groupId', { groupId }))).toEqual(refusing('group.unknown'));
  });
  test('take in people of their organisation alone, and say who could not join', async () => {
    const { groupId, personId } = await inGroup();
    const rival = await operatorOf(product, 'special_plan');
    const stranger = await oidcUser(product, rival, await oidcApp(rival));
    const theirs = await personIdOf(product, stranger.userId);
    const failing = { id: theirs, code: 'user.unknown' };
    expect(
      await ada.call('PUT /group/:groupId/people', { groupId, personIds: [theirs, personId, 'nobody'] }),
    ).toMatchObject({ failed: [failing, { id: 'nobody', code: 'user.unknown' }] });
    const taking = { groupId, personIds: [theirs] };
    expect(await refusal(rival.call('PUT /group/:groupId/people', taking))).toEqual(
      refusing('group.unknown'),
    );
    expect(await ada.call('GET /group/:groupId', { groupId })).toMatchObject({ memberCount: 1 });
  });
  test('are left only where they are there, and of the organisation', async () => {
    const { groupId, personId } = await inGroup();
    const rival = await operatorOf(product);
    for (const [who, id] of [
      [ada, 'nothing'],
      [rival, groupId],
    ] as const) {
      const all = { groupId: id, personIds: [personId] };
      const left = [
        refusal(who.call('POST /group/:groupId/people/leave', all)),
        refusal(who.call('DELETE /group/:groupId/person/:personId', { groupId: id, personId })),
      ];
      expect(await Promise.all(left)).toEqual(left.map(() => refusing('group.unknown')));
    }
    expect(await ada.call('GET /group/:groupId', { groupId })).toMatchObject({ memberCount: 1 });
  });
});
