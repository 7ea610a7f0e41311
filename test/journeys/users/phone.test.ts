import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chrome, nothingWrong, openBrowser, withPasskeys } from '../../clients/browser.ts';
import { type Operator, operatorOf } from '../../people/people.ts';
import { type Here, sharedProduct } from '../../product.ts';
import {
  approves,
  asksForPhone,
  atComputer,
  barriers,
  camera,
  choosesPhone,
  located,
  phones,
  picks,
  scans,
  shoot,
  withTiles,
} from '../phone.ts';

let product: Here;
let chrome: Chrome;
let laptop: BrowserContext;
let pocket: BrowserContext;
let phone: Page;
let ada: Operator;
/** Paths of the tiles that the map requested. */
const shown: string[] = [];

beforeAll(async () => {
  product = await sharedProduct(phones);
  ada = await operatorOf(product);
  chrome = await openBrowser();
  laptop = await chrome.person(located);
  pocket = await chrome.person({ viewport: { width: 360, height: 740 } });
  await withTiles(pocket, (path) => shown.push(path));
  phone = await pocket.newPage();
  await (await withPasskeys(phone)).add(ada.key.exported());
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
});

/** Times at which the computer asked about the request. */
const asked: number[] = [];
test('a computer shows a code and a number; the phone that has the passkey approves, and the computer is signed in [approval.route.general, approval.map, approval.disclaimer, approval.request-time, approval.continue]', async () => {
  const page = await atComputer(laptop, product.url);
  // The browser's own times: a busy machine reports several requests at once.
  page.on('requestfinished', (request) => {
    if (request.url().includes('/transaction/getTransaction/')) asked.push(request.timing().startTime);
  });
  const { url, number, dialog } = await asksForPhone(page, ada.email);
  expect(await dialog.getByRole('timer').textContent()).toMatch(/expires in 1[12]\d seconds/);
  expect(await barriers(page)).toEqual([]);
  await shoot('phone-1-code', page);
  await scans(phone, url);
  expect(new URL(phone.url()).pathname).toMatch(/^\/approve\/[\w-]+$/);
  for (const text of ['Request Time', 'From Device', 'Chrome on Linux', '52.5200° north, 13.4050° east'])
    await phone.getByText(text).waitFor();
  const requested = Date.parse(
    (await phone.locator('dt:text-is("Request Time") + dd time').getAttribute('datetime'))!,
  );
  expect(Math.abs(Date.now() - requested)).toBeLessThan(60_000);
  await phone.getByText('Captured location can be tentative').waitFor();
  await phone.getByText('You will be asked for Face ID, Touch ID or PIN.', { exact: false }).waitFor();
  await phone.getByText(/other screen itself reported its device and location/).waitFor();
  await phone.getByText('The other screen and this phone are on the same network.').waitFor();
  await expect.poll(() => shown.length).toBeGreaterThan(0);
  // Zoom 15, and the tile of that place (OpenStreetMap wiki, slippy map tilenames).
  expect(new Set(shown.map((path) => path.split('/')[1]))).toEqual(new Set(['15']));
  await expect.poll(() => shown).toContain('/15/17604/10746.png');
  await phone.locator('.leaflet-tile-loaded').first().waitFor();
  expect(await phone.getByRole('button', { name: 'Continue To Approve' }).isDisabled()).toBe(true);
  const [approve, decline] = await Promise.all(
    ['Continue To Approve', 'I wish to decline'].map((name) =>
      phone.getByRole('button', { name }).boundingBox(),
    ),
  );
  expect([decline!.width, decline!.height]).toEqual([approve!.width, approve!.height]);
  const last = await phone.getByRole('button', { name: 'This was not me' }).boundingBox();
  expect(last!.y + last!.height).toBeLessThan(740);
  expect(await barriers(phone)).toEqual([]);
  await shoot('phone-2-request', phone);
  await picks(phone, number);
  const landed = page.waitForURL(new RegExp(`^http://${ada.subdomain}\\.localhost:\\d+/applications`));
  await approves(phone);
  await phone.getByRole('heading', { name: 'Approved' }).waitFor();
  await shoot('phone-3-approved', phone);
  await landed;
  await page.close();
});
test('the computer asked about the request again and again, a second after each answer [public.transaction.poll]', () => {
  const pauses = asked.slice(1).map((at, i) => at - asked[i]!);
  expect(pauses.length).toBeGreaterThan(0);
  expect(Math.min(...pauses)).toBeGreaterThan(950);
  expect(Math.min(...pauses)).toBeLessThan(2000);
});

test('when the phone declines, its page closes, the computer is told, and the link is used up [approval.decline, approval.error-alert, approval.footer]', async () => {
  const page = await atComputer(laptop, product.url);
  const { url, dialog } = await asksForPhone(page);
  const tab = await camera(phone, url);
  const closed = tab.waitForEvent('close');
  const sent = tab.waitForRequest(/\/updateTransactionStatus\//);
  const footer = tab.getByRole('contentinfo');
  for (const [name, path] of [
    ['Latchkey', '/'],
    ['Privacy Policy', '/privacyPolicy'],
  ] as const)
    expect(await footer.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path);
  await tab.getByRole('button', { name: 'I wish to decline' }).click();
  expect((await sent).postDataJSON()).toEqual({ transactionStatus: 'FAILED', message: 'User Declined' });
  await closed;
  await dialog.getByRole('alert').getByText('The request was declined on the phone.').waitFor();
  await shoot('phone-4-declined', page);
  await scans(phone, url);
  await phone
    .getByRole('main')
    .getByRole('alert')
    .getByText('This request has already been declined.')
    .waitFor();
  expect(await phone.getByRole('button', { name: 'Continue To Approve' }).count()).toBe(0);
  expect(await phone.getByText('Request Time').count()).toBe(0);
  await shoot('phone-5-used', phone);
  await phone.getByRole('link', { name: 'Open the app' }).waitFor();
  // Try again shows another code in the same dialog.
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByText('Waiting for the phone...').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.close();
});

test('choosing another number signs nobody in', async () => {
  const page = await atComputer(laptop, product.url);
  const { url, number, dialog } = await asksForPhone(page, ada.email);
  await scans(phone, url);
  await picks(phone, number, { wrong: true });
  await approves(phone);
  await phone
    .getByRole('main')
    .getByRole('alert')
    .getByText(/not the number on the other screen/)
    .waitFor();
  await dialog.getByRole('alert').getByText('Another number was chosen').waitFor();
  nothingWrong(chrome, [/status of 409/]);
  await page.close();
});

test('a person reports a request that they did not make', async () => {
  const page = await atComputer(laptop, product.url);
  const { url, dialog } = await asksForPhone(page, ada.email);
  await scans(phone, url);
  await phone.getByRole('button', { name: 'This was not me' }).click();
  await phone.getByText('the attempt is on record').waitFor();
  await dialog.getByRole('alert').getByText('The request was declined on the phone.').waitFor();
  await page.close();
});

test('when the computer gives up, the phone cannot approve any more', async () => {
  const page = await atComputer(laptop, product.url);
  const { url, number, dialog } = await asksForPhone(page);
  await scans(phone, url);
  const ended = page.waitForResponse(/\/updateTransactionStatus\//);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await ended;
  await picks(phone, number);
  await approves(phone);
  await phone
    .getByRole('main')
    .getByRole('alert')
    .getByText('This request has already been answered')
    .waitFor();
  nothingWrong(chrome, [/status of 409/]);
  await page.close();
});

test('a device that refuses ends the request with its message, and its page closes [public.transaction.failed]', async () => {
  const page = await atComputer(laptop, product.url);
  const { url, number, dialog } = await asksForPhone(page);
  const theirs = await chrome.person({ viewport: { width: 360, height: 740 } });
  await theirs.route('https://tiles.example/**', (route) => route.abort());
  const stranger = await camera(await theirs.newPage(), url);
  await withPasskeys(stranger);
  await stranger.getByText('Error loading Maps').waitFor();
  await stranger.getByText('52.5200° north, 13.4050° east').waitFor();
  await picks(stranger, number);
  const closed = stranger.waitForEvent('close');
  await approves(stranger);
  await closed;
  await dialog.getByRole('alert').getByText('No passkey of the phone confirmed the request.').waitFor();
  await theirs.close();
  nothingWrong(chrome, [/ERR_FAILED/]);
  await page.close();
});

test('why a phone did not confirm is said in the language of the computer, whatever the phone speaks', async () => {
  const page = await atComputer(laptop, product.url);
  const { url, number, dialog } = await asksForPhone(page);
  const theirs = await chrome.person({ viewport: { width: 360, height: 740 }, locale: 'de-DE' });
  await withTiles(theirs);
  const stranger = await theirs.newPage();
  await withPasskeys(stranger);
  await stranger.goto(url);
  await stranger.getByRole('radio', { name: String(number) }).check();
  await stranger.locator('button[type=submit]').click();
  await stranger.getByRole('main').getByText('Kein Passkey dieses Smartphones').waitFor();
  await dialog.getByRole('alert').getByText('No passkey of the phone confirmed the request.').waitFor();
  await theirs.close();
  await page.close();
});

test('the phone shows when time has run out', async () => {
  const page = await atComputer(laptop, product.url);
  const { url } = await asksForPhone(page);
  const slow = await pocket.newPage();
  await slow.clock.install();
  await scans(slow, url);
  await slow.getByText(/1[01]\d seconds left|120 seconds left/).waitFor();
  await slow.clock.fastForward('02:01');
  await slow.getByRole('main').getByRole('alert').getByText('This request has expired.').waitFor();
  await slow.close();
  await page.close();
});

test('the phone is warned where nothing should be approved, and a wrong link says so [approval.no-webauthn] [approval.insecure] [approval.warning-texts] [approval.verify-fail]', async () => {
  const page = await atComputer(laptop, product.url);
  const { url } = await asksForPhone(page);
  const old = await (await chrome.person({ viewport: { width: 360, height: 740 } })).newPage();
  await withTiles(old.context());
  await old.addInitScript(() => {
    Object.defineProperty(window, 'PublicKeyCredential', { value: undefined });
    Object.defineProperty(window, 'isSecureContext', { value: false });
  });
  await scans(old, url);
  await old.getByText(/does not support passkeys \(WebAuthn\)/).waitFor();
  await old.getByText(/This connection is not secure/).waitFor();
  await shoot('phone-6-warned', old);
  await old.goto(`${product.url}/approve/not-a-link`);
  await expect.poll(() => old.getByText(/This link or token is not valid/).count()).toBe(2);
  await old.getByText('To try again, start on the other screen.').waitFor();
  await old.getByRole('link', { name: 'Open the app' }).waitFor();
  await shoot('phone-7-wrong-link', old);
  await old.context().close();
  nothingWrong(chrome, [/status of 401/]);
  await page.close();
});

test('who does not tell the location goes on, and the phone says that it is unknown; a browser without locations is refused', async () => {
  const nowhere = await chrome.person();
  const page = await atComputer(nowhere, product.url);
  const { url } = await asksForPhone(page, ada.email);
  await scans(phone, url);
  await phone.getByText('The location of this request is unknown.').waitFor();
  await shoot('phone-8-no-place', phone);
  await page.addInitScript(() => Object.defineProperty(navigator, 'geolocation', { value: undefined }));
  await page.reload();
  await choosesPhone(page);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('alert').getByText('Geolocation is not supported by your browser').waitFor();
  await nowhere.close();
});
