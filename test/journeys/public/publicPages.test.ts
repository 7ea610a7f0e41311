import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { german as germanSentences } from '../../../domain/sentences/german/german.ts';
import { spanish } from '../../../domain/sentences/spanish/spanish.ts';
import { french } from '../../../public-ui/languages/french/french.ts';
import { german } from '../../../public-ui/languages/german/german.ts';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { begins, plays } from '../../people/payments.ts';
import { operatorOf } from '../../people/people.ts';
import { type Here, mailsOf, startProduct } from '../../product.ts';
import { fillsCompany, solvesCaptcha } from '../company.ts';
import { readsBackwards } from '../languages.ts';
import { pageOf } from '../visitor.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
/** The part of an address that names a purchase that was paid. */
let paid: string;
/** Buys a plan and pays. Returns the part of an address that names the purchase. */
async function paysOne() {
  const { id } = await begins(await operatorOf(product));
  return new URL(await plays(product, id, 'pay')).search;
}
const opens = (path: string) => page.goto(product.url + path);
const heading = () => page.getByRole('heading', { level: 1 }).innerText();
const text = () => page.getByRole('main').innerText();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const alert = (name: string) => page.getByRole('alert').getByText(name, { exact: true }).first().waitFor();
/** Stubs how the device reacts when a page asks for a passkey. */
const device = (does: 'nothing' | 'cancels') =>
  page.evaluate((how) => {
    const answer = async () => {
      if (how === 'cancels') throw new DOMException('The operation was cancelled.', 'NotAllowedError');
      return null;
    };
    Object.assign(navigator.credentials, { get: answer, create: answer });
  }, does);

beforeAll(async () => {
  product = await startProduct();
  chrome = await openBrowser();
  ({ page } = await pageOf(await chrome.person()));
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
  await product?.stop();
});

test.each([
  ...['/add-admin/no-such-token', '/add-device/no-such-token', '/recover/no-such-token'],
  ...['/stop-recovery/no-such-token', '/verifyEmail/no-such-token', '/openid-login/?requestId=unknown'],
])('%s says nothing of the link while the server is busy, and tries again', async (path) => {
  const reason = 'The server is busy now';
  const busy = { errorCode: 1008, errorMessage: reason };
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: busy }));
  await opens(path);
  const why = page.getByRole('main').getByRole('alert');
  await why.getByText(reason, { exact: true }).waitFor();
  expect(await text()).not.toMatch(/nothing to stop|cannot be used|sign in again|new link/i);
  await page.unroute('**/api/**');
  await button('Try again').click();
  await why.filter({ hasNotText: reason }).waitFor();
  expect(await button('Try again').count()).toBe(0);
  nothingWrong(chrome, [/status of (401|404|503)/]);
});
const elsewhere = 'Open this page at the address of your organization.';
const unnamed = 'This address names no sign-in.';
test.each([
  ...['/me', '/openid-login/?requestId=r', '/idp/login/?requestId=r'].map((path) => [path, elsewhere]),
  ...[
    ['/openid-login/', unnamed],
    ['/idp/login/', unnamed],
  ],
] as [string, string][])(
  '%s, where it can show nothing, says why and offers no second try',
  async (path, why) => {
    await opens(path);
    await page.getByRole('main').getByRole('alert').getByText(why, { exact: true }).waitFor();
    expect(await button('Try again').count()).toBe(0);
    nothingWrong(chrome, [/status of 404/]);
  },
);
test('the privacy policy is text with a date [public.route.legal, public.legal.updated]', async () => {
  for (const path of ['/terms-and-conditions', '/privacyPolicy']) {
    await opens(path);
    await page.getByText('Last updated February 15, 2022').waitFor();
    const article = page.getByRole('article');
    expect(await article.locator('input, button, a, img').count()).toBe(0);
    expect(await article.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(8);
  }
});
test.each([
  [/third-party social sign-in.*three such providers.*places service/s, '[public.legal.privacy.third-party]'],
  [/Google, Facebook and LinkedIn/, '[public.legal.full-text]'],
  [/do not knowingly collect data of children under 13/, '[public.legal.privacy.children]'],
  [/session cookies.*persistent cookies/s, '[public.legal.privacy.cookies]'],
])('the privacy policy says %s %s', async (fact) => {
  expect(await text()).toMatch(fact);
});
test('the terms tell what data is used for [public.legal.terms.use, public.legal.terms.withdraw]', async () => {
  await page.getByRole('link', { name: 'Terms and conditions' }).click();
  await page.waitForURL(/terms-and-conditions$/);
  await expect.poll(text).toMatch(/for training, for analytics and for marketing/);
  expect(await text()).toMatch(/withdraw this consent at any time by e-mail/);
  expect(await text()).toMatch(/Prices include the taxes/);
});
test('the payment result is that of the purchase, whatever else the address says [public.route.payment-status, public.payment-status.success, public.payment-status.fixed]', async () => {
  paid = await paysOne();
  await opens(`/paymentStatus${paid}&status=canceled`);
  await page.getByRole('heading', { name: 'Success', exact: true }).waitFor();
  await page.getByText('Your payment has been successfully processed', { exact: true }).waitFor();
});
test('Go Back of a payment result leads to the account in the console [public.payment-status.go-back]', async () => {
  const leaving = page.waitForRequest(
    (asked) => asked.isNavigationRequest() && /^http:\/\/.+\.localhost:\d+\/my-account$/.test(asked.url()),
  );
  await button('Go Back').click();
  await leaving;
});
test('the page of a successful payment has only a heading [public.route.payment-success]', async () => {
  await opens(`/payment/success${paid}`);
  await expect.poll(text).toBe('Payment Success');
});
test('the page of a cancelled payment waits while it can be paid, and has only a heading once it failed [public.route.payment-cancel]', async () => {
  const operator = await operatorOf(product);
  const { id, purchaseId } = await begins(operator);
  await opens(`/payment/cancel?purchase=${purchaseId}&organisation=${operator.uniqueId}`);
  await page.getByText('The payment service has not received your payment so far.').waitFor();
  await plays(product, id, 'decline');
  await button('Look again').click();
  await expect.poll(text).toBe('Payment Failed');
});
test('without a purchase in the address the pages of payments claim nothing', async () => {
  for (const path of ['/payment/success', '/payment/cancel', '/paymentStatus?status=success']) {
    await opens(path);
    await expect.poll(text).toMatch(/^Payment\s+This address names no payment/);
  }
});
test('a German browser gets German pages, and whoever chooses French gets French ones from then on', async () => {
  const { page } = await pageOf(await chrome.person({ locale: 'de-AT' }));
  await page.goto(`${product.url}/login`);
  await page.getByRole('heading', { name: german['pages/login'].loginTitle }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.getByLabel('Sprache').selectOption('Français');
  await page.getByRole('heading', { name: french['pages/login'].loginTitle }).waitFor();
  await screenshot('languages-french', page);
  await page.goto(`${product.url}/register`);
  await page.getByRole('heading', { name: french['pages/register'].registerTitle }).waitFor();
});
test('a refusal is in the language of the page', async () => {
  const { page } = await pageOf(await chrome.person({ locale: 'es-MX' }));
  await page.goto(`${product.url}/add-admin/unknown`);
  await page.getByRole('main').getByText(spanish['session.token']).first().waitFor();
  chrome.complaints.splice(0);
});
test('the list of error codes says its messages in the language of the page, and finds what somebody has read', async () => {
  const { page } = await pageOf(await chrome.person({ locale: 'de-AT' }));
  await page.goto(`${product.url}/error-codes`);
  await page.getByRole('searchbox').fill(germanSentences['session.none']);
  await page
    .locator('summary')
    .filter({ hasText: /^Sitzung/ })
    .waitFor();
  const cells = page.getByRole('row').nth(1).getByRole('cell');
  await expect.poll(() => cells.allInnerTexts()).toEqual(['1', '1100', germanSentences['session.none']]);
});
test('all of a page can be translated, and it fits a narrow screen from right to left', async () => {
  const { page } = await pageOf(await chrome.person({ viewport: { width: 360, height: 740 } }));
  await page.goto(`${product.url}/login`);
  await page.evaluate(() => localStorage.setItem('language', 'qps'));
  for (const path of ['/login', '/register', '/recover', '/nowhere/at/all', '/networkCode', '/app'])
    await readsBackwards(page, product.url + path);
  await screenshot('languages-backwards', page);
});
test('paths match exactly, all others are not found [public.route.exact-match, public.route.not-found]', async () => {
  for (const path of ['/login/more', '/payment/done']) {
    await opens(path);
    await expect.poll(heading).toBe('404 - Page not found');
  }
});
test('an address with capitals, or a slash at its end, leads to the page that was meant', async () => {
  await opens('/Payment/Success/');
  await page.waitForURL(`${product.url}/payment/success`);
  await expect.poll(heading).toBe('Payment');
});
test('error codes are grouped by module in an accordion [error-codes.heading, error-codes.accordion, error-codes.content]', async () => {
  await opens('/error-codes');
  await page
    .getByText('Below is the list of error codes and their corresponding messages, categorized by module.')
    .waitFor();
  expect(await heading()).toBe('Error Codes');
  const module = page.locator('details').filter({ hasText: /^Session/ });
  expect(await module.getAttribute('open')).toBeNull();
  await module.locator('summary').click();
  const heads = module.getByRole('columnheader');
  expect(await heads.allInnerTexts()).toEqual(['Sr. No.', 'Error Code', 'Error Message']);
  const first = module.getByRole('row').nth(1).getByRole('cell');
  expect(await first.allInnerTexts()).toEqual(['1', '1100', 'Please sign in']);
});
test('without codes the page says so [error-codes.empty]', async () => {
  await page.getByRole('searchbox').fill('no such code');
  await page.getByText('No error codes found.', { exact: true }).waitFor();
});
test('reserved and short host names lead to the public app, where one signs in [public.host.reserved, public.host.short]', async () => {
  for (const label of ['info', 'five5']) {
    await page.goto(`http://${label}.localhost:${product.port}/payment/success`);
    await expect.poll(heading).toBe('Payment');
    expect(new URL(page.url()).host).toBe(`localhost:${product.port}`);
  }
});
test('a cancelled passkey prompt and one without a result each end a sign-in with their own message [public.passkey.cancelled]', async () => {
  await opens('/login');
  await device('cancels');
  await solvesCaptcha(page);
  await button('Login').click();
  await alert('Authentication failed. Please try again.');
  await page.getByText('Checked', { exact: true }).waitFor();
  // The button could not be used meanwhile, and has the focus again.
  await expect.poll(() => button('Login').evaluate((it) => it === document.activeElement)).toBe(true);
  await device('nothing');
  await page.keyboard.press('Enter');
  await alert('Assertion was not completed');
});
test('a passkey prompt without a result ends a registration with its own message [public.passkey.no-assertion]', async () => {
  await opens('/register');
  await fillsCompany(page, 'grace@newcomer.example');
  await button('Next').click();
  await device('nothing');
  await solvesCaptcha(page);
  await button('Create Free Account').click();
  await alert('Attestation was not completed');
});
test('a registration that the server rejects is shown as an alert [public.register.registration-error]', async () => {
  await page.reload();
  await page.route('**/api/verify-registerOperator-attestation', (route) => {
    const sent = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ ...sent, transactionId: `${sent.transactionId}x` }) });
  });
  await solvesCaptcha(page);
  await button('Create Free Account').click();
  await alert('Error in Registration');
  const got = (await mailsOf(product)).filter(({ to }) => to === 'grace@newcomer.example');
  expect(got).toEqual([]);
  nothingWrong(chrome, [/the server responded with a status of 401/]);
});
test('a browser without passkeys is told so [public.passkey.unsupported]', async () => {
  const old = await (await chrome.person()).newPage();
  await old.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await old.goto(`${product.url}/login`);
  await old.getByRole('alert').getByText('WebAuthn is not supported in this browser').waitFor();
  expect(await old.getByRole('button', { name: 'Login', exact: true }).isDisabled()).toBe(true);
});
