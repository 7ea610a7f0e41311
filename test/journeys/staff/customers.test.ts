import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { adminOf, company, type Operator, operatorOf, unique, webApp } from '../../people/people.ts';
import { caughtUp, type Guest, type Here, mailsOf, sharedProduct } from '../../product.ts';
import { adminSignsIn } from '../staff.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
let origin: string;
let ada: Operator;
let admin: Guest;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = (text: string) => page.locator('.toast').getByText(text, { exact: true }).first().waitFor();
const heads = async () => (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });

beforeAll(async () => {
  product = await sharedProduct();
  origin = `http://admin.localhost:${product.port}`;
  ada = await operatorOf(product, 'special_plan');
  admin = await adminOf(product);
  await webApp(ada);
  chrome = await openBrowser();
  page = await (await chrome.person()).newPage();
  await adminSignsIn(page, product.port);
});
afterEach(() => nothingWrong(chrome));
afterAll(() => chrome?.close());

test('an entry of the contact form is answered by mail and marked as done [admin.contact.table]', async () => {
  const { name } = company('');
  await ada.call('POST /contactUs/postContactUs', {
    ...{ name, email: ada.email, mobileNumber: '+442079460000', countryCode: '44' },
    description: 'Two hundred applications, please.\nAnd an invoice.',
  });
  await caughtUp(product);
  await tab('Contact Us Details').click();
  await page.getByLabel('Filter by name, e-mail or text').fill(ada.email);
  const entry = rowOf('Two hundred applications');
  await entry.waitFor();
  expect(await heads()).toEqual(['Name', 'Email', 'Mobile Number', 'Description', 'Action']);
  expect(await entry.getByRole('textbox').count()).toBe(0);
  const cells = await entry.getByRole('cell').allInnerTexts();
  expect(cells.slice(0, 4).map((text) => text.split('\n')[0])).toEqual([
    ...['Ada Lovelace', ada.email, '+442079460000', 'Two hundred applications, please.'],
  ]);
  await screenshot('staff-contacts', page);
  await entry.getByRole('button', { name: 'Answer' }).click();
  const form = dialog('Answer Ada Lovelace');
  await form.getByLabel('Answer').fill('With pleasure.');
  await screenshot('staff-contact-answer', page);
  await form.getByRole('button', { name: 'Send Mail' }).click();
  await toast('Answer sent');
  await entry.getByText('With pleasure.').waitFor();
  const mailed = async () => (await mailsOf(product)).map(({ text }) => text).join();
  await expect.poll(mailed).toContain('With pleasure.');
  await entry.getByRole('button', { name: 'Mark as done' }).click();
  await toast('Marked as done');
  await entry.waitFor({ state: 'detached' });
});
test('a request for deletion is listed with its company and who asked [admin.requests.columns]', async () => {
  await ada.call('DELETE /deleteAccount/:uniqueId/:userId/:mode', {
    ...{ uniqueId: ada.uniqueId, userId: ada.userId, mode: 'DELETE_BACKUP' },
  });
  await caughtUp(product);
  await tab('Request Management').click();
  await page.getByLabel('Search by company name').fill('acm');
  const request = rowOf(ada.email).first();
  await request.waitFor();
  expect(await heads()).toEqual([
    'Company',
    'Industry',
    'Created By',
    'Requested By',
    'Request Type',
    'Status',
    'Action',
  ]);
  await screenshot('staff-requests', page);
});
test('requests are listed by type and company, and re-activating takes one off the list [admin.requests.type, admin.requests.search, admin.requests.reactivate, admin.requests.reactivated, admin.requests.paging]', async () => {
  const request = rowOf(ada.email).first();
  await page.getByRole('combobox', { name: 'Request type' }).click();
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['Delete Requests', 'Suspend Requests']);
  await page.getByRole('option', { name: 'Suspend Requests' }).click();
  await request.waitFor({ state: 'detached' });
  const paged = page.waitForRequest(/requests\/list\/DELETE\?.*page=1&limit=10/);
  await page.goBack();
  await paged;
  await request.getByRole('button', { name: 'RE-ACTIVATE' }).click();
  const asks = dialog('Activate the organization');
  await asks
    .getByText('Are you sure, you want to activate this Acme organization?', { exact: true })
    .waitFor();
  await asks.getByRole('button', { name: 'Cancel' }).waitFor();
  await screenshot('staff-reactivate', page);
  await asks.getByRole('button', { name: 'Activate', exact: true }).click();
  await toast('The organization is active again');
  await request.waitFor({ state: 'detached' });
});

test('all terms of a plan are edited beside the card that they make, and a plan is withdrawn', async () => {
  const { id } = await admin.call('POST /subscription/create', {
    ...{
      name: unique('Team '),
      description: 'For growing teams',
      priceInRupees: 90_000,
      priceInDollars: 1200,
    },
    ...{ allowNumberOfApps: 5, allowNumberOfUsers: 500, allowTotalNumberOfUsers: 2500 },
    ...{ allowTeamMembers: 10, allowedNumberOfRPs: 5 },
  });
  await caughtUp(product);
  await page.goto(`${origin}/plans?filter=${encodeURIComponent(JSON.stringify({ q: 'For growing' }))}`);
  await rowOf(id)
    .getByRole('link', { name: /^Team / })
    .click();
  await page.waitForURL(`${origin}/plans/${id}/show`);
  const chooses = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await chooses('Published', 'Yes');
  await chooses('Marked as popular', 'Yes');
  await chooses('Offer', 'Shown');
  await page.getByLabel('Name of the offer').fill('Spring');
  await page.getByLabel('Offer price (USD)').fill('2000');
  await page.getByLabel('Offer price (INR)').fill('60000');
  await page.getByLabel('Stripe price id').fill('price_team');
  for (const [n, line] of ['Single sign-on', 'Telephone support'].entries()) {
    await button('Add a line').click();
    await page.getByLabel(`Line ${n + 1}`, { exact: true }).fill(line);
  }
  await page.getByLabel('Line 2 is included').click();
  await button('Save').click();
  await page.getByText('Must be lower than the price').waitFor();
  await page.getByLabel('Offer price (USD)').fill('900');
  const card = page.getByRole('region', { name: 'Preview' }).getByRole('article');
  await card.getByText('$900', { exact: true }).waitFor();
  const shown = (await card.innerText()).replaceAll(/\s+/g, ' ');
  expect(shown).toMatch(/Most popular .*\$1,200 Spring: 25% off .*Single sign-on .*Telephone support/);
  await screenshot('staff-plan', page);
  await button('Save').click();
  await toast('Plan updated successfully');
  const [found] = (await admin.call('GET /subscription/getAllPlans', {})).filter(
    (plan) => plan.planId === id,
  );
  expect(found).toMatchObject({
    ...{ published: true, isPopular: true, allowNumberOfApps: 5, priceInDollars: 1200 },
    offer: { isActive: true, name: 'Spring', discountedPriceInDollars: 900, discountedPriceInRupees: 60_000 },
    features: [
      { label: 'Single sign-on', enabled: true },
      { label: 'Telephone support', enabled: false },
    ],
    gatewayPlans: { stripe: 'price_team', razorpay: null },
  });
  await button('Withdraw').click();
  await dialog('Withdraw the plan').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByText('Withdrawn', { exact: true }).waitFor();
  await button('Sell again').click();
  await toast('The plan is sold again');
});
test('a plan that the server does not update says so [admin.plans.update-error]', async () => {
  await page.getByLabel('Allowed Apps').fill('6');
  const update = '**/api/subscription/updatePlan/*';
  await page.route(update, (route) => route.fulfill({ json: { errorCode: 1 } }));
  await button('Save').click();
  await toast('Fail to update...');
  await page.unroute(update);
  expect(await page.getByLabel('Allowed Apps').inputValue()).toBe('6');
});
