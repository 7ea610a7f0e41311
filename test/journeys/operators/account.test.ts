import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { paletteOf } from '../../../domain/brand/colours.ts';
import { words as german } from '../../../org-ui/languages/german/german.ts';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { png } from '../../logo.ts';
import { land, type Operator, operatorOf, signIn } from '../../people/people.ts';
import { addsDevice, grantedDevice } from '../../people/team.ts';
import { caughtUp, type Here, sharedProduct, visit } from '../../product.ts';
import { chooses } from '../choosing.ts';
import { visits } from '../console.ts';
import { entersConsole } from '../landing.ts';
import { readsBackwards } from '../languages.ts';
import { barriers, barriersAtBothWidths } from '../phone.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
let ada: Operator;
let origin: string;
/** Pages of the console that show what every organisation has. */
const translated = [
  '/home',
  '/applications',
  '/admin',
  '/user',
  '/people',
  '/groups',
  '/reports',
  '/security',
  '/my-details',
];
const button = (name: string) => page.getByRole('button', { name, exact: true });
const region = (name: string) => page.getByRole('region', { name, exact: true });
const toast = (text: string) => page.locator('.toast').getByText(text, { exact: true }).first().waitFor();
const opensMenu = () =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /Profile/ })
    .click();
const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();

beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product);
  chrome = await openBrowser();
  page = await (await chrome.person()).newPage();
  origin = await entersConsole(page, ada);
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
});

test('an operator with one device is advised to add a second one, until that is dismissed for good', async () => {
  const advice = page.getByRole('status').filter({
    hasText: 'Add a second device, so that a lost phone does not lock you out.',
  });
  await advice.waitFor();
  await screenshot('account-hint', page);
  const opening = page.waitForEvent('popup');
  await advice.getByRole('button', { name: 'Add New Devices' }).click();
  const popup = await opening;
  await popup.waitForURL(/\/add-device\//);
  await popup.close();
  await advice.getByRole('button', { name: 'Do not show again' }).click();
  await advice.waitFor({ state: 'detached' });
  await page.reload();
  await heading('Manage Applications');
  await page.getByRole('button', { name: /Profile/ }).waitFor();
  expect(await advice.count()).toBe(0);
});

test('the profile menu leads to the operator’s account, where name and phone number are changed', async () => {
  await opensMenu();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await page.waitForURL(`${origin}/my-details`);
  await heading('Your account');
  const details = region('Your details');
  await details.getByText(ada.email).waitFor();
  await screenshot('account', page);
  expect(await barriersAtBothWidths(page)).toEqual([[], []]);
  await details.getByRole('button', { name: 'Edit' }).click();
  expect(await details.getByLabel('Email').isDisabled()).toBe(true);
  await details.getByLabel('Name').fill('');
  await details.getByText('Please enter your name').waitFor();
  await details.getByLabel('Name').fill('Ada King');
  await details.getByLabel('Phone number').fill('+44 20 7946 0001');
  await screenshot('account-editing', page);
  await page.keyboard.press('Enter');
  await toast('Your details were saved');
  await details.getByText('Ada King').waitFor();
  await details.getByText('+44 20 7946 0001').waitFor();
  expect(
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Profile/ })
      .innerText(),
  ).toBe('AK');
});

test('unsaved changes to the operator’s details are still there after leaving the page', async () => {
  const details = region('Your details');
  await details.getByRole('button', { name: 'Edit' }).click();
  await details.getByLabel('Name').fill('Ada Byron');
  await page.getByRole('link', { name: 'Team Management' }).first().click();
  await heading('Team Management');
  await page.goBack();
  await details.getByText('You have unsaved changes.').waitFor();
  expect(await details.getByLabel('Name').inputValue()).toBe('Ada Byron');
  await screenshot('account-unsaved', page);
  await details.getByRole('button', { name: 'Discard them' }).click();
  await details.getByText('Ada King').waitFor();
  await details.getByRole('button', { name: 'Edit' }).click();
  expect(await details.getByLabel('Name').inputValue()).toBe('Ada King');
  await details.getByRole('button', { name: 'Discard', exact: true }).click();
});

test('devices have names, the one in use is marked, and its dialogs warn that the session ends with it', async () => {
  const { accessToken } = await grantedDevice(product, ada);
  await addsDevice(product, accessToken);
  await caughtUp(product);
  await page.reload();
  const cards = region('Your devices').getByRole('listitem');
  await expect.poll(() => cards.count()).toBe(2);
  const inUse = cards.filter({ hasText: 'In use' });
  await inUse.waitFor();
  expect(await inUse.count()).toBe(1);
  await screenshot('account-devices', page);
  const named = inUse.getByText('Passkey', { exact: true });
  await named.waitFor();
  await inUse.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('dialog', { name: 'Rename' }).getByLabel('Name').fill('Work laptop');
  await page.keyboard.press('Tab');
  const [mine] = (await ada.call('GET /ownDevices', {})).devices.filter(({ current }) => current);
  await ada.call('PUT /ownDevices/:deviceId', { deviceId: mine!.id, name: 'Renamed elsewhere' });
  await button('Save').click();
  await page.getByText('Somebody else has changed this meanwhile').first().waitFor();
  // The list lies behind the dialog, which hides it from assistive technology.
  await page.getByText('Renamed elsewhere', { exact: true }).waitFor();
  await button('Save').click();
  await toast('Device renamed');
  await inUse.getByText('Work laptop', { exact: true }).waitFor();
  await screenshot('account-device-named', page);
  const ends = 'You are signed in with it: this session ends too.';
  const says = async (card: typeof cards, verb: string) => {
    await card.getByRole('button', { name: verb }).click();
    const text = await page.getByRole('dialog').innerText();
    await button('Cancel').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return text.includes(ends);
  };
  const other = cards.filter({ hasNotText: 'In use' });
  expect([await says(inUse, 'Remove'), await says(inUse, 'Suspend')]).toEqual([true, true]);
  expect([await says(other, 'Remove'), await says(other, 'Suspend')]).toEqual([false, false]);
  await other.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await toast('Device removed');
  await expect.poll(() => cards.count()).toBe(1);
});

test('Account Details shows the organisation, its plan, and how much of it is in use [org-account.account.tabs, org-account.account.fields, org-account.account.plan, org-account.account.plan-tooltip, org-shell.profile.my-account]', async () => {
  await opensMenu();
  await page.getByRole('menuitem', { name: 'My Business Details' }).click();
  await page.waitForURL(`${origin}/my-account`);
  await heading('My Business Details');
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Account Details', 'Payments Details']);
  const facts = region('Organization');
  for (const text of [ada.uniqueId, 'Acme', 'Active', origin])
    await facts.getByText(text, { exact: true }).waitFor();
  const plan = region('Plan and usage');
  const name = plan.getByText('Starter Free', { exact: true });
  await name.hover();
  await page.getByRole('tooltip').getByText('Apps allowed: 1. Users per app: 10. RPs per app: 10.').waitFor();
  expect(await plan.getByRole('row', { name: /^Applications/ }).innerText()).toMatch(/0\s+1$/);
  await page.keyboard.press('Escape');
  await screenshot('account-details', page);
  expect(await barriersAtBothWidths(page)).toEqual([[], []]);
});

test('My Organization shows id, name, status and unique URL [org-account.org.screen]', async () => {
  await opensMenu();
  await page.getByRole('menuitem', { name: 'My Organization' }).click();
  await page.waitForURL(`${origin}/my-organization`);
  await heading('My Organization');
  for (const text of [ada.uniqueId, 'Acme', 'Active', origin])
    await region('Organization').getByText(text, { exact: true }).waitFor();
  const plan = page.getByRole('link', { name: 'Plan and usage' });
  expect(await plan.getAttribute('href')).toBe('/my-account');
});

test('a logo and colours are previewed, published to the organisation’s people, and put back', async () => {
  const branding = region('Branding');
  await branding.getByText('Nothing has been published yet').waitFor();
  await branding.getByRole('button', { name: 'Edit' }).click();
  const buffer = Buffer.from(png.split(',')[1]!, 'base64');
  const logo = branding.getByLabel('Logo: Choose file');
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await branding.getByText('This file is not a PNG, JPEG, GIF or WebP image').waitFor();
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  const primary = branding.getByLabel('Primary color', { exact: true });
  await primary.fill('#ffee00');
  const yellow = paletteOf({ primary: '#ffee00', accent: '#d8732c' }, 'light').brand;
  await branding.getByText(`Light pages show ${yellow} instead, so that it can be read.`).waitFor();
  const mails = branding.getByRole('region', { name: 'Words in mails' });
  const mail = mails.getByRole('article', { name: 'How the mail looks' });
  const invitations = mails.getByLabel('Invitations');
  await invitations.fill('Welcome! See acme.example');
  await mails.getByText('Invitations cannot hold a web or e-mail address').waitFor();
  await branding.getByRole('button', { name: 'Publish' }).click();
  await invitations.fill('Welcome to {application} of {organisation}!');
  await mail.getByText('Welcome to Wiki of Acme!').waitFor();
  await mails.getByLabel('At the end of each mail').fill('Questions? Call 030 1234.');
  await chooses(mails.getByRole('combobox', { name: 'Mail that is shown' }), 'Have you lost your device?');
  await mail.getByText('has said on the sign-in page of Acme').waitFor();
  await mail.getByText('Questions? Call 030 1234.').waitFor();
  await chooses(mails.getByRole('combobox', { name: 'Language of the mails' }), 'Deutsch');
  await mail.getByText('Jemand, hoffentlich Sie').waitFor();
  const chosen = mails.getByRole('combobox', { name: 'Language of the mails' });
  await expect.poll(() => chosen.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await mail.getByText('030 1234').count()).toBe(0);
  await chooses(mails.getByRole('combobox', { name: 'Language of the mails' }), 'English');
  await screenshot('branding-draft', page);
  expect(await barriersAtBothWidths(page)).toEqual([[], []]);
  await page.setViewportSize({ width: 360, height: 800 });
  await screenshot('branding-narrow', page);
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(tooWide).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await branding.getByRole('button', { name: 'Publish' }).click();
  await toast('Your branding was published');
  await branding.getByText('Your own words: English. Mails in other languages have none.').waitFor();

  const person = await (await chrome.person()).newPage();
  await person.goto(`${origin}/me`);
  const action = person.getByRole('button', { name: 'Sign in with your passkey' });
  const colour = () => action.evaluate((it) => getComputedStyle(it).backgroundColor);
  const rgb = (hex: string) =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
  const header = person.getByRole('banner');
  await header.getByRole('link', { name: 'Acme', exact: true }).waitFor();
  await expect.poll(colour).toBe(rgb(yellow));
  expect(await header.locator('img').getAttribute('src')).toBe(png);
  await person.getByRole('contentinfo').getByText('Latchkey', { exact: true }).waitFor();
  expect(await barriers(person)).toEqual([]);
  await screenshot('branding-sign-in', person);

  await branding.getByRole('button', { name: 'Edit' }).click();
  await primary.fill('#123456');
  await branding.getByRole('button', { name: 'Publish' }).click();
  await branding.getByRole('button', { name: 'Put back version 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).click();
  await toast('The earlier branding was published again');
  await screenshot('branding-put-back', page);
  await person.reload();
  await expect.poll(colour).toBe(rgb(yellow));
  await person.close();
});

test('the console speaks the language that is chosen on the own page, with its dates and numbers', async () => {
  await page.goto(`${origin}/my-details`);
  const language = region('Language');
  await chooses(language.getByRole('combobox', { name: 'Language of your mails' }), 'Français');
  await toast('Language of your mails changed');
  await chooses(language.getByRole('combobox', { name: 'Language of the console' }), 'Deutsch');
  await heading(german['pages/you'].title);
  const sessions = region(german['web-kit/account'].sessions.title);
  await sessions.getByText('Chrome auf Linux').first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page
    .getByRole('combobox', { name: german['pages/you'].language.mails })
    .getByText('Français')
    .waitFor();
  await visits(page, '/applications');
  await heading(german['pages/applicationList'].title);
  await screenshot('console-german', page);
  expect(await barriersAtBothWidths(page)).toEqual([[], []]);
});

test('all of the console can be translated, and fits a narrow screen', async () => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate(() => localStorage.setItem('language', 'qps'));
  const whose = ['Ada Lovelace', 'AL', 'Ada King', 'AK'];
  const devices = ['Passkey', 'Other', 'Linux, Chrome', 'Work laptop'];
  const names = ['Latchkey', 'Ctrl K', 'CSV', 'English', 'Français', ...whose, ada.email, ...devices];
  for (const path of translated) await readsBackwards(page, origin + path, names);
  await screenshot('console-backwards', page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => localStorage.removeItem('language'));
});

test('sessions are listed, ended one by one, and all at once', async () => {
  const other = await land(product, (await signIn(visit(product), ada.key, ada.email)).redirectTo!);
  await page.goto(`${origin}/my-details`);
  const sessions = region('Sessions');
  await sessions.getByText('This session', { exact: true }).waitFor();
  await screenshot('account-sessions', page);
  const before = await sessions.getByRole('listitem').count();
  await sessions.getByRole('button', { name: 'End', exact: true }).first().click();
  await toast('Session ended');
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(before - 1);
  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL(`${product.url}/login`);
  expect(await other.call('GET /session', {})).toMatchObject({ role: 'visitor' });
});
