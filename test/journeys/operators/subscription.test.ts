import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { movedClock } from '../../clock.ts';
import { land, type Operator, operatorOf, signIn, webApp } from '../../people/people.ts';
import { caughtUp, type Here, mailsOf, startProduct } from '../../product.ts';
import { until } from '../../until.ts';
import { entersConsole, landingOf } from '../landing.ts';

const day = 86_400_000;
const clock = movedClock();
let product: Here;
let chrome: Chrome;
let page: Page;
let ada: Operator;
let origin: string;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const alert = (text: string) => page.getByRole('alert').getByText(text, { exact: true });
const special = () => page.getByRole('article', { name: 'Special Plan', exact: true });
const toast = (text: string) => page.locator('.toast').getByText(text).waitFor();
const told = (subject: RegExp) =>
  until(async () => {
    const mails = (await mailsOf(product)).filter(({ to }) => to === ada.email);
    expect(mails.map((mail) => mail.subject)).toContainEqual(expect.stringMatching(subject));
  });

/** Lets days pass, and signs in again: no session lasts so long. */
async function pass(days: number) {
  await clock.forward(product, days * day);
  await caughtUp(product);
  await page.goto(await landingOf(ada));
}
/** Buys the plan on the page of plans, in the window of the provider. */
async function pays() {
  const opening = page.waitForEvent('popup');
  await special().getByRole('button', { name: 'Buy Plan' }).click();
  const checkout = await opening;
  await checkout.waitForURL(/payment\/sandbox/);
  await checkout.locator('button[value=pay]').click();
  await page.getByRole('dialog', { name: 'Payment Success' }).getByRole('button', { name: 'Close' }).click();
  await checkout.close();
}
/** Goes to the provider's page by the account, and lets something happen there. */
async function atProvider(act: string) {
  await page.goto(`${origin}/my-account`);
  await button('Change means of payment').click();
  await page.waitForURL(/payment\/sandbox/);
  await page.locator(`button[value=${act}]`).click();
}
/** Opens a page of the console. */
const opens = async (path: string) => page.goto(origin + path);

beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' }, { clock: clock.now });
  ada = await operatorOf(product);
  await webApp(ada);
  chrome = await openBrowser();
  page = await (await chrome.person()).newPage();
  origin = await entersConsole(page, ada);
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
  await product?.stop();
});

test('a trial that is full refuses by the name of the feature, and a paid plan has room', async () => {
  await opens('/configure-application');
  await page.getByRole('button', { name: /Web\/Wordpress/ }).click();
  await alert('Error: No remaining usage for App Count.').waitFor();
  expect(await button('Next').isDisabled()).toBe(true);
  await expect(webApp(ada)).rejects.toThrow('app.count');
  await opens('/pricing');
  await pays();
  await told(/^Your plan is now Special Plan$/);
  await opens('/applications');
  await page.getByRole('heading', { name: 'Manage Applications' }).waitFor();
  await webApp(ada);
});
test('a plan is cancelled for the end of its cycle, and kept after all', async () => {
  await opens('/my-account');
  await button('Cancel Plan').click();
  await button('Yes, cancel it!').click();
  await page.getByText(/^Your subscription has been cancelled\./).waitFor();
  await told(/^Special Plan will end on /);
  await button('Keep my plan').click();
  await toast('Your plan goes on, and renews itself as before');
  await told(/^Special Plan goes on$/);
});
test('a charge that is declined is told by mail and on every page, and ends nothing', async () => {
  await atProvider('bad');
  await pass(366);
  await told(/^Special Plan renews on /);
  await told(/^A payment failed$/);
  const banner = alert(
    'A payment failed. It will be tried again in the next few days. Please check your means of payment.',
  );
  await banner.waitFor();
  await screenshot('past-due', page);
  await page.getByRole('alert').getByRole('link', { name: 'Show the account' }).click();
  await page.waitForURL(`${origin}/my-account`);
  await banner.waitFor();
  const { redirectTo } = await signIn(ada.base, ada.key, ada.email);
  await webApp(await land(product, redirectTo!));
});
test('what is overdue is paid, and the banner goes', async () => {
  await atProvider('settle');
  await told(/^Your payment went through$/);
  await opens('/my-account');
  await button('Cancel Plan').waitFor();
  expect(
    await alert(
      'A payment failed. It will be tried again in the next few days. Please check your means of payment.',
    ).count(),
  ).toBe(0);
});
test('a cancelled plan ends with its cycle, every page leads to the renewal, and that opens everything', async () => {
  await button('Cancel Plan').click();
  await button('Yes, cancel it!').click();
  await page.getByText(/^Your subscription has been cancelled\./).waitFor();
  await pass(366);
  await told(/^Special Plan ends on /);
  await told(/^Special Plan has ended$/);
  await page.waitForURL(`${origin}/subscription-expired`);
  await opens('/applications');
  await page.waitForURL(`${origin}/subscription-expired`);
  await button('Renew Subscription').click();
  await page.waitForURL(`${origin}/pricing`);
  await pays();
  await opens('/applications');
  await page.getByRole('heading', { name: 'Manage Applications' }).waitFor();
});
