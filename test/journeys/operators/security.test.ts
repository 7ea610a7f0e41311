import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { operatorOf } from '../../people/people.ts';
import { type Here, sharedProduct } from '../../product.ts';
import { entersConsole } from '../landing.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
/** The requests for the icon that have reached the server. */
const icons: (string | undefined)[] = [];
const countIcons = (message: unknown) => {
  const { url } = (message as { request: IncomingMessage }).request;
  if (url?.includes('favicon')) icons.push(url);
};
beforeAll(async () => {
  subscribe('http.server.request.start', countIcons);
  product = await sharedProduct();
  const operator = await operatorOf(product);
  // Only the whole of Chromium asks for a page's icon.
  chrome = await openBrowser([]);
  page = await (await chrome.person()).newPage();
  await entersConsole(page, operator);
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
  unsubscribe('http.server.request.start', countIcons);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const hours = () => page.getByLabel('Waiting time after "I lost my device"');
const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor();

test('the menu of the initials and the side menu lead to the security settings', async () => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Profile/ })
    .click();
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await page.getByRole('heading', { name: 'Security', level: 1 }).waitFor();
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Security' });
  expect(await link.getAttribute('aria-current')).toBe('page');
  await page.emulateMedia({ forcedColors: 'active' });
  const outlined = (of: typeof link) => of.evaluate((it) => getComputedStyle(it).outlineStyle);
  const other = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').first();
  expect([await outlined(link), await outlined(other)]).toEqual(['solid', 'none']);
  await page.emulateMedia({ forcedColors: 'none' });
  await said('Allowed');
  await said('24 hours');
  await screenshot('security', page);
});
test('discarded changes are not kept, and only a whole number of hours can be saved', async () => {
  await button('Edit').click();
  await page.getByRole('radio', { name: /^Off/ }).check();
  await hours().fill('169');
  await button('Save').click();
  await said('Please enter whole hours between 0 and 168');
  await screenshot('security-editing', page);
  await button('Discard').click();
  await said('Allowed');
  await said('24 hours');
});
test('changes that were not saved are still there after leaving the page and a reload, as they were typed', async () => {
  await button('Edit').click();
  await page.getByRole('radio', { name: /^Off/ }).check();
  await hours().fill('4x');
  await page.getByRole('link', { name: 'Team Management' }).first().click();
  await page.getByRole('heading', { name: 'Team Management' }).waitFor();
  await page.goBack();
  await said('You have unsaved changes.');
  await page.reload();
  await said('You have unsaved changes.');
  await screenshot('security-unsaved', page);
  expect(await page.getByRole('radio', { name: /^Off/ }).isChecked()).toBe(true);
  expect(await hours().inputValue()).toBe('4x');
  await said('Please enter whole hours between 0 and 168');
  // The form stays open while what is typed equals the saved settings for a moment.
  await page.getByRole('radio', { name: /^Allowed/ }).check();
  await hours().fill('24');
  await hours().fill('48');
  await button('Discard them').click();
  await said('Allowed');
  await button('Edit').click();
  expect(await hours().inputValue()).toBe('24');
  await button('Discard').click();
});
test('saved settings stay after a reload', async () => {
  await button('Edit').click();
  await page.getByRole('radio', { name: /^Only near the screen/ }).check();
  await hours().fill('1');
  await hours().press('Enter');
  await page.locator('.toast').getByText('Security settings saved').waitFor();
  await said('1 hour');
  await page.reload();
  await said('Only near the screen');
  await said('1 hour');
});
test('the icon is loaded from the server once, however many pages are shown', async () => {
  for (const name of ['Team Management', 'Applications', 'Security']) {
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor();
  }
  expect(icons).toEqual([expect.stringMatching(/^\/assets\/favicon-[\w-]+\.svg$/)]);
});
test('going back shows no console of an ended session, and a public page begins anew', async () => {
  // A page that the browser has kept is not loaded again, and Playwright would wait for that.
  const back = () => page.evaluate(() => history.back());
  const nowhere = `${product.url}/register`;
  const console = page.url();
  await page.goto(`${product.url}/recover`);
  await page.getByLabel('Email').fill('ada@acme.example');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.goto(nowhere);
  await back();
  await page.getByLabel('Email').waitFor();
  // The browser did keep the page, and nothing of it is left.
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('');
  await page.goto(console);
  await page.getByRole('heading', { name: 'Security', level: 1 }).waitFor();
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.goto(nowhere);
  await page.context().clearCookies();
  await back();
  await page.getByRole('heading', { name: 'Operator Login' }).waitFor();
  expect(await page.evaluate(() => 'kept' in window)).toBe(false);
  nothingWrong(chrome, [/status of 401/]);
});
