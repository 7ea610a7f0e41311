import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { french } from '../../../admin-ui/languages/french/french.ts';
import { german } from '../../../admin-ui/languages/german/german.ts';
import { type Chrome, nothingWrong, openBrowser, screenshot, withPasskeys } from '../../clients/browser.ts';
import { raw } from '../../clients/raw.ts';
import { adminPassword, type Here, startProduct, visit } from '../../product.ts';
import { chooses } from '../choosing.ts';
import { readsBackwards } from '../languages.ts';
import { filters } from '../staff.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
let origin: string;
const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
const section = (name: string, on = page) => on.getByRole('region', { name, exact: true });
const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** Pages of the console that show nothing but its own words as long as there is no organisation. */
const translated = [
  '/home',
  '/operators',
  '/radius',
  '/contacts',
  '/licences',
  '/requests',
  '/revenue',
  '/invoices',
  '/invoicing',
  '/letters',
  '/send-email',
  '/widenings',
  '/account',
  '/nothing',
];

/** Another window on the same person's device. */
async function anotherWindow(from: Awaited<ReturnType<typeof withPasskeys>>) {
  const other = await (await chrome.person()).newPage();
  const { add } = await withPasskeys(other);
  for (const credential of await from.credentials()) await add(credential);
  return other;
}

beforeAll(async () => {
  product = await startProduct();
  origin = `http://admin.localhost:${product.port}`;
  chrome = await openBrowser();
  page = await (await chrome.person()).newPage();
});
// The browser itself reports refused passwords.
afterEach(() => nothingWrong(chrome, [/status of 4(01|29)/]));
afterAll(async () => {
  await chrome?.close();
  await product?.stop();
});

let device: Awaited<ReturnType<typeof withPasskeys>>;
test('the first sign-in by password requires a new passkey [admin.login.submit]', async () => {
  device = await withPasskeys(page);
  await page.goto(`${origin}/login`);
  await page.getByLabel('Username').fill('admin@localhost');
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await screenshot('staff-login', page);
  await button('Login').click();
  await page.waitForURL(/\/operators/);
  expect(await device.credentials()).toHaveLength(1);
});

test('from then on the passkey signs in, with nothing typed', async () => {
  const other = await anotherWindow(device);
  await other.goto(`${origin}/login`);
  await button('Sign in with a passkey', other).click();
  await other.waitForURL(/\/operators/);
});

test('a dialog keeps what was typed through the end of the session, for who signs in again, and drops it with Discard', async () => {
  const creating = page.getByRole('dialog', { name: 'Create New Plan' });
  const opens = async () => {
    await page.goto(`${origin}/plans`);
    await button('Create New Plan').click();
  };
  const name = creating.getByLabel('Plan Name');
  await opens();
  await name.fill('For schools');
  await page.context().clearCookies();
  await page.reload();
  await page.waitForURL(`${origin}/login`);
  await button('Sign in with a passkey').click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await opens();
  await creating.getByText('What you typed before is still here.').waitFor();
  expect(await name.inputValue()).toBe('For schools');
  await screenshot('staff-restored', page);
  await creating.getByRole('button', { name: 'Discard' }).click();
  expect(await name.inputValue()).toBe('');
  await creating.getByRole('button', { name: 'Cancel' }).click();
  await opens();
  expect(await creating.getByText('What you typed before is still here.').count()).toBe(0);
  await page.goto(`${origin}/operators`);
});

test('after many wrong passwords the browser sends a proof of work, and the right password signs in', async () => {
  const other = await anotherWindow(device);
  await other.goto(`${origin}/login`);
  for (let n = 0; n < 12; n++)
    await raw(visit(product, 'admin.localhost'), 'POST /admin/adminLogin', {
      ...{ username: 'admin@localhost', password: `a guess ${n}` },
    });
  await other.getByLabel('Username').fill('admin@localhost');
  await other.getByLabel('Password', { exact: true }).fill(adminPassword);
  await button('Login', other).click();
  await other.waitForURL(/\/operators/);
});

test('the account page adds, names and removes passkeys, and never the last one', async () => {
  await page.getByRole('link', { name: 'admin@localhost' }).click();
  await page.waitForURL(`${origin}/account`);
  const passkeys = section('Passkeys');
  await passkeys.getByRole('listitem').first().waitFor();
  expect(await passkeys.getByRole('button', { name: 'Remove' }).isDisabled()).toBe(true);
  await screenshot('staff-account', page);
  // An authenticator makes no second passkey for the same account, so a security key makes it after this one has
  // confirmed.
  await page.route('**/verify-confirmPasskey-assertion', async (route) => {
    await device.swapForKey();
    await route.continue();
  });
  await button('Add a passkey').click();
  await said('Passkey added');
  await expect.poll(() => passkeys.getByRole('listitem').count()).toBe(2);
  // The marked passkey is the one that signed in, which is not the one that was just added.
  const inUse = passkeys.getByRole('listitem').filter({ has: page.getByText('In use', { exact: true }) });
  expect(await inUse.count()).toBe(1);
  expect(await passkeys.getByRole('listitem').last().getByText('In use', { exact: true }).count()).toBe(0);
  await passkeys.getByRole('button', { name: 'Rename' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Rename' });
  await dialog.getByLabel('Name').fill('Key on the ring');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await passkeys.getByText('Key on the ring', { exact: true }).waitFor();
  // The browser's signal, which a test cannot see otherwise, is recorded.
  await page.evaluate(() => {
    const forgotten: unknown[] = [];
    Object.assign(window, { forgotten });
    Object.assign(PublicKeyCredential, {
      signalUnknownCredential: async (about: unknown) => void forgotten.push(about),
    });
  });
  await passkeys.getByRole('button', { name: 'Remove' }).last().click();
  const asked = page.getByRole('dialog', { name: 'Remove the passkey "Key on the ring"?' });
  await asked.getByRole('button', { name: 'Remove' }).click();
  await said('Passkey removed');
  await expect.poll(() => passkeys.getByRole('listitem').count()).toBe(1);
  const forgotten = await page.evaluate(() => (window as unknown as { forgotten: unknown[] }).forgotten);
  expect(forgotten).toEqual([
    { rpId: 'admin.localhost', credentialId: expect.stringMatching(/^[\w-]{16,}$/) },
  ]);
});

test('the console speaks the language that is chosen on the account page, in react-admin’s own parts too', async () => {
  await chooses(section('Language').getByRole('combobox'), 'Deutsch');
  await title(german['staff/pages/account'].title);
  await section(german['web-kit/account'].sessions.title).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.goto(`${origin}/letters`);
  await title(german['staff/pages/letters'].tab);
  await said(german['staff/pages/letters'].empty);
  for (const list of ['contacts', 'requests'] as const) {
    await page.goto(`${origin}/${list}`);
    await said(german[`staff/pages/${list}`].empty);
  }
  await page.goto(`${origin}/letters`);
  await button(german['staff/messages'].action.refresh).waitFor();
  await screenshot('staff-german', page);
  await page.goto(`${origin}/audit`);
  await filters(page, german['staff/pages/audit'].filter, 'passkey hinzugefügt');
  await page.getByRole('link', { name: 'Passkey hinzugefügt', exact: true }).first().waitFor();
  const shown = page.locator('tbody td:nth-child(3)');
  await expect
    .poll(async () => new Set(await shown.allInnerTexts()))
    .toEqual(new Set(['Passkey hinzugefügt']));
  await screenshot('staff-german-audit', page);
});

test('the header of a phone has room for the longest words', async () => {
  await page.evaluate(() => localStorage.setItem('language', 'fr'));
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${origin}/letters`);
  await button(french['staff/layout'].header.logout).waitFor();
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);
  await screenshot('staff-french', page);
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('all of the console can be translated', async () => {
  await page.evaluate(() => localStorage.setItem('language', 'qps'));
  const names = ['Latchkey', 'admin@localhost', 'English', 'Chrome on Linux', 'Linux, Chrome', 'CSV'];
  for (const path of translated) await readsBackwards(page, origin + path, names);
  await screenshot('staff-backwards', page);
  await page.evaluate(() => localStorage.removeItem('language'));
  await page.goto(`${origin}/account`);
});

test('the account page lists the sessions, ends one, and signs out everywhere', async () => {
  const sessions = section('Sessions');
  await sessions.getByText('This session', { exact: true }).waitFor();
  const before = await sessions.getByRole('listitem').count();
  expect(before).toBeGreaterThan(1);
  await sessions.getByRole('button', { name: 'End', exact: true }).first().click();
  await said('Session ended');
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(before - 1);
  await button('Sign out everywhere').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL(`${origin}/login`);
  await page.goto(`${origin}/operators`);
  await page.waitForURL(`${origin}/login`);
});
