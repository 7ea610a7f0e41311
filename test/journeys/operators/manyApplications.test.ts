import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CreateApplication } from '../../../domain/application/commands.ts';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { commandsBy, familyUser } from '../../people/familyUsers.ts';
import { adminOf, type Operator, operatorOf, unique } from '../../people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../../product.ts';
import { choosesApplication } from '../choosing.ts';
import { tabsTo } from '../keys.ts';
import { entersConsole } from '../landing.ts';
import { barriers } from '../phone.ts';

/** As many applications as no list answers at once. */
const many = 1001;
const [wiki, board] = [unique('Zz wiki '), unique('Zz board ')];
let product: Here;
let chrome: Chrome;
let page: Page;
let operator: Operator;
let origin: string;
let user: Awaited<ReturnType<typeof familyUser>>;
/** The calls that asked for all applications, or for a whole page of them. */
const greedy: string[] = [];

beforeAll(async () => {
  product = await sharedProduct();
  const admin = await adminOf(product);
  const { id: planId } = await admin.call('POST /subscription/create', {
    ...{ name: unique('Many '), description: 'Room for very many applications.' },
    ...{ priceInRupees: 0, priceInDollars: 0, allowNumberOfApps: 1, allowNumberOfUsers: 10 },
    ...{ allowTotalNumberOfUsers: 10, allowTeamMembers: 5, allowedNumberOfRPs: 5 },
    grants: {
      ...{ 'authenticate.same.device': true, 'sso.enabled': true, 'sso.openid.enabled': true },
      ...{ 'max.device.count': 5, 'sso.app.count': many + 2 },
    },
  });
  operator = await operatorOf(product, planId);
  const run = commandsBy(product, operator);
  const made = async (name: string) => {
    const id: string = randomUUID();
    const settings = { kind: 'oidc', name, redirectUris: ['https://wiki.example/callback'] };
    await run(CreateApplication, { id, organisationId: operator.uniqueId, settings });
    return id;
  };
  for (let n = 0; n < many; n++) await made(`App ${n}`);
  await made(board);
  user = await familyUser(product, operator, 'oidc', await made(wiki));
  await caughtUp(product);
  chrome = await openBrowser();
  page = await (await chrome.person()).newPage();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isReport = pathname.endsWith(`ReportByUniqueId/${operator.uniqueId}`);
    // The groups that an application is open to are what a page shows, and nothing to choose from.
    if (pathname.endsWith('/openings')) return;
    if (searchParams.get('range')?.endsWith(',999]') || (isReport && !searchParams.has('appId')))
      greedy.push(request.url());
  });
  origin = await entersConsole(page, operator);
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
});
const chooser = () => page.getByRole('button', { name: /^Application: / });
/** Takes pictures of the page, and expects that it fits a phone and has no barriers there. */
async function looks(name: string) {
  await screenshot(name, page);
  await page.setViewportSize({ width: 360, height: 800 });
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  // An open list is placed anew after the width has changed.
  await expect.poll(tooWide).toBeLessThanOrEqual(0);
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('among more than a thousand applications, each is found above the users with the keyboard alone [org-users.tab.content]', async () => {
  await page.goto(`${origin}/user?tab=sso`);
  await page.getByRole('row').filter({ hasText: user.username }).waitFor();
  await tabsTo(page, chooser());
  await page.keyboard.press('Enter');
  const choice = page.getByRole('dialog', { name: 'Which application?' });
  await choice.getByText('The first 20 are shown. Search for the others.').waitFor();
  await looks('many-choose');
  await page.keyboard.type(wiki.toUpperCase());
  const found = choice.getByRole('list', { name: 'Applications' }).getByRole('button');
  await expect.poll(() => found.count()).toBe(1);
  await tabsTo(page, found);
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`app=${user.appId}`));
  await page.getByRole('button', { name: `Application: ${wiki}` }).waitFor();
  expect(await chooser().evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('row').filter({ hasText: user.username }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: `Application: ${wiki}` }).waitFor();
  await looks('many-users');
});
test('a person is invited to one of them and further ones, each found by its name', async () => {
  await page.goto(`${origin}/addoidcuser?app=${user.appId}`);
  await page.getByRole('button', { name: `Application: ${wiki}` }).waitFor();
  await choosesApplication(page, 'App 7');
  await choosesApplication(page, board);
  await page.getByLabel('Username').fill('ida@acme.example');
  await page.getByLabel('Full name').fill('Ida Rhodes');
  await page.reload();
  await page.getByRole('button', { name: `Application: ${board}` }).waitFor();
  const others = page.getByRole('combobox', { name: 'Also invite to' });
  await others.click();
  await page.getByText('The first 20 are shown. Search for the others.').waitFor();
  await looks('many-others');
  await others.fill('no such application');
  await page.getByText('Nothing matches “no such application”.').waitFor();
  for (const name of [wiki, 'App 999']) {
    await others.fill(name);
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual([name]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name, exact: true }).waitFor();
  }
  await page.keyboard.press('Escape');
  await looks('many-person');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.waitForURL(/\/viewOidcApp\//);
  const invited = page.getByRole('row').filter({ hasText: 'ida@acme.example' });
  await invited.getByText(`Also to ${wiki}, App 999`).waitFor();
  await page.getByRole('heading', { name: board, level: 1 }).waitFor();
});
test('a file of people can be meant for each of them', async () => {
  await page.goto(`${origin}/invite-many`);
  await page.getByRole('button', { name: 'Application: App 0' }).waitFor();
  await choosesApplication(page, wiki);
  await page.getByRole('combobox', { name: 'Also invite to' }).fill(board);
  await page.getByRole('option', { name: board, exact: true }).click();
  await page.getByRole('button', { name: board, exact: true }).waitFor();
  await looks('many-file');
});
test('no page has asked for all of them', () => expect(greedy).toEqual([]));
