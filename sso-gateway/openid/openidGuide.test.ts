import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as client from 'openid-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { oidcApp, oidcUser, relyingParty, signIn } from '../../test/clients/openid.ts';
import { post } from '../../test/clients/serviceProvider.ts';
import { type Operator, operatorOf } from '../../test/people/people.ts';
import { type Here, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
});

describe('the guide', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/openid-connect.md'), 'utf8');
  const settings = guide.slice(guide.indexOf('## Settings of common applications'));
  const rows = settings
    .split('\n')
    .filter((line) => /^\| \w/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
  test('has settings for eight applications', () => expect(rows).toHaveLength(8));
  test.for(rows)('$1 signs people in, and out, with the settings of the guide', async (row) => {
    const [, name, redirect, signOut, method, grants, pkce] = row as string[];
    const block = settings.slice(settings.indexOf(`**${name}**`)).split('```')[1]!;
    const grantTypes = grants!.split(', ') as 'authorization_code'[];
    const app = await oidcApp(ada, {
      redirect_uris: [redirect!],
      post_logout_redirect_uris: signOut ? [signOut] : [],
      token_endpoint_auth_method: method as 'client_secret_basic',
      grant_types: grantTypes,
      pkce_required: pkce === 'on',
    });
    const grace = await oidcUser(product, ada, app);
    const party = await relyingParty(product, app);
    // The library names an address without a path by one with a slash, and Kubernetes as it is registered.
    const [sent, meant] = [new URL(redirect!).href, redirect!].map(encodeURIComponent);
    party.config[client.customFetch] = (to, { body, ...init }) =>
      party.sending(to, { ...init, body: body && String(body).replace(sent!, meant!) });
    const browser = visit(product, app.host);
    const asksGroups = block.includes('groups');
    const scope = `openid email profile${asksGroups ? ' groups' : ''}`;
    const { url, remembered } = await party.begin({ redirect_uri: redirect!, scope });
    const tokens = await party.finish(await signIn(browser, url, grace.key), remembered);
    // Many applications take name and address from the ID token alone.
    expect(tokens.claims()).toMatchObject({ email: grace.email, name: 'Grace Hopper' });
    if (asksGroups) expect(tokens.claims()).toMatchObject({ groups: [] });
    const info = await client.fetchUserInfo(party.config, tokens.access_token, grace.userId);
    expect(info).toMatchObject({ email: grace.email, name: 'Grace Hopper' });
    if (grants!.includes('refresh_token'))
      expect((await client.refreshTokenGrant(party.config, tokens.refresh_token!)).access_token).toBeTruthy();
    // The application is told the same as the console.
    for (const [, address] of block.matchAll(/https:\/\/acme\.example(\/[\w/]+)/g))
      expect(Object.values(party.config.serverMetadata())).toContain(party.server.origin + address);
    // An application that does not name its redirect address has a fixed one, and may have that for sign-outs in its address.
    if (!signOut) return expect(block).toContain(redirect);
    const [, fixed] = /openid\/logout\?(\S+)/.exec(block.replaceAll('<client ID>', app.appId)) ?? [];
    const named = { id_token_hint: tokens.id_token!, post_logout_redirect_uri: signOut };
    const asked = await browser.send(`/openid/logout?${fixed ?? new URLSearchParams(named)}`);
    const [, xsrf] = /name="xsrf" value="([^"]+)"/.exec(await asked.text())!;
    const done = await post(browser, '/openid/logout/confirm', { xsrf: xsrf!, logout: 'yes' });
    expect(new URL(done.headers.get('location')!)).toEqual(new URL(signOut));
  });
});
