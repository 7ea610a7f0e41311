import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { invoiced, seller } from '../../people/invoices.ts';
import { pays } from '../../people/payments.ts';
import { adminOf, type Operator, operatorOf, unique } from '../../people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../../product.ts';
import { visits } from '../console.ts';
import { entersConsole } from '../landing.ts';
import { barriersAtBothWidths } from '../phone.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
let ada: Operator;
let origin: string;
const planId = unique('team');
const smallId = unique('small');
const team = {
  ...{ name: 'Team', description: 'For everybody in a company.', priceInRupees: 9000, priceInDollars: 120 },
  ...{ allowNumberOfApps: 20, allowNumberOfUsers: 1500, allowTotalNumberOfUsers: 5000 },
  ...{ allowTeamMembers: 20, allowedNumberOfRPs: 10, published: true, isPopular: true },
  offer: { isActive: true, name: 'Spring', discountedPriceInRupees: 6000, discountedPriceInDollars: 77 },
  features: [
    { label: 'Support by mail', enabled: true },
    { label: 'Support by phone', enabled: false },
  ],
};
const card = (name: string) => page.getByRole('article', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const toast = (text: string) => page.locator('.toast').getByText(text, { exact: true }).first().waitFor();

beforeAll(async () => {
  product = await sharedProduct();
  const admin = await adminOf(product);
  await admin.call('PUT /invoicing/seller', seller);
  await admin.call('POST /subscription/create', { planId, ...team });
  await admin.call('POST /subscription/create', {
    ...{ ...team, planId: smallId, name: 'Small', description: 'For a start.', offer: null },
    ...{ priceInRupees: 900, priceInDollars: 12, isPopular: false },
  });
  await admin.call('POST /subscription/create', {
    ...{ ...team, planId: unique('secret'), name: 'Secret', published: false },
  });
  ada = await operatorOf(product, planId);
  await caughtUp(product);
  chrome = await openBrowser();
  page = await (await chrome.person()).newPage();
  origin = await entersConsole(page, ada);
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
});

test('the published plans and Enterprise are cards, with the present plan marked [org-billing.pricing.heading, org-billing.pricing.cards, org-billing.pricing.current]', async () => {
  await visits(page, '/pricing');
  await page.getByRole('heading', { name: 'PLANS & PRICING', exact: true, level: 1 }).waitFor();
  await card('Enterprise').getByRole('button', { name: 'Contact Us', exact: true }).waitFor();
  await card('Team').first().getByText('Current Active Plan', { exact: true }).waitFor();
  expect(await card('Small').getByText('Current Active Plan').count()).toBe(0);
  expect(await card('Secret').count()).toBe(0);
  await screenshot('pricing', page);
  expect(await barriersAtBothWidths(page)).toEqual([[], []]);
});
test('a card shows price, offer with rounded discount, limits and features by the year [org-billing.pricing.card-content, org-billing.pricing.discount, org-billing.pricing.yearly, org-billing.pricing.popular]', async () => {
  const text = (await card('Team').innerText()).replace(/\s+/g, ' ');
  for (const part of [
    ...['$77', '/ year', '$120', 'Spring: 36% off', 'Most popular'],
    ...['20 applications', '1,500 users per application', '10 domains per application'],
    ...['Support by mail', 'Support by phone'],
  ])
    expect(text).toContain(part);
  expect(await card('Small').innerText()).not.toMatch(/Most popular|Spring/);
  const feature = (name: string) => card('Team').getByRole('listitem').filter({ hasText: name });
  await feature('Support by mail').getByRole('img', { name: 'Included', exact: true }).waitFor();
  await feature('Support by phone').getByRole('img', { name: 'Not included', exact: true }).waitFor();
});
test('the contact form has its fields, asks for all of them, and says while it sends and once it is sent [org-billing.contact.fields, org-billing.contact.submit, org-billing.contact.required, org-billing.contact.country, org-billing.contact.mobile]', async () => {
  await card('Enterprise').getByRole('button', { name: 'Contact Us' }).click();
  for (const name of ['Your Name', 'Email Address', 'Country Code', 'Mobile Number'])
    await dialog().getByLabel(name).waitFor();
  const requirement = dialog().getByLabel('Describe your requirement');
  expect(await requirement.getAttribute('rows')).toBe('4');
  expect(await dialog().getByLabel('Country Code').innerText()).toContain('Åland Islands (+358)');
  await dialog().getByLabel('Your Name').fill('');
  await dialog().getByRole('button', { name: 'Submit', exact: true }).click();
  await dialog().getByText('Please fill all the fields', { exact: true }).waitFor();
  await screenshot('pricing-contact', page);
  expect(await barriersAtBothWidths(page)).toEqual([[], []]);
  await dialog().getByLabel('Your Name').fill('Grace Hopper');
  await dialog().getByLabel('Mobile Number').fill('18 123456');
  await requirement.fill('2,000 people');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let sent = {};
  await page.route('**/postContactUs', async (route) => {
    sent = route.request().postDataJSON();
    await asked;
    await route.continue();
  });
  await dialog().getByRole('button', { name: 'Submit', exact: true }).click();
  await dialog().getByRole('button', { name: 'Sending...', exact: true }).waitFor();
  answer();
  await toast('Thanks for contacting us');
  expect(sent).toMatchObject({ mobileNumber: '+35818123456', countryCode: '358' });
  await dialog().waitFor({ state: 'detached' });
});
test('the account shows from when to when the plan lasts, and leads to the plans [org-account.account.dates, org-account.account.upgrade, org-account.account.cancel]', async () => {
  await visits(page, '/my-account');
  const subscription = page.getByRole('region', { name: 'Subscription', exact: true });
  const shown = (await subscription.innerText()).replace(/\s+/g, ' ');
  expect(shown).toMatch(/Subscription start date \d+\/\d+\/\d\d Subscription end date \d+\/\d+\/\d\d/);
  await subscription.getByRole('button', { name: 'Cancel Plan', exact: true }).waitFor();
  await screenshot('account-business', page);
  expect(await barriersAtBothWidths(page)).toEqual([[], []]);
  await asIf({ currentPlan: { subscriptionStartDate: null, subscriptionEndDate: null } });
  await subscription.getByText('-', { exact: true }).nth(1).waitFor();
  await asIf({});
  await subscription.getByRole('link', { name: 'Upgrade Plan', exact: true }).click();
  await page.waitForURL(`${origin}/pricing`);
});
/** Loads the page again as if these details of the organisation were different. */
async function asIf({ currentPlan, ...rest }: { currentPlan?: object; country?: string }) {
  const path = '**/getOrgbyId/*';
  const told = await ada.call('GET /getOrgbyId/:uniqueId', { uniqueId: ada.uniqueId });
  const json = { ...told, ...rest, currentPlan: { ...told.currentPlan, ...currentPlan } };
  await page.unroute(path);
  await page.route(path, (route) => route.fulfill({ json }));
  await page.reload();
}
test('add-ons are chosen with sliders, and Pay Now tells the staff what is wanted [org-account.addon.dialog, org-account.addon.sliders, org-account.addon.prices]', async () => {
  await visits(page, '/my-account');
  await page.getByRole('button', { name: 'Add-ons', exact: true }).click();
  const pay = dialog().getByRole('button', { name: 'Pay Now', exact: true });
  expect(await pay.isDisabled()).toBe(true);
  for (const [name, step] of [
    ['Users', 10],
    ['Applications', 5],
    ['Domains/App', 5],
  ] as const) {
    const slider = dialog().getByRole('slider', { name, exact: true });
    await slider.press('End');
    await dialog().getByText(`${name}: 110`, { exact: true }).waitFor();
    await slider.press('Home');
    await dialog().getByText(`${name}: 0`, { exact: true }).waitFor();
    await slider.press('ArrowRight');
    await dialog().getByText(`${name}: ${step}`, { exact: true }).waitFor();
  }
  const prices = () =>
    dialog()
      .getByText(/ each$/)
      .allInnerTexts();
  expect(await prices()).toEqual(['$2 each', '$20 each', '$2 each']);
  await dialog().getByText('Total: $130 / year', { exact: true }).waitFor();
  await screenshot('account-addons', page);
  expect(await barriersAtBothWidths(page)).toEqual([[], []]);
  await pay.click();
  expect(await dialog().getByLabel('Describe your requirement').inputValue()).toBe(
    'Add-ons: 10 users, 5 applications, 5 domains per application. Total: $130 / year.',
  );
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await asIf({ country: 'India' });
  await page.getByRole('button', { name: 'Add-ons', exact: true }).click();
  await dialog().getByText('₹120 each', { exact: true }).waitFor();
  expect(await prices()).toEqual(['₹12 each', '₹120 each', '₹12 each']);
  await page.keyboard.press('Escape');
  await asIf({});
});
test('invoices and credit notes are listed with the payments', async () => {
  const invoiceId = await invoiced(product, ada.uniqueId);
  const admin = await adminOf(product);
  await admin.call('POST /invoices/:invoiceId/credit', { invoiceId, amount: 1000, reason: 'Wrong plan' });
  await caughtUp(product);
  await visits(page, '/my-account?tab=payments');
  const invoices = page.getByRole('table', { name: 'Invoices', exact: true });
  await invoices.getByText('$60.00', { exact: true }).waitFor();
  expect(await page.getByRole('region', { name: 'Invoices', exact: true }).count()).toBe(1);
  await invoices.getByText('-$10.00', { exact: true }).waitFor();
  await screenshot('account-payments', page);
  expect(await barriersAtBothWidths(page)).toEqual([[], []]);
});
test('before the first payment the plans say to whom the invoice will be, and the account shows it', async () => {
  await visits(page, '/pricing');
  const missing = page.getByRole('alert').filter({ hasText: `${seller.name} must show your address` });
  await missing.getByRole('button', { name: 'Enter billing details', exact: true }).click();
  await dialog().getByLabel('Street and number').fill('1 High Street');
  await dialog().getByLabel('Tax number').fill('123');
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await dialog().getByText('must be a number such as GB123456789').waitFor();
  await dialog().getByText('This field is required.').first().waitFor();
  await screenshot('billing-details-form', page);
  expect(await barriersAtBothWidths(page)).toEqual([[], []]);
  await dialog().getByLabel('City').fill('Leeds');
  await dialog().getByLabel('Postal code').fill('LS1 4AP');
  await dialog().getByLabel('Tax number').fill('gb 123 456 789');
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await toast('Billing details saved');
  const to = 'The invoice will be to: Acme, 1 High Street, LS1 4AP Leeds, United Kingdom, GB123456789';
  await page.getByRole('alert').getByText(to, { exact: true }).waitFor();
  await screenshot('billing-details-notice', page);
  await visits(page, '/my-account?tab=payments');
  const section = page.getByRole('region', { name: 'Billing details', exact: true });
  await section.getByText('1 High Street, LS1 4AP Leeds, United Kingdom', { exact: true }).waitFor();
  await screenshot('billing-details', page);
  expect(await barriersAtBothWidths(page)).toEqual([[], []]);
});
let own: Page;
test('a plan is bought at the payment page, and its result comes from the provider [org-billing.purchase.create, org-billing.purchase.success, org-billing.purchase.downgrade]', async () => {
  own = await (await chrome.person()).newPage();
  await entersConsole(own, await operatorOf(product));
  await visits(own, '/pricing');
  const opening = own.waitForEvent('popup');
  await own
    .getByRole('article', { name: 'Team', exact: true })
    .getByRole('button', { name: 'Buy Plan' })
    .click();
  const checkout = await opening;
  await own.getByRole('dialog', { name: 'Waiting for your payment' }).waitFor();
  await screenshot('pricing-waiting', own);
  await checkout.waitForURL(/payment\/sandbox/);
  await checkout.locator('button[value=pay]').click();
  const done = own.getByRole('dialog', { name: 'Payment Success', exact: true });
  await done
    .getByText('Payment for the new plan is processed and your subscription will be activated immediately.', {
      exact: true,
    })
    .waitFor();
  await screenshot('pricing-paid', own);
  await done.getByRole('button', { name: 'Close' }).click();
  const mark = own.getByRole('article', { name: 'Team', exact: true }).getByText('Current Active Plan');
  await expect
    .poll(async () => {
      await own.reload();
      await own.getByRole('article', { name: 'Small', exact: true }).waitFor();
      return mark.count();
    })
    .toBe(1);
  await own
    .getByRole('article', { name: 'Small', exact: true })
    .getByRole('button', { name: 'Choose Plan' })
    .click();
  const refused = own.getByRole('dialog', { name: 'Error', exact: true });
  await refused.getByText("You can't downgrade your plan", { exact: true }).waitFor();
  await refused.getByText('choose a smaller one once it has ended').waitFor();
  await refused.getByRole('button', { name: 'Close' }).click();
});
test('what was paid is shown with the currency’s symbol, last and in the history [org-account.payments.last, org-account.payments.history, org-account.payments.symbols]', async () => {
  await visits(own, '/my-account?tab=payments');
  const last = own.getByRole('region', { name: 'Last Payment Details', exact: true });
  expect((await last.innerText()).replace(/\s+/g, ' ')).toMatch(
    new RegExp(
      String.raw`Payment Date \d+/\d+/\d\d Payment Status Paid Subscription Id \S+ Amount \$77\.00 Plan Team Plan Id ${planId} Payment Gateway sandbox$`,
    ),
  );
  const history = own.getByRole('table', { name: 'Payment History', exact: true });
  expect(await history.getByRole('columnheader').allInnerTexts()).toEqual([
    ...['Sr. No', 'Date', 'Amount', 'Success/Fail Status', 'Payment Gateways'],
  ]);
  const cells = await history.getByRole('cell').allInnerTexts();
  expect(cells).toEqual(['1', expect.stringMatching(/^\d+\/\d+\/\d\d$/), '$77.00', 'Paid', 'sandbox']);
});
test('a plan is cancelled after a question, until when it lasts is told, and it is kept after all [org-account.account.cancel-confirm, org-account.account.cancel-accepted, org-account.account.cancelled-banner, org-account.account.plan, org-billing.purchase.cancel-state]', async () => {
  await visits(own, '/my-account');
  await own.getByRole('region', { name: 'Plan and usage' }).getByText('Team', { exact: true }).waitFor();
  await own.getByRole('button', { name: 'Cancel Plan', exact: true }).click();
  const asking = own.getByRole('dialog', { name: 'Are you sure?', exact: true });
  await asking.getByText("You won't be able to revert this!", { exact: true }).waitFor();
  await asking
    .getByText(/^It cannot be reverted once the plan has ended on \d+\/\d+\/\d\d\. Nothing changes before/)
    .waitFor();
  await asking.getByRole('button', { name: 'No, cancel later!', exact: true }).waitFor();
  await asking.getByRole('button', { name: 'Yes, cancel it!', exact: true }).click();
  await own.locator('.toast').getByText('Cancellation Request Submitted', { exact: true }).waitFor();
  const lasts = (await own.getByRole('region', { name: 'Subscription', exact: true }).innerText()).match(
    /Subscription end date\s+(\d+\/\d+\/\d\d)/,
  );
  await own
    .getByText(
      `Your subscription has been cancelled. No more charge attempts will be made on your account after ${lasts![1]}`,
      { exact: true },
    )
    .waitFor();
  await screenshot('account-cancelled', own);
  await own.getByRole('button', { name: 'Change means of payment', exact: true }).waitFor();
  await own.getByRole('button', { name: 'Keep my plan', exact: true }).click();
  await own.locator('.toast').getByText('Your plan goes on, and renews itself as before').waitFor();
  await expect
    .poll(() => own.getByRole('button', { name: 'Cancel Plan', exact: true }).isEnabled())
    .toBe(true);
});
/** The page of the plans, for a new organisation that has paid for the small one, or for nothing yet. */
async function atPricing(paidFor?: string) {
  const operator = await operatorOf(product);
  if (paidFor) await pays(product, operator, paidFor);
  await caughtUp(product);
  const own = await (await chrome.person()).newPage();
  await entersConsole(own, operator);
  await visits(own, '/pricing');
  return own;
}
test('a larger plan is requested after a question about its price, and the page says so [org-billing.purchase.update-text]', async () => {
  const own = await atPricing(smallId);
  await own
    .getByRole('article', { name: 'Team', exact: true })
    .getByRole('button', { name: 'Upgrade Plan' })
    .click();
  const asking = own.getByRole('dialog', { name: 'Change to Team?', exact: true });
  await asking.getByRole('button', { name: 'Upgrade Plan', exact: true }).click();
  const submitted = 'Request for Upgrade Plan Submitted.You will be notified once done.';
  await own.locator('.toast').getByText(submitted, { exact: true }).waitFor();
});
test('a purchase that cannot begin says why in a dialog [org-billing.purchase.failed]', async () => {
  const own = await atPricing();
  const small = own.getByRole('article', { name: 'Small', exact: true });
  await small.getByText('$12').waitFor();
  const admin = await adminOf(product);
  await admin.call('POST /subscription/updatePlan/:planId', { planId: smallId, priceInDollars: 13 });
  await small.getByRole('button', { name: 'Buy Plan' }).click();
  const failed = own.getByRole('dialog', { name: 'Payment Failed', exact: true });
  await failed.getByText(/price/).waitFor();
  await failed.getByRole('button', { name: 'Close' }).click();
  await failed.waitFor({ state: 'detached' });
  expect(chrome.complaints.splice(0).map(({ text }) => text)).toEqual([
    expect.stringContaining('status of 409'),
  ]);
});
