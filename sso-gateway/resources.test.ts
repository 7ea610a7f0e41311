import { createLocalJWKSet, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { OpenToEverybody } from '../domain/application/openings.ts';
import { accessId } from '../server-kit/access/accessId.ts';
import { type Lead, leadKind, sessionKind } from '../server-kit/access/ssoSessions.ts';
import {
  follow,
  type OidcApp,
  oidcApp,
  oidcUser,
  type RelyingParty,
  relyingParty,
  signIn,
} from '../test/clients/openid.ts';
import { refusal, refusing } from '../test/clients/raw.ts';
import { commandsBy, giveAccess, personIdOf } from '../test/people/familyUsers.ts';
import { type Operator, operatorOf, shopper, unique, webApp } from '../test/people/people.ts';
import { caughtUp, type Here, sharedProduct, visit } from '../test/product.ts';

let product: Here;
let ada: Operator;
let rival: Operator;
let app: OidcApp;
let grace: Awaited<ReturnType<typeof oidcUser>>;
let party: RelyingParty;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  rival = await operatorOf(product, 'special_plan');
  app = await oidcApp(ada, {
    token_endpoint_auth_method: 'client_secret_basic',
    grant_types: ['authorization_code', 'refresh_token', 'client_credentials'],
  });
  grace = await oidcUser(product, ada, app);
  party = await relyingParty(product, app);
});

const fields = (more = {}) => ({
  clientId: app.appId,
  resourceName: 'Pages',
  resourceIndicator: `https://${unique('api')}.example/`,
  scope: 'pages:read pages:write',
  accessTokenFormat: 'opaque' as const,
  ...more,
});
const create = async (more = {}, by = ada) => {
  const sent = fields(more);
  const { resourceId } = await by.call('POST /resource/createResource', sent);
  return { resourceId, resource: sent.resourceIndicator };
};
const list = async (by = ada) =>
  (await by.call('GET /resource/getAllResources/:clientId', { clientId: app.appId })).resources;
const grant = (resourceId: string, by = ada, userId = grace.userId) =>
  by.call('POST /resource/grantResource/:userId', { userId, resourceId });
const revoke = (resourceId: string, by = ada) =>
  by.call('POST /resource/revokeResource/:userId', { userId: grace.userId, resourceId });
/** A new browser's sign-in that asks for more. */
async function signedIn(more: Record<string, string> = {}, who = grace) {
  const { url, remembered } = await party.begin(more);
  const back = await signIn(visit(product, app.host), url, who.key);
  return { back, remembered, finish: () => party.finish(back, remembered) };
}
const inspect = (token: string) => client.tokenIntrospection(party.config, token);
const read = (access_token: string) => client.fetchUserInfo(party.config, access_token, grace.userId);

describe('the resources of an application', () => {
  test("one is added with its tokens' form and lifetime, and listed [org-app-oidc.call.post-resource-createresource, org-app-oidc.call.get-resource-getallresources, org-app-oidc.resources.ttl, org-app-oidc.resources.format, data.resource]", async () => {
    const { resourceId, resource } = await create();
    expect((await list()).find((each) => each.resourceId === resourceId)).toMatchObject({
      ...{ clientId: app.appId, resourceName: 'Pages', resourceIndicator: resource },
      ...{ scope: 'pages:read pages:write', accessTokenFormat: 'opaque', accessTokenTTL: 86_400 },
      createdAt: expect.any(String),
    });
    const signed = await create({ accessTokenFormat: 'jwt', accessTokenTTL: 600 });
    expect((await list()).find((each) => each.resourceId === signed.resourceId)).toMatchObject({
      ...{ accessTokenFormat: 'jwt', accessTokenTTL: 600 },
    });
    for (const wrong of [{ accessTokenFormat: 'paseto' }, { accessTokenTTL: 'long' }])
      expect(await refusal(create(wrong))).toMatchObject({ status: 400 });
    expect(await refusal(create({ resourceIndicator: resource }))).toEqual(
      refusing('application.resourceTaken'),
    );
    expect(await refusal(list(rival))).toEqual(refusing('application.unknown'));
    expect(await refusal(create({}, rival))).toEqual(refusing('application.unknown'));
  });
  test.for(['resourceName', 'resourceIndicator', 'accessTokenFormat', 'scope'])(
    'it needs %s [org-app-oidc.resources.required]',
    async (field) => {
      expect(await refusal(create({ [field]: undefined }))).toMatchObject({ status: 400 });
    },
  );
});

describe('tokens of a resource', () => {
  test('a person gets one for a resource that was granted, until it is revoked [org-user-detail.call.post-resource-grantresource, org-user-detail.call.post-resource-revokeresource, org-user-detail.call.get-resource-getlistofgrantedresources]', async () => {
    const { resourceId, resource } = await create({ accessTokenTTL: 600 });
    const ask = { resource, scope: 'openid pages:read' };
    const denied = await signedIn(ask);
    expect(denied.back.searchParams.get('error')).toBe('access_denied');
    // The requirements send the address of the resource as well; its id alone counts.
    const sent = { userId: grace.userId, resourceId, resourceIndicator: 'https://elsewhere.example/' };
    expect(await ada.call('POST /resource/grantResource/:userId', sent)).toMatchObject({
      errorMessage: 'Resource granted Successfully',
    });
    const granted = async () => {
      const { userId } = grace;
      return (await ada.call('GET /resource/getListOfGrantedResources/:userId', { userId })).resources;
    };
    expect(await granted()).toMatchObject([{ resourceId, resourceIndicator: resource }]);
    const { back, remembered } = await signedIn(ask);
    const tokens = await client.authorizationCodeGrant(party.config, back, remembered, { resource });
    expect(tokens.expires_in).toBe(600);
    expect(await inspect(tokens.access_token)).toMatchObject({
      ...{ active: true, aud: resource, scope: 'pages:read', sub: grace.userId },
    });
    expect(await ada.call('POST /resource/revokeResource/:userId', sent)).toMatchObject({
      errorMessage: 'Resource revoked Successfully',
    });
    expect(await granted()).toEqual([]);
    expect(await inspect(tokens.access_token)).toEqual({ active: false });
    const again = client.refreshTokenGrant(party.config, tokens.refresh_token!, { resource });
    await expect(again).rejects.toThrow();
  });
  test('of a request that asks for a sign-in it does not matter who is signed in before', async () => {
    const { resourceId, resource } = await create({ accessTokenTTL: 600 });
    await grant(resourceId);
    const other = await oidcUser(product, ada, app);
    const browser = visit(product, app.host);
    await signIn(browser, (await party.begin({ scope: 'openid' })).url, other.key);
    const { records } = product.system;
    const personId = await personIdOf(product, other.userId);
    const [name] = await records.idsOf(leadKind, personId, 1);
    const { keyed } = (await records.get<Lead>(leadKind, name!))!;
    const aged = (kept: { loginTs: number }) => ({ ...kept, loginTs: kept.loginTs - 100 });
    await records.change(sessionKind, keyed, aged);
    const ask = { resource, scope: 'openid email pages:read' };
    const hers = await (await signedIn({ scope: 'openid' })).finish();
    const prompts = ['login', 'select_account', 'consent'].map((prompt) => ({ prompt }));
    for (const more of [...prompts, { max_age: '60' }, { id_token_hint: hers.id_token! }])
      expect((await follow(browser, (await party.begin({ ...ask, ...more })).url)).pathname).toBe(
        '/openid-login/',
      );
    const granted = await Array.fromAsync(product.system.store.readStream(`user-${other.userId}`));
    expect(JSON.stringify(granted.filter(({ type }) => type === 'ScopesGranted'))).not.toContain('email');
    const { url, remembered } = await party.begin({ ...ask, prompt: 'login' });
    const back = await signIn(browser, url, grace.key);
    const tokens = await client.authorizationCodeGrant(party.config, back, remembered, { resource });
    expect(await inspect(tokens.access_token)).toMatchObject({ active: true, sub: grace.userId });
  });
  test('of a native application, which always asks for a sign-in, it does not matter who is signed in before', async () => {
    const phone = await oidcApp(ada, { application_type: 'native' });
    const userId = await giveAccess(product, ada, { type: 'ADD_OIDC_USER', appId: phone.appId }, grace);
    const browser = visit(product, app.host);
    await signIn(browser, (await party.begin({ scope: 'openid' })).url, grace.key);
    const there = await relyingParty(product, phone);
    const silently = await follow(browser, (await there.begin({ prompt: 'none' })).url);
    expect(silently.searchParams.get('error')).toBe('interaction_required');
    const types = async () =>
      (await Array.fromAsync(product.system.store.readStream(`user-${userId}`))).map(({ type }) => type);
    for (const type of ['ScopesGranted', 'SessionUsed']) expect(await types()).not.toContain(type);
    const { url, remembered } = await there.begin();
    await there.finish(await signIn(browser, url, grace.key), remembered);
    expect(await types()).toContain('ScopesGranted');
  });
  test('nobody enters an application that is open to everybody while a sign-in is still due there', async () => {
    const open = await oidcApp(ada);
    await commandsBy(product, ada)(OpenToEverybody, { id: open.appId });
    const browser = visit(product, app.host);
    await signIn(browser, (await party.begin({ scope: 'openid' })).url, grace.key);
    const there = await relyingParty(product, open);
    const userId = accessId(await personIdOf(product, grace.userId), open.appId);
    const events = () => Array.fromAsync(product.system.store.readStream(`user-${userId}`));
    for (const prompt of ['login', 'consent', 'select_account'])
      expect((await follow(browser, (await there.begin({ prompt })).url)).pathname).toBe('/openid-login/');
    expect(await events()).toEqual([]);
    const back = await follow(browser, (await there.begin()).url);
    expect(back.searchParams.has('code')).toBe(true);
    expect(await events()).not.toEqual([]);
  });
  test('a JWT names person, resource and scope, and verifies with the published keys', async () => {
    const { resourceId, resource } = await create({ accessTokenFormat: 'jwt' });
    await grant(resourceId);
    const { back, remembered } = await signedIn({ resource, scope: 'openid pages:write' });
    const tokens = await client.authorizationCodeGrant(party.config, back, remembered, { resource });
    const keys = await (await party.server.send('/openid/jwks')).json();
    const { payload, protectedHeader } = await jwtVerify(tokens.access_token, createLocalJWKSet(keys), {
      ...{ issuer: party.server.origin, audience: resource, typ: 'at+jwt' },
    });
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({ sub: grace.userId, scope: 'pages:write', client_id: app.appId });
  });
  test('an application gets one for itself, until the resource is removed', async () => {
    const { resourceId, resource } = await create();
    const { access_token, scope } = await client.clientCredentialsGrant(party.config, {
      ...{ resource, scope: 'pages:read' },
    });
    expect(scope).toBe('pages:read');
    expect(await inspect(access_token)).toMatchObject({ active: true, aud: resource });
    const remove = (by: Operator) =>
      by.call('DELETE /resource/deleteResource/:clientId/:resourceId', { clientId: app.appId, resourceId });
    expect(await refusal(remove(rival))).toEqual(refusing('application.unknown'));
    await remove(ada);
    expect(await inspect(access_token)).toEqual({ active: false });
    await expect(client.clientCredentialsGrant(party.config, { resource })).rejects.toThrow();
  });
  test('a resource of another application is no target', async () => {
    const other = await oidcApp(ada);
    const { resource } = await create({ clientId: other.appId });
    const { url } = await party.begin({ resource });
    const back = await follow(visit(product, app.host), url);
    expect(back.searchParams.get('error')).toBe('invalid_target');
  });
  test('only users of OpenID applications of the organisation hold resources', async () => {
    const { resourceId } = await create();
    const { userId } = await shopper(product, await webApp(ada)).register(unique('plain'));
    expect(await refusal(grant(resourceId, rival))).toEqual(refusing('user.unknown'));
    expect(await refusal(revoke(resourceId, rival))).toEqual(refusing('user.unknown'));
    expect(await refusal(grant(resourceId, ada, userId))).toEqual(refusing('user.unknown'));
    expect(await refusal(grant('unknown'))).toEqual(refusing('application.resource'));
  });
});

describe('the tokens of a user', () => {
  const kinds = {
    access: {
      list: 'GET /resource/getAllAccessToken/:userId',
      all: 'DELETE /resource/deleteAllAccessToken/:userId',
      one: 'DELETE /resource/deleteSingleAccessToken/:jti',
    },
    refresh: {
      list: 'GET /resource/getAllRefreshToken/:userId',
      all: 'DELETE /resource/deleteAllRefreshToken/:userId',
      one: 'DELETE /resource/deleteSingleRefreshToken/:jti',
    },
  } as const;
  const listed = async (kind: keyof typeof kinds, by = ada, userId = grace.userId) =>
    (await by.call(kinds[kind].list, { userId })).tokens;

  test('are listed without the tokens themselves [org-user-detail.call.get-resource-getallaccesstoken, org-user-detail.call.get-resource-getallrefreshtoken]', async () => {
    const tokens = await (await signedIn({ scope: 'openid email' })).finish();
    for (const kind of ['access', 'refresh'] as const) {
      const all = await listed(kind);
      expect(all[0]).toMatchObject({ scope: 'openid email', resource: '' });
      expect(JSON.stringify(all)).not.toContain(tokens[`${kind}_token`]!);
      expect(await refusal(listed(kind, rival))).toEqual(refusing('user.unknown'));
    }
  });
  test('one is revoked by itself [org-user-detail.call.delete-resource-deletesingleaccesstoken, org-user-detail.call.delete-resource-deletesinglerefreshtoken]', async () => {
    const person = await oidcUser(product, ada, app);
    const info = (token: string) => client.fetchUserInfo(party.config, token, person.userId);
    const first = await (await signedIn({}, person)).finish();
    const [access] = await listed('access', ada, person.userId);
    const [refresh] = await listed('refresh', ada, person.userId);
    const second = await (await signedIn({}, person)).finish();
    expect(await refusal(rival.call(kinds.access.one, { jti: access!.jti }))).toEqual(refusing('user.token'));
    await ada.call(kinds.access.one, { jti: access!.jti });
    await expect(info(first.access_token)).rejects.toThrow();
    await info(second.access_token);
    expect(await refusal(ada.call(kinds.access.one, { jti: access!.jti }))).toEqual(refusing('user.token'));
    await ada.call(kinds.refresh.one, { jti: refresh!.jti });
    await expect(client.refreshTokenGrant(party.config, first.refresh_token!)).rejects.toThrow();
    const renewed = await client.refreshTokenGrant(party.config, second.refresh_token!);
    // The token that was used up is on no list any more.
    expect(await listed('refresh', ada, person.userId)).toHaveLength(1);
    expect(renewed.refresh_token).toBeTruthy();
  });
  test('all are revoked at once, those of others stay, and new ones work [org-user-detail.call.delete-resource-deleteallaccesstoken, org-user-detail.call.delete-resource-deleteallrefreshtoken]', async () => {
    const person = await oidcUser(product, ada, app);
    const others = await (await signedIn()).finish();
    const sessions = [await signedIn({}, person), await signedIn({}, person)];
    const tokens = await Promise.all(sessions.map(({ finish }) => finish()));
    const info = (token: string) => client.fetchUserInfo(party.config, token, person.userId);
    await ada.call(kinds.access.all, { userId: person.userId });
    expect(await listed('access', ada, person.userId)).toEqual([]);
    for (const { access_token } of tokens) await expect(info(access_token)).rejects.toThrow();
    const renewed = await client.refreshTokenGrant(party.config, tokens[0]!.refresh_token!);
    await info(renewed.access_token);
    await ada.call(kinds.refresh.all, { userId: person.userId });
    expect(await listed('refresh', ada, person.userId)).toEqual([]);
    for (const token of [renewed.refresh_token!, tokens[1]!.refresh_token!])
      await expect(client.refreshTokenGrant(party.config, token)).rejects.toThrow();
    await read(others.access_token);
    await client.refreshTokenGrant(party.config, others.refresh_token!);
    const later = await (await signedIn({}, person)).finish();
    await info(later.access_token);
    const { userId } = person;
    expect(await refusal(rival.call(kinds.access.all, { userId }))).toEqual(refusing('user.unknown'));
  });
  test('end with their grant, and leave the list', async () => {
    const person = await oidcUser(product, ada, app);
    const first = await (await signedIn({}, person)).finish();
    const [before] = await listed('refresh', ada, person.userId);
    const other = await (await signedIn({}, person)).finish();
    await client.tokenRevocation(party.config, first.access_token);
    await expect(client.refreshTokenGrant(party.config, first.refresh_token!)).rejects.toThrow();
    expect((await inspect(first.refresh_token!)).active).toBe(false);
    const left = await listed('refresh', ada, person.userId);
    expect(left).toHaveLength(1);
    expect(left[0]!.jti).not.toBe(before!.jti);
    await client.refreshTokenGrant(party.config, other.refresh_token!);
  });
  test('what an application got and what was revoked is on record', async () => {
    const person = await oidcUser(product, ada, app);
    await (await signedIn({ scope: 'openid email' }, person)).finish();
    await ada.call(kinds.access.all, { userId: person.userId });
    await caughtUp(product);
    const types: string[] = [];
    for await (const { type } of product.system.store.readStream(`user-${person.userId}`)) types.push(type);
    expect(types.slice(-2)).toEqual(['ScopesGranted', 'TokensRevoked']);
  });
});
