import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { RegisterOperator } from '../../../domain/operator/commands.ts';
import { seriousIn } from '../../clients/axe.ts';
import { type Chrome, complains, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { tomorrow } from '../../people/days.ts';
import {
  type App,
  adminOf,
  type Operator,
  operatorOf,
  register,
  shopper,
  webApp,
} from '../../people/people.ts';
import { adminPassword, caughtUp, type Guest, type Here, mailedToken, startProduct } from '../../product.ts';
import { chooses, opensList } from '../choosing.ts';
import { answerTo, visits } from '../console.ts';
import { saved } from '../lists.ts';
import { faultsInGerman, filledIn, looksAt } from '../looks.ts';
import { expandsRow, filters, filtersByAction, hasAdminPasskey } from '../staff.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
let paying: Operator;
/** The address of an operator who is deleted while the page still shows it. */
let leaving: string;
let app: App;
let admin: Guest;
let origin: string;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const toast = (text: string) => page.locator('.toast').getByText(text, { exact: true }).first().waitFor();
const heads = async () => (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
const rows = () => page.locator('tbody > tr');
const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const inRow = (text: string, verb: string) => rowOf(text).getByRole('button', { name: verb, exact: true });
/** Expects that the filter finds only this operator. */
async function finds(email: string) {
  await filters(page, 'Filter by username', email);
  await expect.poll(() => rows().count()).toBe(1);
  return rowOf(email).getByRole('cell');
}

/** The address of an operator whose registration stopped before the passkey was made. */
const unfinished = 'unfinished@acme.example';
const beginsToRegister = (organisationId: string) =>
  product.system.executor.execute(
    RegisterOperator,
    {
      ...{ id: 'unfinished', organisationId, owner: false, enrolling: true },
      ...{ email: unfinished, name: 'Una', phoneNumber: '0', designation: 'C level' },
    },
    { actor: { role: 'visitor', id: 'visitor' }, correlationId: 'unfinished' },
  );

beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' });
  origin = `http://admin.localhost:${product.port}`;
  paying = await operatorOf(product, 'special_plan');
  app = await webApp(paying);
  await shopper(product, app).register('Grace');
  for (let n = 0; n < 3; n++) leaving = (await register(product)).email;
  await beginsToRegister((await operatorOf(product)).uniqueId);
  chrome = await openBrowser();
  page = await (await chrome.person()).newPage();
  await hasAdminPasskey(page, product.port);
  admin = await adminOf(product);
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
  await product?.stop();
});

test('without a session / and /operators lead to the login [admin.route.root, admin.route.operators]', async () => {
  for (const path of ['/operators', '/']) {
    await page.goto(origin + path);
    await page.waitForURL(`${origin}/login`);
  }
});
test('the login has its heading and an e-mail of at most 110 characters [admin.route.login, admin.login.username, public.register.name-110]', async () => {
  await page.getByRole('heading', { name: 'ADMIN LOGIN', exact: true }).waitFor();
  const username = page.getByLabel('Username');
  for (const [attribute, value] of [
    ['type', 'email'],
    ['maxlength', '110'],
    ['required', ''],
  ])
    expect(await username.getAttribute(attribute!)).toBe(value);
});
test('the password is required and can be shown and hidden [admin.login.password]', async () => {
  const password = page.getByLabel('Password', { exact: true });
  expect(await password.getAttribute('required')).not.toBeNull();
  await password.fill(adminPassword);
  expect(await password.getAttribute('type')).toBe('password');
  await button('Show password').click();
  expect(await password.getAttribute('type')).toBe('text');
  await button('Hide password').click();
  expect(await password.getAttribute('type')).toBe('password');
});
test('Login leads to the operators [admin.login.submit]', async () => {
  await page.getByLabel('Username').fill('admin@localhost');
  await button('Login').click();
  await page.waitForURL(/\/operators/);
});
test('the header shows the logo, who is signed in, and Logout [admin.header.content]', async () => {
  const header = page.getByRole('banner');
  await header.getByText('admin@localhost', { exact: true }).waitFor();
  await header.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await header.locator('a[href="/operators"] svg').count()).toBe(1);
});
test('the operators table has nine columns [admin.operators.columns]', async () => {
  await expect.poll(() => rows().count()).toBe(6);
  expect(await heads()).toEqual([
    'Operator',
    'Created At',
    'Last Login',
    'No.of Apps',
    'Subscription Type',
    'PlanId',
    'Status',
    'Registered',
    'Action',
  ]);
});
test('it pages by 5, 10 or 25 rows, at first by 10 [admin.operators.paging]', async () => {
  const size = page.getByRole('combobox', { name: 'Rows per page:' });
  expect(await size.innerText()).toBe('10');
  await opensList(size);
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['5', '10', '25']);
  await page.getByRole('option', { name: '5', exact: true }).click();
  await expect.poll(() => rows().count()).toBe(5);
});
test('at 768 and 1280 pixels every row action of every table is inside the window', async () => {
  for (const list of ['operators', 'organisations', 'plans', 'streams', 'audit']) {
    await page.goto(`${origin}/${list}`);
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const verbs = page.locator('tbody tr').locator('a, button');
      await verbs.first().waitFor();
      const ends = await verbs.evaluateAll((all) => all.map((verb) => verb.getBoundingClientRect().right));
      expect.soft([list, Math.max(...ends) <= width]).toEqual([list, true]);
      const hidden = await page
        .locator('.RaDataTable-root')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect.soft([list, hidden]).toEqual([list, 0]);
    }
  }
  await visits(page, '/operators');
});
test('the filter finds by username; the badge tells Paid from Free [admin.operators.filter, admin.operators.subscription-badge]', async () => {
  await finds(paying.email.slice(0, -3).toUpperCase());
  const cells = await finds(paying.email);
  expect(await cells.nth(4).innerText()).toBe('Paid');
  expect(await cells.nth(3).innerText()).toBe('1');
});
test('the table shows Yes for a registered operator, and an active one as active [admin.operators.registered, admin.operators.status]', async () => {
  const cells = rowOf(paying.email).getByRole('cell');
  expect(await cells.nth(6).innerText()).toBe('Active');
  expect(await cells.nth(7).locator('title').textContent()).toBe('Yes');
});
test('the last login is the time of the last change [admin.operators.last-login]', async () => {
  const found = await admin.call('GET /listAllOperators', {});
  const { createdAt, updatedAt } = found.find(({ username }) => username === paying.email)!;
  expect(updatedAt > createdAt).toBe(true);
  const cells = rowOf(paying.email).getByRole('cell');
  const times = [1, 2].map((column) => cells.nth(column).locator('time').getAttribute('datetime'));
  expect(await Promise.all(times)).toEqual([createdAt, updatedAt]);
});
test('on a narrow screen a card shows what matters most, and the rest on request', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  const card = rowOf(paying.email);
  const label = (name: string) => card.locator(`td[data-label="${name}"]`);
  await label('Last Login').waitFor();
  expect(await label('PlanId').isVisible()).toBe(false);
  await card.getByRole('button', { name: 'Show more' }).click();
  await label('PlanId').waitFor();
  await card.getByRole('button', { name: 'Show less' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await label('PlanId').waitFor();
});
test('the table shows No for an operator whose registration is unfinished [admin.operators.registered]', async () => {
  const cells = await finds(unfinished);
  expect(await cells.nth(7).locator('title').textContent()).toBe('No');
  await finds(paying.email);
});
test('a row opens to its applications [admin.operators.expand]', async () => {
  const { name } = await paying.call('GET /viewApp/:appId', { appId: app.appId });
  await expandsRow(page, paying.email, name);
  const table = page.getByRole('table', { name: 'Organizations Details' });
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
    'Name',
    'Register Date',
    'Total Users',
    'Status',
  ]);
  const cells = await table.getByRole('cell').allInnerTexts();
  expect([cells[0], cells[2], cells[3]]).toEqual([name, '1', 'Active']);
  await inRow(paying.email, 'Show the applications').click();
});
test('Send recovery link asks for the staff member’s passkey, then mails the operator', async () => {
  await inRow(paying.email, 'Send recovery link').click();
  const asked = dialog('Send recovery link');
  await asked.getByText(`Has ${paying.email} (Ada Lovelace) lost every device?`, { exact: false }).waitFor();
  await screenshot('staff-recovery', page);
  await asked.getByRole('button', { name: 'Send the mail' }).click();
  await toast('Recovery link sent');
  await mailedToken(product, paying.email, 'recover');
});
test('Edit offers free_trial and special_plan, and a message confirms the change [admin.operators.edit, admin.operators.edit-success]', async () => {
  await inRow(paying.email, 'Edit').click();
  const editing = dialog('Edit Operator');
  await opensList(editing.getByRole('combobox', { name: 'Plan' }));
  const plans = await page.getByRole('option').allInnerTexts();
  expect(plans.map((plan) => plan.split(' ')[0]).sort()).toEqual(['free_trial', 'special_plan']);
  const picks = async (plan: string) => {
    await page.getByRole('option', { name: new RegExp(`^${plan} `) }).click();
    await editing.getByRole('button', { name: 'Save' }).click();
    await toast('Operator Updated SuccessFully !');
    await rowOf(paying.email).getByText(plan, { exact: true }).waitFor();
  };
  await picks('free_trial');
  await inRow(paying.email, 'Edit').click();
  await opensList(editing.getByRole('combobox', { name: 'Plan' }));
  await picks('special_plan');
  await inRow(paying.email, 'Edit').click();
  await opensList(editing.getByRole('combobox', { name: 'Plan' }));
  await picks('free_trial');
  await rowOf(paying.email).getByText('Free', { exact: true }).waitFor();
});
test('Suspend and Activate change the status, and a message confirms each [admin.operators.suspend, admin.operators.activate, admin.operators.states]', async () => {
  expect(await inRow(paying.email, 'Activate').count()).toBe(0);
  const suspends = async () => {
    await inRow(paying.email, 'Suspend').click();
    const asks = dialog('Suspend the whole organization');
    await asks
      .getByText(/^Suspend the whole organization Acme\? It has 1 operator and 1 application\. /)
      .waitFor();
    await screenshot('staff-suspend', page);
    await asks.getByRole('button', { name: 'Suspend', exact: true }).click();
    await toast('User suspended Successfully');
    await rowOf(paying.email).getByText('Suspended', { exact: true }).waitFor();
  };
  await inRow(paying.email, 'Suspend').click();
  await dialog('Suspend the whole organization').getByRole('button', { name: 'Cancel' }).click();
  await rowOf(paying.email).getByText('Active', { exact: true }).waitFor();
  await suspends();
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await rowOf(paying.email).getByText('Active', { exact: true }).waitFor();
  await suspends();
  await inRow(paying.email, 'Activate').click();
  await toast('User Activated Successfully');
  await rowOf(paying.email).getByText('Active', { exact: true }).waitFor();
});
test('ticked operators are saved as a file, and suspended together with a result that names the refused; Undo takes it back', async () => {
  const bar = page.getByRole('region', { name: 'Selected rows' });
  const pageBox = page.getByRole('checkbox', { name: 'Select this page' });
  await visits(page, '/operators');
  await expect.poll(() => rows().count()).toBe(6);
  await pageBox.focus();
  await page.keyboard.press('Space');
  const leave = () => page.getByRole('checkbox', { name: `Select ${unfinished}` }).uncheck();
  await leave();
  await bar.getByRole('button', { name: 'Select all 6 that match' }).click();
  await bar.getByText('6 selected', { exact: true }).waitFor();
  await leave();
  await bar.getByText('5 selected', { exact: true }).waitFor();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.getByText('Select this page').isVisible()).toBe(width === 360);
    expect.soft(await seriousIn(page)).toEqual([]);
    const hidden = await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    const { x, width: wide } = (await bar.boundingBox())!;
    expect.soft([width, hidden, x >= 0, x + wide <= width]).toEqual([width, 0, true, true]);
  }
  await screenshot('staff-ticked', page);
  const [fields, ...lines] = await saved(page, 'Save as CSV');
  expect(fields).toBe(
    'username,createdAt,updatedAt,applicationCount,subscriptionType,planId,suspended,registered',
  );
  expect([lines.length, lines.some((line) => line.startsWith(`${paying.email},`))]).toEqual([5, true]);

  const found = await admin.call('GET /listAllOperators', {});
  const gone = found.find(({ username }) => username === leaving)!;
  await admin.call('DELETE /admin/deleteOperator/:userId', { userId: gone.id });
  await bar.getByRole('button', { name: 'Suspend', exact: true }).click();
  await dialog('Suspend (5)').getByRole('button', { name: 'Suspend', exact: true }).click();
  const result = dialog('Result');
  await result.getByText('4 organizations suspended, 1 not', { exact: true }).waitFor();
  await result.getByText(leaving, { exact: true }).waitFor();
  await screenshot('staff-ticked-result', page);
  // The dialog hides the table from roles.
  await rows().filter({ hasText: paying.email }).getByText('Suspended', { exact: true }).waitFor();
  await result.getByRole('button', { name: 'Undo' }).click();
  await toast('Undone: 4 organizations activated');
  await rowOf(paying.email).getByText('Active', { exact: true }).waitFor();
  expect(await bar.count()).toBe(0);
  nothingWrong(chrome, [/404/]);
});
test('Delete asks with the documented text, then confirms the deletion [admin.operators.delete-dialog, admin.operators.delete-success]', async () => {
  await inRow(paying.email, 'Delete').click();
  const asks = dialog('Delete Application');
  await asks.getByText('Are your sure? to delete this Operator?', { exact: true }).waitFor();
  await asks
    .getByText(
      `${paying.email} (Ada Lovelace) registered Acme: the whole organization is deleted for good, with 1 operator, 1 application`,
    )
    .waitFor();
  await asks.getByRole('button', { name: 'Cancel' }).click();
  await asks.waitFor({ state: 'hidden' });
  await inRow(paying.email, 'Delete').click();
  await asks.getByRole('button', { name: 'Delete', exact: true }).click();
  await toast('Operator Deleted SuccessFully !');
  await expect.poll(() => rowOf(paying.email).count()).toBe(0);
});
test('the plans are a table with all their terms [admin.plans.table, admin.plans.columns]', async () => {
  await page.getByRole('tab', { name: 'Plans' }).click();
  await expect.poll(() => rows().count()).toBe(2);
  expect(await heads()).toEqual([
    'Plan Id',
    'Plan Name',
    'Price(INR)',
    'Price(USD)',
    'Allowed Apps',
    'Allowed Users/App',
    'Allowed Domains/App',
    'Total Allow Users',
    'Total Allow Team Members',
    'Billing Cycle (months)',
    'Action',
  ]);
  const before = await rowOf('special_plan').getByRole('cell').allInnerTexts();
  await inRow('special_plan', 'Edit').click();
  const inputs = rowOf('special_plan').getByRole('textbox');
  const labels = await inputs.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  expect(labels).toEqual((await heads()).slice(2, 10));
  await page.getByLabel('Allowed Apps').fill('many');
  expect(await inRow('special_plan', 'Save').isDisabled()).toBe(true);
  await inRow('special_plan', 'Cancel').click();
  await inRow('special_plan', 'Edit').waitFor();
  expect(await rowOf('special_plan').getByRole('cell').allInnerTexts()).toEqual(before);
});
test('a message confirms a changed plan [admin.plans.updated]', async () => {
  await inRow('special_plan', 'Edit').click();
  await page.getByLabel('Allowed Apps').fill('77');
  await inRow('special_plan', 'Save').click();
  await toast('Plan updated successfully');
  await rowOf('special_plan').getByText('77', { exact: true }).waitFor();
});
test('a new plan has an id of its own and needs all but the billing cycle [admin.plans.create-modal, admin.plans.create-id, admin.plans.create-required, admin.plans.create-billing-cycle, admin.plans.create-numeric]', async () => {
  const form = dialog('Create New Plan');
  const offered = async () => {
    await button('Create New Plan').click();
    return form.getByLabel('Plan Id').inputValue();
  };
  const another = await offered();
  await form.getByRole('button', { name: 'Cancel' }).click();
  const id = await offered();
  expect(id).toMatch(/^plan_[a-z0-9]{10}$/);
  expect(id).not.toBe(another);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => form.locator('[aria-invalid=true]').count()).toBe(9);
  expect(await form.getByLabel('Billing Cycle (months)').getAttribute('aria-invalid')).not.toBe('true');
  const numbers = [
    'Price(INR)',
    'Price(USD)',
    'Allowed Apps',
    'Allowed Users/App',
    'Allowed Domains/App',
    'Total Allow Users',
    'Total Allow Team Members',
  ];
  for (const label of numbers) await form.getByLabel(label).fill('many');
  const typed = () => Promise.all(numbers.map((label) => form.getByLabel(label).inputValue()));
  expect(await typed()).toEqual(numbers.map(() => 'many'));
  await expect.poll(() => form.getByText(/^Must be a (?:whole )?number, 0 or more$/).count()).toBe(7);
  for (const label of numbers) await form.getByLabel(label).fill('5');
  await form.getByLabel('Plan Name').fill('Made by a test');
  await form.getByLabel('Description').fill('For nobody');
  await form.getByLabel('Plan Id').fill('special_plan');
  await form.getByRole('button', { name: 'Save' }).click();
  const taken = page.getByText('There is already a plan with this id');
  await expect.poll(() => taken.allInnerTexts()).toEqual(['Plan Id: There is already a plan with this id']);
  expect(await form.locator('[aria-invalid=true]').count()).toBe(1);
  await complains(chrome, /status of 409/);
  nothingWrong(chrome, [/status of 409/]);
  await form.getByLabel('Plan Id').fill(id);
  await form.getByRole('button', { name: 'Save' }).click();
  await toast('Plan created');
  await rowOf('Made by a test').getByText(id, { exact: true }).waitFor();
});
test('the RADIUS servers are read-only until Edit, and need addresses and ports, in Docker one more [admin.radius.sections, admin.radius.readonly, admin.radius.required, admin.radius.docker-ip, admin.radius.saved-text]', async () => {
  await page.getByRole('tab', { name: 'Radius Global Settings' }).click();
  await page.getByText('The servers are not set yet', { exact: false }).waitFor();
  expect(await button('Save').count()).toBe(0);
  await button('Edit').click();
  const [primary, secondary] = ['Primary Server', 'Secondary Server'].map((name) =>
    page.getByRole('region', { name, exact: true }),
  );
  for (const port of ['Account Port', 'Auth Port']) await primary!.getByLabel(port).fill('');
  await chooses(secondary!.getByRole('combobox', { name: 'Runs in Docker' }), 'Yes');
  await button('Save').click();
  await expect.poll(() => primary!.getByText('This field is required.').count()).toBe(3);
  expect(await secondary!.getByText('This field is required.').count()).toBe(2);
  expect(await primary!.getByLabel('Docker IP').count()).toBe(0);
  await primary!.getByLabel('Account IP').fill('192.0.2.10');
  await primary!.getByLabel('Account Port').fill('1813');
  await primary!.getByLabel('Auth Port').fill('1812');
  await secondary!.getByLabel('Account IP').fill('radius2.acme.example');
  await secondary!.getByLabel('Docker IP').fill('172.17.0.2');
  await screenshot('staff-radius-edit', page);
  await button('Save').click();
  await toast('successfully updated information');
  await secondary!.getByText('172.17.0.2', { exact: true }).waitFor();
  await primary!.getByText('192.0.2.10', { exact: true }).waitFor();
  expect([await button('Save').count(), await page.getByRole('textbox').count()]).toEqual([0, 0]);
  await screenshot('staff-radius', page);
});
test('each RADIUS server is shown with its seven settings [admin.radius.fields]', async () => {
  const shown = async (name: string) =>
    (await page.getByRole('region', { name, exact: true }).locator('dt, dd').allInnerTexts()).join();
  const enabled = 'Account Enabled,Yes,Account IP,';
  expect([await shown('Primary Server'), await shown('Secondary Server')]).toEqual([
    `${enabled}192.0.2.10,Account Port,1813,Auth Enabled,Yes,Auth Port,1812,Runs in Docker,No`,
    `${enabled}radius2.acme.example,Account Port,1813,Auth Enabled,Yes,Auth Port,1812,Runs in Docker,Yes,Docker IP,172.17.0.2`,
  ]);
});
test('an organisation has a page with its plan, team and applications, and is suspended there', async () => {
  const owner = await operatorOf(product);
  await webApp(owner);
  await caughtUp(product);
  await visits(page, '/organisations');
  await filters(page, 'Filter by name or address', owner.subdomain);
  await rowOf(owner.subdomain).getByRole('link').first().click();
  await page.waitForURL(`${origin}/organisations/${owner.uniqueId}/show`);
  const team = page.getByRole('region', { name: 'Team', exact: true });
  await team.getByText(owner.email).waitFor();
  expect(await heads()).toEqual(
    expect.arrayContaining(['Name', 'Phone', 'Last sign-in', 'Status', 'Action']),
  );
  await page.getByRole('table', { name: 'Applications' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await screenshot('staff-organisation', page);
  await team.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend', exact: true }).click();
  await page.locator('dl').first().getByText('Suspended', { exact: true }).waitFor();
  await team.getByRole('button', { name: 'Activate' }).click();
  await page.locator('dl').first().getByText('Active', { exact: true }).waitFor();
});
test('the audit names the actor and the subject, and shows the chosen days only', async () => {
  await visits(page, '/audit');
  await rows().first().waitFor();
  await screenshot('staff-audit', page);
  await expect.poll(() => page.getByRole('cell', { name: 'System', exact: true }).count()).toBe(0);
  await filtersByAction(page, 'OperatorRegistered');
  await rowOf('Operator registered')
    .first()
    .getByText(/@acme\.example/)
    .first()
    .waitFor();
  await filtersByAction(page, 'plan created');
  const made = rowOf('Plan created').first();
  await made.getByText('Staff admin@localhost').waitFor();
  expect(await page.getByText('visitor visitor').count()).toBe(0);
  await page.getByLabel('From').pressSequentially('01012100');
  await page.getByText('Nothing matches the filter.').waitFor();
  await page.getByLabel('From').fill('2000-01-01');
  await made.waitFor();
  await page.getByLabel('Until').fill('2000-01-02');
  await page.getByText('Nothing matches the filter.').waitFor();
});
test('an organisation is deleted as a whole on its page, after a question that says what goes', async () => {
  const owner = await operatorOf(product);
  await webApp(owner);
  await caughtUp(product);
  await visits(page, `/organisations/${owner.uniqueId}/show`);
  await page.getByRole('button', { name: 'Delete organization' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByText('with 1 operator, 1 application').waitFor();
  await asked.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.locator('.toast').getByText('Organization deleted').waitFor();
  await page.waitForURL(/\/organisations$/);
  await filters(page, 'Filter by name or address', owner.subdomain);
  await rowOf(owner.subdomain).waitFor({ state: 'detached' });
});
test('the address of an office gets higher limits until a given day, with a recorded reason, and loses them again', async () => {
  await visits(page, '/widenings');
  await page.getByText('Nothing here yet.').waitFor();
  await screenshot('staff-limits-empty', page);
  await button('Widen an address').click();
  const added = dialog('Widen an address');
  await added.getByLabel('Address or network').fill('10.0.0.0/8');
  await added.getByLabel('Times the usual limits').fill('20');
  await added.getByRole('textbox', { name: 'Reason' }).fill('Acme moves in with 2,000 people');
  await added.getByLabel('Until (UTC)').fill(tomorrow());
  await added.getByRole('button', { name: 'Save' }).click();
  await added.getByText(/IPv4 at least \/16/).waitFor();
  await screenshot('staff-limits-dialog', page);
  await added.getByLabel('Address or network').fill('203.0.113.77/24');
  await added.getByRole('button', { name: 'Save' }).click();
  await toast('The limits of the address are wider now');
  await rowOf('203.0.113.0/24').getByText('20 ×', { exact: true }).waitFor();
  await screenshot('staff-limits', page);
  await inRow('203.0.113.0/24', 'Edit').click();
  const edited = dialog('Edit wider limits');
  await edited.getByLabel('Times the usual limits').fill('5');
  await edited.getByRole('button', { name: 'Save' }).click();
  await toast('Wider limits changed');
  await rowOf('203.0.113.0/24').getByText('5 ×', { exact: true }).waitFor();
  await inRow('203.0.113.0/24', 'Remove 203.0.113.0/24').click();
  await dialog('Remove wider limits').getByRole('button', { name: 'Delete', exact: true }).click();
  await toast('The usual limits hold again');
  await page.getByText('Nothing here yet.').waitFor();
  await page.goto(`${origin}/audit`);
  await filtersByAction(page, 'AddressWidened');
  await rowOf('Address widened').getByRole('link', { name: 'Address widened' }).first().click();
  await page.getByText('Acme moves in with 2,000 people').first().waitFor();
  await screenshot('staff-limits-event', page);
});
test('the first page shows how it goes, and each number leads to its list', async () => {
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  const signIns = page.getByRole('region', { name: 'Sign-ins to all applications and consoles' });
  await signIns.getByRole('img', { name: /^Sign-ins: [1-9]/ }).waitFor();
  await page.getByRole('region', { name: 'Newest organizations' }).getByRole('link').first().waitFor();
  await said('Read models and reactions are up to date.');
  await said('Single sign-on answers. RADIUS answers.');
  expect(await seriousIn(page)).toEqual([]);
  await screenshot('staff-home', page);
  await page.emulateMedia({ forcedColors: 'active' });
  const keeps = (of: HTMLElement) => getComputedStyle(of).getPropertyValue('forced-color-adjust');
  expect(await signIns.locator('.drawn').first().evaluate(keeps)).toBe('none');
  await page.emulateMedia({ forcedColors: 'none' });
  await chooses(page.getByRole('combobox', { name: 'Period' }), 'Last 12 months');
  await page.waitForURL(/\/home\?period=12m$/);
  await signIns.getByText('Show as a table').click();
  expect(await signIns.getByRole('table').getByRole('row').count()).toBe(13);
  await signIns.getByRole('link').first().click();
  await page.waitForURL(/\/audit\?filter=%7B%22action%22%3A%22SignedIn%22/);
  await rowOf('Signed in').first().waitFor();
  await page.goBack();
  await page
    .getByRole('region', { name: 'In numbers' })
    .getByRole('link', { name: /Organizations/ })
    .click();
  await page.waitForURL(/\/organisations/);
});
test('the first page and the event history say what cannot be read, and read it when asked again', async () => {
  const unread = /\/api\/(reactions|history-parked|admin\/revenue|.*organisations)(\?|$)/;
  await page.route(unread, (route) => route.fulfill({ status: 500, json: { errorMessage: 'Busy' } }));
  const failed = page.getByRole('alert').filter({ hasText: 'Busy' });
  await page.goto(`${origin}/home`);
  for (const name of ['Health', 'In numbers', 'Newest organizations'])
    await page.getByRole('region', { name }).getByRole('alert').filter({ hasText: 'Busy' }).waitFor();
  expect(await page.getByText('Read models and reactions are up to date.').count()).toBe(0);
  await visits(page, '/streams');
  await expect.poll(() => failed.count()).toBe(2);
  await page.unroute(unread);
  await failed.first().getByRole('button', { name: 'Try again' }).click();
  await visits(page, '/home');
  await said('Read models and reactions are up to date.');
  nothingWrong(chrome, [/status of 500/]);
});
test('the event history names the process that leads the reactions and the read models', async () => {
  await visits(page, '/streams');
  for (const work of ['Reactions:', 'Read models:']) {
    const leads = page.getByText(work, { exact: true }).locator('+ dd');
    await leads.getByText(new RegExp(`^latchkey on .+ \\(process ${process.pid}\\), since`)).waitFor();
  }
  await screenshot('staff-leaders', page);
});
const pages = [
  ...['home', 'operators', 'organisations', 'subscriptions', 'payments', 'plans', 'plans/create', 'radius'],
  ...['contacts', 'licences', 'requests', 'revenue', 'invoices', 'invoicing', 'letters', 'send-email'],
  ...['widenings', 'streams', 'audit', 'videos', 'account', 'org/view/:uniqueId'],
  ...['organisations/:uniqueId/show', 'streams/operator-:userId/show'],
];
test.for(looksAt(pages))(
  'a look at pages of the console, in German, dark and narrow, and by the keyboard: no barrier, none too wide, nothing out of reach (%#)',
  async (some) => {
    // Those of before were deleted.
    const { userId, uniqueId } = await operatorOf(product);
    await caughtUp(product);
    const addresses = some.map((path) => `${origin}/${filledIn(path, { userId, uniqueId })}`);
    expect(await faultsInGerman(page, addresses)).toEqual([]);
    await page.goto(`${origin}/streams`);
  },
);
test('an unknown path is not found [admin.route.unknown]', async () => {
  await page.goto(`${origin}/nothing`);
  await said('404 - Page not found');
});
test('Logout ends the session and returns to the login [admin.header.logout]', async () => {
  await button('Logout').click();
  await page.waitForURL(`${origin}/login`);
  expect(await page.evaluate(() => sessionStorage.getItem('latchkey.admin'))).toContain('"isLoggedIn":false');
  // The session of the server is what counts.
  expect((await answerTo(page, '/session')).body).toMatchObject({ role: 'visitor' });
  await page.goto(`${origin}/operators`);
  await page.waitForURL(`${origin}/login`);
});
