import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { application } from '../../../domain/application/application.ts';
import { ref } from '../../../domain/kit.ts';
import { RegisterPerson } from '../../../domain/person/commands.ts';
import { ImportUser } from '../../../domain/user/directory.ts';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { ownAddress, radclient, radiusServers, sentClient } from '../../clients/radius.ts';
import { adminOf, type Operator, operatorOf } from '../../people/people.ts';
import { caughtUp, type Here, mailedToken, startProduct } from '../../product.ts';
import { chooses, choosesApplication } from '../choosing.ts';
import { entersConsole } from '../landing.ts';
import { printed, saved, timeIn } from '../lists.ts';
import { pageOf } from '../visitor.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
let phone: Page;
let operator: Operator;
let origin: string;
const grace = 'grace@users.example';
const address = ownAddress();
let secret: string;
const toast = (text: string) => page.locator('.toast').getByText(text).last().waitFor();

beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' });
  operator = await operatorOf(product);
  chrome = await openBrowser();
  page = await (await chrome.person()).newPage();
  origin = await entersConsole(page, operator);
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
  await product?.stop();
});

test('the wizard creates a RADIUS application with its first client and a generated secret [org-app-radius.form.fields, org-app-radius.form.auth-types, org-app-radius.form.created, org-app-radius.detail.route, org-app-radius.detail.heading]', async () => {
  await page.goto(`${origin}/applications?tab=radius`);
  await page.getByRole('tab', { name: 'Radius (AAA) Apps' }).waitFor();
  await page.getByText('No RADIUS applications yet. Add the first one.').waitFor();
  await page.getByRole('link', { name: 'Add Application' }).first().click();
  await page.getByRole('button', { name: /^Radius/ }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'General Settings' }).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  expect(await page.getByText('This field is required.').count()).toBe(3);
  await page.getByLabel('Application Name').fill('Staff network');
  await page.getByLabel('Display Name').fill('Office VPN');
  await page.getByLabel('Primary IP').fill(address);
  const shared = page.getByRole('textbox', { name: 'Shared Secret' });
  const first = await shared.inputValue();
  await page.getByRole('button', { name: 'Generate Shared Secret' }).click();
  secret = await shared.inputValue();
  expect([first, secret]).toEqual([expect.stringMatching(/^\S{20}$/), expect.stringMatching(/^\S{20}$/)]);
  expect(secret).not.toBe(first);
  await chooses(page.getByLabel('Auth Type'), /^App-less/);
  await screenshot('radius-wizard', page);
  await page.getByRole('button', { name: 'Next' }).click();
  await toast('successfully Radius App is created!');
  await page.waitForURL(/\/viewRadiusApp\/[\w-]+$/);
  await page.getByRole('heading', { name: 'Passwordless Supported Radius PAP' }).waitFor();
});

test('the page of the application shows its name, times and id, the servers that the staff have set, and what to copy into a client [org-app-radius.detail.icons, org-app-radius.detail.fields, org-app-radius.detail.server-panel, org-app-radius.detail.help, org-app-radius.detail.tabs]', async () => {
  const general = page.getByRole('region', { name: 'Passwordless Supported Radius PAP' });
  for (const label of ['Application Name', 'Created At', 'Updated At', 'Application Id'])
    await general.getByText(label, { exact: true }).waitFor();
  const icon = (name: string) => general.getByRole('button', { name, exact: true });
  for (const name of ['Edit', 'Deactivate', 'Delete']) await icon(name).waitFor();
  await icon('Deactivate').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate', exact: true }).click();
  await icon('Activate').click();
  await icon('Deactivate').waitFor();
  const panel = page.getByRole('region', { name: 'Radius Setting', exact: true });
  await panel.getByText('has not named its RADIUS servers yet', { exact: false }).waitFor();
  const help = page.getByRole('region', { name: 'Integration help' });
  await help.getByText(`authport=${product.radiusPort}`, { exact: false }).waitFor();
  await (await adminOf(product)).call('POST /addRadiusService', radiusServers);
  await page.reload();
  const secondary = panel.getByRole('region', { name: 'Secondary Server' });
  await secondary.getByText('radius2.acme.example', { exact: true }).waitFor();
  const primary = panel.getByRole('region', { name: 'Primary Server' });
  const values = { 'Account IP': '192.0.2.10', 'Account Port': '1813', 'Auth Port': '1812' };
  const labels = Object.entries({ 'Account Enabled': 'Yes', 'Auth Enabled': 'Yes', ...values });
  for (const [server, address] of [
    [primary, '192.0.2.10'],
    [secondary, 'radius2.acme.example'],
  ] as const) {
    const shown = (await server.innerText()).split('\n').filter(Boolean);
    for (const [label, value] of labels)
      expect([label, shown[shown.indexOf(label) + 1]]).toEqual([
        label,
        label === 'Account IP' ? address : value,
      ]);
  }
  expect(await panel.innerText()).not.toContain('172.17.0.2');
  expect(await panel.getByRole('textbox').count()).toBe(0);
  await help.getByText('name=192.0.2.10', { exact: false }).waitFor();
  await screenshot('radius-detail', page);
  await general.getByRole('button', { name: 'Edit', exact: true }).click();
  const editing = page.getByRole('dialog', { name: 'General Settings' });
  await editing.getByLabel('Application Name').fill('Office network');
  await editing.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Office network', level: 1 }).waitFor();
  for (const name of ['Basic', 'Radius Clients', 'Users List', 'Insight'])
    await page.getByRole('tab', { name, exact: true }).waitFor();
});

test('the insight of an application without sign-ins says that there is nothing [org-app-radius.insights.empty]', async () => {
  await page.getByRole('tab', { name: 'Insight' }).click();
  await page.getByText('Data Not Found', { exact: true }).waitFor();
});

test('an invited person registers on the organisation’s host, and approves the login at a VPN server on the phone [invite.route.radius, org-app-radius.invite.empty]', async () => {
  await page.getByRole('tab', { name: 'Users List' }).click();
  await page.getByRole('button', { name: 'Invite User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite User' });
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await dialog.getByText('Oops... Email is required').waitFor();
  await dialog.getByLabel('Email', { exact: false }).first().fill(grace);
  await dialog.getByText('Oops... Email is required').waitFor({ state: 'detached' });
  await dialog.getByLabel('Name').fill('Grace');
  await dialog.getByLabel('Confirm email').fill(grace);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('dialog', { name: 'Email sent Successfully !' }).getByText('Grace').waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const token = await mailedToken(product, grace, 'OauthRegisterRadiusUser');
  ({ page: phone } = await pageOf(await chrome.person()));
  await phone.goto(`${origin}/OauthRegisterRadiusUser/${token}`);
  await phone.getByText('Acme invites you to Office network.').waitFor();
  expect(await phone.locator('.captcha').count()).toBe(0);
  await screenshot('radius-invite', phone);
  await phone.getByRole('button', { name: 'Create passkey' }).click();
  await phone.getByRole('heading', { name: 'Registration SuccessFull !' }).waitFor();
  await screenshot('radius-registered', phone);
  const words = { 'User-Name': grace, 'User-Password': 'anything', 'Calling-Station-Id': '203.0.113.9' };
  const waiting = radclient(product, { address, secret }, words, { timeout: 60 });
  const request = await mailedToken(product, grace, 'approveRadiusLogin');
  await phone.goto(`${origin}/approveRadiusLogin/${request}`);
  await phone.getByText('Office VPN').waitFor();
  await phone.getByText('203.0.113.9').waitFor();
  await screenshot('radius-approve', phone);
  await phone.getByRole('button', { name: 'Continue To Approve' }).click();
  expect(await waiting).toContain('Received Access-Accept');
  await phone.goto(`${origin}/networkCode`);
  await phone.getByRole('button', { name: 'Get a code' }).click();
  const code = await phone.getByText(/^\d{4} \d{4}$/).innerText();
  await screenshot('radius-code', phone);
  const entering = radclient(product, { address, secret }, { ...words, 'User-Password': code });
  expect(await entering).toContain('Received Access-Accept');
});

test('the sign-in through a client is tried without a packet, and the page shows what the client would get', async () => {
  const here = page.url();
  await page.getByRole('tab', { name: 'Radius Clients' }).click();
  const free = Promise.withResolvers<void>();
  const users = '**/api/getRadiusUsersByAppId/**';
  await page.route(users, (route) => free.promise.then(() => route.continue()));
  await page.getByRole('button', { name: 'Try this sign-in: Office VPN' }).click();
  const dialog = page.getByRole('dialog', { name: 'Try this sign-in: Office VPN' });
  await dialog.getByRole('progressbar').waitFor();
  free.resolve();
  const ask = dialog.getByRole('button', { name: 'Ask the person' });
  await ask.click();
  await dialog.getByText('This field is required.').waitFor();
  await dialog.getByLabel('User name').fill(grace);
  await screenshot('radius-try', page);
  await ask.click();
  await page.waitForURL(/\/tried\//);
  await page.getByText('has been asked to approve', { exact: false }).waitFor();
  await screenshot('radius-trying', page);
  const request = await mailedToken(product, grace, 'approveRadiusLogin');
  await phone.goto(`${origin}/approveRadiusLogin/${request}`);
  await phone.getByRole('button', { name: 'Continue To Approve' }).click();
  const reply = page.getByRole('table', { name: 'What the client would get' });
  await reply.getByRole('row', { name: /Message-Authenticator.*Access-Accept/ }).waitFor();
  await page.getByText('No packet was sent. Whether the client', { exact: false }).waitFor();
  await screenshot('radius-tried', page);
  const first = page.url();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(({ href, pathname }) => href !== first && pathname.startsWith('/tried/'));
  await page.goto(here);
});

test('the sessions that the client reports and the use of the application have a tab each [org-app-radius.insights]', async () => {
  const words = { 'User-Name': grace, 'Acct-Session-Id': 'journey', 'Acct-Status-Type': 'Start' };
  const strange = { ...words, 'User-Name': 'nobody@x.example', 'Acct-Session-Id': 'strange' };
  for (const each of [words, strange]) await radclient(product, { address, secret }, each, { to: 'acct' });
  await caughtUp(product);
  await page.getByRole('tab', { name: 'Sessions' }).click();
  await page.getByRole('row', { name: 'strange' }).getByText('Unknown user', { exact: true }).waitFor();
  const session = page.getByRole('row').filter({ hasText: grace });
  await session.getByText('Going on', { exact: true }).waitFor();
  await session.getByText('journey', { exact: true }).waitFor();
  await screenshot('radius-sessions', page);
  // The console shows for five seconds what it has read, and these insights were read when they were empty.
  await page.reload();
  await page.getByRole('tab', { name: 'Insight' }).click();
  for (const name of ['Usage By Platform', 'App Login Details'])
    await page.getByRole('region', { name, exact: true }).locator('svg').first().waitFor();
  await screenshot('radius-insights', page);
});

test('the person is in the list of all users and has a page, and the reports offer the application [org-users.columns.radius, org-user-detail.radius-screen]', async () => {
  const here = page.url();
  await caughtUp(product);
  await page.goto(`${origin}/user?tab=radius`);
  await choosesApplication(page, 'Office network');
  const heads = ['User Email', 'Device Count', 'Login Count', 'Date Created', 'Last Login', 'Status'];
  await expect.poll(() => page.getByRole('columnheader').allInnerTexts()).toEqual([...heads, 'Actions']);
  const row = page.getByRole('row').filter({ hasText: grace });
  const cells = await row.getByRole('cell').allInnerTexts();
  expect(cells[0]).toMatch(new RegExp(`^Grace\\s+${grace}$`));
  expect([cells[1], cells[2], cells[5]]).toEqual(['1', '2', 'Active']);
  expect(cells[3]).toMatch(/^\d+\/\d+\/\d\d$/);
  expect(Date.now() - timeIn(cells[4]!)).toBeLessThan(10 * 60_000);
  await screenshot('radius-users', page);
  await page.getByRole('link', { name: 'View Grace', exact: true }).click();
  await page.waitForURL(/\/ViewRadiusUser\//);
  await page.getByRole('tab', { name: 'User Devices' }).click();
  await page.getByRole('heading', { name: 'Grace', level: 1 }).waitFor();
  await screenshot('radius-user', page);
  await page.goto(`${origin}/reports?tab=radius`);
  await page.getByRole('button', { name: 'Application: Office network' }).waitFor();
  await screenshot('radius-report', page);
  await page.goto(here);
  await page.getByRole('tab', { name: 'Users List' }).waitFor();
});

test('the users of the application are counted, nine on a page, found by their address, exported and printed [org-app-radius.users.screen, org-app-radius.users.export]', async () => {
  const applicationId = new URL(page.url()).pathname.split('/').at(-1)!;
  const provenance = { actor: { role: 'system', id: 'test' }, correlationId: 'test' } as const;
  for (let n = 1; n < 10; n++) {
    const [id, personId] = [randomUUID(), randomUUID()];
    const { executor } = product.system;
    const { organisationId } = (await executor.look(ref(application, applicationId))).ancestors;
    const known = { id: personId, organisationId: organisationId!, address: null };
    await executor.execute(RegisterPerson, known, provenance);
    const person = { id, personId, username: `person${n}@users.example` };
    const entry = { ...person, applicationId, runId: 'test', entry: null, digest: 'test' };
    await executor.execute(ImportUser, entry, provenance);
  }
  await caughtUp(product);
  await page.reload();
  await page.getByRole('tab', { name: 'Users List' }).click();
  const users = page.getByRole('table', { name: 'Radius (AAA) Users' });
  await expect.poll(() => page.locator('dl dd').allInnerTexts()).toEqual(['10', '10', '0']);
  await expect.poll(() => users.locator('tbody > tr').count()).toBe(9);
  await screenshot('radius-user-list', page);
  await page.getByLabel('Search by username').fill('RACE@users');
  await users.getByText(grace, { exact: true }).waitFor();
  await expect.poll(() => users.locator('tbody > tr').count()).toBe(1);
  const [head, ...rows] = await saved(page);
  expect(head).toMatch(/^userId,username,deviceCount,loginCount,createdAt,updatedAt,suspended\b/);
  expect(rows).toEqual([expect.stringContaining(`,${grace},1,2,`)]);
  const [names, ...lines] = await printed(page);
  expect(names!.slice(0, 7)).toEqual(head!.split(',').slice(0, 7));
  expect(lines.map(([, ...cells]) => cells.slice(0, 3))).toEqual([[grace, '1', '2']]);
});

test('clients are added, edited, suspended, activated and deleted on a page of five [org-app-radius.clients.table, org-app-radius.clients.columns, org-app-radius.clients.add, org-app-radius.clients.delete-text, org-app-radius.form.secret-hint]', async () => {
  const appId = new URL(page.url()).pathname.split('/').at(-1)!;
  for (let n = 1; n < 6; n++)
    await operator.call('POST /addRadiusClient/:appId', {
      ...{ appId, ...sentClient() },
      radius_client_name: `Spare ${n}`,
    });
  await page.getByRole('tab', { name: 'Radius Clients' }).click();
  await page.getByRole('button', { name: 'Add Radius Client' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Radius Client' });
  await adding.getByText(/16-20 characters/).waitFor();
  await adding.getByRole('button', { name: 'Save' }).click();
  expect(await adding.getByText('This field is required.').count()).toBe(2);
  await adding.getByLabel('Display Name').fill('Branch router');
  await adding.getByLabel('Client IP').fill('10.1.0.0/16');
  await screenshot('radius-client', page);
  // A reload keeps what was typed, and no secret.
  const secret = await adding.getByRole('textbox', { name: 'Shared Secret' }).inputValue();
  const kept = await page.evaluate(() => sessionStorage.getItem('latchkey.drafts'));
  expect([kept?.includes('Branch router'), kept?.includes(secret)]).toEqual([true, false]);
  await page.reload();
  await page.getByRole('button', { name: 'Add Radius Client' }).click();
  await adding.getByText('What you typed before is still here.').waitFor();
  expect(await adding.getByLabel('Client IP').inputValue()).toBe('10.1.0.0/16');
  await screenshot('radius-client-restored', page);
  await adding.getByRole('button', { name: 'Save' }).click();
  await toast('Client added');
  await page
    .getByRole('row')
    .filter({ hasText: '10.1.0.0/16' })
    .getByText('In-app', { exact: true })
    .waitFor();
  await expect.poll(() => page.locator('tbody > tr').count()).toBe(5);
  const heads = ['Display Name', 'Client IP', 'Auth Type', 'Created At', 'Updated At', 'Status', 'Actions'];
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(heads);
  await screenshot('radius-clients', page);
  await page.getByRole('button', { name: 'Edit Branch router' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Branch router' });
  await editing.getByLabel('Display Name').fill('Border router');
  await editing.getByRole('button', { name: 'Save' }).click();
  await toast('Client Updated Successfully');
  await page.getByRole('button', { name: 'Suspend Border router' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend', exact: true }).click();
  await toast('Client Status Updated Successfully');
  const border = page.getByRole('row').filter({ hasText: 'Border router' });
  await border.getByText('Suspended', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Activate Border router' }).click();
  await border.getByText('Active', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete Border router' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await toast('Client Deleted Successfully');
  await page.getByText('Border router').first().waitFor({ state: 'detached' });
});

test('what was deleted elsewhere meanwhile fails with the documented messages, and the application is deleted [org-app-radius.clients.status-text, org-app-radius.clients.update-text, org-app-radius.delete.text]', async () => {
  const appId = new URL(page.url()).pathname.split('/').at(-1)!;
  const all = await operator.call('GET /getRadiusClientByAppId/:appId', { appId });
  const { radius_client_id: radiusClientId } = all.find((each) => each.radius_client_name === 'Spare 5')!;
  await operator.call('DELETE /deleteRadiusClientById/:radiusClientId', { radiusClientId });
  await page.getByRole('button', { name: 'Edit Spare 5' }).click();
  const stale = page.getByRole('dialog', { name: 'Edit Spare 5' });
  await stale.getByLabel('Display Name').fill('Spare');
  const hasFocus = (button: Locator) => button.evaluate((it) => it === document.activeElement);
  const save = stale.getByRole('button', { name: 'Save' });
  await save.press('Enter');
  await toast('Client Update Failed');
  await expect.poll(() => hasFocus(save)).toBe(true);
  await stale.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Suspend Spare 5' }).click();
  const suspend = page.getByRole('dialog').getByRole('button', { name: 'Suspend', exact: true });
  await suspend.press('Enter');
  await toast('Client Status Update Failed');
  await expect.poll(() => hasFocus(suspend)).toBe(true);
  chrome.complaints.splice(0);
  await page.goto(`${origin}/viewRadiusApp/${appId}`);
  await page.getByRole('tab', { name: 'Basic' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await toast('successfully deleted RADIUS application');
  await page.waitForURL(/\/applications\?tab=radius$/);
  await page.getByText('No RADIUS applications yet. Add the first one.').waitFor();
});
