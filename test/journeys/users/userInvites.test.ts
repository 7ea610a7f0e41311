import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openShop } from '../../../web-sdk/sample/relyingParty.ts';
import { seriousIn } from '../../clients/axe.ts';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { type App, type Operator, operatorOf, webApp } from '../../people/people.ts';
import { invitedUser } from '../../people/team.ts';
import { caughtUp, freePort, type Here, mailedToken, sharedProduct } from '../../product.ts';
import { chooses } from '../choosing.ts';
import { atShop } from '../console.ts';
import { entersConsole } from '../landing.ts';
import { pageOf } from '../visitor.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
let operator: Operator;
let app: App;
let shop: Server;
let origin: string;
const grace = 'grace@users.example';
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const invitation = (token: string) => `${origin}/registerUser/${token}`;

beforeAll(async () => {
  product = await sharedProduct();
  operator = await operatorOf(product, 'special_plan');
  const port = await freePort();
  app = await webApp(operator, `http://shop.localhost:${port}`);
  shop = await openShop({ latchkey: product.url, appId: app.appId }, port);
  expect((shop.address() as AddressInfo).port).toBe(port);
  chrome = await openBrowser();
  page = await (await chrome.person()).newPage();
  origin = await entersConsole(page, operator);
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
  shop?.closeAllConnections();
  shop?.close();
});

async function invites(email: string) {
  await page.getByRole('button', { name: 'Invite User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite User' });
  await dialog.getByLabel('Name').fill('Grace');
  await dialog.getByLabel('Email', { exact: false }).first().fill(email);
  await dialog.getByLabel('Confirm email').fill(email);
  await screenshot('invite-dialog', page);
  // A second click comes before the button can show that it waits, and sends nothing.
  await dialog.getByRole('button', { name: 'Send invitation' }).dblclick();
  const sent = page.getByRole('dialog', { name: 'Email sent Successfully !' });
  await sent.getByText(email).waitFor();
  await sent.getByRole('button', { name: 'Close' }).click();
  await sent.waitFor({ state: 'detached' });
}

test('people are invited from the user list; a pending invitation can be sent again or withdrawn', async () => {
  await page.goto(`${origin}/view/${app.appId}?tab=users`);
  await page.getByText('No pending invitations.').waitFor();
  await expect.poll(() => page.getByLabel('Sort by').count()).toBe(0);
  await invites('eve@users.example');
  await mailedToken(product, 'eve@users.example', 'registerUser');
  await row('eve@users.example').getByRole('button', { name: 'Send Again' }).click();
  await mailedToken(product, 'eve@users.example', 'registerUser');
  await invites(grace);
  await row(grace).waitFor();
  await screenshot('invite-pending', page);
  await row('eve@users.example').getByRole('button', { name: 'Delete the invitation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.locator('.toast').getByText('Invitation Deleted Successfully').waitFor();
  await row('eve@users.example').waitFor({ state: 'detached' });
});
test('those who are invited are a status of the lists of people and users, where several are withdrawn together', async () => {
  await page.goto(`${origin}/people`);
  await chooses(page.getByRole('combobox', { name: 'Status' }), 'Invited');
  await row(grace).getByText('Shop').waitFor();
  expect(await seriousIn(page)).toEqual([]);
  await screenshot('people-invited', page);
  await page.goto(`${origin}/user?status=invited`);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByText('Select this page', { exact: false }).waitFor();
  await page.getByLabel('Sort by').waitFor();
  const boxes = await page.getByRole('checkbox').all();
  const edges = await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.x));
  expect([edges.length, new Set(edges).size]).toEqual([2, 1]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await screenshot('users-invited', page);
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Send Again' }).click();
  const again = page.getByRole('dialog', { name: 'Send 1 invitation again' });
  await again.getByRole('button', { name: 'Send Again' }).click();
  await page.locator('.toast').getByText('1 invitation sent again').waitFor();
  await page.goto(`${origin}/view/${app.appId}?tab=users`);
  await invites('mia@users.example');
  await page.goto(`${origin}/user?status=invited&q=mia`);
  await row('mia@users.example').waitFor();
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await bar.getByRole('button', { name: 'Delete', exact: true }).click();
  const asks = page.getByRole('dialog', { name: 'Delete 1 invitation' });
  await asks.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.locator('.toast').getByText('1 invitation deleted').waitFor();
  await row('mia@users.example').waitFor({ state: 'detached' });
  await page.goto(`${origin}/view/${app.appId}?tab=users`);
});

test('an invitation that the website cannot use yet stays in its address: until the platform is reached, and for another browser', async () => {
  const { inviteId, accessToken } = await invitedUser(product, operator, app);
  const { page: guest } = await pageOf(await chrome.person());
  const address = `${app.origin}/#latchkey-invite=${accessToken}`;
  const register = `**/sdk/${app.appId}/register`;
  await guest.route(register, (route) => route.abort());
  await guest.goto(address);
  const dialog = guest.getByRole('dialog', { name: 'You are invited' });
  await dialog.getByRole('alert').getByText('The sign-in service cannot be reached').waitFor();
  await screenshot('invite-unreached', guest);
  expect(guest.url()).toBe(address);
  await guest.unroute(register);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('button', { name: 'Create passkey' }).waitFor();
  await guest.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await guest.reload();
  await dialog.getByRole('alert').getByText('Open the link of the mail in another browser').waitFor();
  expect(await dialog.getByRole('button', { name: 'Create passkey' }).count()).toBe(0);
  expect(guest.url()).toBe(address);
  await operator.call('DELETE /invite/deleteInvite/:inviteId', { inviteId });
  nothingWrong(chrome, [/Failed to load resource: net::ERR_FAILED/]);
});
test('an invitation that is withdrawn while its dialog is open leaves the address, and is not offered any more', async () => {
  const { inviteId, accessToken } = await invitedUser(product, operator, app);
  const { page: guest } = await pageOf(await chrome.person());
  const register = `**/sdk/${app.appId}/register`;
  await guest.route(register, (route) => route.abort());
  await guest.goto(`${app.origin}/#latchkey-invite=${accessToken}`);
  const dialog = guest.getByRole('dialog', { name: 'You are invited' });
  const again = dialog.getByRole('button', { name: 'Try again' });
  await again.press('Enter');
  await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true);
  await guest.unroute(register);
  await again.press('Enter');
  const make = dialog.getByRole('button', { name: 'Create passkey' });
  await expect.poll(() => make.isEnabled()).toBe(true);
  await operator.call('DELETE /invite/deleteInvite/:inviteId', { inviteId });
  await make.click();
  await dialog.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).waitFor();
  expect(await make.count()).toBe(0);
  expect(guest.url()).toBe(`${app.origin}/`);
  nothingWrong(chrome, [/Failed to load resource: net::ERR_FAILED/, /status of 404/]);
});

/** The token of Grace's invitation, kept because its mail is deleted once the invitation is used. */
let token: string;
/** Another application on the same website, and the token of her invitation to it, which is sent before she has a passkey. */
let other: App;
let toOther: string;
test('the invited person goes on from the organisation’s page to the website, registers with a passkey, and can sign in there [invite.success, public.register.success-text]', async () => {
  const { page: guest, passkeys } = await pageOf(await chrome.person());
  token = await mailedToken(product, grace, 'registerUser');
  // The mail that was sent again has another token of the same invitation.
  await mailedToken(product, grace, 'registerUser');
  other = await webApp(operator, app.origin);
  toOther = (await invitedUser(product, operator, other, grace)).accessToken;
  await guest.goto(invitation(token));
  await guest.getByText(/^Acme invites you to Shop/).waitFor();
  await guest.getByText(grace).waitFor();
  await screenshot('invite-page', guest);
  await guest.getByRole('link', { name: `Continue to ${new URL(app.origin).host}` }).click();
  const dialog = guest.getByRole('dialog', { name: 'You are invited' });
  await dialog.getByText(grace).waitFor();
  await screenshot('invite-shop', guest);
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  await guest.getByRole('heading', { name: 'Registration SuccessFull !' }).waitFor();
  expect(guest.url()).toBe(`${app.origin}/`);
  await guest.getByText(`Signed in as ${grace}.`).waitFor();
  await guest.getByRole('button', { name: 'Continue' }).click();
  expect(await passkeys.credentials()).toHaveLength(1);
  await guest.reload();
  expect(await atShop(guest, 'Sign in', grace)).toBe(`Signed in as ${grace}.`);
});
test('an invitation to another application on the website needs no further passkey: its page adds the application, and leads to the website', async () => {
  const { page: guest } = await pageOf(await chrome.person());
  await guest.goto(invitation(toOther));
  await guest.getByText('You have a passkey for the website of this application already.').waitFor();
  expect(await guest.getByRole('link', { name: /Continue/ }).count()).toBe(0);
  await screenshot('invite-known', guest);
  await guest.getByRole('button', { name: /^Add / }).click();
  await guest.getByRole('heading', { name: 'You have access' }).waitFor();
  expect(await guest.getByRole('link', { name: /^Open / }).getAttribute('href')).toBe(`${other.origin}/`);
  // The person has no passkey of this host, and so no page of their own.
  expect(await guest.locator('main a[href="/me"]').count()).toBe(0);
});
test('the operator sees a user instead of an invitation', async () => {
  await caughtUp(product);
  await page.reload();
  await page.getByText('No pending invitations.').waitFor();
  const users = page.getByRole('table', { name: 'User List' });
  await users.getByRole('row').filter({ hasText: grace }).waitFor();
});
test('a used invitation offers no next step, and the website says why [invite.error]', async () => {
  const { page: guest } = await pageOf(await chrome.person());
  await guest.goto(invitation(token));
  await guest.getByText('This invitation has already been used').waitFor();
  expect(await guest.getByRole('link', { name: /Continue/ }).count()).toBe(0);
  await screenshot('invite-used', guest);
  await guest.goto(`${app.origin}/#latchkey-invite=${token}`);
  const dialog = guest.getByRole('dialog', { name: 'You are invited' });
  await dialog.getByRole('alert').getByText('This invitation has already been used').waitFor();
  expect(await dialog.getByRole('button', { name: 'Create passkey' }).count()).toBe(0);
  expect(guest.url()).toBe(`${app.origin}/`);
  nothingWrong(chrome, [/the server responded with a status of 403/]);
});
