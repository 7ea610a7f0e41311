import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { seriousIn } from '../../clients/axe.ts';
import { type Chrome, nothingWrong, openBrowser, seeing, withPasskeys } from '../../clients/browser.ts';
import { openPushService, type PushService } from '../../clients/pushService.ts';
import { type Operator, operatorOf } from '../../people/people.ts';
import { type Here, sharedProduct } from '../../product.ts';
import {
  delivers,
  holdsUp,
  notifications,
  opensApp,
  pointsAt,
  signsInToApp,
  taps,
  withPushService,
} from '../app.ts';
import { approves, atComputer, choosesPhone, located, phones, picks, shoot, withTiles } from '../phone.ts';

let product: Here;
let service: PushService;
let chrome: Chrome;
let folder: string;
let view: string;
let laptop: BrowserContext;
let pocket: BrowserContext;
let phone: Page;
let mine: ReturnType<PushService['app']>;
let ada: Operator;
const small = { viewport: { width: 360, height: 740 } };

beforeAll(async () => {
  service = await openPushService();
  product = await sharedProduct(phones);
  ada = await operatorOf(product);
  folder = await mkdtemp(join(tmpdir(), 'latchkey-camera-'));
  view = join(folder, 'view.y4m');
  await holdsUp(view);
  chrome = await openBrowser(seeing(view));
  laptop = await chrome.person(located);
  pocket = await chrome.person({ ...small, permissions: ['camera', 'notifications'] });
  await withTiles(pocket);
  mine = service.app();
  await withPushService(pocket, mine);
  phone = await pocket.newPage();
  await (await withPasskeys(phone)).add(ada.key.exported());
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
  await service?.close();
  await rm(folder, { recursive: true });
});

const appQr = /Latchkey app \(scan a QR code\)/;
const appPush = /Latchkey app \(notification\)/;
const landed = (page: Page) =>
  page.waitForURL(new RegExp(`^http://${ada.subdomain}\\.localhost:\\d+/applications`));
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in by phone' });
const barriers = async (page: Page) => (await seriousIn(page)).map(({ id }) => id);
/** Chooses a sign-in method on the computer, and waits for the number. */
async function asks(page: Page, method: RegExp) {
  await choosesPhone(page, ada.email, method);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const dialog = dialogOf(page);
  const number = Number(await dialog.locator('.number').textContent());
  return { dialog, number };
}

test('the app is installable, scans with the camera, and signs in with the passkey of the phone', async () => {
  await opensApp(phone, product.url);
  await phone.getByText('Keep the app on your phone').waitFor();
  expect(await barriers(phone)).toEqual([]);
  await shoot('app-1-door', phone);
  const cdp = await pocket.newCDPSession(phone);
  const { data, errors } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data!)).toMatchObject({ start_url: '/app', display: 'standalone' });
  for (const { src } of JSON.parse(data!).icons as { src: string }[])
    expect((await phone.request.get(product.url + src)).headers()['content-type']).toBe('image/png');
  const page = await phone.request.get(`${product.url}/app`);
  expect(page.headers()['permissions-policy']).toContain('camera=(self)');
  const other = await phone.request.get(`${product.url}/login`);
  expect(other.headers()['permissions-policy']).toContain('camera=()');
  await signsInToApp(phone, product.url);
  await phone.getByText('No request is waiting for your approval.').waitFor();
  await phone.getByText(ada.email).waitFor();
  await phone.getByRole('button', { name: 'Turn on notifications' }).waitFor();
  expect(await barriers(phone)).toEqual([]);
  await shoot('app-2-home', phone);
});

test('a computer shows a code for the app; the app’s camera reads it, the phone approves, and the computer is signed in [public.login.methods]', async () => {
  const page = await atComputer(laptop, product.url);
  const { dialog, number } = await asks(page, appQr);
  await dialog.getByText('Scan the code below with the Latchkey app on your phone').waitFor();
  await dialog.getByText(`${new URL(product.url).host}/app`).waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot('app-3-code', page);
  await pointsAt(view, page);
  await opensApp(phone, product.url);
  await phone.getByRole('button', { name: 'Scan the code' }).click();
  await phone.waitForURL(/\/approve\/[\w-]+$/);
  await phone.getByRole('heading', { name: 'Approve a sign-in' }).waitFor();
  await picks(phone, number);
  const done = landed(page);
  await approves(phone);
  await phone.getByRole('heading', { name: 'Approved' }).waitFor();
  await done;
  await page.close();
});

test('a QR code of another site opens nothing, and the camera can be stopped', async () => {
  await holdsUp(view, 'https://evil.example/approve/abc');
  await opensApp(phone, product.url);
  await phone.getByRole('button', { name: 'Scan the code' }).click();
  await phone.getByText('This is not a Latchkey code.').waitFor();
  await shoot('app-4-foreign', phone);
  expect(new URL(phone.url()).pathname).toBe('/app');
  await phone.getByRole('button', { name: 'Stop the camera' }).click();
  await phone.locator('video').waitFor({ state: 'detached' });
});

test('without a camera, or when it is not allowed, the code is typed', async () => {
  const page = await atComputer(laptop, product.url);
  const { dialog, number } = await asks(page, appQr);
  const code = (await dialog.locator('.typed').textContent())!;
  await pocket.clearPermissions();
  await opensApp(phone, product.url);
  await phone.getByRole('button', { name: 'Scan the code' }).click();
  await phone.getByRole('alert').getByText('The camera is not allowed for this page.').waitFor();
  await shoot('app-5-denied', phone);
  await pocket.grantPermissions(['camera', 'notifications']);
  await holdsUp(view);
  await phone.getByRole('button', { name: 'Try again' }).click();
  await phone.getByText('Hold the code in front of the camera.').waitFor();
  const typed = phone.getByLabel('Type the code instead');
  await typed.fill('ABCDE-12345');
  await phone.getByRole('button', { name: 'Open the request' }).click();
  await phone.getByText('There is no request with this code, or it has expired.').waitFor();
  nothingWrong(chrome, [/status of 404/]);
  await typed.fill(` ${code.toLowerCase()} `);
  await phone.getByRole('button', { name: 'Open the request' }).click();
  await phone.waitForURL(/\/approve\/[\w-]+$/);
  await picks(phone, number);
  const done = landed(page);
  await approves(phone);
  await done;
  await page.close();
  const bare = await chrome.person(small);
  const old = await bare.newPage();
  await old.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
  await opensApp(old, product.url);
  await old.getByRole('button', { name: 'Scan the code' }).click();
  await old.getByRole('alert').getByText('No camera was found on this device.').waitFor();
  await old.getByText('sign in to the app first').waitFor();
  await bare.close();
});

test('without a phone that receives notifications that method is not offered, and an invalid method is only logged [public.login.push-visible] [public.login.invalid-option]', async () => {
  const page = await atComputer(laptop, product.url);
  const checked = page.waitForResponse(/\/checkOperator$/);
  await page.getByLabel('Email').fill(ada.email);
  expect(await (await checked).json()).toEqual({ errorCode: 0, isPushTokenAdded: false });
  const radios = page.getByRole('radio');
  expect(await radios.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual([
    '1',
    '2',
    '3',
  ]);
  const said = page.waitForEvent('console', (message) => message.text() === 'Invalid sign-in method');
  await radios.nth(2).evaluate((radio: HTMLInputElement) => {
    radio.value = '7';
    radio.click();
  });
  expect((await said).type()).toBe('info');
  expect(await radios.nth(0).isChecked()).toBe(true);
  await page.close();
});

test('a notification asks the phone; tapped, it opens the request, the phone approves, and the computer is signed in [public.login.methods] [public.login.push-visible]', async () => {
  await opensApp(phone, product.url);
  await phone.getByRole('button', { name: 'Turn on notifications' }).click();
  await phone.getByText('This phone gets your sign-in requests as notifications.').waitFor();
  await shoot('app-6-notifications', phone);
  const page = await atComputer(laptop, product.url);
  const { dialog, number } = await asks(page, appPush);
  await dialog.getByText('We sent a notification to your phone.').waitFor();
  expect(await dialog.getByRole('img').count()).toBe(0);
  await shoot('app-7-asked', page);
  const [received] = await service.came(mine.path, 1);
  const message = mine.keys.open(received!.body);
  await delivers(phone, message);
  const { tag } = JSON.parse(String(message)) as { tag: string };
  const body = expect.stringContaining('Chrome on Linux');
  expect(await notifications(phone)).toEqual([{ title: 'Approve a sign-in', body, tag }]);
  await phone.getByRole('link', { name: 'Answer' }).waitFor();
  await taps(phone, tag);
  await phone.waitForURL(/\/approve\/[\w-]+$/);
  await picks(phone, number);
  expect(await notifications(phone)).toEqual([]);
  const done = landed(page);
  await approves(phone);
  await phone.getByRole('heading', { name: 'Approved' }).waitFor();
  await done;
  await page.close();
});

test('the list in the app leads to a request as well, and declining it there is told to the computer', async () => {
  const page = await atComputer(laptop, product.url);
  const { dialog } = await asks(page, appPush);
  await opensApp(phone, product.url);
  await phone.getByRole('link', { name: 'Answer' }).waitFor();
  expect(await barriers(phone)).toEqual([]);
  await shoot('app-8-waiting', phone);
  await phone.getByRole('link', { name: 'Answer' }).click();
  await phone.getByRole('heading', { name: 'Approve a sign-in' }).waitFor();
  // Chromium reports this in the window of an installed app.
  await phone.evaluate(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => real(query === '(display-mode: standalone)' ? 'all' : query);
  });
  await phone.getByRole('button', { name: 'I wish to decline' }).click();
  await phone.getByRole('link', { name: 'Back to the app' }).click();
  await phone.getByText('No request is waiting for your approval.').waitFor();
  await dialog.getByRole('alert').getByText('The request was declined on the phone.').waitFor();
  await page.close();
});

test('after three notifications the computer is told to choose another method', async () => {
  for (const last of [false, true]) {
    const page = await atComputer(laptop, product.url);
    await choosesPhone(page, ada.email, appPush);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    if (last) await dialogOf(page).getByRole('alert').getByText('Too many requests were sent').waitFor();
    else await dialogOf(page).locator('.number').waitFor();
    await dialogOf(page)
      .getByRole('button', { name: last ? 'Close' : 'Cancel' })
      .click();
    await page.close();
  }
  nothingWrong(chrome, [/status of 429/]);
});

test('after notifications are turned off, or the app is signed out, none arrives', async () => {
  const reached = async () => {
    const page = await atComputer(laptop, product.url);
    const checked = page.waitForResponse(/\/checkOperator$/);
    await page.getByLabel('Email').fill(ada.email);
    const { isPushTokenAdded } = await (await checked).json();
    await page.close();
    return isPushTokenAdded;
  };
  await opensApp(phone, product.url);
  await phone.getByRole('button', { name: 'Turn off' }).click();
  await phone.getByRole('button', { name: 'Turn on notifications' }).waitFor();
  expect(await reached()).toBe(false);
  const next = service.app();
  await phone.evaluate((endpoint) => localStorage.setItem('endpoint', endpoint), next.endpoint);
  await phone.getByRole('button', { name: 'Turn on notifications' }).click();
  await phone.getByText('This phone gets your sign-in requests as notifications.').waitFor();
  expect(await reached()).toBe(true);
  await phone.getByRole('button', { name: 'Sign out' }).click();
  await phone.getByRole('button', { name: 'Sign in to the app' }).waitFor();
  expect(await reached()).toBe(false);
});

test('once its session has ended, the app offers to sign in again as soon as it is looked at', async () => {
  await signsInToApp(phone, product.url);
  await pocket.clearCookies();
  await phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await phone.getByRole('button', { name: 'Sign in to the app' }).waitFor();
  expect(await phone.getByText('Please sign in').count()).toBe(0);
  expect(await phone.getByText(ada.email).count()).toBe(0);
  nothingWrong(chrome, [/status of 401/]);
  await signsInToApp(phone, product.url);
  await phone.getByText(ada.email).waitFor();
});

test('without a network the app says so, and keeps nothing else', async () => {
  await opensApp(phone, product.url);
  await phone.evaluate(async () => void (await navigator.serviceWorker.ready));
  const kept = await phone.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(['/offline.html', '/offline.css', '/offline.js']);
  await pocket.setOffline(true);
  await phone.goto(`${product.url}/app`);
  await phone.getByRole('heading', { name: 'You are offline' }).waitFor();
  await shoot('app-9-offline', phone);
  await pocket.setOffline(false);
  await phone.getByRole('link', { name: 'Try again' }).click();
  await phone.getByRole('heading', { name: 'Latchkey app' }).waitFor();
  // The page reports what it was fetching when the network went away.
  nothingWrong(chrome, [/ERR_INTERNET_DISCONNECTED/]);
});
