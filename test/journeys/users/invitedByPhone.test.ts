import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type Chrome,
  complains,
  nothingWrong,
  openBrowser,
  screenshot,
  withPasskeys,
} from '../../clients/browser.ts';
import { invitedToOidc, type OidcApp, oidcApp } from '../../clients/openid.ts';
import { radiusApp, radiusGuest } from '../../clients/radius.ts';
import { type Operator, operatorOf } from '../../people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../../product.ts';
import { approves, barriers, phones, picks, scans, shoot, showsCode, twoDevices } from '../phone.ts';

let product: Here;
let chrome: Chrome;
let operator: Operator;
let app: OidcApp;
let origin: string;
let laptop: Page;
let pocket: BrowserContext;
let phone: Page;
const button = (name: string) => laptop.getByRole('button', { name, exact: true });

beforeAll(async () => {
  product = await sharedProduct(phones);
  operator = await operatorOf(product, 'special_plan');
  app = await oidcApp(operator);
  origin = `http://${app.host}:${product.port}`;
  chrome = await openBrowser();
  ({ laptop, pocket, phone } = await twoDevices(chrome));
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
});

/** Opens the invitation of somebody new on the computer. */
async function opensInvitation() {
  const { accessToken, email } = await invitedToOidc(product, operator, app);
  await laptop.goto(`${origin}/OauthRegisterUser/${accessToken}`);
  await laptop.getByText(email, { exact: true }).waitFor();
  await laptop.getByText(app.name, { exact: false }).first().waitFor();
  return { accessToken, email };
}
const byPhone = () => laptop.getByRole('radio', { name: /Phone \(scan a QR code\)/ }).check();
const code = () => showsCode(laptop, 'Register by phone', () => button('Register with a phone').click());
const usersOf = async () => {
  await caughtUp(product);
  return operator.call('GET /getOIDCUsersByAppId/:appId', { appId: app.appId });
};

test('a browser without passkeys says to open the invitation in another one, and copies its address', async () => {
  const { accessToken } = await invitedToOidc(product, operator, app);
  const person = await chrome.person();
  await person.grantPermissions(['clipboard-read', 'clipboard-write']);
  const inMail = await person.newPage();
  await inMail.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await inMail.goto(`${origin}/OauthRegisterUser/${accessToken}`);
  await inMail.getByText('Please open this page in another browser.').waitFor();
  expect(await barriers(inMail)).toEqual([]);
  await inMail.getByRole('button', { name: 'Copy the address' }).click();
  await inMail.locator('.toast').getByText('Address copied').waitFor();
  expect(await inMail.evaluate(() => navigator.clipboard.readText())).toBe(inMail.url());
});
test('an invited person registers with this device or with a phone, and each invitation is used up [invite.flow]', async () => {
  await withPasskeys(laptop);
  const here = await opensInvitation();
  await screenshot('invited-methods', laptop);
  expect(await barriers(laptop)).toEqual([]);
  await button('Register with this device').click();
  await laptop.getByText('Registration SuccessFull !').waitFor();

  const there = await opensInvitation();
  await byPhone();
  await laptop.getByLabel(/^Postal code/).fill('W1A');
  await button('Register with a phone').click();
  await laptop.getByText('Please enter digits only').waitFor();
  await laptop.getByLabel(/^Postal code/).fill('0150');
  const { url, number } = await code();
  await screenshot('invited-code', laptop);
  await scans(phone, url, 'Approve a registration');
  await phone.getByText(there.email, { exact: false }).first().waitFor();
  await shoot('invited-approval', phone);
  await picks(phone, number);
  await approves(phone);
  await phone.getByRole('heading', { name: 'User Registered Successfully' }).waitFor();
  await laptop.getByText('Registration SuccessFull !').waitFor();
  await screenshot('invited-registered', laptop);

  const users = await usersOf();
  expect(users.map(({ username }) => username).sort()).toEqual([here.email, there.email].sort());
  const { userId } = users.find(({ username }) => username === there.email)!;
  expect(await operator.call('GET /getOIDCUser/:userId', { userId })).toMatchObject({
    address: { postal_code: '0150' },
  });
  for (const { accessToken } of [here, there]) {
    await laptop.goto(`${origin}/OauthRegisterUser/${accessToken}`);
    await laptop.getByText('This invitation has already been used').waitFor();
  }
  nothingWrong(chrome, [/status of 403/]);
});

test('a computer that loses a call after the phone has approved still says that the person is registered', async () => {
  await opensInvitation();
  await byPhone();
  const { url, number } = await code();
  let lost = 0;
  await laptop.route('**/api/invite/approval/collect', (route) =>
    lost++ ? route.continue() : route.abort(),
  );
  await scans(phone, url, 'Approve a registration');
  await picks(phone, number);
  await approves(phone);
  await laptop.getByText('Registration SuccessFull !').waitFor();
  expect(lost).toBe(2);
  await laptop.unroute('**/api/invite/approval/collect');
  await complains(chrome, /ERR_FAILED/);
  nothingWrong(chrome, [/ERR_FAILED/]);
});

test('the phone that registers shows on a map where the invitation is open, and says when the map fails [invite.maps]', async () => {
  await opensInvitation();
  await byPhone();
  const { url, dialog } = await code();
  const free = Promise.withResolvers<void>();
  await pocket.route('**/assets/PlaceMap-*.js', (route) => free.promise.then(() => route.continue()));
  await scans(phone, url, 'Approve a registration');
  await phone.getByText('Loading...', { exact: true }).waitFor();
  free.resolve();
  await phone.locator('.leaflet-tile-loaded').first().waitFor();
  await phone.getByText('Loading...', { exact: true }).waitFor({ state: 'hidden' });
  await phone.getByText('52.5200° north, 13.4050° east').waitFor();
  await pocket.route('https://tiles.example/**', (route) => route.abort());
  await phone.reload();
  await phone.getByText('Error loading Maps').waitFor();
  await complains(chrome, /ERR_FAILED/);
  nothingWrong(chrome, [/ERR_FAILED/]);
  await phone.getByRole('button', { name: 'I wish to decline' }).click();
  await dialog.getByText('The request was declined on the phone.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await button('Register with a phone').isEnabled()).toBe(true);
});

test('a person invited to a network registers the phone with which they will approve, without a captcha', async () => {
  const { appId } = await radiusApp(operator);
  const { accessToken, email } = await radiusGuest(product, operator, appId);
  const guest = await pocket.newPage();
  await laptop.goto(`${origin}/OauthRegisterRadiusUser/${accessToken}`);
  await laptop.getByText(email, { exact: true }).waitFor();
  await byPhone();
  await screenshot('invited-network-form', laptop);
  const { url, number } = await code();
  await withPasskeys(guest);
  await scans(guest, url, 'Approve a registration');
  await picks(guest, number);
  await approves(guest);
  await guest.getByRole('heading', { name: 'User Registered Successfully' }).waitFor();
  await laptop.getByRole('heading', { name: 'Registration SuccessFull !' }).waitFor();
  await screenshot('invited-network', laptop);
  nothingWrong(chrome, [/ERR_FAILED/]);
});
