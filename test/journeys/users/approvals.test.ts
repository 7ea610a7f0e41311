import type { Server } from 'node:http';
import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ref } from '../../../domain/kit.ts';
import { transaction } from '../../../domain/transaction/transaction.ts';
import { sentencesIn } from '../../../domain/translations.ts';
import { openShop } from '../../../web-sdk/sample/relyingParty.ts';
import { type Chrome, nothingWrong, openBrowser, withPasskeys } from '../../clients/browser.ts';
import { type App, type Operator, operatorOf, webApp } from '../../people/people.ts';
import { openRequest } from '../../people/phones.ts';
import { freePort, type Here, sharedProduct } from '../../product.ts';
import { gatewayAsks, named, pages, type UserKind } from '../approvals.ts';
import { entersConsole } from '../landing.ts';
import {
  approves,
  barriers,
  camera,
  phones,
  picks,
  scans,
  shoot,
  showsCode,
  twoDevices,
  withTiles,
} from '../phone.ts';
import { fillsCompany } from '../visitor.ts';

let product: Here;
let chrome: Chrome;
let shop: Server;
let shopAt: string;
let ada: Operator;
let app: App;
let laptop: Page;
let phone: Page;

beforeAll(async () => {
  product = await sharedProduct(phones);
  ada = await operatorOf(product, 'special_plan');
  const port = await freePort();
  shopAt = `http://shop.localhost:${port}`;
  app = await webApp(ada, shopAt);
  shop = await openShop({ latchkey: product.url, appId: app.appId }, port);
  chrome = await openBrowser();
  ({ laptop, phone } = await twoDevices(chrome));
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
  shop?.closeAllConnections();
  shop?.close();
});

const ask = (kind: UserKind, username: string) => gatewayAsks(product.system, app, kind, username);
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test('an organisation and its operator are registered at a computer with a passkey of the phone [approval.by-type, approval.variants]', async () => {
  const grace = { url: product.url, email: 'grace@acme.example', vanity: '' };
  await fillsCompany(laptop, grace);
  await laptop.getByRole('radio', { name: /Phone \(scan a QR code\)/ }).check();
  const { url, number, dialog } = await showsCode(laptop, 'Register by phone', () =>
    laptop.getByRole('button', { name: 'Create Free Account' }).click(),
  );
  await shoot('approval-register-code', laptop);
  expect(await barriers(laptop)).toEqual([]);
  await scans(phone, url, 'Approve a registration');
  await phone.getByText('Account', { exact: true }).waitFor();
  await phone.getByText(grace.email, { exact: true }).waitFor();
  expect(await barriers(phone)).toEqual([]);
  await shoot('approval-register', phone);
  await picks(phone, number);
  await approves(phone);
  await phone.getByRole('heading', { name: 'Registration Successful' }).waitFor();
  await laptop.waitForURL(`${product.url}/mailSentSuccess`);
  await laptop.getByText(grace.email).waitFor();
  await dialog.waitFor({ state: 'detached' });
});

const who = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();
/** Makes the shop's own page show the code and its number. */
async function shopShows(button: string, username = '') {
  await laptop.goto(shopAt);
  await laptop.getByLabel('User name').fill(username);
  return showsCode(laptop, button, () => laptop.getByRole('button', { name: button }).click());
}
test('a customer of a shop registers by phone and signs in by phone; the passkey stays on the phone [approval.route.general, approval.types, public.register.success-text, security.role.end-user]', async () => {
  const registering = await shopShows('Register by phone', 'bob');
  await shoot('approval-shop-code', laptop);
  expect(await barriers(laptop)).toEqual([]);
  expect(new URL(registering.url).hostname).toBe(`${ada.subdomain}.localhost`);
  await scans(phone, registering.url, 'Approve a registration');
  await phone.getByText('The location of this request is unknown.').waitFor();
  await shoot('approval-general-register', phone);
  await picks(phone, registering.number);
  await approves(phone);
  await phone.getByRole('heading', { name: 'User Registered Successfully' }).waitFor();
  await who(laptop, 'Signed in as bob.');

  const { url, number, dialog } = await shopShows('Sign in by phone');
  await scans(phone, url);
  await phone.getByText('Application', { exact: true }).waitFor();
  await picks(phone, number);
  await approves(phone);
  await phone.getByRole('heading', { name: 'Approved' }).waitFor();
  await who(laptop, 'Signed in as bob.');
  await dialog.waitFor({ state: 'detached' });
});
test('a customer who registered here gets a passkey on the phone too, and signs in by it from then on', async () => {
  const { laptop: desk, pocket: owned, phone: own } = await twoDevices(chrome);
  await withPasskeys(desk);
  await desk.goto(shopAt);
  await desk.getByLabel('User name').fill('carla');
  await desk.getByRole('button', { name: 'Register', exact: true }).click();
  await who(desk, 'Signed in as carla.');
  const added = await showsCode(desk, 'Add a phone', () =>
    desk.getByRole('button', { name: 'Add a phone' }).click(),
  );
  await shoot('approval-shop-add-phone', desk);
  await scans(own, added.url, 'Add this device');
  await own.getByText(/as carla with this device as well/).waitFor();
  expect(await barriers(own)).toEqual([]);
  await shoot('approval-general-add-device', own);
  await picks(own, added.number);
  await approves(own);
  await own.getByRole('heading', { name: 'Device Added Successfully' }).waitFor();
  await added.dialog.waitFor({ state: 'detached' });
  await who(desk, 'Signed in as carla.');
  await desk.context().close();
  const { url, number } = await shopShows('Sign in by phone', 'carla');
  await scans(own, url);
  await picks(own, number);
  await approves(own);
  await who(laptop, 'Signed in as carla.');
  await owned.close();
});
test('a request that is declined on the phone or cancelled in the shop signs nobody in, and both are told', async () => {
  const declined = await shopShows('Sign in by phone', 'bob');
  await scans(phone, declined.url);
  await phone.getByRole('button', { name: 'I wish to decline' }).click();
  await phone.getByRole('heading', { name: 'Declined' }).waitFor();
  await who(laptop, 'The request was declined on the phone.');
  const left = await shopShows('Sign in by phone', 'bob');
  await scans(phone, left.url);
  const ended = laptop.waitForResponse(/\/cancel$/);
  await left.dialog.getByRole('button', { name: 'Cancel' }).click();
  await ended;
  await picks(phone, left.number);
  await approves(phone);
  await alert(phone).getByText('This request has already been answered').waitFor();
  nothingWrong(chrome, [/status of 409/]);
});
test('the script speaks the language of its page, in dialogs, errors and refusals', async () => {
  await laptop.goto(shopAt);
  await laptop.evaluate(() => document.documentElement.setAttribute('lang', 'de-AT'));
  const asked = () =>
    showsCode(
      laptop,
      'Mit dem Smartphone anmelden',
      () => laptop.getByRole('button', { name: 'Sign in by phone' }).click(),
      'Scannen Sie den Code',
    );
  const { url, number, dialog } = await asked();
  expect(await barriers(laptop)).toEqual([]);
  await shoot('approval-shop-german', laptop);
  await scans(phone, url);
  await picks(phone, number, { wrong: true });
  await approves(phone);
  await who(laptop, 'Auf dem Smartphone wurde eine andere Zahl gewählt.');
  await dialog.waitFor({ state: 'detached' });
  await (await asked()).dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await laptop.getByRole('status').getByText('Das Fenster wurde geschlossen').waitFor();
  const [refusal, message] = await laptop.evaluate(() =>
    latchkey.register({ invite: 'nonsense' }).then(
      () => ['', ''],
      (error: latchkey.LatchkeyError) => [error.refusal!, error.message],
    ),
  );
  const german: Record<string, unknown> = await sentencesIn.de();
  expect(german[refusal!]).toBe(message);
  nothingWrong(chrome, [/status of 40\d/]);
  await laptop.goto(shopAt);
});

test.each([
  ['OpenID [approval.route.oidc]', pages.oidc],
  ['SAML [approval.route.saml]', pages.saml],
  ['RADIUS, with its address [approval.route.radius-login, approval.request-origin]', pages.radius],
  ['a RADIUS registration [approval.route.radius-register]', pages.radiusRegistration],
])('on a page of its own somebody approves: %s', async (_, shown) => {
  const { kind, route, heading, origin, from } = shown;
  const { url, number, collect } = await ask(kind, named(shown, 'carol'));
  await scans(phone, url, heading);
  expect(new URL(phone.url()).pathname.split('/')[1]).toBe(route);
  for (const text of [origin, from]) await phone.getByText(text, { exact: true }).waitFor();
  const isFromServer = origin === 'Request IP';
  const other = isFromServer ? 'From Device' : 'Request IP';
  expect(await phone.getByText(other, { exact: true }).count()).toBe(0);
  expect(await phone.getByText('other screen itself reported').count()).toBe(isFromServer ? 0 : 1);
  await phone.locator('.leaflet-tile-loaded').first().waitFor();
  expect(await barriers(phone)).toEqual([]);
  await shoot(`approval-${kind}`, phone);
  await picks(phone, number);
  await approves(phone);
  await phone.getByRole('heading', { name: /^(Approved|User Registered Successfully)$/ }).waitFor();
  expect(await collect()).toMatchObject({ kind, applicationId: app.appId, requestId: 'request-1' });
  await phone.reload();
  await alert(phone).getByText('This request has already been approved.').waitFor();
  expect(await phone.getByRole('button').count()).toBe(0);
  expect(await phone.getByText('To try again').count()).toBe(0);
});
test('a tab that the camera opened closes once it has registered [approval.by-type]', async () => {
  const { url, number, collect } = await ask('radius-register', 'dave');
  const tab = await camera(phone, url, 'Approve a registration');
  await withPasskeys(tab);
  await picks(tab, number);
  const closed = tab.waitForEvent('close');
  await approves(tab);
  await closed;
  expect(await collect()).toMatchObject({ kind: 'radius-register' });
});
test.each(Object.values(pages))(
  'a $kind request is declined with a button as large as the other, and its link is used up',
  async (shown) => {
    const { url } = await ask(shown.kind, named(shown, 'erin'));
    await scans(phone, url, shown.heading);
    const sizes = ['Continue To Approve', 'I wish to decline'].map(async (name) => {
      const { width, height } = (await phone.getByRole('button', { name }).boundingBox())!;
      return [width, height];
    });
    const [approve, decline] = await Promise.all(sizes);
    expect(decline).toEqual(approve);
    await phone.getByRole('button', { name: 'I wish to decline' }).click();
    await phone.getByRole('heading', { name: 'Declined' }).waitFor();
    await phone.reload();
    await alert(phone).getByText('This request has already been declined.').waitFor();
  },
);
test('a lost call ends nothing on the phone: the page loads again, and the same button declines', async () => {
  const { url, id } = await ask('oidc', 'bob');
  const loses = (path: string, lose: (route: Route) => Promise<void>) =>
    phone.route(`**/api/${path}`, lose, { times: 1 });
  const busy = (route: Route) => route.fulfill({ status: 503, json: {} });
  await loses('verifyToken', busy);
  await phone.goto(url);
  await phone.getByRole('button', { name: 'Try again' }).click();
  const decline = phone.getByRole('button', { name: 'I wish to decline' });
  for (const [lose, told] of [
    [busy, 'Something went wrong.'],
    [(route: Route) => route.abort(), 'The server cannot be reached'],
  ] as const) {
    await loses('transaction/updateTransactionStatus/*', lose);
    await decline.click();
    await alert(phone).filter({ hasText: told }).waitFor();
  }
  await decline.click();
  await phone.getByRole('heading', { name: 'Declined' }).waitFor();
  const { state } = await product.system.executor.look(ref(transaction, id));
  expect(state.status).toBe('declined');
  nothingWrong(chrome, [/status of 503/, /ERR_FAILED/]);
});
test('a passkey that may not answer is refused, and the request goes on waiting [public.passkey.device-error]', async () => {
  const { url, number, id } = await ask('oidc', 'somebody else');
  await scans(phone, url);
  await picks(phone, number);
  await approves(phone);
  await alert(phone).getByText('Error in verifying Device').waitFor();
  const { state } = await product.system.executor.look(ref(transaction, id));
  expect(state.status).toBe('pending');
  nothingWrong(chrome, [/status of 401/]);
});

test('each page warns where nothing should be approved [approval.no-webauthn, approval.insecure]', async () => {
  const old = await chrome.person({ viewport: { width: 360, height: 740 } });
  await withTiles(old);
  const page = await old.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'PublicKeyCredential', { value: undefined });
    Object.defineProperty(window, 'isSecureContext', { value: false });
  });
  for (const { kind, heading } of Object.values(pages)) {
    await scans(page, (await ask(kind, 'frank')).url, heading);
    await page.getByText(/does not support passkeys \(WebAuthn\)/).waitFor();
    await page.getByText(/This connection is not secure/).waitFor();
    expect(await page.getByRole('button', { name: 'Continue To Approve' }).isDisabled()).toBe(true);
  }
  await old.close();
});
test('a link opened at the address of another kind shows nothing, which is logged [approval.unknown-type]', async () => {
  const { url } = await ask('saml', 'bob');
  const logged = phone.waitForEvent(
    'console',
    (message) => message.text() === 'Invalid approval type for login',
  );
  await phone.goto(url.replace('approveSAMLUser', 'approveOidc'));
  await logged;
  await alert(phone)
    .getByText(/This link or token is not valid/)
    .waitFor();
  expect(await phone.getByText('Request Time').count()).toBe(0);
  await phone.goto(url.replace('approveSAMLUser', 'approveAnything'));
  await phone.getByRole('heading', { name: /not found/i }).waitFor();
});

test('a person reports a request that they did not make, and the organisation sees the report beside the person [approval.scope]', async () => {
  const { url } = await ask('oidc', 'bob');
  await scans(phone, url);
  await phone.getByRole('button', { name: 'This was not me' }).click();
  await phone.getByText('the attempt is on record').waitFor();
  await (await openRequest(product, ada.email)).report();
  const staff = await (await chrome.person()).newPage();
  const origin = await entersConsole(staff, ada);
  await staff.goto(`${origin}/ViewAdmin/${ada.userId}`);
  await staff
    .getByRole('alert')
    .getByText(/answered with "This was not me"/)
    .waitFor();
  await shoot('approval-alarm-member', staff);
  await staff.goto(`${origin}/user`);
  await staff.getByRole('row').filter({ hasText: 'bob' }).getByText('Reported', { exact: true }).waitFor();
  await shoot('approval-alarm-users', staff);
  await staff.context().close();
});
