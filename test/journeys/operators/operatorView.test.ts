import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { seriousIn } from '../../clients/axe.ts';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { refusal, refusing } from '../../clients/raw.ts';
import { type App, type Operator, operatorOf, shopper, webApp } from '../../people/people.ts';
import { phoneWith, withPhone } from '../../people/phones.ts';
import { caughtUp, type Here, sharedProduct, visit } from '../../product.ts';
import { chooses } from '../choosing.ts';
import { visits } from '../console.ts';
import { entersConsole } from '../landing.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
let operator: Operator;
let app: App;
let origin: string;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = (text: string) => page.locator('.toast').getByText(text, { exact: true }).first().waitFor();
const section = (name: string) => page.getByRole('region', { name, exact: true });
const heading = () => page.getByRole('heading', { level: 1 });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const fingerprint = 'ab'.repeat(32);

beforeAll(async () => {
  product = await sharedProduct();
  operator = await operatorOf(product, 'special_plan');
  app = await webApp(operator);
  await shopper(product, app).register('Grace');
  chrome = await openBrowser();
  page = await (await chrome.person({ permissions: ['clipboard-read', 'clipboard-write'] })).newPage();
  origin = await entersConsole(page, operator);
  await visits(page, `/view/${app.appId}`);
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
});

test('the page shows logo, name and status, and has the parts of an application in its tabs [org-app-web.detail.header, org-app-web.detail.tabs, org-apps.parts]', async () => {
  const tabs = ['Basic', 'User Source', 'User List', 'Insights'];
  await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(tabs);
  const header = heading().locator('..');
  await header.locator('svg').first().waitFor();
  await header.getByRole('button', { name: 'Active', exact: true }).waitFor();
  for (const part of ['General Settings', 'Integration Guide', 'script tag']) await section(part).waitFor();
  for (const name of ['Remote platform authentication', 'WordPress plugin enabled'])
    await page.getByRole('switch', { name }).waitFor();
});
test('the settings have Edit, Deactivate and Delete [org-app-web.basic.buttons]', async () => {
  for (const name of ['Edit', 'Deactivate', 'Delete'])
    await section('General Settings').getByRole('button', { name, exact: true }).waitFor();
});
test('the credentials are client id, website and validity [org-app-web.basic.credentials]', async () => {
  const general = section('General Settings');
  await general.getByRole('heading', { name: 'Client Credentials' }).waitFor();
  for (const text of ['Client ID', app.appId, app.origin, '2 Minutes'])
    await general.getByText(text, { exact: true }).waitFor();
});
test('a message confirms a copy, and another says that copying failed [org-apps.copy.text]', async () => {
  await button('Copy Client ID').click();
  await toast('Copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(app.appId);
  await page.context().clearPermissions();
  await page.evaluate(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await button('Copy Client ID').click();
  await toast('Error copying to clipboard');
});
test('the toggles are shown; Multiple devices cannot be changed, not even while editing [org-app-web.basic.toggles, org-app-web.basic.multiple-device]', async () => {
  expect(await page.getByRole('switch').count()).toBe(5);
  expect(await page.getByRole('switch', { disabled: false }).count()).toBe(0);
  await button('Edit').click();
  await button('Save').waitFor();
  expect(await page.getByRole('switch', { disabled: true }).count()).toBe(1);
  expect(await page.getByRole('switch', { name: 'Multiple devices allowed' }).isDisabled()).toBe(true);
});
test('Discard restores the values; a successful Save reads them again and confirms it [org-apps.state.edit-mode, org-apps.update-text]', async () => {
  const before = await heading().innerText();
  await page.getByLabel('Application Name').fill('Not this');
  await button('Discard').click();
  await button('Edit').click();
  expect(await page.getByLabel('Application Name').inputValue()).toBe(before);
  await page.getByLabel('Application Name').fill('Acme Shop');
  await button('Save').click();
  await toast('App updated successfully');
  await button('Edit').waitFor();
  await expect.poll(() => heading().innerText()).toBe('Acme Shop');
});
test('an active application shows Deactivate, a suspended one Activate; the mark in the header is green or red [org-apps.state.toggle, org-app-web.detail.header]', async () => {
  /** The colour of the mark, which is the first thing in the button, by what there is most of: red, green or blue. */
  const colour = async () => {
    const mark = page.getByRole('button', { name: /^(Active|Suspended)$/ }).locator('[aria-hidden]');
    const rgb = await mark.first().evaluate((own) => getComputedStyle(own).backgroundColor);
    const parts = rgb.match(/\d+/g)!.slice(0, 3).map(Number);
    return ['red', 'green', 'blue'][parts.indexOf(Math.max(...parts))];
  };
  expect(await colour()).toBe('green');
  await button('Deactivate').click();
  await dialog('Suspend Application').getByRole('button', { name: 'Deactivate', exact: true }).click();
  await button('Activate').first().waitFor();
  expect(await button('Deactivate').count()).toBe(0);
  await page.getByRole('button', { name: 'Suspended', exact: true }).waitFor();
  await expect.poll(colour).toBe('red');
  await section('General Settings').getByRole('button', { name: 'Activate', exact: true }).click();
  await button('Deactivate').waitFor();
  await page.getByRole('button', { name: 'Active', exact: true }).waitFor();
});
test('the guide has the script, the base address and how to publish [org-app-web.guide.texts]', async () => {
  await section('script tag').getByText(`${product.url}/sdk/latchkey.js`).waitFor();
  await section('Integration Guide').getByText(`${product.url}/api`, { exact: true }).waitFor();
});
/** The address of a link of the guide, which must lead to something. */
async function leads(name: string | RegExp) {
  const href = (await section('Integration Guide').getByRole('link', { name }).getAttribute('href'))!;
  const { pathname } = new URL(href);
  expect([href, (await visit(product).send(pathname)).status]).toEqual([`${product.url}${pathname}`, 200]);
  return pathname;
}
test('the guide of a website has its downloads, a sample and the developer guide [org-app-web.guide.web, org-app-web.guide.links, org-app-web.guide.base-url]', async () => {
  expect(await leads('WordPress plugin')).toBe('/downloads/latchkey-wordpress.zip');
  expect(await leads('Sample application')).toBe('/downloads/latchkey-sample.zip');
  expect(await leads(/Developer guide/)).toBe('/docs/web-application');
  const tag = await section('script tag').innerText();
  expect(tag).toContain(`<script src="${product.url}/sdk/latchkey.js" data-app-id="${app.appId}">`);
  await section('Integration Guide').getByText(`${product.url}/api`, { exact: true }).waitFor();
  await section('assetlinks.json for Android').waitFor();
  await screenshot('guide-web', page);
});
/** Somebody with a phone who uses an application. */
type Phoned = Awaited<ReturnType<typeof withPhone>>;
/** Tries the sign-in that the first steps offer, for an application and one of its people, who approves it. */
async function triesFromFirstSteps(name: string, person: Phoned, shot: string) {
  await page.goto(`${origin}/home`);
  const steps = section('First steps');
  await steps.getByRole('button', { name: 'Try this sign-in' }).waitFor();
  await screenshot(`first-steps-${shot}`, page);
  await steps.getByRole('button', { name: 'Try this sign-in' }).click();
  const asks = dialog(`Try this sign-in: ${name}`);
  await asks.getByLabel('User name').fill(person.username);
  await screenshot(`${shot}-try`, page);
  const read = page.waitForResponse(/\/tryouts\//);
  await asks.getByRole('button', { name: 'Ask the person' }).click();
  const { request } = await (await read).json();
  await section('On the phone').getByRole('img', { name: 'QR code for the phone' }).waitFor();
  await section('On the phone').getByText(String(request.number), { exact: true }).waitFor();
  expect(await seriousIn(page)).toEqual([]);
  await screenshot(`${shot}-trying`, page);
  await phoneWith(product, request.url, request.number).approve(person.key);
  const told = page.getByRole('table', { name: 'What it is told of the person' });
  await told.getByRole('row', { name: `sub ${person.userId} Claims of the access token` }).waitFor();
}
test('the sign-in is tried by phone, and the page shows what the back end would get, without a token', async () => {
  const here = page.url();
  const dora = await withPhone(product, app);
  await button('Try this sign-in').waitFor();
  await triesFromFirstSteps('Acme Shop', dora, 'web');
  await section('What browsers and phones find in the settings').getByText(app.origin).waitFor();
  expect(await seriousIn(page)).toEqual([]);
  // Where a table has no room, each of its rows is a card, of which nothing but what is too long by itself breaks within a word.
  await page.setViewportSize({ width: 360, height: 800 });
  const told = page.getByRole('table', { name: 'What it is told of the person' });
  const name = told.getByRole('rowheader', { name: 'sub' });
  const value = told.getByRole('row', { name: /^sub / }).getByRole('cell').first();
  const [above, below] = [await name.boundingBox(), await value.boundingBox()];
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
  await page.setViewportSize({ width: 1280, height: 800 });
  await screenshot('web-tried', page);
  await button('Try again').click();
  await section('On the phone').waitFor();
  await operator.call('DELETE /deleteUser/:userId', { userId: dora.userId });
  await caughtUp(product);
  await page.goto(here);
  await button('Deactivate').waitFor();
});
test('an application whose users are verified has a badge [org-apps.state.kyc-badge]', async () => {
  expect(await page.getByText('SonicKYC Enabled').count()).toBe(0);
  const shown = await operator.call('GET /viewApp/:appId', app);
  const verified = { ...shown, isSonicKYCEnabled: true };
  await page.route('**/viewApp/*', (route) => route.fulfill({ json: { ...verified, app: verified } }));
  await page.reload();
  await heading().locator('..').getByText('SonicKYC Enabled').waitFor();
  await page.unroute('**/viewApp/*');
  await page.reload();
  await button('Deactivate').waitFor();
  expect(await page.getByText('SonicKYC Enabled').count()).toBe(0);
});
test('assetlinks.json needs package name and fingerprint [org-app-web.assetlinks.required, org-app-web.form.package, org-app-web.form.fingerprint]', async () => {
  const name = page.getByLabel('Package name');
  const print = page.getByLabel('SHA256 fingerprint');
  await page.getByText('Dotted segments that start with a letter, like com.company.app').waitFor();
  expect(await name.getAttribute('maxlength')).toBe('100');
  for (const [typed, hex] of [
    ['com.company.app', ''],
    ['', fingerprint],
    ['1com.company', fingerprint],
    ['com.company.app', fingerprint.slice(1)],
  ] as const) {
    await name.fill(typed);
    await print.fill(hex);
    expect(await button('Generate').isDisabled()).toBe(true);
  }
});
test('the assetlinks.json helper has two steps, Reset and Read More [org-app-web.assetlinks.stepper, org-app-web.assetlinks.controls, org-app-web.assetlinks.content]', async () => {
  const helper = section('assetlinks.json for Android');
  await page.getByLabel('SHA256 fingerprint').fill(fingerprint);
  await button('Generate').click();
  const [made] = JSON.parse(await section('assetlinks.json').innerText());
  expect(made).toMatchObject({
    relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
    target: { namespace: 'android_app', package_name: 'com.company.app' },
  });
  await helper.getByText(/Publish the file at .*\/\.well-known\/assetlinks\.json/).waitFor();
  const more = helper.getByRole('link', { name: /Read More/ });
  expect(await more.getAttribute('href')).toMatch(/developer\.android\.com.*verify/);
  await helper.getByRole('button', { name: 'Reset' }).last().click();
  expect(await page.getByLabel('Package name').inputValue()).toBe('');
});
test('the delete dialog counts users and offers to suspend instead [org-app-web.delete.dialog, org-app-web.delete.suspend-instead]', async () => {
  await button('Delete').click();
  const asks = dialog('Delete Application');
  await asks.getByText('Are you sure you want to delete Acme Shop?').waitFor();
  await expect.poll(() => asks.innerText()).toContain('1 user is impacted.');
  for (const name of ['Cancel', 'Delete']) await asks.getByRole('button', { name, exact: true }).waitFor();
  await asks.getByRole('button', { name: 'Suspend instead' }).click();
  await toast('Application Suspended Successfully');
});
test('a message says that saving failed [org-apps.update-fail]', async () => {
  await button('Edit').click();
  await operator.call('DELETE /deleteApp/:appId', { appId: app.appId });
  await page.getByLabel('Application Name').fill('Too late');
  await button('Save').click();
  await page.locator('.toast').getByText('Error updating app').waitFor();
  nothingWrong(chrome, [/status of 404/]);
});
test('after a deletion the list is shown [org-app-web.delete.target]', async () => {
  const { appId } = await webApp(operator);
  await caughtUp(product);
  await visits(page, `/view/${appId}`);
  await button('Delete').click();
  await dialog('Delete Application').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.waitForURL(`${origin}/applications`);
  expect(await refusal(operator.call('GET /viewApp/:appId', { appId }))).toEqual(
    refusing('application.unknown'),
  );
});

const website = () => page.getByLabel('Website URL');
/** Opens the wizard's second step for a mobile application. */
async function configuresApp() {
  await page.goto(`${origin}/configure-application`);
  await page.getByRole('button', { name: /Mobile \(iOS\/Android\)/ }).click();
  await button('Next').click();
}
test('a mobile application has its own form: platform, package and fingerprint for Android, one website [org-app-web.form.mobile, org-app-web.form.mobile-android]', async () => {
  await configuresApp();
  await screenshot('mobile-ios', page);
  expect(await page.getByRole('combobox', { name: 'Platform' }).innerText()).toBe('iOS');
  expect(await page.getByLabel('Package Name').count()).toBe(0);
  for (const label of ['Application Name', 'Logo URL', 'Token validity'])
    await page.getByLabel(label).first().waitFor();
  expect(await page.getByRole('switch').count()).toBe(4);
  await chooses(page.getByRole('combobox', { name: 'Platform' }), 'Android');
  await page.getByLabel('Application Name').fill('Acme App');
  await page.getByLabel('Package Name').fill('acme');
  await button('Next').click();
  await page.getByText('Please add atleast one Website Url').waitFor();
  await page.getByText('Segments that start with a letter').waitFor();
  await page.getByLabel('Package Name').fill('com.acme.app');
  await page.getByLabel('SHA256 Fingerprint').fill(fingerprint);
  await website().fill('https://acme.example');
  await screenshot('mobile-android', page);
  await button('Next').click();
  await toast('Application Created successfully');
  await screenshot('mobile-done', page);
  await page.getByRole('link', { name: 'View Application' }).click();
  await page.waitForURL(/\/view\//);
  const general = section('General Settings');
  for (const text of ['Android', 'com.acme.app', fingerprint, 'https://acme.example'])
    await general.getByText(text, { exact: true }).waitFor();
  await screenshot('mobile-view', page);
});
test('the sign-in of a mobile application is tried by phone, with what phones find in its settings', async () => {
  const here = page.url();
  const appId = new URL(here).pathname.split('/').pop()!;
  const finn = await withPhone(product, { appId, origin: 'https://acme.example' });
  await caughtUp(product);
  await button('Try this sign-in').waitFor();
  await triesFromFirstSteps('Acme App', finn, 'mobile');
  const found = section('What browsers and phones find in the settings');
  await found.getByText('https://acme.example').waitFor();
  expect(await found.locator('.MuiAlert-outlinedError').count()).toBe(0);
  expect(await seriousIn(page)).toEqual([]);
  await screenshot('mobile-tried', page);
  await operator.call('DELETE /deleteUser/:userId', { userId: finn.userId });
  await caughtUp(product);
  await page.goto(here);
  await button('Edit').waitFor();
});
test('the guide of an Android app has the SDK, that of an iOS app its own and the file for the website [org-app-web.guide.android, org-app-web.guide.ios]', async () => {
  expect(await leads('Android SDK')).toBe('/downloads/latchkey-android.zip');
  const android = page.url();
  const { id } = await operator.call('POST /createMobileApp', {
    name: 'iOS App',
    origin: 'https://acme.example',
  });
  await visits(page, `/view/${id}`);
  expect(await leads('iOS SDK')).toBe('/downloads/latchkey-ios.zip');
  const apple = section('apple-app-site-association for iOS');
  await apple.getByLabel('Team ID').fill('9JA89QQLNQ');
  await apple.getByLabel('Bundle ID').fill('com.acme.app');
  await apple.getByText('webcredentials:acme.example').waitFor();
  await screenshot('guide-ios', page);
  const saved = page.waitForEvent('download');
  await apple.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('apple-app-site-association');
  await page.goto(android);
  await button('Edit').waitFor();
});
test('while a mobile application is edited, the same-platform switch is fixed, and those for websites are not shown [org-app-web.basic.same-platform, org-app-web.basic.web-only]', async () => {
  await button('Edit').click();
  await button('Save').waitFor();
  const same = page.getByRole('switch', { name: 'Same platform authentication' });
  expect(await same.isDisabled()).toBe(true);
  for (const name of ['Remote platform authentication', 'WordPress plugin enabled'])
    expect(await page.getByRole('switch', { name }).count()).toBe(0);
  await screenshot('mobile-edit', page);
  await button('Discard').click();
});
test('without a website, a mobile application gets the address of the product, and nothing else is required [org-app-web.form.mobile-no-website, org-app-web.form.mobile-required]', async () => {
  await configuresApp();
  await page.getByLabel('Application Name').fill('Acme Field');
  await page.getByLabel("I don't have a website").check();
  expect([await website().inputValue(), await website().isDisabled()]).toEqual([`${origin}/api`, true]);
  await screenshot('mobile-no-website', page);
  await button('Next').click();
  await toast('Application Created successfully');
  await page.getByRole('link', { name: 'View Application' }).click();
  await section('General Settings').getByText(origin, { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Applications' }).first().click();
  const row = page.getByRole('row').filter({ hasText: 'Acme Field' });
  await row.getByText('Mobile (iOS/Android)').waitFor();
  await screenshot('mobile-list', page);
});
