import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusals, sentenceOf } from '../../../domain/refusals.ts';
import { openShop } from '../../../web-sdk/sample/relyingParty.ts';
import { type Chrome, nothingWrong, openBrowser, seeing } from '../../clients/browser.ts';
import { openPushService, type PushService } from '../../clients/pushService.ts';
import { refusedBody } from '../../clients/raw.ts';
import { withOwnPage } from '../../people/ownPage.ts';
import { type Operator, operatorOf, webApp } from '../../people/people.ts';
import { freePort, type Here, sharedProduct } from '../../product.ts';
import { delivers, holdsUp, notifications, opensApp, signsInToApp, taps, withPushService } from '../app.ts';
import { tabsTo } from '../keys.ts';
import { faultsInGerman } from '../looks.ts';
import { approves, barriers, phones, picks, scans, shoot, showsCode, twoDevices } from '../phone.ts';

let product: Here;
let service: PushService;
let chrome: Chrome;
let shop: Server;
let shopAt: string;
let ada: Operator;
let folder: string;
let view: string;
let laptop: Page;
let pocket: BrowserContext;
let phone: Page;
let mine: ReturnType<PushService['app']>;
/** The host on which the organisation's users have their app. */
let home: string;

beforeAll(async () => {
  service = await openPushService();
  product = await sharedProduct(phones);
  ada = await operatorOf(product, 'special_plan');
  home = product.url.replace('localhost', `${ada.subdomain}.localhost`);
  const port = await freePort();
  shopAt = `http://shop.localhost:${port}`;
  const { appId } = await webApp(ada, shopAt);
  shop = await openShop({ latchkey: product.url, appId }, port);
  folder = await mkdtemp(join(tmpdir(), 'latchkey-camera-'));
  view = join(folder, 'view.y4m');
  await holdsUp(view);
  chrome = await openBrowser(seeing(view));
  ({ laptop, pocket, phone } = await twoDevices(chrome, { permissions: ['camera', 'notifications'] }));
  mine = service.app();
  await withPushService(pocket, mine);
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
  shop?.closeAllConnections();
  shop?.close();
  await service?.close();
  await rm(folder, { recursive: true });
});

const who = (text: string) => laptop.getByRole('status').getByText(text).waitFor();
const fills = async (username: string) => {
  await laptop.goto(shopAt);
  await laptop.getByLabel('User name').fill(username);
};
const presses = (name: string) => laptop.getByRole('button', { name }).click();
/** Asks Bob's app from the shop. Returns the waiting dialog and its number. */
async function asksApp() {
  await fills('bob');
  await presses('Sign in with the app');
  const dialog = laptop.getByRole('dialog', { name: 'Sign in with the app' });
  await dialog.getByText('Open the notification of the app on your phone').waitFor();
  const number = Number(await dialog.getByText(/^\d\d$/).textContent());
  return { dialog, number };
}

const isFocused = (what: Locator) =>
  expect.poll(() => what.evaluate((it) => it === document.activeElement)).toBe(true);

test('a customer who has registered by phone installs the app of the organisation, signs in to it, and turns on notifications', async () => {
  await fills('bob');
  const { url, number } = await showsCode(laptop, 'Register by phone', () => presses('Register by phone'));
  await scans(phone, url, 'Approve a registration');
  await picks(phone, number);
  await approves(phone);
  await phone.getByRole('heading', { name: 'User Registered Successfully' }).waitFor();
  await who('Signed in as bob.');
  await shoot('user-app-1-registered', phone);
  await phone.getByRole('link', { name: 'Get your next sign-in as a notification' }).click();
  await phone.waitForURL(`${home}/app`);
  await phone.getByText('Approve sign-ins to Acme with the passkey of this phone.').waitFor();
  await phone.getByText('Keep the app on your phone').waitFor();
  await expect.poll(() => phone.getByRole('button', { name: 'Sign in to the app' }).isEnabled()).toBe(true);
  expect(await barriers(phone)).toEqual([]);
  await shoot('user-app-2-door', phone);
  const { errors } = await (await pocket.newCDPSession(phone)).send('Page.getAppManifest');
  expect(errors).toEqual([]);
  await signsInToApp(phone, home);
  await phone.getByText('bob', { exact: true }).waitFor();
  expect(await phone.getByLabel('Type the code instead').count()).toBe(0);
  await phone.getByRole('button', { name: 'Turn on notifications' }).click();
  await phone.getByText('This phone gets your sign-in requests as notifications.').waitFor();
  expect(await barriers(phone)).toEqual([]);
  await shoot('user-app-3-home', phone);
});

test('a customer names the phone in the app', async () => {
  const devices = phone.getByRole('region', { name: 'Your devices' });
  await devices.getByRole('button', { name: 'Rename Passkey on Linux' }).click();
  expect(await barriers(phone)).toEqual([]);
  await devices.getByLabel('Name of the device').fill('Bob’s phone');
  await shoot('user-app-renaming', phone);
  await phone.keyboard.press('Enter');
  await devices.getByText('Bob’s phone', { exact: true }).waitFor();
  await devices.getByText('this device').waitFor();
});

test('the customer has a page of their own, where this passkey signs in once, and adds, renames and removes devices', async () => {
  await phone.goto(`${home}/me`);
  await phone.getByText('Use a passkey that you have at Acme.').waitFor();
  expect(await barriers(phone)).toEqual([]);
  await shoot('own-page-1-door', phone);
  await phone.getByRole('button', { name: 'Sign in with your passkey' }).click();
  const devices = phone.getByRole('region', { name: 'Your devices' });
  await devices.getByText('Bob’s phone', { exact: true }).waitFor();
  await devices.getByText('signed in with it now').waitFor();
  const picture = devices.locator('.provider-picture').first();
  await expect.poll(() => picture.evaluate((it) => (it as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  // Who signed in with this device misses another one.
  const adding = devices.getByRole('region', { name: 'Add a device' }).getByRole('button');
  expect(await adding.allInnerTexts()).toEqual(['Use another device', 'Make a passkey on this device']);
  await adding.first().click();
  await devices.getByRole('img', { name: 'QR code of the link' }).waitFor();
  expect(await barriers(phone)).toEqual([]);
  await shoot('own-page-2-devices', phone);
  // A link that has expired is replaced here, and the panel can be closed without a claim.
  const another = phone.waitForResponse(/\/deviceLink$/);
  await phone.getByRole('button', { name: 'Make a new link' }).click();
  expect((await another).ok()).toBe(true);
  await phone.getByRole('button', { name: 'Close' }).click();
  await adding.nth(1).waitFor();
  expect(await phone.getByText('Device added').count()).toBe(0);
  await adding.first().click();
  await phone.getByRole('button', { name: 'I have added it' }).click();
  // The only one stays, and the page says why and what to do first.
  await devices.getByText('No other device of yours works at').waitFor();
  expect(await devices.getByRole('button', { name: 'Remove' }).isDisabled()).toBe(true);
  const sessions = phone.getByRole('region', { name: 'Where you are signed in' });
  await sessions.getByText('this browser').waitFor();
  await phone.getByRole('region', { name: 'Your applications' }).getByText('You were invited').waitFor();
  const signIns = phone.getByRole('region', { name: 'Your last sign-ins' });
  await signIns.getByText('Signed in to').first().waitFor();
  const mails = phone.getByRole('combobox', { name: 'Language of mails', exact: true });
  await mails.selectOption({ label: 'Deutsch' });
  await phone.getByText('Language of your mails changed').waitFor();
  const saved = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Get the file' }).click();
  expect((await saved).suggestedFilename()).toBe('my-data.json');
  expect(await barriers(phone)).toEqual([]);
  await shoot('own-page-3-all', phone);
  expect(await faultsInGerman(phone, [`${home}/me`, `${home}/app`])).toEqual([]);
  await phone.goto(`${home}/me`);
  await devices.getByText('signed in with it now').waitFor();
  const rename = devices.getByRole('button', { name: 'Rename' }).first();
  await tabsTo(phone, rename);
  await phone.keyboard.press('Enter');
  await phone.keyboard.type('!');
  await phone.keyboard.press('Enter');
  await devices.getByText('Bob’s phone!', { exact: true }).waitFor();
  await isFocused(rename);
  nothingWrong(chrome, [/status of 409/]);
});

test('what is asked before a change of the own page has the focus, and it is never lost afterwards', async () => {
  const erasure = phone.getByRole('region', { name: 'Erase your data' });
  const ask = erasure.getByRole('button', { name: 'Ask for erasure' });
  await ask.click();
  const sure = erasure.getByRole('alertdialog', { name: 'Ask for erasure' });
  await sure.waitFor();
  await shoot('own-page-erasure', phone);
  await isFocused(sure);
  expect(await barriers(phone)).toEqual([]);
  await sure.getByRole('button', { name: 'Do not ask' }).click();
  await isFocused(ask);
  const session = { sessionName: 'other', kind: 'signOn', device: 'Laptop', current: false };
  const started = { startedAt: new Date().toISOString(), applications: [] };
  await phone.route(
    '**/api/me/sessions',
    (route) => route.fulfill({ json: { errorCode: 0, sessions: [{ ...session, ...started }] } }),
    { times: 1 },
  );
  await phone.route('**/api/me/sessions/other', (route) => route.fulfill({ json: { errorCode: 0 } }));
  await phone.goto(`${home}/me`);
  const sessions = phone.getByRole('region', { name: 'Where you are signed in' });
  await sessions.getByRole('button', { name: 'End', exact: true }).click();
  await sessions.getByText('this browser').waitFor();
  await isFocused(sessions.getByRole('heading'));
  await phone.unroute('**/api/me/sessions/other');
});

test('further sign-ins are shown as they are asked for, page by page, and the focus goes on to them', async () => {
  const signIn = (n: number) => ({
    ...{ id: randomUUID(), at: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString(), what: 'SignedIn' },
    ...{ application: `Shop ${n}`, device: null, browser: null, platform: null, country: null, ip: null },
  });
  const page = (from: number, many: number) => Array.from({ length: many }, (_, n) => signIn(from + n));
  await phone.route('**/api/me/signIns*', (route) => {
    const isNext = new URL(route.request().url()).searchParams.get('after') === 'place';
    const json = isNext ? { signIns: page(50, 2), next: null } : { signIns: page(0, 50), next: 'place' };
    return route.fulfill({ json: { errorCode: 0, ...json } });
  });
  await phone.goto(`${home}/me`);
  const signIns = phone.getByRole('region', { name: 'Your last sign-ins' });
  const rows = signIns.getByRole('listitem');
  const more = signIns.getByRole('button', { name: 'Show more' });
  for (const [shown, first] of [
    [50, 5],
    [52, 50],
  ] as const) {
    await expect.poll(() => rows.count()).toBe(first);
    await more.click();
    await expect.poll(() => rows.count()).toBe(shown);
    const focused = rows.filter({ hasText: `Shop ${first}` }).first();
    await expect.poll(() => focused.evaluate((it) => it === document.activeElement)).toBe(true);
  }
  expect(await more.count()).toBe(0);
  expect(await barriers(phone)).toEqual([]);
  await shoot('own-page-4-sign-ins', phone);
  await phone.unroute('**/api/me/signIns*');
});

test('what the page is refused after an old sign-in asks for the passkey, and is then done by itself, once', async () => {
  const asked: string[] = [];
  phone.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(?:me\/login|authenticate\/me|me\/deviceLink)$/.test(pathname)) asked.push(pathname);
  });
  const { status } = refusals['session.stale'];
  const refuses = (times: number) =>
    phone.route(
      '**/api/me/deviceLink',
      (route) => route.fulfill({ status, json: refusedBody('session.stale') }),
      { times },
    );
  const signsIn = ['/api/me/login', '/authenticate/me'];
  const devices = phone.getByRole('region', { name: 'Your devices' });
  await refuses(1);
  await devices.getByRole('button', { name: 'Use another device' }).click();
  await devices.getByRole('img', { name: 'QR code of the link' }).waitFor();
  expect(asked.splice(0)).toEqual(['/api/me/deviceLink', ...signsIn, '/api/me/deviceLink']);
  await devices.getByRole('button', { name: 'I have added it' }).click();
  await refuses(2);
  await devices.getByRole('button', { name: 'Use another device' }).click();
  await phone.getByText(sentenceOf('session.stale')).first().waitFor();
  expect(asked).toEqual(['/api/me/deviceLink', ...signsIn, '/api/me/deviceLink']);
  expect(await devices.getByRole('img', { name: 'QR code of the link' }).count()).toBe(0);
  // After the end of the session the page says so, and asks for the passkey.
  await pocket.clearCookies({ name: /latchkey-sso/ });
  await devices.getByRole('button', { name: 'Rename' }).first().click();
  await phone.keyboard.press('Enter');
  await phone.getByRole('button', { name: 'Sign in with your passkey' }).waitFor();
  nothingWrong(chrome, [/status of 40[13]/]);
  await opensApp(phone, home);
});

test('a page that is still open does nothing for another person who has signed in since, and becomes that person’s', async () => {
  const eve = await withOwnPage(product, ada);
  const becomesEve = () =>
    pocket.addCookies([...eve.browser.cookies].map(([name, value]) => ({ name, value, url: home })));
  const made: string[] = [];
  phone.on('response', (answer) => {
    if (answer.url().endsWith('/api/me/deviceLink') && answer.ok()) made.push(answer.url());
  });
  const opens = async () => {
    await pocket.clearCookies({ name: /latchkey-sso/ });
    await phone.goto(`${home}/me`);
    await phone.getByRole('button', { name: 'Sign in with your passkey' }).click();
    await phone.getByText('bob', { exact: true }).first().waitFor();
  };
  const asks = async () => {
    const devices = phone.getByRole('region', { name: 'Your devices' });
    await devices.getByRole('button', { name: 'Use another device' }).click();
    await phone.getByText('Somebody else has signed in here meanwhile.').first().waitFor();
    await phone.getByText(eve.email, { exact: true }).first().waitFor();
    expect(await devices.getByRole('img', { name: 'QR code of the link' }).count()).toBe(0);
    expect(made).toEqual([]);
  };
  // In another tab of this browser.
  await opens();
  await becomesEve();
  await asks();
  await shoot('own-page-5-another', phone);
  // By the passkey with which the page asks to sign in once more.
  await opens();
  const { status } = refusals['session.stale'];
  const json = refusedBody('session.stale');
  await phone.route('**/api/me/deviceLink', (route) => route.fulfill({ status, json }), { times: 1 });
  await phone.route(
    '**/authenticate/me',
    async (route) => {
      await becomesEve();
      await route.fulfill({ json: { errorCode: 0 } });
    },
    { times: 1 },
  );
  await asks();
  nothingWrong(chrome, [/status of 40[13]/]);
  await pocket.clearCookies({ name: /latchkey-sso/ });
  await opensApp(phone, home);
});

test('the shop asks the app; tapped, the notification opens the request, the phone approves, and the shop is signed in [sso.push]', async () => {
  const { dialog, number } = await asksApp();
  expect(await dialog.getByRole('img').count()).toBe(0);
  expect(await barriers(laptop)).toEqual([]);
  await shoot('user-app-4-asked', laptop);
  const [received] = await service.came(mine.path, 1);
  const message = mine.keys.open(received!.body);
  await delivers(phone, message);
  const { tag } = JSON.parse(String(message)) as { tag: string };
  expect(await notifications(phone)).toHaveLength(1);
  await taps(phone, tag);
  await phone.waitForURL(/\/approve\/[\w-]+$/);
  expect(new URL(phone.url()).origin).toBe(home);
  await picks(phone, number);
  await approves(phone);
  await phone.getByRole('heading', { name: 'Approved' }).waitFor();
  await who('Signed in as bob.');
  await dialog.waitFor({ state: 'detached' });
});

test('the list in the app leads to a request as well, and declining it there signs nobody in', async () => {
  await asksApp();
  await opensApp(phone, home);
  await phone.getByRole('link', { name: 'Answer' }).click();
  await phone.getByRole('heading', { name: 'Approve a sign-in' }).waitFor();
  await phone.getByRole('button', { name: 'I wish to decline' }).click();
  await phone.getByRole('heading', { name: 'Declined' }).waitFor();
  await who('The request was declined on the phone.');
});

test('the app’s camera reads the code of the shop, and the phone approves', async () => {
  await fills('bob');
  const { url, number } = await showsCode(laptop, 'Sign in by phone', () => presses('Sign in by phone'));
  await holdsUp(view, url);
  await opensApp(phone, home);
  await phone.getByRole('button', { name: 'Scan the code' }).click();
  await phone.waitForURL(/\/approve\/[\w-]+$/);
  await picks(phone, number);
  await approves(phone);
  await phone.getByRole('heading', { name: 'Approved' }).waitFor();
  await who('Signed in as bob.');
});

test('after signing out of the app no notification arrives, and the shop learns nothing of it', async () => {
  await opensApp(phone, home);
  const ended = phone.waitForResponse(/\/push\/unsubscribe$/);
  await phone.getByRole('button', { name: 'Sign out' }).click();
  expect((await ended).status()).toBe(200);
  await phone.getByRole('button', { name: 'Sign in to the app' }).waitFor();
  const { dialog } = await asksApp();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await who('The window was closed before the phone answered. Please try again.');
  expect(service.received.filter(({ path }) => path === mine.path)).toHaveLength(2);
});
