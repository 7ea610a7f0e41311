import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Chrome, nothingWrong, openBrowser } from '../../clients/browser.ts';
import { familyUser } from '../../people/familyUsers.ts';
import {
  type App,
  adminOf,
  type Operator,
  operatorOf,
  shopper,
  unique,
  webApp,
} from '../../people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../../product.ts';
import { choosesApplication } from '../choosing.ts';
import { visits } from '../console.ts';
import { entersConsole } from '../landing.ts';
import { printed, saved, timeIn } from '../lists.ts';
import { exportsUser, findsUsers, invitesBelow, managesUser, type UserList } from '../userLists.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
let operator: Operator;
let app: App;
let origin: string;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const toast = (text: string) => page.locator('.toast').getByText(text, { exact: true }).first().waitFor();
/** Opens a tab; resolves when it is shown, which the router does after the click. */
async function opens(name: string) {
  await page.getByRole('tab', { name, exact: true }).click();
  await page.getByRole('tab', { name, exact: true, selected: true }).waitFor();
}
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const fewLeft = 'Warning: Limited usage left for max.user.per.app.count.';
/** The counts above a table, by name. */
const counts = () => page.locator('dl dd').allInnerTexts();

/** Presses Suspend in the user's row and confirms the question, which must name the user. */
async function suspends(name: string) {
  await button(`Suspend ${name}`).click();
  await dialog('Suspend User').getByText(`Suspend ${name}?`).waitFor();
  await dialog('Suspend User').getByRole('button', { name: 'Suspend', exact: true }).click();
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

beforeAll(async () => {
  product = await sharedProduct();
  operator = await operatorOf(product);
  app = await webApp(operator);
  chrome = await openBrowser();
  page = await (await chrome.person()).newPage();
  origin = await entersConsole(page, operator);
  await visits(page, `/view/${app.appId}`);
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
});

test('without users, the insights and the list say so; a warning says that ten are left [org-app-web.insights.empty, org-app-web.users.empty, org-app-web.users.banner-warning]', async () => {
  await opens('Insights');
  await said('No Users Data Available');
  await opens('User List');
  await said('No Users Found');
  await said(fewLeft);
});
test('with ten users, an error says that none are left; a page lists nine [org-app-web.users.banner-error, org-apps.licence-alert.wording, org-app-web.users.screen]', async () => {
  for (const name of ['Grace', 'Edsger', 'Barbara', 'Tony', 'Donald', 'Niklaus', 'Kathleen', 'John', 'Ida'])
    await shopper(product, app).register(name);
  const alan = shopper(product, app);
  await alan.register('Alan');
  for (let n = 0; n < 2; n++) await alan.signIn();
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
  await opens('Insights');
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
test('insights that were just read tell of a change at once', async () => {
  await opens('User List');
  await button('Activate Ida').click();
  await expect.poll(counts).toEqual(['10', '10', '0']);
  await opens('Insights');
  await expect.poll(counts).toEqual(['10', '10', '0']);
  await opens('User List');
  await suspends('Ida');
  await expect.poll(counts).toEqual(['10', '9', '1']);
});
test('the search finds a part of the username, whatever the case [org-app-web.users.search, org-users.texts]', async () => {
  await opens('User List');
  await button('Activate Ida').click();
  await toast('User Activated Successfully');
  await page.getByLabel('Search User...').fill('gRaC');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.getByRole('row').filter({ hasText: 'Grace' }).waitFor();
});
test('the users can be exported and printed [org-app-web.users.export]', async () => {
  const [head, ...rows] = await saved(page);
  expect(head).toBe(
    'userId,username,deviceCount,loginCount,createdAt,updatedAt,suspended,name,appName,lastLogin',
  );
  expect(rows).toEqual([expect.stringContaining(',Grace,1,0,')]);
  const [titles, ...lines] = await printed(page);
  expect(titles!.join(',')).toBe(head);
  expect(lines).toEqual([expect.arrayContaining(['Grace', '1', '0'])]);
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
test('the list of one application has the columns of its users, and each row leads to the user [org-users.columns.passwordless, org-users.row-actions, org-users.export]', async () => {
  await page.getByRole('button', { name: 'Application: All applications' }).click();
  const choice = dialog('Which application?');
  await choice.getByRole('list', { name: 'Applications' }).getByRole('button').nth(1).click();
  const heads = page.getByRole('columnheader');
  await expect
    .poll(() => heads.allInnerTexts())
    .toEqual([...['Name', 'Device Count', 'Login Count', 'Created On', 'Last Login', 'Status', 'Actions']]);
  // What is sorted by something else than the server knows is refused, which the console of the browser tells.
  for (const title of await page.locator('th').getByRole('button').allInnerTexts()) {
    await heads.getByRole('button', { name: title }).click();
    await page.locator('th[aria-sort]').filter({ hasText: title }).waitFor();
    await row('Alan').waitFor();
  }
  const cells = async (name: string) => (await row(name).getByRole('cell').allInnerTexts()).slice(0, 6);
  const [first, devices, logins, created, last, status] = await cells('Alan');
  expect([first, devices, logins, status]).toEqual(['Alan', '1', '2', 'Active']);
  expect(created).toMatch(/^\d+\/\d+\/\d\d$/);
  expect(Date.now() - Date.parse(created!)).toBeLessThan(2 * 86_400_000);
  expect(Date.now() - timeIn(last!)).toBeLessThan(10 * 60_000);
  expect(await cells('Barbara')).toEqual(['Barbara', '1', '0', created, '-', 'Active']);
  const names = (await page.locator('tbody > tr').allInnerTexts()).map((text) => text.split(/\s/)[0]);
  expect(names).toHaveLength(10);
  for (const each of names) {
    for (const verb of ['Suspend', 'Delete']) await button(`${verb} ${each}`).waitFor();
    await page.getByRole('link', { name: `View ${each}`, exact: true }).waitFor();
  }
  const [head, ...lines] = await saved(page);
  expect(head).toMatch(/^userId,username,deviceCount,loginCount,/);
  expect(lines).toHaveLength(10);
  expect(lines).toContainEqual(expect.stringContaining(',Alan,1,2,'));
  expect(await printed(page)).toHaveLength(11);
  await page.getByRole('link', { name: 'View Alan', exact: true }).click();
  await page.waitForURL(/viewUserDetails/);
  await page.getByRole('heading', { name: 'Alan', level: 1 }).waitFor();
  await page.goBack();
});
test('an application that was just renamed has its new name above its users at once', async () => {
  const name = unique('Renamed ');
  await page.getByRole('link', { name: 'Applications', exact: true }).click();
  await page.locator(`a[href="/view/${app.appId}"]`).first().click();
  await button('Edit').click();
  await page.getByLabel('Application Name').fill(name);
  await button('Save').click();
  await toast('App updated successfully');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await choosesApplication(page, name);
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
  await page.getByRole('tab', { name: 'Radius (AAA) Users', exact: true }).waitFor();
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(Object.keys(tabs));
  for (const [name, text] of Object.entries(tabs)) {
    await opens(name);
    await said(text);
  }
});
test('the banner also stands above the users of single sign-on and RADIUS [org-users.banner]', async () => {
  for (const kind of ['oidc', 'radius'] as const) await familyUser(product, operator, kind);
  await page.reload();
  for (const name of ['Single Sign On(SSO) Users', 'Radius (AAA) Users']) {
    await opens(name);
    await page.getByRole('tabpanel', { name, exact: true }).getByText(fewLeft, { exact: true }).waitFor();
  }
});
/** Allows the organisation more applications than the one of its first plan. */
async function growsPlan() {
  const { uniqueId } = operator;
  await (await adminOf(product)).call('PUT /updateOrg/:uniqueId', { uniqueId, planId: 'special_plan' });
}
/** A user of a new web application. */
async function shopUser() {
  const shop = await webApp(operator);
  // A read waits for the caller's own writes for a while, which a machine that stands still exceeds.
  await caughtUp(product);
  const { name } = await operator.call('GET /viewApp/:appId', { appId: shop.appId });
  const username = unique('grace');
  return { username, name, ...(await shopper(product, shop).register(username)) };
}
const lists: (UserList & { kind: 'general' | 'oidc' | 'saml' | 'radius'; path: string })[] = [
  {
    ...{ kind: 'general', address: '?tab=passwordless', label: 'Cutsom Web/Mobile Users' },
    ...{ call: 'getAllUsersByUniqueId', path: '/viewUserDetails/' },
    text: /registered in your web and mobile applications/,
  },
  {
    ...{ kind: 'oidc', address: '?tab=sso', label: 'Single Sign On(SSO) Users' },
    ...{ call: 'getAllOIDCUsersByUniqueId', path: '/ViewOidcUser/' },
    text: /sign in to your applications through single sign-on/,
  },
  {
    ...{ kind: 'saml', address: '?tab=sso&protocol=saml', label: 'Single Sign On(SSO) Users' },
    ...{ call: 'SAML/getAllSAMLUsersByUniqueId', path: '/ViewSAMLUser/' },
    text: /sign in to your applications through single sign-on/,
  },
  {
    ...{ kind: 'radius', address: '?tab=radius', label: 'Radius (AAA) Users' },
    ...{ call: 'getAllRadiusUsersByUniqueId', path: '/ViewRadiusUser/' },
    text: /enter your networks by RADIUS/,
  },
];
describe.each(lists)('the list of $kind users', ({ kind, path, ...list }) => {
  let managed: Awaited<ReturnType<typeof shopUser | typeof familyUser>>;
  beforeAll(growsPlan);
  test('finds them and exports them [org-users.tab.content, org-users.export]', async () => {
    const made = () => (kind === 'general' ? shopUser() : familyUser(product, operator, kind));
    const other = await made();
    managed = await made();
    await caughtUp(product);
    await findsUsers(page, list, other, managed);
    await exportsUser(page, managed);
  });
  test('invites them and manages them [org-users.row-actions, org-users.suspend, org-users.texts, org-users.add-control, org-users.add-content]', async () => {
    if (kind !== 'general') await invitesBelow(page, list, managed);
    await managesUser(page, { ...managed, path: `${path}${managed.userId}` });
  });
});
