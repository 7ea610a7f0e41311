import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { textsIn } from '../../pdf.ts';
import { invoiced, seller } from '../../people/invoices.ts';
import { leavesWithBackup } from '../../people/leaving.ts';
import { adminOf, company, type Operator, operatorOf, unique, webApp } from '../../people/people.ts';
import { paymentOf, subscribed } from '../../people/subscribers.ts';
import { caughtUp, type Guest, type Here, mailsOf, sharedProduct } from '../../product.ts';
import { chooses, opensList } from '../choosing.ts';
import { visits } from '../console.ts';
import { entersConsole } from '../landing.ts';
import { adminSignsIn, filters, opensFromMenu } from '../staff.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
let origin: string;
let ada: Operator;
let leaving: Operator;
let admin: Guest;
const team = unique('Team ');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = (text: string) => page.locator('.toast').getByText(text, { exact: true }).first().waitFor();
const heads = async () => (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const key = () => page.getByRole('region', { name: 'License Key', exact: true });
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

test('the console keeps who is signed in, for this tab alone [data.state.admin-app]', async () => {
  const kept = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('latchkey.admin') ?? 'null'));
  const signedIn = { isLoggedIn: true, username: 'admin@localhost' };
  expect(await kept()).toEqual(signedIn);
  await page.reload();
  await tab('Plans').waitFor();
  expect(await kept()).toEqual(signedIn);
});
test('an entry of the contact form is answered by mail and marked as done [admin.contact.table]', async () => {
  const { name } = company('');
  await ada.call('POST /contactUs/postContactUs', {
    ...{ name, email: ada.email, mobileNumber: '+442079460000', countryCode: '44' },
    description: 'Two hundred applications, please.\nAnd an invoice.',
  });
  await caughtUp(product);
  await tab('Contact Us Details').click();
  await filters(page, 'Filter by name, e-mail or text', ada.email);
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
  await form.getByText('Two hundred applications, please.').waitFor();
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
  await opensList(page.getByRole('combobox', { name: 'Request type' }));
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['Delete Requests', 'Suspend Requests']);
  const suspended = page.waitForRequest(/requests\/list\/SUSPENDED\?/);
  await page.getByRole('option', { name: 'Suspend Requests' }).click();
  await suspended;
  await request.waitFor({ state: 'detached' });
  const paged = page.waitForRequest(/requests\/list\/DELETE\?.*page=1&limit=10/);
  await page.goBack();
  await paged;
  const search = page.getByLabel('Search by company name');
  await search.fill('nobody has this name');
  await request.waitFor({ state: 'detached' });
  await search.fill('acm');
  await request.getByText('Backup pending', { exact: true }).waitFor();
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

test('the first page counts the requests for deletion that wait, and leads to them and none that was carried out', async () => {
  const [leaving, staying] = [await operatorOf(product), await operatorOf(product)];
  await leavesWithBackup(staying);
  const counted = async () => {
    await caughtUp(product);
    await visits(page, '/home');
    await page.reload();
    const link = page.getByRole('link', { name: /Requests for deletion/ });
    await expect.poll(() => link.innerText()).toMatch(/\d/);
    return Number(/\d+/.exec(await link.innerText()));
  };
  const before = await counted();
  await leavesWithBackup(leaving);
  expect(await counted()).toBe(before + 1);
  await admin.call('DELETE /admin/organisation/:uniqueId', { uniqueId: leaving.uniqueId });
  expect(await counted()).toBe(before);
  await page.getByRole('link', { name: /Requests for deletion/ }).click();
  const state = page.getByRole('combobox', { name: 'Status' });
  await expect.poll(() => state.innerText()).toBe('Open');
  // Both filters always have a value, and so nothing marks them as required.
  expect(await page.getByText(/\*$/).allTextContents()).toEqual([]);
  await rowOf(staying.email).waitFor();
  await expect.poll(() => page.getByText('Deleted', { exact: true }).count()).toBe(0);
  await opensList(state);
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['All', 'Open', 'Deleted']);
  await page.getByRole('option', { name: 'Deleted' }).click();
  await page.getByRole('cell', { name: 'Deleted', exact: true }).first().waitFor();
  await rowOf(staying.email).waitFor({ state: 'detached' });
});
test('all terms of a plan are edited beside the card that they make, and a plan is withdrawn', async () => {
  const { id } = await admin.call('POST /subscription/create', {
    ...{
      name: team,
      description: 'For growing teams',
      priceInRupees: 90_000,
      priceInDollars: 1200,
    },
    ...{ allowNumberOfApps: 5, allowNumberOfUsers: 500, allowTotalNumberOfUsers: 2500 },
    ...{ allowTeamMembers: 10, allowedNumberOfRPs: 5 },
  });
  await caughtUp(product);
  await visits(page, `/plans?filter=${encodeURIComponent(JSON.stringify({ q: 'For growing' }))}`);
  await rowOf(id)
    .getByRole('link', { name: /^Team / })
    .click();
  await page.waitForURL(`${origin}/plans/${id}/show`);
  const selects = async (label: string, option: string) => {
    await chooses(page.getByRole('combobox', { name: label }), option);
  };
  await selects('Published', 'Yes');
  await selects('Marked as popular', 'Yes');
  await selects('Offer', 'Shown');
  await page.getByLabel('Name of the offer').fill('Spring');
  await page.getByLabel('Offer price (USD)').fill('2000');
  await page.getByLabel('Offer price (INR)').fill('60000');
  await page.getByLabel('Stripe price id').fill('price_team');
  for (const [n, line] of ['Single sign-on', 'Telephone support'].entries()) {
    await button('Add a line').click();
    await page.getByLabel(`Line ${n + 1}`, { exact: true }).fill(line);
  }
  await page.getByLabel('Line 2 is included').click();
  // The focus goes with the line, so that pressing twice does not move it back.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const firstLine = () => page.getByLabel('Line 1', { exact: true }).inputValue();
  for (const first of ['Telephone support', 'Single sign-on']) {
    await button('Move line 2 up').press('Enter');
    await page.keyboard.press('Enter');
    expect([await firstLine(), await focused()]).toEqual([first, 'Move line 1 up']);
  }
  await button('Add a line').click();
  await button('Remove line 3').press('Enter');
  expect(await focused()).toBe('Remove line 2');
  await button('Save').click();
  await page.getByText('Must be lower than the price').waitFor();
  await page.getByLabel('Offer price (USD)').fill('900,00');
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

test('the console has the six documented tabs, each with an address of its own to which Back returns [admin.tabs]', async () => {
  const tabs = await page.getByRole('tab').allInnerTexts();
  expect(tabs).toEqual([
    ...['Operators Table', 'Radius Global Settings', 'Plans', 'Contact Us Details', 'License Management'],
    ...['Request Management', 'More'],
  ]);
  await tab('Contact Us Details').click();
  await page.waitForURL(/\/contacts/);
  await tab('License Management').click();
  await page.waitForURL(/\/licences/);
  await page.goBack();
  await page.waitForURL(/\/contacts/);
  await page.getByRole('heading', { level: 1, name: 'Contact Us Details' }).waitFor();
});
test('licences are searched at the server when Search is pressed, and come in pages [admin.licences.columns, admin.licences.search, admin.licences.paging]', async () => {
  const asked = page.waitForRequest(/getAllOrganizationsList\?skip=0&limit=10$/);
  await tab('License Management').click();
  await asked;
  await rowOf(ada.email).first().waitFor();
  expect(await heads()).toEqual([
    ...['Organization', 'Industry', 'Country', 'License Key', 'Created By', 'Created At'],
    ...['License Key Updated On', 'Action'],
  ]);
  await opensList(page.getByRole('combobox', { name: 'Rows per page:' }));
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['5', '10', '25']);
  const fewer = page.waitForRequest(/skip=0&limit=5$/);
  await page.getByRole('option', { name: '5', exact: true }).click();
  await fewer;
  await page.getByLabel('Search by organization name').fill('acm');
  const searched = page.waitForRequest(/skip=0&limit=5&searchByName=acm$/);
  await button('Search').click();
  await searched;
  await rowOf('Acme').first().waitFor();
  await screenshot('staff-licences', page);
  await page.getByLabel('Search by organization name').fill('nobody has this name');
  await button('Search').click();
  await page.getByText('Nothing matches the filter.').waitFor();
  await button('Clear the filter').click();
});
test('View opens the licence of an organisation, which is issued there; Back leads to the operators [admin.licences.view, admin.route.org-view, admin.org-view.back, admin.licence-detail.fields, admin.licence-detail.calls]', async () => {
  await rowOf(ada.email).first().getByRole('link', { name: 'View' }).click();
  await page.waitForURL(`${origin}/org/view/${ada.uniqueId}`);
  const stranger = await (await chrome.person()).newPage();
  await stranger.goto(page.url());
  await stranger.waitForURL(`${origin}/login`);
  await stranger.close();
  await button('Issue license').click();
  const form = dialog('Issue license');
  await form.getByLabel('Days').fill('90');
  await form.getByRole('button', { name: 'Issue license' }).click();
  await toast('License issued');
  const { data } = await admin.call('GET /bblicense/getLicenseData/:orgId', { orgId: ada.uniqueId });
  await key().getByText(data.currentLicense.licenseKey!, { exact: true }).waitFor();
  const facts = page.locator('dl').first();
  const fact = (name: string) =>
    facts
      .locator('div', { has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .last()
      .innerText();
  for (const name of ['Issue On', 'Expiry On'])
    expect(await fact(name)).toMatch(/^\d\d-[A-Z][a-z]{2}-\d{4}$/);
  expect([await fact('Registered Email'), await fact('Package')]).toEqual([ada.email, 'Special Plan']);
  expect([await fact('Price ($)'), await fact('Duration (days)')]).toEqual(['6,000', '365']);
  expect(await fact('Description')).toBe(data.include.package.description);
  await screenshot('staff-licence', page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL(`${origin}/operators`);
  await page.goBack();
});
test('the features of a licence are cards with what is granted and used [admin.licence-detail.features]', async () => {
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  await card('App Count').getByText('1 used of 100', { exact: true }).waitFor();
  await card('Sso Enabled').getByText('Yes', { exact: true }).waitFor();
  await card('Support Level').waitFor();
});
test('key and e-mail are copied; the key is edited, put back, and saved trimmed [admin.licence-detail.copy, admin.licence-detail.edit, admin.licence-detail.trim]', async () => {
  const { data } = await admin.call('GET /bblicense/getLicenseData/:orgId', { orgId: ada.uniqueId });
  const old = data.currentLicense.licenseKey!;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await button('Copy License Key').click();
  await expect.poll(copied).toBe(old);
  await button('Copy Registered Email').click();
  await expect.poll(copied).toBe(ada.email);
  await key().getByRole('button', { name: 'Edit' }).click();
  const field = key().getByLabel('License Key');
  await field.fill('nonsense');
  await screenshot('staff-licence-edit', page);
  await button('Update').click();
  await page
    .locator('.toast')
    .getByText(/^Fail to update\.\.\.: /)
    .waitFor();
  nothingWrong(chrome, [/status of 4\d\d/]);
  await button('Reset to old').click();
  expect(await field.inputValue()).toBe(old);
  await field.fill(`  ${old}  `);
  const sent = page.waitForRequest(/updateLicenseKey/);
  await button('Update').click();
  expect((await sent).postDataJSON()).toMatchObject({ orgId: ada.uniqueId, licenseKey: old });
  await toast('License key updated');
  await key().getByRole('button', { name: 'Edit' }).click();
  await button('Cancel').click();
});
test('a licence that does not load says so [admin.licence-detail.load-fail]', async () => {
  await visits(page, '/org/view/nobody');
  await page.getByText('Fail to load license.', { exact: true }).waitFor();
  nothingWrong(chrome, [/status of 404/]);
});

test('each number of the revenue leads to its list', async () => {
  leaving = await operatorOf(product);
  const [plan] = (await admin.call('GET /subscription/getAllPlans', {})).filter(({ name }) => name === team);
  const planId = plan!.planId;
  await subscribed(product, leaving.uniqueId, planId, {
    cancelAtCycleEnd: true,
    payments: [paymentOf(planId, { amount: 90_000 }), paymentOf(planId, { status: 'failed' })],
  });
  await opensFromMenu(page, 'Revenue');
  await page.getByRole('region', { name: 'Needs attention' }).waitFor();
  await screenshot('staff-revenue', page);
  await page.getByRole('link', { name: /^\d+ Cancelled, and ending within 30 days/ }).click();
  await page.waitForURL(/\/subscriptions/);
  await rowOf(team).getByText('Ends with its period').waitFor();
  await screenshot('staff-subscriptions', page);
  await page.goBack();
  await page.getByRole('link', { name: /Failed charges/ }).click();
  await page.waitForURL(/\/payments/);
  await rowOf('Failed').first().waitFor();
  await screenshot('staff-payments', page);
});
test('an organisation has a page with people, licence and usage, payments, requests and what happened', async () => {
  await leaving.call('PUT /suspendAccount', { uniqueId: leaving.uniqueId });
  await caughtUp(product);
  await visits(page, `/organisations/${leaving.uniqueId}/show`);
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await part('License and usage').getByText('App Count', { exact: true }).waitFor();
  await part('Subscription and payments').getByText('$900.00', { exact: true }).waitFor();
  await part('Newest events').getByRole('listitem').first().waitFor();
  await part('Team').getByText(leaving.email).waitFor();
  await page.getByText('Suspension was asked for').waitFor();
  await screenshot('staff-organisation-page', page);
  await button('RE-ACTIVATE').click();
  await dialog('Activate the organization').getByRole('button', { name: 'Activate', exact: true }).click();
  await toast('The organization is active again');
  await page.getByText('Suspension was asked for').waitFor({ state: 'detached' });
});

test('the seller and a tax are set; an invoice is downloaded, credited and issued again, and its organisation sees all of it', async () => {
  const buyer = await operatorOf(product);
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const picks = async (form: Locator, country: string) => {
    await chooses(form.getByRole('combobox', { name: 'Country' }), country);
    await form.getByRole('button', { name: 'Save' }).click();
  };
  await opensFromMenu(page, 'Revenue');
  await link('Seller and taxes').click();
  const sellerName = unique('Latchkey Works ');
  await page.getByRole('region', { name: 'Seller' }).getByRole('button', { name: 'Edit' }).click();
  const typed = { Name: sellerName, Street: seller.street, 'Postal code': seller.postalCode };
  for (const [label, text] of Object.entries({ ...typed, City: seller.city, 'Tax number': seller.taxId }))
    await dialog('Edit the seller').getByLabel(label).fill(text);
  await screenshot('staff-seller-edit', page);
  await picks(dialog('Edit the seller'), 'Germany');
  await toast('Seller saved');
  await button('Add a tax').click();
  const country = dialog('Add a tax').getByRole('combobox', { name: 'Country' });
  await country.and(page.locator(':focus')).waitFor();
  await dialog('Add a tax').getByLabel('Percent').fill('20');
  await picks(dialog('Add a tax'), 'United Kingdom');
  await toast('Tax saved');
  const tax = rowOf('United Kingdom');
  await tax.getByRole('cell', { name: '20', exact: true }).waitFor();
  await screenshot('staff-seller', page);
  // Another one of the same country would take its place.
  await button('Add a tax').click();
  await opensList(dialog('Add a tax').getByRole('combobox', { name: 'Country' }));
  await page.getByRole('option', { name: 'Germany', exact: true }).waitFor();
  expect(await page.getByRole('option', { name: 'United Kingdom', exact: true }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await dialog('Add a tax').getByRole('button', { name: 'Cancel' }).click();
  // What somebody else has changed meanwhile is shown before it is saved over.
  await tax.getByRole('button', { name: 'Edit' }).click();
  await admin.call('PUT /invoicing/taxes/:country', { country: 'GB', name: 'GST', basisPoints: 2000 });
  await caughtUp(product);
  await dialog('Edit the tax').getByLabel('Percent').fill('21');
  await dialog('Edit the tax').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Somebody else has changed this meanwhile').first().waitFor();
  expect(await dialog('Edit the tax').getByLabel('Name').inputValue()).toBe('GST');
  await dialog('Edit the tax').getByLabel('Name').fill('VAT');
  await dialog('Edit the tax').getByLabel('Percent').fill('20');
  await dialog('Edit the tax').getByRole('button', { name: 'Save' }).click();
  // The words of the first saving may still stand there, so the end of this one is that the dialog closes.
  await dialog('Edit the tax').waitFor({ state: 'detached' });

  const invoiceId = await invoiced(product, buyer.uniqueId);
  await caughtUp(product);
  await visits(page, `/organisations/${buyer.uniqueId}/show`);
  await link('Invoices').click();
  const invoice = page.getByRole('row').filter({ hasText: 'INV-' }).first();
  await invoice.getByText('$10.00', { exact: true }).waitFor();
  const { number } = (await buyer.call('GET /invoices', {})).find(({ id }) => id === invoiceId)!;
  const pdf = await downloaded(invoice, 'PDF');
  expect(pdf.name).toBe(`${number}.pdf`);
  expect(textsIn(pdf.octets)).toEqual(expect.arrayContaining([number, sellerName, 'VAT (20%)', 'USD 60.00']));
  const xml = await downloaded(invoice, 'XML');
  expect(xml.name).toBe(`${number}.xml`);
  expect(String(xml.octets)).toMatch(new RegExp(`^<\\?xml .*${number}.*${sellerName}`, 's'));
  await invoice.getByRole('button', { name: 'Credit', exact: true }).click();
  const credit = dialog(`Credit ${number}`);
  expect(await credit.getByLabel('Amount in USD').inputValue()).toBe('60.00');
  await credit.getByLabel('Reason').fill('Wrong address');
  await screenshot('staff-invoice-credit', page);
  await credit.getByRole('button', { name: 'Issue a credit note' }).click();
  await toast('The credit note is issued');
  await rowOf(`for ${number}`).getByText('-$60.00', { exact: true }).waitFor();
  await button('Issue again').click();
  await dialog('Issue the invoice again').getByRole('button', { name: 'Issue again' }).click();
  await toast('The invoice is issued again');
  await rowOf('Issued again').getByText('$60.00 credited', { exact: true }).waitFor();
  await expect
    .poll(() =>
      rowOf('INV-')
        .filter({ hasNot: page.getByText('credited') })
        .count(),
    )
    .toBe(2);
  await screenshot('staff-invoices', page);
  await link('Seller and taxes').click();
  await tax.getByRole('button', { name: 'Remove the tax of United Kingdom' }).click();
  await dialog('Remove the tax').getByRole('button', { name: 'Delete', exact: true }).click();
  await toast('Tax removed');

  const own = await (await chrome.person()).newPage();
  await entersConsole(own, buyer);
  await visits(own, '/my-account?tab=payments');
  const seen = own.getByRole('table', { name: 'Invoices', exact: true }).getByRole('row');
  await expect.poll(() => seen.count()).toBe(4);
  const amounts = seen.getByRole('cell', { name: /^-?\$[16]0\.00$/ }).allInnerTexts();
  expect((await amounts).sort()).toEqual(
    ['$10.00', '$10.00', '$60.00', '$60.00', '-$10.00', '-$60.00'].sort(),
  );
  await screenshot('account-invoices', own);
});
/** A file that a button of a row offers. */
async function downloaded(row: Locator, name: string) {
  const offered = row.page().waitForEvent('download');
  await row.getByRole('button', { name, exact: true }).click();
  const file = await offered;
  return { name: file.suggestedFilename(), octets: await readFile(await file.path()) };
}
