import * as client from 'openid-client';
import { beforeAll, expect, test } from 'vitest';
import {
  byPhone,
  follow,
  handOver,
  type OidcApp,
  oidcApp,
  oidcUser,
  type RelyingParty,
  redirectOf,
  relyingParty,
} from '../../test/clients/openid.ts';
import { samlApp } from '../../test/clients/saml.ts';
import { arriveAt, askedFor, post, postedBy, serviceProvider } from '../../test/clients/serviceProvider.ts';
import { giveAccess } from '../../test/people/familyUsers.ts';
import { type Operator, operatorOf } from '../../test/people/people.ts';
import { caughtUp, type Here, sharedProduct, visit } from '../../test/product.ts';

let product: Here;
let ada: Operator;
let app: OidcApp;
let grace: Awaited<ReturnType<typeof oidcUser>>;
let party: RelyingParty;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  app = await oidcApp(ada, { grant_types: ['authorization_code', 'refresh_token'] });
  grace = await oidcUser(product, ada, app);
  party = await relyingParty(product, app);
});

/** A browser at the sign-in page, for which the person's phone has approved the request. */
async function approved() {
  const browser = visit(product, app.host);
  const scope = 'openid email offline_access';
  const { url, remembered } = await party.begin({ scope, prompt: 'consent' });
  const requestId = (await follow(browser, url)).searchParams.get('requestId')!;
  const phone = await byPhone(product, browser, requestId);
  await phone.approve(grace.key);
  const { ticket } = await phone.collect();
  return { browser, remembered, requestId, ticket, report: phone.report };
}
/** Where a browser is led that would be sent on at once if it had a session. */
const led = async (browser: Awaited<ReturnType<typeof approved>>['browser']) =>
  (await follow(browser, (await party.begin()).url)).pathname;

test('"This was not me" ends the session that the request has opened, and all that applications got in it', async () => {
  const { browser, remembered, requestId, ticket, report } = await approved();
  const answer = await handOver(browser, requestId, ticket);
  const tokens = await party.finish(await follow(browser, redirectOf(answer, browser.origin)), remembered);
  const userinfo = () => client.fetchUserInfo(party.config, tokens.access_token, grace.userId);
  expect((await userinfo()).sub).toBe(grace.userId);
  await report();
  await caughtUp(product);
  await expect.poll(() => userinfo().catch(() => 'refused')).toBe('refused');
  await expect(client.refreshTokenGrant(party.config, tokens.refresh_token!)).rejects.toThrow();
  expect(await led(browser)).toBe('/openid-login/');
});
test('"This was not me" voids a ticket that waits', async () => {
  const { browser, requestId, ticket, report } = await approved();
  await report();
  expect((await handOver(browser, requestId, ticket)).status).toBe(400);
  expect(await led(browser)).toBe('/openid-login/');
});
test('"This was not me" ends a sign-in between the ticket and the session', async () => {
  const { browser, remembered, requestId, ticket, report } = await approved();
  const answer = await handOver(browser, requestId, ticket);
  await report();
  const back = await follow(browser, redirectOf(answer, browser.origin));
  await expect(party.finish(back, remembered)).rejects.toThrow();
  expect(await led(browser)).toBe('/openid-login/');
});
test('"This was not me" ends a session that began at a SAML application', async () => {
  const hr = await samlApp(ada);
  await giveAccess(product, ada, { type: 'ADD_SAML_USER', appId: hr.appId }, grace);
  const provider = await serviceProvider(product, ada, hr);
  const browser = visit(product, hr.host);
  const { requestId, idpId } = await askedFor(browser, await browser.send(await provider.begin()));
  const phone = await byPhone(product, browser, requestId, {}, 'POST /SAML/approval');
  await phone.approve(grace.key);
  const { ticket } = await phone.collect();
  await postedBy(await post(browser, '/idp/login/post', { requestId, idpId, ticket }));
  const at = async () => (await arriveAt(browser, await browser.send(await provider.begin()))).at?.pathname;
  expect(await at()).toBeUndefined();
  await phone.report();
  await caughtUp(product);
  await expect.poll(at).toBe('/idp/login/');
});
