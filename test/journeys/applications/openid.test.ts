import { createServer, type Server } from 'node:http';
import * as client from 'openid-client';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { deviceGrant } from '../../../domain/application/settings/oidc.ts';
import { seriousIn } from '../../clients/axe.ts';
import {
  type Chrome,
  complains,
  nothingWrong,
  openBrowser,
  screenshot,
  withPasskeys,
} from '../../clients/browser.ts';
import { oidcApp, oidcUser, relyingParty } from '../../clients/openid.ts';
import { familyUser, personIdOf } from '../../people/familyUsers.ts';
import { type Operator, operatorOf } from '../../people/people.ts';
import { phoneWith } from '../../people/phones.ts';
import { caughtUp, freePort, type Here, mailedToken, startProduct } from '../../product.ts';
import { until } from '../../until.ts';
import { chooses } from '../choosing.ts';
import { closing, holdClosing } from '../closing.ts';
import { copies, seesInsight } from '../console.ts';
import { entersConsole } from '../landing.ts';
import { listensForToast } from '../leaving.ts';
import { timeIn } from '../lists.ts';
import { onePersonJourney } from '../onePerson.ts';

let product: Here;
let chrome: Chrome;
let operator: Operator;
let console: Page;
let person: BrowserContext;
let origin: string;
let wiki: { server: Server; origin: string; arrived: Promise<URL> };
let appId: string;
let invitation: string;
/** The id of the user of the first one. */
let userId: string;
const grace = 'grace@users.example';

/** A relying party's server, which shows a page and learns the address that a sign-in comes back to. */
async function openWiki() {
  const port = await freePort();
  const { promise, resolve } = Promise.withResolvers<URL>();
  const at = `http://wiki.localhost:${port}`;
  const server = createServer((req, res) => {
    const url = new URL(req.url!, at);
    if (url.pathname === '/callback') resolve(url);
    res
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><link rel="icon" href="data:,"><h1>Wiki</h1>');
  });
  await new Promise<void>((listening) => server.listen(port, listening));
  return { server, origin: at, arrived: promise };
}

beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' });
  operator = await operatorOf(product, 'special_plan');
  wiki = await openWiki();
  chrome = await openBrowser();
  console = await (await chrome.person({ permissions: ['clipboard-read', 'clipboard-write'] })).newPage();
  origin = await entersConsole(console, operator);
  person = await chrome.person();
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
  wiki?.server.closeAllConnections();
  wiki?.server.close();
  await product?.stop();
});

/** A row of a list of addresses. */
const address = (list: 'in' | 'out', row: number) =>
  console.getByLabel(`Sign-${list} redirect URIs, row ${row}`, { exact: true });
/** Expects a setting to lead to its paragraph of the guides. */
async function explains(label: string, paragraph: string) {
  const link = console.getByRole('link', { name: `Learn more about ${label} (opens in a new window)` });
  expect(await link.getAttribute('href')).toBe(`${product.url}/docs/${paragraph}`);
}
/** Expects a field for an address of at most 300 characters. */
const takesAddress = async (list: 'in' | 'out') =>
  expect(
    await address(list, 1).evaluate(({ type, maxLength }: HTMLInputElement) => ({ type, maxLength })),
  ).toEqual({ type: 'url', maxLength: 300 });

test('an operator creates an OpenID application [org-app-oidc.form.fields, org-apps.wizard.done-other, org-app-oidc.form.redirect, org-app-oidc.form.uri-input]', async () => {
  await console.getByRole('tab', { name: 'Single sign-on(SSO) Apps' }).click();
  await console.getByText('No OpenID Connect applications yet. Add the first one.').waitFor();
  await screenshot('oidc-1-none', console);
  await console.getByRole('link', { name: 'Add Application' }).first().click();
  await console.getByRole('button', { name: /Single Sign-on/ }).click();
  await screenshot('oidc-2-choose', console);
  await console.getByRole('button', { name: 'Next' }).click();
  await console.getByRole('heading', { name: 'General Settings' }).waitFor();
  await console.getByLabel('Application Name').waitFor();
  await takesAddress('in');
  await console.getByRole('button', { name: 'Next' }).click();
  await console.getByText('Please add atleast one redirect uri').waitFor();
  await screenshot('oidc-3-problems', console);
  const kinds = console.getByRole('radiogroup', { name: 'Application Type' }).getByRole('radio');
  expect(await kinds.evaluateAll((all) => (all as HTMLInputElement[]).map(({ value }) => value))).toEqual([
    ...['web', 'native'],
  ]);
  await console.getByRole('group', { name: 'Logo' }).waitFor();
  // Most applications do without the rest.
  const signature = console.getByLabel('Signature of ID tokens');
  expect(await signature.isVisible()).toBe(false);
  await console.getByRole('button', { name: 'Show advanced settings' }).click();
  await signature.waitFor();
  await console.getByRole('button', { name: 'Advanced settings', exact: true }).click();
  await console.getByText('Sign-out redirect URIs', { exact: true }).waitFor();
  await console.getByLabel('Application Name').fill('Wiki');
  await address('in', 1).fill(`${wiki.origin}/callback`);
  await chooses(console.getByLabel('Token Endpoint auth method'), 'client_secret_basic');
  await console.getByLabel('refresh_token').check();
  await console.getByLabel('device_code').check();
  await screenshot('oidc-4-form', console);
  await console.getByRole('button', { name: 'Next' }).click();
  await console.getByText('Application Created successfully').waitFor();
  await console.getByText(origin, { exact: true }).waitFor();
  await screenshot('oidc-5-done', console);
});

test('its page shows the credentials, and where the issuer describes itself [org-app-oidc.detail.route, org-app-oidc.basic.client-id, org-app-oidc.basic.client-secret, org-app-oidc.detail.tabs, org-app-oidc.basic.help]', async () => {
  await console.getByRole('link', { name: 'View Application' }).click();
  await console.waitForURL(/\/viewOidcApp\//);
  appId = new URL(console.url()).pathname.split('/').pop()!;
  await console.getByRole('heading', { name: 'Wiki' }).waitFor();
  await screenshot('oidc-6-view', console);
  const tabs = ['Basic', 'User Source', 'Users List', 'Resources', 'Insight'];
  await expect.poll(() => console.getByRole('tab').allInnerTexts()).toEqual(tabs);
  const discovery = console
    .getByRole('region', { name: 'Integration', exact: true })
    .getByRole('link', { name: `${origin}/.well-known/openid-configuration` });
  await discovery.waitFor();
  const secret = () => console.locator('code').nth(1).innerText();
  expect(await secret()).toMatch(/^•+$/);
  await console.getByRole('button', { name: 'Show the client secret' }).click();
  await expect.poll(secret).toMatch(/^[\w-]{43}$/);
  const shown = await secret();
  await copies(console, 'Client Secret', shown);
  await console
    .getByRole('region', { name: 'Client Credentials' })
    .getByText(appId, { exact: true })
    .waitFor();
  await copies(console, 'Client Id', appId);
});

test('the operator edits, discards and saves the settings [org-app-oidc.basic.editable, org-app-oidc.basic.readonly, org-app-oidc.basic.signin-uris, org-app-oidc.basic.signout-uris, org-app-oidc.basic.save]', async () => {
  const button = (name: string) => console.getByRole('button', { name, exact: true });
  const general = console.getByRole('region', { name: 'General Settings', exact: true });
  const fixed = {
    'Application Type': 'web',
    'Token Endpoint auth method': 'client_secret_basic',
    'Grant Types': 'authorization_code, refresh_token, device_code',
    'My Domain': new URL(origin).host,
    'Issuer Domain': origin,
  };
  expect(await button('Save').count()).toBe(0);
  expect(await button('Discard').count()).toBe(0);
  await explains('Subject (sub)', 'openid-connect#subjects');
  await button('Edit').click();
  await explains('Subject (sub)', 'openid-connect#subjects');
  for (const [name, value] of Object.entries(fixed)) {
    expect(await console.getByLabel(name, { exact: true }).count()).toBe(0);
    await general.getByText(value, { exact: true }).first().waitFor();
    await copies(console, name, value);
  }
  await console.getByLabel('Application Name').fill('Handbook');
  await screenshot('oidc-7-edit', console);
  await button('Discard').click();
  await general.getByText('Wiki', { exact: true }).waitFor();
  expect(await button('Save').count()).toBe(0);
  await button('Edit').click();
  expect(await console.getByLabel('Application Name').inputValue()).toBe('Wiki');
  await console.getByLabel('Application Name').fill('Team Wiki');
  for (const row of [2, 3]) {
    await button('Add URI').first().click();
    await address('in', row).fill(`${wiki.origin}/${row}`);
  }
  await address('in', 2).fill(`${wiki.origin}/changed`);
  await button('Remove row 3 of Sign-in redirect URIs').click();
  for (const row of [1, 2]) {
    await button('Add URI').nth(1).click();
    await address('out', row).fill(`${wiki.origin}/out-${row}`);
  }
  await takesAddress('out');
  await address('out', 2).fill(`${wiki.origin}/bye`);
  await button('Remove row 1 of Sign-out redirect URIs').click();
  await console.getByLabel('Back-channel logout URI').fill('http://wiki.example/signed-out');
  await button('Save').click();
  await console.getByText('This address must use https.').waitFor();
  await screenshot('oidc-23-backchannel', console);
  await console.getByLabel('Back-channel logout URI').fill('https://wiki.example/signed-out');
  await button('Save').click();
  await console.getByText('App updated successfully').waitFor();
  await console.getByRole('heading', { name: 'Team Wiki', level: 1 }).waitFor();
  for (const path of ['callback', 'changed', 'bye'])
    await general.getByText(`${wiki.origin}/${path}`, { exact: true }).waitFor();
  await general.getByText('https://wiki.example/signed-out', { exact: true }).waitFor();
  for (const path of ['3', 'out-1'])
    expect(await general.getByText(`${wiki.origin}/${path}`, { exact: true }).count()).toBe(0);
  expect(await button('Save').count()).toBe(0);
});

test('a save does not bring back what a colleague has removed meanwhile, and keeps what was typed', async () => {
  const button = (name: string) => console.getByRole('button', { name, exact: true });
  const general = console.getByRole('region', { name: 'General Settings', exact: true });
  await button('Edit').click();
  await console.getByLabel('Application Name').fill('Team Wiki 2');
  const payload = { redirect_uris: [`${wiki.origin}/callback`] };
  await operator.call('PUT /UpdateOIDCApp/:appId', { appId, payload });
  await caughtUp(product);
  await button('Save').click();
  await console.getByText('Somebody else has changed this meanwhile').waitFor();
  expect(await console.getByLabel('Application Name').inputValue()).toBe('Team Wiki 2');
  expect(await address('in', 2).count()).toBe(0);
  const colleague = async (route: Route) => {
    await operator.call('PUT /UpdateOIDCApp/:appId', { appId, payload: { client_name: 'Wiki of Ada' } });
    await route.continue();
  };
  await console.route('**/api/UpdateOIDCApp/*', colleague, { times: 1 });
  const refused = console.waitForResponse((answer) => answer.status() === 409);
  await button('Save').click();
  await refused;
  await console.locator('button:enabled', { hasText: 'Save' }).waitFor();
  nothingWrong(chrome, [/409 \(Conflict\)/]);
  const { name } = await operator.call('GET /getOidcClientDetails/:appId', { appId });
  expect(name).toBe('Wiki of Ada');
  expect(await console.getByLabel('Application Name').inputValue()).toBe('Team Wiki 2');
  await console.getByLabel('Application Name').fill('Team Wiki');
  await console.getByLabel('Back-channel logout URI').fill('https://wiki.example/ended');
  await button('Save').click();
  await general.getByText('https://wiki.example/ended', { exact: true }).waitFor();
  expect(await general.getByText(`${wiki.origin}/changed`, { exact: true }).count()).toBe(0);
});

/** Invites Grace, first while the server cannot be reached, and then with a reply that takes its time. */
async function sendsInvitation() {
  const call = '**/api/invite/sendInvite';
  const send = console.getByRole('button', { name: 'Send invitation' });
  await console.getByRole('button', { name: 'Invite User' }).first().click();
  const dialog = console.getByRole('dialog', { name: 'Invite User' });
  await dialog.getByText('Please verify the e-mail before sending.').waitFor();
  // The exact labels have no mark of a required field.
  await dialog.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await dialog.getByLabel('Email', { exact: true }).fill(grace);
  await dialog.getByLabel('Confirm email', { exact: true }).fill(grace);
  await screenshot('oidc-8-invite', console);
  await console.route(call, (route) => route.abort());
  await send.click();
  await console.locator('.toast-error').first().waitFor();
  await complains(chrome, /ERR_FAILED/);
  nothingWrong(chrome, [/ERR_FAILED/]);
  await console.unroute(call);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await console.route(call, (route) => released.then(() => route.continue()));
  await send.click();
  await dialog.getByRole('progressbar').waitFor();
  release();
  const sent = console.getByRole('dialog', { name: 'Email sent Successfully !' });
  await sent.getByText(/^Thank you! .*Grace Hopper/).waitFor();
  expect(await dialog.count()).toBe(0);
  await console.unroute(call);
  await screenshot('oidc-8-sent', console);
  await sent.getByRole('button', { name: 'Close' }).click();
}

/** Fills in the fields about the invited person, which take a range of days, a country and digits. */
async function saysWhoSheIs(page: Page) {
  const attributes = (label: RegExp) =>
    page.getByLabel(label).evaluate((input: HTMLInputElement) => {
      const { type, min, max, maxLength, inputMode } = input;
      return { type, min, max, maxLength, inputMode };
    });
  const today = await page.evaluate(() => {
    const now = new Date();
    return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
  });
  expect(await attributes(/^Birthdate/)).toMatchObject({ type: 'date', min: '1960-01-24', max: today });
  expect(await attributes(/^Country/)).toMatchObject({ maxLength: 50 });
  expect(await attributes(/^Postal code/)).toMatchObject({ maxLength: 15, inputMode: 'numeric' });
  await page.getByLabel(/^Birthdate/).fill('1960-01-23');
  await page.getByLabel(/^Country/).fill('Norway');
  await page.getByLabel(/^Postal code/).fill('W1A');
  await page.getByRole('button', { name: 'Register with this device' }).click();
  await page.getByText('Please enter a day between January 24, 1960 and today').waitFor();
  await page.getByText('Please enter digits only').waitFor();
  await screenshot('oidc-9-register', page);
  await page.getByLabel(/^Birthdate/).fill('1960-01-24');
  await page.getByLabel(/^Postal code/).fill('0150');
}

test('a person is invited to the application, which has no users yet [org-app-oidc.insight.empty, org-app-oidc.invite.verify, org-app-oidc.invite.required, org-app-oidc.invite.sending, org-app-oidc.invite.success]', async () => {
  await console.getByRole('tab', { name: 'Users List' }).click();
  await console.getByText('No Users Found').waitFor();
  await screenshot('oidc-8-users', console);
  await console.getByRole('tab', { name: 'Insight' }).click();
  await console.getByText('No Users Available').waitFor();
  await console.getByRole('tab', { name: 'Users List' }).click();
  await sendsInvitation();
  invitation = await mailedToken(product, grace, 'OauthRegisterUser');
});

/** Has the person close the next dialog of the device that asks for a passkey. */
const closesNextDialog = (page: Page) =>
  page.evaluate(() => {
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    const closed = async () => {
      Object.assign(credentials, { get });
      throw new DOMException('The dialog was closed.', 'NotAllowedError');
    };
    Object.assign(credentials, { get: closed });
  });

/** Expects the first page to show that of two dialogs at one sign-in page the person closed one. */
async function seesPasskeys() {
  const { now } = await until(async () => {
    const counted = await operator.call('GET /passkeyCounts', { period: '24h' });
    expect(counted.now.browsers.find(({ ceremony }) => ceremony === 'signIn')).toMatchObject({
      counts: { offered: 1, begun: 2, cancelled: 1, finished: 1 },
    });
    return counted;
  });
  expect(now.browsers.find(({ ceremony }) => ceremony === 'registration')).toMatchObject({
    ...{ browser: 'Chrome', counts: { begun: 1, finished: 1 } },
  });
  const home = await console.context().newPage();
  await home.goto(`${origin}/home`);
  const passkeys = home.getByRole('region', { name: 'Passkeys in browsers' });
  const cells = passkeys
    .getByRole('table', { name: 'Signing in with a passkey', exact: true })
    .getByRole('cell');
  await expect
    .poll(async () => (await cells.allInnerTexts()).map((cell) => cell.trim()))
    .toEqual([
      ...['Offered', '1', '0', 'Begun', '2', '0', 'Cancelled', '1', '0', 'Failed', '0', '0'],
      ...['Finished', '1', '0'],
    ]);
  await passkeys.getByText('so there is no list behind them.').waitFor();
  expect(await seriousIn(home)).toEqual([]);
  await screenshot('home-passkeys', home);
  const saved = home.waitForEvent('download');
  await passkeys.getByRole('button', { name: 'CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('passkeys.csv');
  await home.close();
}

/** The page of the invited person. */
let hers: Page;
test('the invited person makes a passkey, once, and the window closes [invite.route.oidc, invite.birthdate, invite.country, invite.oidc-close, invite.error]', async () => {
  const page = await person.newPage();
  hers = page;
  await withPasskeys(page);
  await page.addInitScript(holdClosing);
  await page.goto(`${origin}/OauthRegisterUser/${invitation}`);
  await page.getByRole('button', { name: 'Register with this device' }).waitFor();
  await saysWhoSheIs(page);
  await page.getByRole('button', { name: 'Register with this device' }).click();
  await page.getByText('Registration SuccessFull !').waitFor();
  const open = page.getByRole('link', { name: 'Open Team Wiki' });
  expect(await open.getAttribute('href')).toBe(`${wiki.origin}/`);
  await screenshot('oidc-10-registered', page);
  expect(await page.evaluate(closing)).toEqual({ before: false, after: true });
  await page.goto(`${origin}/OauthRegisterUser/${invitation}`);
  await page.getByText('This invitation has already been used').waitFor();
  expect(await page.getByRole('button', { name: 'Register with this device' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Your devices and your account' }).waitFor();
  nothingWrong(chrome, [/status of 403/]);
});

test('the person signs in to the application with the passkey [sso.oidc.route, sso.name-field, sso.success, org-app-oidc.users.counts, sso.failure]', async () => {
  const page = hers;
  const { secret } = await operator.call('POST /clientSecret/:appId', { appId });
  const host = new URL(origin).hostname;
  const party = await relyingParty(product, {
    ...{ appId, host, secret, name: 'Team Wiki' },
    method: 'client_secret_basic',
  });
  const redirect_uri = `${wiki.origin}/callback`;
  const { url, remembered } = await party.begin({ redirect_uri });
  await page.goto(url.href);
  await page.waitForURL(/\/openid-login\/\?requestId=[\w-]+$/);
  await page.getByRole('heading', { name: 'Sign in to Team Wiki' }).waitFor();
  await page.getByText('Lost your device?').click();
  await page.getByText('with which you ask your organization to let you make a new passkey').waitFor();
  await page.getByLabel('Your email address').fill(grace);
  await page.getByRole('button', { name: 'Mail me the link' }).click();
  await page.getByText(`If ${grace} is known here, a link is on its way.`).waitFor();
  await screenshot('oidc-11-sign-in', page);
  await page.getByLabel('Enter registered email address').fill(grace);
  await closesNextDialog(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Authentication failed. Please try again.').first().waitFor();
  const { shown } = await listensForToast(page, 'Login Successful');
  await page.route('**/authenticate/*/login', (route) => shown.then(() => route.continue()));
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Wiki' }).waitFor();
  await page.unroute('**/authenticate/*/login');
  const tokens = await party.finish(await wiki.arrived, remembered);
  userId = tokens.claims()!.sub;
  expect(await client.fetchUserInfo(party.config, tokens.access_token, userId)).toMatchObject({
    ...{ email: grace, name: 'Grace Hopper' },
  });
  await console.reload();
  await console.getByRole('row').filter({ hasText: 'Grace Hopper' }).waitFor();
  expect(await console.locator('dl dt').allInnerTexts()).toEqual(['Total', 'Active', 'Suspended']);
  await expect.poll(() => console.locator('dl dd').allInnerTexts()).toEqual(['1', '1', '0']);
  await screenshot('oidc-12-users', console);
  await seesPasskeys();
  const asked = { redirect_uri, prompt: 'login', ui_locales: 'de-AT en' };
  await page.goto((await party.begin(asked)).url.href);
  await page.getByRole('heading', { name: 'Bei Team Wiki anmelden' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.goto(`${origin}/openid-login/?requestId=unknown`);
  await page.getByText('Something Went Wrong', { exact: true }).first().waitFor();
  await screenshot('oidc-13-failed', page);
  await page.goto(`${origin}/openid/authorize?client_id=unknown`);
  await screenshot('oidc-14-refused', page);
  chrome.complaints.splice(0);
});

test('the operator tries the sign-in, and sees what the application would get, or why nobody signed in', async () => {
  const tries = async () => {
    const opening = console.context().waitForEvent('page');
    await console.getByRole('button', { name: 'Try this sign-in' }).click();
    const tryout = await opening;
    await tryout.getByRole('heading', { name: 'Sign in to Team Wiki' }).waitFor();
    return tryout;
  };
  const cancelled = await tries();
  await cancelled.getByRole('button', { name: 'Cancel' }).click();
  await cancelled.getByText('Nobody signed in, and the application would get nothing.').waitFor();
  await cancelled.getByText('The person went back without signing in.').waitFor();
  expect(await seriousIn(cancelled)).toEqual([]);
  await screenshot('oidc-12-tryout-failed', cancelled);
  await cancelled.close();
  const tryout = await tries();
  const [hersOwn] = await (await withPasskeys(hers)).credentials();
  await (await withPasskeys(tryout)).add(hersOwn!);
  await tryout.getByRole('button', { name: 'Login' }).click();
  await tryout.getByRole('heading', { name: 'Tryout of Team Wiki' }).waitFor();
  const claims = tryout.getByRole('table', { name: 'What it is told of the person' });
  await claims.getByRole('row').filter({ hasText: 'email' }).filter({ hasText: grace }).first().waitFor();
  expect(await seriousIn(tryout)).toEqual([]);
  await screenshot('oidc-12-tryout', tryout);
  await tryout.close();
});

test('somebody who is known and has no access asks for it, and signs in when an operator has allowed it; a lost device is asked for too', async () => {
  const page = hers;
  const plans = await oidcApp(operator, { redirect_uris: [`${wiki.origin}/callback`] });
  const party = await relyingParty(product, plans);
  const begin = async () => {
    const { url, remembered } = await party.begin({ redirect_uri: `${wiki.origin}/callback` });
    await page.goto(url.href);
    return remembered;
  };
  await begin();
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText(`You are known here, but have no access to ${plans.name}.`).waitFor();
  await page.getByLabel('Why do you need it?').fill('For the plans of the next year');
  expect(await seriousIn(page)).toEqual([]);
  await screenshot('oidc-14-no-access', page);
  await page.getByRole('button', { name: 'Ask for access' }).click();
  await page.getByText('Your request for access waits for an answer').waitFor();
  await screenshot('oidc-14-asked', page);
  chrome.complaints.splice(0);
  await page.goto(`${origin}/lostDevice/${await mailedToken(product, grace, 'lostDevice')}`);
  await page.getByRole('button', { name: 'Ask for a way back in' }).click();
  await page.getByText('Your request waits for an answer').waitFor();
  expect(await seriousIn(page)).toEqual([]);
  await screenshot('oidc-14-lost', page);
  await caughtUp(product);
  const team = await console.context().newPage();
  await team.goto(`${origin}/access-requests`);
  await team.getByRole('link', { name: 'Access Requests (2)' }).waitFor();
  const row = team.getByRole('row').filter({ hasText: 'For the plans of the next year' });
  await row.getByText(`Access to ${plans.name}`).waitFor();
  expect(await seriousIn(team)).toEqual([]);
  await screenshot('oidc-14-requests', team);
  await row.getByRole('button', { name: 'Allow' }).click();
  await team.getByRole('dialog').getByRole('button', { name: 'Allow' }).click();
  await row.waitFor({ state: 'detached' });
  const lost = team.getByRole('row').filter({ hasText: 'A way back in without a lost device' });
  await lost.getByRole('button', { name: 'Allow' }).click();
  const lostOnes = team.getByRole('dialog').getByRole('group', { name: 'Which devices are lost?' });
  await lostOnes.getByRole('checkbox', { name: /^Passkey on Linux, last used/ }).check();
  expect(await seriousIn(team)).toEqual([]);
  await screenshot('oidc-14-lost-devices', team);
  await team.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await lost.getByRole('button', { name: 'Decline' }).click();
  await team.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await team.getByText('Nobody is waiting for an answer.').waitFor();
  await team.getByRole('link', { name: 'Access Requests', exact: true }).waitFor();
  await team.close();
  const remembered = await begin();
  await page.waitForURL(`${wiki.origin}/callback**`);
  const { sub } = (await party.finish(new URL(page.url()), remembered)).claims()!;
  expect(await personIdOf(product, sub)).toBe(await personIdOf(product, userId));
});

test('the insight counts users, draws their platforms and leads to the reports [org-app-oidc.insight.platform, org-app-oidc.insight.bar]', async () => {
  await seesInsight(console);
  expect(await console.getByRole('link', { name: 'All reports' }).getAttribute('href')).toBe('/reports');
  await screenshot('oidc-15-insight', console);
});

/** Expects a table of the application's six resources, with five of them on a page. */
async function showsFive(heads: string[]) {
  const rows = console.getByRole('table', { name: 'Resources' }).locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(5);
  await expect.poll(() => console.getByRole('columnheader').allInnerTexts()).toEqual(heads);
  await console.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => rows.count()).toBe(1);
  await console.getByRole('button', { name: 'Previous page' }).click();
  await expect.poll(() => rows.count()).toBe(5);
}

test('resources are added, and listed on pages of five [org-app-oidc.resources.table, org-app-oidc.resources.columns, org-app-oidc.resources.add, org-app-oidc.resources.scope]', async () => {
  await console.getByRole('tab', { name: 'Resources' }).click();
  await console.getByText('No resources yet. Add the first one.').waitFor();
  await console.getByRole('button', { name: 'Add New Resource' }).click();
  const dialog = console.getByRole('dialog', { name: 'Add New Resource' });
  await dialog.getByLabel(/^Resource Name/).fill('Pages');
  await dialog.getByLabel(/^Resource Indicator/).fill('https://api.wiki.example/');
  await chooses(dialog.getByLabel(/^Access Token Format/), 'opaque');
  await dialog.getByLabel(/^Scopes/).fill('pages:read,  pages:write');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('separated by one space').waitFor();
  await screenshot('oidc-16-resource', console);
  await dialog.getByLabel(/^Scopes/).fill('pages:read pages:write');
  expect(await dialog.getByLabel(/^Token TTL/).inputValue()).toBe('86400');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await console.getByText('Resource Added SuccessFully').waitFor();
  const row = console.getByRole('row').filter({ hasText: 'https://api.wiki.example/' });
  await row.getByText('pages:read pages:write').waitFor();
  for (const name of ['Q', 'R', 'S', 'T', 'U']) {
    const api = { resourceName: name, resourceIndicator: `https://${name.toLowerCase()}.example/` };
    await operator.call('POST /resource/createResource', {
      ...{ ...api, clientId: appId, accessTokenFormat: 'opaque', accessTokenTTL: 600, scope: 'read' },
    });
  }
  await console.reload();
  await showsFive([
    ...['Resource Name', 'Resource Indicator', 'Scopes', 'Access Token Format', 'Token TTL (seconds)'],
    ...['Date Created', 'Actions'],
  ]);
  await screenshot('oidc-17-resources', console);
});

test('a resource is granted to the user on the page of the user, and revoked [org-user-detail.resource.table, org-user-detail.resource.grant, org-user-detail.oidc.full-tabs, org-user-detail.profile.report]', async () => {
  await console.getByRole('tab', { name: 'Users List' }).click();
  await console
    .getByRole('link', { name: /Grace Hopper/ })
    .first()
    .click();
  await console.waitForURL(/\/ViewOidcUser\//);
  const tabs = ['User Details', 'User Devices', 'Report', 'Resource', 'Tokens'];
  await expect.poll(() => console.getByRole('tab').allInnerTexts()).toEqual(tabs);
  for (const said of ['1960-01-24', 'Norway', '0150'])
    await console.getByText(said, { exact: true }).waitFor();
  await console.getByRole('tab', { name: 'Report', exact: true }).click();
  await console.getByRole('img', { name: 'Usage By Platform' }).waitFor();
  await console.getByRole('img', { name: /^User Login Details: 1 in all/ }).waitFor();
  const audit = console.getByRole('link', { name: 'View Audit' });
  expect(await audit.getAttribute('href')).toContain(`/user-audit/oidc/${appId}/`);
  await console.getByRole('tab', { name: 'Resource', exact: true }).click();
  await showsFive(['Resource Name', 'Resource URL', 'Scopes', 'Actions']);
  const row = console.getByRole('row').filter({ hasText: 'https://api.wiki.example/' });
  const cells = await row.getByRole('cell').allInnerTexts();
  expect(cells).toEqual(['Pages', 'https://api.wiki.example/', 'pages:read pages:write', 'Grant']);
  const verb = (name: string) => row.getByRole('button', { name, exact: true });
  await verb('Grant').click();
  await verb('Revoke').waitFor();
  await console.reload();
  await verb('Revoke').waitFor();
  await screenshot('oidc-18-user-resource', console);
  await verb('Revoke').click();
  await verb('Grant').waitFor();
  await console.reload();
  await verb('Grant').waitFor();
});

test('tokens of the user are removed one by one and all at once [org-user-detail.tokens.lists, org-user-detail.tokens.revoke-all, org-user-detail.tokens.remove]', async () => {
  // The single sign-on session gives the application another grant, without a page.
  const { secret } = await operator.call('POST /clientSecret/:appId', { appId });
  const host = new URL(origin).hostname;
  const party = await relyingParty(product, {
    ...{ appId, host, secret, name: 'Team Wiki' },
    method: 'client_secret_basic',
  });
  const [page] = person.pages() as [Page];
  const { url, remembered } = await party.begin({ redirect_uri: `${wiki.origin}/callback` });
  await page.goto(url.href);
  await page.waitForURL(`${wiki.origin}/callback**`);
  await party.finish(new URL(page.url()), remembered);
  await caughtUp(product);
  await console.getByRole('tab', { name: 'Tokens' }).click();
  for (const kind of ['Access Token', 'Refresh Token']) {
    const list = console.getByRole('region', { name: `${kind}s` });
    const confirms = (name: string) => console.getByRole('dialog').getByRole('button', { name }).click();
    const rows = list.locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(2);
    const heads = await list.getByRole('columnheader').allInnerTexts();
    expect(heads).toEqual(['Resource', 'Scope', 'Expire Date', 'Actions']);
    const [resource, scope, expires, verb] = await rows.first().getByRole('cell').allInnerTexts();
    expect([resource, scope, verb]).toEqual(["The person's own claims", 'openid email profile', 'Remove']);
    expect(timeIn(expires!)).toBeGreaterThan(Date.now());
    if (kind === 'Access Token') await screenshot('oidc-19-tokens', console);
    await list.getByRole('button', { name: 'Remove' }).first().click();
    await confirms('Remove');
    await console.getByText(`successfully remove ${kind}`, { exact: true }).waitFor();
    await expect.poll(() => rows.count()).toBe(1);
    await list.getByText('openid email profile').waitFor();
    await list.getByRole('button', { name: 'Revoke All' }).click();
    await confirms('Revoke All');
    await console.getByText(`successfully remove all ${kind}s`, { exact: true }).waitFor();
    await list.getByText('No live tokens.').waitFor();
    await list.getByRole('button', { name: 'Revoke All' }).waitFor({ state: 'detached' });
  }
});

test('a person enters the code of a device and uses a passkey, and the device gets tokens for its own key', async () => {
  const { secret } = await operator.call('POST /clientSecret/:appId', { appId });
  const host = new URL(origin).hostname;
  const about = { appId, host, secret, name: 'Team Wiki', method: 'client_secret_basic' } as const;
  const { config } = await relyingParty(product, about);
  const scope = 'openid email';
  const { device_code, user_code, verification_uri } = await client.initiateDeviceAuthorization(config, {
    scope,
  });
  // The browser with the passkey, in which nobody is signed in any more.
  await person.clearCookies();
  const [page] = person.pages() as [Page];
  const says = (text: string) => page.getByText(text).waitFor();
  await page.goto(verification_uri);
  await page.getByRole('heading', { name: 'Sign in a device' }).waitFor();
  await screenshot('oidc-24-device', page);
  const code = page.getByLabel('Code shown on your device');
  expect(await code.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('BBBB-BBBB');
  await page.keyboard.press('Enter');
  await says('This code is not known. Look at your device and try again.');
  await screenshot('oidc-25-unknown', page);
  await page.keyboard.type(user_code.toLowerCase());
  await page.keyboard.press('Enter');
  await says('Sign in to Team Wiki on the device that shows this code:');
  await says(user_code);
  await screenshot('oidc-26-confirm', page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Sign in to Team Wiki' }).waitFor();
  await page.getByLabel('Enter registered email address').fill(grace);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Login Successful' }).waitFor();
  await says('Your device is signed in to Team Wiki.');
  await screenshot('oidc-27-done', page);

  const DPoP = client.getDPoPHandle(config, await client.randomDPoPKeyPair('ES256'));
  const tokens = await client.genericGrantRequest(config, deviceGrant, { device_code }, { DPoP });
  expect(tokens.token_type).toBe('dpop');
  const told = (how = {}) => client.fetchUserInfo(config, tokens.access_token, tokens.claims()!.sub, how);
  expect(await told({ DPoP })).toMatchObject({ email: grace });
  await expect(told()).rejects.toThrow();
});

test('a phone that has scanned the QR code approves the sign-in [sso.qr, sso.geolocation, sso.methods, sso.failure]', async () => {
  const host = new URL(origin).hostname;
  const { secret } = await operator.call('POST /clientSecret/:appId', { appId });
  const about = { appId, host, secret, name: 'Team Wiki', method: 'client_secret_basic' } as const;
  const party = await relyingParty(product, about);
  const hopper = await oidcUser(product, operator, about);
  const { url, remembered } = await party.begin({ redirect_uri: `${wiki.origin}/callback` });
  const nowhere = await (await chrome.person()).newPage();
  await nowhere.addInitScript(() => Object.defineProperty(navigator, 'geolocation', { value: undefined }));
  await nowhere.goto(url.href);
  await nowhere.getByLabel(/QR/).first().check();
  await nowhere.getByRole('button', { name: 'Login' }).click();
  await nowhere.getByText('Geolocation is not supported by your browser').waitFor();

  const place = { longitude: 13.4, latitude: 52.5 };
  const page = await (await chrome.person({ permissions: ['geolocation'], geolocation: place })).newPage();
  await page.goto(url.href);
  const methods = page.getByRole('group', { name: 'Sign-in method' }).locator('.method-label');
  await expect
    .poll(() => methods.allInnerTexts())
    .toEqual([
      ...['This device', 'Phone (scan a QR code)', 'Latchkey app (scan a QR code)'],
      'Latchkey app (notification)',
    ]);
  await page.getByLabel(/QR/).first().check();
  await screenshot('oidc-21-methods', page);
  const failed = { errorCode: 0, transactionStatus: 'FAILED', state: 'failed', message: null };
  await page.route('**/getTransaction/*', (route) => route.fulfill({ json: failed }));
  await page.getByRole('button', { name: 'Login' }).click();
  await page
    .getByRole('dialog')
    .getByRole('alert')
    .getByText('Something Went Wrong', { exact: true })
    .waitFor();
  await page.unroute('**/getTransaction/*');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const shown = page.waitForResponse((answer) => answer.url().endsWith('/generateQrCode'));
  await page.getByRole('button', { name: 'Login' }).click();
  const { url: link } = (await (await shown).json()) as { url: string };
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img', { name: 'QR code that opens the request on your phone' }).waitFor();
  await dialog.getByText('Waiting for the phone...').waitFor();
  await screenshot('oidc-22-code', page);
  const number = Number(await page.locator('.number').innerText());
  const phone = phoneWith(product, link, number);
  expect(await phone.asked()).toMatchObject({ target: 'Team Wiki', ...place });
  await phone.approve(hopper.key);
  await page.waitForURL(`${wiki.origin}/callback**`);
  const tokens = await party.finish(new URL(page.url()), remembered);
  expect(tokens.claims()!.sub).toBe(hopper.userId);
});

test('a group opens an application to its people, who sign in there without an invitation', async () => {
  const back = `${wiki.origin}/callback`;
  const intranet = await oidcApp(operator, { redirect_uris: [back] });
  const dialog = (name: string) => console.getByRole('dialog', { name, exact: true });
  const barriers = async () => (await seriousIn(console)).map(({ id, nodes }) => [id, nodes[0]?.html]);
  await console.getByRole('link', { name: 'Groups', exact: true }).click();
  await console.getByText('No groups yet.').waitFor();
  await console.getByRole('button', { name: 'Add Group', exact: true }).press('Enter');
  await dialog('Add Group').getByLabel('Name').fill('Engineering');
  await dialog('Add Group').getByLabel('Name').press('Enter');
  await console.getByRole('link', { name: 'Engineering', exact: true }).waitFor();
  await screenshot('groups', console);
  expect(await barriers()).toEqual([]);
  await console.getByRole('link', { name: 'Engineering', exact: true }).press('Enter');
  await console.getByText('Nobody belongs to this group yet.').waitFor();
  await console.getByRole('button', { name: 'Add people', exact: true }).press('Enter');
  const adding = dialog('Add people to Engineering');
  await adding.getByRole('searchbox').fill(grace);
  await expect.poll(() => adding.getByRole('checkbox').count()).toBe(1);
  await adding.getByRole('checkbox').press('Space');
  await screenshot('group-add', console);
  expect(await barriers()).toEqual([]);
  await adding.getByRole('button', { name: 'Add people', exact: true }).press('Enter');
  const people = console.getByRole('table', { name: 'People', exact: true });
  await people.getByRole('row').filter({ hasText: grace }).waitFor();

  await console.goto(`${origin}/viewOidcApp/${intranet.appId}?tab=users`);
  const openTo = console.getByRole('region', { name: 'Open to', exact: true });
  await openTo.getByText('Invited people only. Nobody else can sign in.').waitFor();
  await openTo.getByRole('button', { name: 'Change' }).press('Enter');
  const choosing = dialog(`Who can sign in to ${intranet.name}`);
  await choosing.getByRole('radio', { name: 'Invited people and these groups' }).press('Space');
  await choosing.getByText('Choose at least one group.').waitFor();
  await choosing.getByRole('checkbox').press('Space');
  await choosing.getByText('1 person of Engineering can sign in without an invitation').waitFor();
  await screenshot('application-open-to', console);
  expect(await barriers()).toEqual([]);
  await choosing.getByRole('button', { name: 'Save' }).press('Enter');
  await openTo.getByRole('link', { name: 'Engineering (1 person)' }).waitFor();
  await screenshot('application-opened', console);

  await person.clearCookies();
  const party = await relyingParty(product, intranet);
  const { url, remembered } = await party.begin({ redirect_uri: back });
  await hers.goto(url.href);
  await hers.getByRole('button', { name: 'Login' }).click();
  await hers.waitForURL(`${back}**`);
  const { sub } = (await party.finish(new URL(hers.url()), remembered)).claims()!;
  const personId = await personIdOf(product, sub);
  expect(personId).toBe(await personIdOf(product, userId));

  await openTo.getByRole('link', { name: /^Engineering/ }).press('Enter');
  await console.getByRole('link', { name: intranet.name, exact: true }).waitFor();
  await screenshot('group', console);
  expect(await barriers()).toEqual([]);
  await console.getByRole('button', { name: 'Delete Engineering' }).press('Enter');
  await dialog('Delete Group').getByText(`It closes ${intranet.name} to those`).waitFor();
  await dialog('Delete Group').getByRole('button', { name: 'Cancel' }).press('Enter');
  await people.getByRole('link', { name: 'Grace Hopper' }).press('Enter');
  await console.waitForURL(`${origin}/people/${personId}`);
  const opened = console.getByRole('region', { name: 'Applications' }).getByRole('listitem');
  await opened
    .filter({ hasText: intranet.name })
    .getByText('By group Engineering', { exact: true })
    .waitFor();
  await opened.filter({ hasText: 'Team Wiki' }).getByText('By itself', { exact: true }).waitFor();
  await screenshot('person-with-group', console);
  expect(await barriers()).toEqual([]);
  const own = console.getByRole('list', { name: 'Groups', exact: true });
  await own.getByRole('button', { name: 'Remove' }).press('Enter');
  await dialog('Remove from the group').getByRole('button', { name: 'Remove' }).press('Enter');
  await opened.filter({ hasText: intranet.name }).getByText('No longer open', { exact: true }).waitFor();
});

test('the list shows nine users a page, finds them by part of the name or e-mail, and asks before it suspends or deletes one [org-app-oidc.users.table, org-app-oidc.users.search, org-app-oidc.users.columns, org-app-oidc.users.counts, org-app-oidc.users.suspend]', async () => {
  for (let n = 0; n < 9; n++) await familyUser(product, operator, 'oidc', appId);
  await console.goto(`${origin}/viewOidcApp/${appId}?tab=users`);
  const rows = console.getByRole('table', { name: 'User List' }).locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(9);
  await expect
    .poll(() => console.getByRole('table', { name: 'User List' }).getByRole('columnheader').allInnerTexts())
    .toEqual(['Name', 'Device Count', 'Login Count', 'Created On', 'Last Login', 'Status', 'Actions']);
  const search = console.getByLabel('Search User...');
  const row = rows.filter({ hasText: grace });
  await search.fill('nobody');
  await console.getByText('Nothing matches').waitFor();
  await search.fill('race HOPp');
  await expect.poll(() => rows.count()).toBe(9);
  await search.fill('ACE@users.exam');
  await expect.poll(() => rows.count()).toBe(1);
  await screenshot('oidc-20-found', console);
  const question = (title: string) => console.getByRole('dialog', { name: title, exact: true });
  const press = (title: string, name: string) =>
    question(title).getByRole('button', { name, exact: true }).click();
  await row.getByRole('button', { name: /^Suspend/ }).click();
  await press('Suspend User', 'Suspend');
  await row.getByText('Suspended', { exact: true }).waitFor();
  const counts = () => console.locator('dl dd').allInnerTexts();
  await expect.poll(counts).toEqual(['11', '10', '1']);
  await row.getByRole('button', { name: /^Activate/ }).click();
  await row.getByText('Active', { exact: true }).waitFor();
  await row.getByRole('button', { name: /^Delete/ }).click();
  await press('Delete User Account', 'Delete');
  await expect.poll(counts).toEqual(['10', '10', '0']);
  await row.waitFor({ state: 'detached' });
});

test('an application that does not authenticate shows a client id and no secret, until it does [org-app-oidc.basic.client-secret]', async () => {
  const open = await oidcApp(operator);
  await console.goto(`${origin}/viewOidcApp/${open.appId}`);
  const credentials = console.getByRole('region', { name: 'Client Credentials' });
  await credentials.getByText(open.appId, { exact: true }).waitFor();
  await console.getByText('none', { exact: true }).waitFor();
  expect(await credentials.innerText()).not.toContain('Client Secret');
  const button = (name: string) => console.getByRole('button', { name, exact: true });
  await button('Change authentication').click();
  await chooses(console.getByRole('combobox', { name: 'Token Endpoint auth method' }), 'client_secret_post');
  await console.getByLabel('client_credentials').check();
  await screenshot('oidc-24-authentication', console);
  await button('Save').click();
  await credentials.getByText('Client Secret', { exact: true }).waitFor();
  await console.getByText('authorization_code, client_credentials', { exact: true }).waitFor();
  await button('Replace').click();
  await chooses(console.getByLabel('The present secret'), 'works for another day');
  await console.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await credentials.getByText('The secret before it works until').waitFor();
  await screenshot('oidc-25-kept-secret', console);
});

onePersonJourney(() => ({ product, chrome, operator, console, origin, site: wiki.origin }));
