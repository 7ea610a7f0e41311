import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chrome, clicksAtOnce, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { type App, type Operator, operatorOf, shopper, webApp } from '../../people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../../product.ts';
import { visits } from '../console.ts';
import { entersConsole, landingOf } from '../landing.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
let operator: Operator;
let app: App;
let origin: string;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string | RegExp) => page.getByLabel(name, { exact: typeof name === 'string' });
const toast = (text: string) => page.locator('.toast').getByText(text, { exact: true }).first().waitFor();
const rows = () => page.locator('tbody > tr');
const people = Array.from({ length: 9 }, (_, n) => `person${n}.of-the-shop@customer-company.example`);

beforeAll(async () => {
  product = await sharedProduct();
  operator = await operatorOf(product, 'special_plan');
  app = await webApp(operator);
  for (const name of [...people, 'ida@customer.example', 'idun@customer.example'])
    await shopper(product, app).register(name);
  await caughtUp(product);
  chrome = await openBrowser();
  page = await (await chrome.person()).newPage();
  origin = await entersConsole(page, operator);
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
});

test('the page does not jump when the console opens', async () => {
  await page.addInitScript(() => {
    const seen = { jumps: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) seen.jumps += (shift as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${origin}/user`);
  await rows().first().waitFor();
  const jumps = await page.evaluate(() => (window as unknown as { seen: { jumps: number } }).seen.jumps);
  expect(jumps).toBeLessThan(0.1);
});

test('search, order and page of a list are in the address, so that reload and Back keep them', async () => {
  await field('Search User...').fill('ID');
  await page.waitForURL(`${origin}/user?q=ID`);
  await expect.poll(() => rows().count()).toBe(2);
  await button('Created On').click();
  await page.waitForURL(`${origin}/user?q=ID&sort=createdAt+ASC`);
  await page.getByRole('link', { name: 'Team Management' }).first().click();
  await page.getByRole('heading', { name: 'Team Management' }).waitFor();
  await page.goBack();
  await expect.poll(() => rows().count()).toBe(2);
  await page.reload();
  expect(await field('Search User...').inputValue()).toBe('ID');
  await expect.poll(() => rows().first().innerText()).toContain('ida@');
  await page.getByRole('link', { name: 'Users' }).first().click();
  await page.waitForURL(`${origin}/user`);
  await expect.poll(() => rows().count()).toBe(10);
  expect(await field('Search User...').inputValue()).toBe('');
  await button('Go to next page').click();
  await page.waitForURL(`${origin}/user?page=2`);
  await page.reload();
  await expect.poll(() => rows().count()).toBe(1);
  await field('Search User...').fill('customer-company');
  await page.waitForURL(`${origin}/user?q=customer-company`);
});

test('of two changes to a list that follow at once, the second keeps the first', async () => {
  await visits(page, '/user');
  await expect.poll(() => rows().count()).toBe(10);
  await clicksAtOnce(button('Created On'), button('Go to next page'));
  await page.waitForURL(`${origin}/user?sort=createdAt+ASC&page=2`);
  await expect.poll(() => rows().count()).toBe(1);
});

test('the wizard shows the form of the chosen kind, also when Next follows at once', async () => {
  await visits(page, '/configure-application');
  await clicksAtOnce(page.getByRole('button', { name: /^Radius/ }), button('Next'));
  await page.waitForURL(`${origin}/configure-application?kind=Radius&step=configure`);
  await field('Primary IP *').waitFor();
});

test('a typed website that was not added is created with the application, a wrong one stops it', async () => {
  await page.goto(`${origin}/configure-application`);
  await button('Next').click();
  await field('Application Name *').fill('Second shop');
  await field(/Website URL/).fill('shop.example');
  await button('Next').click();
  await page.getByText('Please enter an absolute address such as https://shop.example').waitFor();
  await field(/Website URL/).fill('https://second.example/cart');
  await page.getByText('a complete address is added automatically', { exact: false }).waitFor();
  await screenshot('newcomer-website', page);
});

test('the wizard keeps typed values through Back, another page, a reload and the end of the session', async () => {
  await page.goBack();
  await page.getByText('What would you like to protect?').waitFor();
  await page.goForward();
  expect(await field('Application Name *').inputValue()).toBe('Second shop');
  await page.getByRole('link', { name: 'Users' }).first().click();
  await page.waitForURL(`${origin}/user`);
  await page.goto(`${origin}/configure-application`);
  await button('Next').click();
  await page.getByText('What you typed before is still here.').waitFor();
  // Step 1 also has a button Next.
  await field('Application Name *').waitFor();
  await page.context().clearCookies();
  await button('Next').click();
  await page.getByText('Your session has ended.', { exact: false }).waitFor();
  await screenshot('newcomer-session-ended', page);
  await page.goto(await landingOf(operator));
  await page.waitForURL(`${origin}/configure-application?step=configure`);
  expect(await field('Application Name *').inputValue()).toBe('Second shop');
  expect(await field(/Website URL/).inputValue()).toBe('https://second.example/cart');
  await button('Next').click();
  await toast('Application Created successfully');
  await page.getByRole('link', { name: 'View Application' }).click();
  await page.getByText('https://second.example', { exact: true }).waitFor();
  await page.goto(`${origin}/configure-application?step=configure`);
  expect(await field('Application Name *').inputValue()).toBe('');
  nothingWrong(chrome, [/status of 401/]);
});

test('unsaved changes to an application are still there after leaving the page', async () => {
  await visits(page, `/view/${app.appId}`);
  await button('Edit').click();
  await field('Application Name *').fill('Renamed shop');
  await page.getByRole('link', { name: 'Team Management' }).first().click();
  await page.getByRole('heading', { name: 'Team Management' }).waitFor();
  await page.goBack();
  await page.getByText('You have unsaved changes.').waitFor();
  expect(await field('Application Name *').inputValue()).toBe('Renamed shop');
  await screenshot('newcomer-unsaved', page);
  await button('Discard').click();
  await button('Edit').click();
  expect(await field('Application Name *').inputValue()).not.toBe('Renamed shop');
  await page.getByRole('tab', { name: 'User List' }).click();
  // The form stays open until the other tab is drawn.
  await field('Application Name *').waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Basic' }).click();
  await button('Edit').waitFor();
});

test('an e-mail address that is too long is refused with its length, not cut [org-team.add.fields]', async () => {
  await visits(page, '/admin');
  await button('Add New Member').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Member' });
  const email = `${'long-name.'.repeat(6)}x@a-company-domain.example`;
  await dialog.getByLabel('Name').fill('Bob');
  await dialog.getByLabel('Email', { exact: false }).first().fill(email);
  await dialog.getByLabel('Confirm email').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await dialog.getByText('This is too long: it has 86 characters').waitFor();
  // A click beside the dialog loses nothing: it asks first, and so does Cancel.
  await page.mouse.click(5, 5);
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Bob');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('a message says that the server is unreachable, and the list loads by itself once it is back', async () => {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.goto(`${origin}/user`);
  await page.getByText('The server cannot be reached. Check your connection and try again.').waitFor();
  await screenshot('newcomer-away', page);
  await page.unroute('**/api/**');
  await expect.poll(() => rows().count()).toBe(10);
  nothingWrong(chrome, [/ERR_CONNECTION_REFUSED|Failed to fetch/]);
});

test('a tab that is open over an update, and then loses the network, loads its pages by itself, and keeps what was typed', async () => {
  const marks = () => page.evaluate(() => Object.assign(window, { kept: true }));
  const isMarked = () => page.evaluate(() => 'kept' in window);
  await page.goto(`${origin}/configure-application?kind=General&step=configure`);
  await field('Application Name *').fill('Third shop');
  await marks();
  // The files of the version that the tab has loaded are gone, and those of the new one come with a reload.
  const gone = '**/assets/Security-*.js';
  await page.route(gone, (route) => route.fulfill({ status: 404 }));
  const reloading = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('link', { name: 'Security' }).first().click();
  await reloading;
  await page.unroute(gone);
  await page.getByRole('heading', { name: 'Security', level: 1 }).waitFor();
  expect(await isMarked()).toBe(false);
  await marks();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Groups' }).first().click();
  await page.getByText(/^You are offline/).waitFor();
  await screenshot('newcomer-offline', page);
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Groups', level: 1 }).waitFor();
  expect(await isMarked()).toBe(false);
  await page.goto(`${origin}/configure-application?kind=General&step=configure`);
  expect(await field('Application Name *').inputValue()).toBe('Third shop');
  nothingWrong(chrome, [
    /status of 404/,
    /dynamically imported module/,
    /ERR_INTERNET_DISCONNECTED/,
    /Failed to fetch/,
  ]);
});

test('a dialog keeps what was typed through the end of the session, until it is sent', async () => {
  const adding = page.getByRole('dialog', { name: 'Add Group' });
  const opens = () => button('Add Group').click();
  await page.goto(`${origin}/groups`);
  await opens();
  await adding.getByLabel('Name').fill('Berlin');
  await page.context().clearCookies();
  await adding.getByRole('button', { name: 'Add Group' }).click();
  await page.getByText('Your session has ended.', { exact: false }).waitFor();
  await page.goto(await landingOf(operator));
  await page.waitForURL(`${origin}/groups`);
  await opens();
  await adding.getByText('What you typed before is still here.').waitFor();
  expect(await adding.getByLabel('Name').inputValue()).toBe('Berlin');
  await adding.getByRole('button', { name: 'Add Group' }).click();
  await rows().filter({ hasText: 'Berlin' }).waitFor();
  await opens();
  expect(await adding.getByLabel('Name').inputValue()).toBe('');
  nothingWrong(chrome, [/status of 401/]);
});

test('at 768 pixels every part of a list can be reached, and no e-mail address breaks inside a word', async () => {
  await page.setViewportSize({ width: 768, height: 900 });
  for (const path of ['/user', `/view/${app.appId}?tab=users`, '/applications', '/admin']) {
    await page.goto(`${origin}${path}`);
    await rows().first().waitFor();
    const last = rows().first().getByRole('cell').last();
    const box = await last.boundingBox();
    expect.soft(box!.x + box!.width, path).toBeLessThanOrEqual(768);
    await screenshot(`newcomer-768${path.replace(/\W+/g, '-')}`, page);
    await page.setViewportSize({ width: 768, height: 900 });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
});
