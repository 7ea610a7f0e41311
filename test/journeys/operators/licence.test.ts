import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { movedClock } from '../../clock.ts';
import { adminOf, type Operator, operatorOf, unique } from '../../people/people.ts';
import { caughtUp, type Here, startProduct } from '../../product.ts';
import { entersConsole, landingOf } from '../landing.ts';
import { barriers } from '../phone.ts';

const clock = movedClock();
let product: Here;
let chrome: Chrome;
let page: Page;
let ada: Operator;
let origin: string;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const says = (text: string) => page.getByRole('alert').getByText(text).waitFor();

/** The colour of what shows a text: the name that the chip around it has. */
const colourOf = (text: Locator) =>
  text.evaluate((node) =>
    /-color(Error|Warning|Info)/.exec(node.closest('[class*=MuiChip-color]')!.className)?.[1]?.toLowerCase(),
  );

beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' }, { clock: clock.now });
  ada = await operatorOf(product);
  chrome = await openBrowser();
  page = await (await chrome.person()).newPage();
  origin = await entersConsole(page, ada);
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
  await product?.stop();
});

test('the profile menu leads to the licence: key, days left and what is used [org-shell.profile.items, org-licence.screen.key, org-licence.toggle, org-licence.days.colours]', async () => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Profile/ })
    .click();
  const items = await page.getByRole('menuitem').allTextContents();
  expect(items).toEqual(expect.arrayContaining(['My Organization', 'My License', 'Error codes', 'Sign out']));
  await page.getByRole('menuitem', { name: 'My License' }).click();
  const current = page.getByRole('region', { name: 'Current License' });
  await current.getByText(/^(- ){5,}-$/).waitFor();
  expect(await colourOf(current.getByText('30 days left'))).toBe('warning');
  const admin = await adminOf(product);
  const { data } = await admin.call('POST /bblicense/init', { orgId: ada.uniqueId, days: 10 });
  await page.reload();
  await current.getByText(data.licenseKey).waitFor();
  await says('Your license expires in 10 days.');
  expect(await colourOf(current.getByText('10 days left'))).toBe('error');
  await screenshot('licence', page);
  expect(await barriers(page)).toEqual([]);
});

/** The link in the banner that says this, on a page of the console. */
async function renewsFrom(path: string, text: string) {
  await page.goto(origin + path);
  const banner = page.getByRole('alert').filter({ hasText: text });
  return banner.getByRole('link', { name: 'Renew', exact: true });
}
test('the banner that warns leads to the licence [org-shell.banner.expiring]', async () => {
  const renew = await renewsFrom('/applications', 'Your license expires in 10 days.');
  expect(await renew.getAttribute('href')).toBe('/license');
  await renew.click();
  await page.getByRole('region', { name: 'Current License' }).waitFor();
});

test('what the licence grants is shown in groups, with how much of it is used [org-licence.my.groups, org-licence.my.values]', async () => {
  const shown = (group: string, name: string) =>
    page
      .getByRole('region', { name: group, exact: true })
      .locator('dl > *')
      .filter({ hasText: name })
      .locator('dd')
      .innerText();
  expect(await shown('Users', 'Members in the team')).toBe('1 / 5');
  expect(await shown('Apps', 'Single sign-on applications')).toMatch(/^0 [/] [0-9]+$/);
  expect(await shown('Security', 'LDAP')).toMatch(/^(Yes|No)$/);
  expect(await shown('Plugins', 'WordPress plugin')).toMatch(/^(Yes|No)$/);
  await page.getByRole('region', { name: 'Other', exact: true }).waitFor();
});

test('what can be bought is shown as cards [org-licence.upgrade.cards, org-licence.upgrade.disabled]', async () => {
  await button('Upgrade').click();
  const free = page.getByRole('region', { name: 'Starter Free' });
  await free.getByText('CURRENT').waitFor();
  expect(await free.getByRole('button', { name: 'Try Now' }).isDisabled()).toBe(true);
  const special = page.getByRole('region', { name: 'Special Plan' });
  await special.getByText('$6,000 / year').waitFor();
  expect(await special.getByRole('listitem').count()).toBe(5);
  await special.getByRole('button', { name: 'Show More' }).click();
  expect(await special.getByRole('listitem').count()).toBeGreaterThan(10);
  await special.getByRole('button', { name: 'Show Less' }).waitFor();
  expect(await special.getByRole('button', { name: 'Try Now' }).isEnabled()).toBe(true);
  await screenshot('packages', page);
  await button('My License').click();
  await page.getByRole('region', { name: 'Users' }).waitFor();
});

test('what fails at a purchase is told in the documented words [org-licence.payment.no-link, org-licence.payment.link-fail, org-licence.packages.fail]', async () => {
  const answers = async (call: string, status: number, json: object) => {
    await page.unrouteAll();
    await page.route(`**/api/bblicense/${call}*`, (route) => route.fulfill({ status, json }));
  };
  const tries = async (text: string) => {
    await page.getByRole('region', { name: 'Special Plan' }).getByRole('button', { name: 'Try Now' }).click();
    await page.locator('.toast').getByText(text, { exact: true }).waitFor();
  };
  await button('Upgrade').click();
  await answers('getPaymentLink', 200, { code: 1, errorCode: 0, data: '' });
  await tries('No payment link provided in the server response');
  await answers('getPaymentLink', 409, { errorCode: 1, errorMessage: '' });
  await tries('Fail to get link');
  await answers('getPackages', 409, { errorCode: 1, errorMessage: '' });
  await page.goto(`${origin}/license`);
  await button('Upgrade').click();
  await page.getByRole('alert').getByText('Fail to load packages', { exact: true }).waitFor();
  await page.unrouteAll();
  // The browser logs each refused request.
  nothingWrong(chrome, [/status of 409/]);
});

test('after the end every page leads to the renewal, and that leads to the plans [org-shell.expired.redirect, org-shell.expired.alert, org-shell.expired.renew, org-shell.banner.expired, org-licence.days.expired]', async () => {
  await clock.forward(product, 11 * 86_400_000);
  await page.goto(await landingOf(ada));
  for (const path of ['', '/applications', '/user', '/admin', '/reports', `/ViewAdmin/${ada.userId}`]) {
    if (path) await page.goto(origin + path);
    await page.waitForURL(`${origin}/subscription-expired`);
  }
  const text =
    'Your subscription has expired. Please renew your subscription to continue using the application.';
  const alert = page.getByRole('alert').filter({ hasText: text });
  await alert.getByText('Subscription Expired').waitFor();
  expect(await alert.getByRole('button').count()).toBe(0);
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(1);
  await screenshot('subscription-expired', page);
  await page.goto(`${origin}/license`);
  await says('Your license is expired, please upgrade your plan.');
  await says('Your license has expired.');
  expect(await page.getByRole('link', { name: 'Renew', exact: true }).count()).toBe(0);
  const renew = await renewsFrom('/my-account', 'Your license has expired.');
  expect(await renew.getAttribute('href')).toBe('/license');
  await page.goto(`${origin}/subscription-expired`);
  await button('Renew Subscription').waitFor();
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await button('Renew Subscription').click();
  await page.clock.runFor(999);
  expect(new URL(page.url()).pathname).toBe('/subscription-expired');
  await page.clock.runFor(1);
  await page.waitForURL(`${origin}/pricing`);
  await page.clock.resume();
});

test('a package is paid for in a popup, which opens everything again [org-licence.payment.closed, org-licence.payment.success, org-licence.upgrade.disabled]', async () => {
  await page.goto(`${origin}/license`);
  await button('Upgrade').click();
  const special = page.getByRole('region', { name: 'Special Plan' });
  const buys = async () => {
    const opening = page.waitForEvent('popup');
    await special.getByRole('button', { name: 'Try Now' }).click();
    const popup = await opening;
    await popup.getByRole('button', { name: /^Pay / }).first().waitFor();
    return popup;
  };
  await (await buys()).close();
  await page.locator('.toast').getByText('Payment window closed').waitFor();
  const popup = await buys();
  expect(await special.getByRole('button', { name: 'Try Now' }).isDisabled()).toBe(true);
  await popup.getByRole('button', { name: /^Pay / }).first().click();
  const current = page.getByRole('region', { name: 'Current License' });
  await current.getByText('Special Plan').waitFor();
  await page.goto(`${origin}/applications`);
  await page.getByRole('heading', { name: 'Manage Applications' }).waitFor();
  // From now on there is a subscription, which the page of the plans changes.
  const admin = await adminOf(product);
  const name = unique('Larger ');
  await admin.call('POST /subscription/create', {
    ...{ name, description: 'Large', priceInRupees: 900_000, priceInDollars: 9000, published: true },
    ...{ allowNumberOfApps: 9, allowNumberOfUsers: 9, allowTotalNumberOfUsers: 9, allowTeamMembers: 9 },
    ...{ allowedNumberOfRPs: 9 },
  });
  await caughtUp(product);
  await page.goto(`${origin}/license`);
  await button('Upgrade').click();
  await page.getByRole('region', { name }).getByRole('link', { name: 'Try Now' }).click();
  await page.waitForURL(`${origin}/pricing`);
  const plan = page.getByRole('article', { name, exact: true });
  await plan.getByRole('button', { name: 'Upgrade Plan' }).waitFor();
});
