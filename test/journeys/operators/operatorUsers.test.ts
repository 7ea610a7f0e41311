import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chrome, nothingWrong, openBrowser } from '../../clients/browser.ts';
import { type App, type Operator, operatorOf, shopper, webApp } from '../../people/people.ts';
import { caughtUp, type Here, startProduct } from '../../product.ts';
import { entersConsole } from '../landing.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
let operator: Operator;
let app: App;
let origin: string;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const toast = (text: string) => page.locator('.toast').getByText(text, { exact: true }).first().waitFor();
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
/** The counts above a table, by name. */
const counts = () => page.locator('dl dd').allInnerTexts();

/** Presses Suspend in the user's row and confirms the question, which must name the user. */
async function suspends(name: string) {
  await button(`Suspend ${name}`).click();
  await dialog('Suspend User').getByText(`Suspend ${name}?`).waitFor();
  await dialog('Suspend User').getByRole('button', { name: 'Suspend', exact: true }).click();
}
/** The lines of the CSV file that the list is saved as. */
async function exported() {
  const download = page.waitForEvent('download');
  await button('CSV').click();
  return (await readFile(await (await download).path(), 'utf8')).split('\r\n');
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' });
  operator = await operatorOf(product);
  app = await webApp(operator);
  chrome = await openBrowser();
  page = await (await chrome.person()).newPage();
  origin = await entersConsole(page, operator);
  await page.goto(`${origin}/view/${app.appId}`);
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
  await product?.stop();
});

test('without users, the insights and the list say so; a warning says that ten are left [org-app-web.insights.empty, org-app-web.users.empty, org-app-web.users.banner-warning]', async () => {
  await tab('Insights').click();
  await said('No Users Data Available');
  await tab('User List').click();
  await said('No Users Found');
  await said('Warning: Limited usage left for max.user.per.app.count.');
});
test('with ten users, an error says that none are left; a page lists nine [org-app-web.users.banner-error, org-apps.licence-alert.wording, org-app-web.users.screen]', async () => {
  for (const name of [
    'Grace',
    'Alan',
    'Edsger',
    'Barbara',
    'Tony',
    'Donald',
    'Niklaus',
    'Kathleen',
    'John',
    'Ida',
  ])
    await shopper(product, app).register(name);
  await caughtUp(product);
  await page.reload();
  await said('Error: No usage left for max.user.per.app.count.');
  expect(await counts()).toEqual(['10', '10', '0']);
  await expect.poll(() => page.getByRole('row').count()).toBe(10);
});
test('a user is suspended and activated in the row, and a message confirms it [org-app-web.users.local-update, org-users.texts]', async () => {
  await suspends('Ida');
  await toast('User suspended Successfully');
  await page.getByRole('row').filter({ hasText: 'Ida' }).getByText('Suspended', { exact: true }).waitFor();
  await expect.poll(counts).toEqual(['10', '9', '1']);
});
test('the confirmation can be cancelled, and the message offers to undo a suspension', async () => {
  await button('Activate Ida').click();
  await expect.poll(counts).toEqual(['10', '10', '0']);
  await button('Suspend Ida').click();
  await dialog('Suspend User').getByRole('button', { name: 'Cancel' }).click();
  await dialog('Suspend User').waitFor({ state: 'detached' });
  expect(await counts()).toEqual(['10', '10', '0']);
  await suspends('Ida');
  await page.locator('.toast').filter({ hasText: 'suspended' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(counts).toEqual(['10', '10', '0']);
  await suspends('Ida');
  await expect.poll(counts).toEqual(['10', '9', '1']);
});
test('insights count users and draw their platforms [org-app-web.insights.counts, org-app-web.insights.platform, org-app-web.insights.link, org-app-web.insights.per-app]', async () => {
  await tab('Insights').click();
  await said('Total Users By Platform');
  expect(await page.locator('dl dt').allInnerTexts()).toEqual([
    'Total Users',
    'Active Users',
    'Suspended Account',
  ]);
  expect(await counts()).toEqual(['10', '9', '1']);
  await page.getByRole('img', { name: 'Total Users By Platform' }).waitFor();
  await said('Sign-ins of the last 30 days');
  expect(await page.getByRole('link', { name: 'All reports' }).getAttribute('href')).toBe('/reports');
});
test('the search finds a part of the username, whatever the case [org-app-web.users.search, org-users.texts]', async () => {
  await tab('User List').click();
  await button('Activate Ida').click();
  await toast('User Activated Successfully');
  await page.getByLabel('Search User...').fill('gRaC');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.getByRole('row').filter({ hasText: 'Grace' }).waitFor();
});
test('the users can be exported and printed [org-app-web.users.export]', async () => {
  const [head, ...rows] = await exported();
  expect(head).toBe(
    'userId,username,deviceCount,loginCount,createdAt,updatedAt,suspended,name,appName,lastLogin',
  );
  expect(rows).toHaveLength(1);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', document.body.innerText);
  });
  await button('Print').click();
  await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBeTruthy();
});
test('deleting a user asks first and takes the row away [org-app-web.users.delete, org-users.texts]', async () => {
  await button('Delete Grace').click();
  await dialog('Delete User Account').getByRole('button', { name: 'Cancel' }).click();
  await button('Delete Grace').click();
  await dialog('Delete User Account').getByRole('button', { name: 'Delete', exact: true }).click();
  await toast('User Deleted Successfully');
  await page.getByText('Nothing matches').waitFor();
});
test('the list of all users has a banner of its own [org-users.banner]', async () => {
  await shopper(product, app).register('Grace');
  await caughtUp(product);
  await page.getByRole('link', { name: 'Users' }).first().click();
  await page.waitForURL(`${origin}/user`);
  await said('Error: No usage left for max.user.per.app.count.');
  await expect.poll(() => page.getByRole('row').count()).toBe(11);
});
test('users in that list are suspended, activated and deleted, and it shows each change at once [org-users.suspend]', async () => {
  await suspends('Ida');
  await row('Ida').getByText('Suspended', { exact: true }).waitFor();
  await button('Activate Ida').click();
  await row('Ida').getByText('Active', { exact: true }).waitFor();
  await button('Delete Ida').click();
  await dialog('Delete User Account').getByRole('button', { name: 'Delete', exact: true }).click();
  await row('Ida').waitFor({ state: 'detached' });
});
test('the list of one application has the columns of its users, and each row leads to the user [org-users.columns.passwordless, org-users.row-actions, org-users.export]', async () => {
  await page.getByRole('combobox', { name: 'Application' }).click();
  await page.getByRole('option').nth(1).click();
  const heads = page.getByRole('columnheader');
  await expect
    .poll(() => heads.allInnerTexts())
    .toEqual([...['Name', 'Device Count', 'Login Count', 'Created On', 'Last Login', 'Status', 'Actions']]);
  for (const verb of ['Suspend', 'Delete']) await button(`${verb} Alan`).waitFor();
  const [head] = await exported();
  expect(head).toMatch(/^userId,username,/);
  await button('Print').waitFor();
  await page.getByRole('link', { name: 'View Alan', exact: true }).click();
  await page.waitForURL(/viewUserDetails/);
  await page.goBack();
});
test('the list has three tabs, and each without an application says so [org-users.tabs, org-users.empty]', async () => {
  await operator.call('DELETE /deleteApp/:appId', { appId: app.appId });
  await caughtUp(product);
  await page.goto(`${origin}/user`);
  const tabs = {
    'Cutsom Web/Mobile Users': 'No Passwordless Application Added',
    'Single Sign On(SSO) Users': 'No OpenId Application Added',
    'Radius (AAA) Users': 'No Application Added',
  };
  await tab('Radius (AAA) Users').waitFor();
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(Object.keys(tabs));
  for (const [name, text] of Object.entries(tabs)) {
    await tab(name).click();
    await said(text);
  }
});
