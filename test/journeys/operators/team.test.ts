import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { type Operator, operatorOf } from '../../people/people.ts';
import { caughtUp, type Here, mailedToken, sharedProduct } from '../../product.ts';
import { visits } from '../console.ts';
import { landingOf } from '../landing.ts';
import { located, phones, withTiles } from '../phone.ts';
import {
  addsDevice,
  givesRole,
  invites,
  isBarred,
  joins,
  opensMember,
  seesMember,
  selectsAllOthers,
  signsInAgain,
} from '../team.ts';
import { closesStarter, pageOf } from '../visitor.ts';

let product: Here;
let chrome: Chrome;
let ada: Operator;
const bob = { email: 'bob@team.example', name: 'Bob Marley' };
let operator: Page;
let colleague: Page;
/** The request that the console sent when the dialog for newcomers was closed. */
let starterClosed: unknown;
let hers: Awaited<ReturnType<typeof pageOf>>['passkeys'];

beforeAll(async () => {
  product = await sharedProduct(phones);
  chrome = await openBrowser();
  ada = await operatorOf(product);
  const { page, passkeys } = await pageOf(await chrome.person(located));
  await passkeys.add(ada.key.exported());
  await page.goto(await landingOf(ada));
  starterClosed = await closesStarter(page);
  [operator, hers] = [page, passkeys];
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
});

test('0: the dialog for newcomers is closed for good [org-apps.list.close-starter]', async () => {
  expect(starterClosed).toEqual({ showStarter: false });
  await operator.reload();
  await operator.getByRole('heading', { name: 'Manage Applications' }).waitFor();
  await operator.getByRole('button', { name: /Profile/ }).waitFor();
  expect(await operator.getByRole('dialog').count()).toBe(0);
});

test('1: the operator invites a colleague, who is pending then [org-team.route, org-team.add.fields, org-team.add.mismatch, org-team.usage, org-team.add.mail-text]', async () => {
  await operator.getByRole('link', { name: 'Team Management' }).click();
  await operator.getByRole('heading', { name: 'Team Management' }).waitFor();
  await operator.getByText('Warning: Only 4 remaining usage for Max Team Size.').waitFor();
  await invites(operator, bob);
});

test('1: the invitation is listed with its dates [org-team.invites.columns]', async () => {
  const row = operator.getByRole('table', { name: 'Pending Invites' }).getByRole('row');
  await row.filter({ hasText: bob.email }).waitFor();
  expect(await row.first().getByRole('columnheader').allInnerTexts()).toEqual(
    expect.arrayContaining(['Name', 'Email', 'Invited At', 'Invite Expire On']),
  );
  expect(await row.getByText('Expired', { exact: true }).count()).toBe(0);
  await screenshot('team-invited', operator);
});
test('1: one that has expired stays in the list, marked, and can be sent again [org-team.invites.columns]', async () => {
  const expiresAt = new Date(Date.now() - 60_000).toISOString();
  const rows = await ada.call('GET /invite/getInvites', { type: 'ADD_ADMIN' });
  await operator.route('**/invite/getInvites*', (route) =>
    route.fulfill({ json: rows.map((each) => ({ ...each, expiresAt })) }),
  );
  await operator.reload();
  const row = operator.getByRole('row').filter({ hasText: bob.email });
  await row.getByText('Expired', { exact: true }).waitFor();
  expect(await row.getByRole('button', { name: 'Send Again' }).isEnabled()).toBe(true);
  await screenshot('team-expired', operator);
  await operator.unroute('**/invite/getInvites*');
  await operator.reload();
  await row.waitFor();
});

/** The token of Bob's invitation, kept because its mail is deleted once the invitation is used. */
let accessToken: string;
test('2: a pending invitation is sent again, and another one deleted [org-team.invites.resend] [org-team.invites.delete]', async () => {
  await mailedToken(product, bob.email, 'add-admin');
  const row = (email: string) => operator.getByRole('row').filter({ hasText: email });
  await row(bob.email).getByRole('button', { name: 'Send Again' }).click();
  await operator.getByText('Email sent SuccessFully').last().waitFor();
  accessToken = await mailedToken(product, bob.email, 'add-admin');
  await invites(operator, { name: 'Eve', email: 'eve@team.example', role: 'Auditor' });
  await row('eve@team.example').getByText('Auditor').waitFor();
  await row('eve@team.example').getByRole('button', { name: 'Delete the invitation' }).click();
  await operator.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await operator.getByText('Invitation Deleted Successfully').waitFor();
  await row('eve@team.example').waitFor({ state: 'detached' });
});

test('3: the colleague joins by the mailed link with a passkey, and both see each other [invite.add-admin.route] [invite.add-admin.flow] [invite.captcha] [org-team.members.own-row] [org-team.privileges]', async () => {
  const { page, passkeys } = await pageOf(await chrome.person());
  colleague = page;
  await joins(page, `${product.url}/add-admin/${accessToken}`, bob.name);
  expect(await passkeys.credentials()).toHaveLength(1);
  await signsInAgain(page, { email: bob.email, vanity: ada.subdomain, url: product.url });
  await closesStarter(page);
  for (const [who, other, own] of [
    [operator, bob.email, ada.email],
    [colleague, ada.email, bob.email],
  ] as const) {
    if (who === operator) await who.reload();
    else await visits(who, '/admin');
    const { heads, theirs, mine } = await seesMember(who, other, own);
    expect(heads).toEqual(
      expect.arrayContaining(['Name', 'Email ID', 'Devices count', 'Created On', 'Last Access', 'Status']),
    );
    expect(theirs).toBe(2);
    expect(mine).toBe(0);
    expect(await selectsAllOthers(who)).toEqual(['1 selected', 0]);
    await screenshot(`team-${own.slice(0, 3)}`, who);
  }
  nothingWrong(chrome);
});

test('3: a member who is made an auditor is told what only others may do, and may do it again as an owner', async () => {
  await opensMember(operator, bob.name, bob.email);
  await givesRole(operator, 'Auditor');
  // The console reads the session anew with the page.
  await visits(colleague, '/admin');
  await colleague.reload();
  const only = 'Only owners and administrators may do this.';
  const add = colleague.getByRole('button', { name: 'Add New Member' });
  expect(await isBarred(colleague, add, only)).toBe(true);
  const row = colleague.getByRole('row').filter({ hasText: ada.email });
  await row.getByText('Owner', { exact: true }).waitFor();
  expect(await row.getByRole('button', { name: 'Suspend' }).getAttribute('aria-disabled')).toBe('true');
  await screenshot('team-auditor', colleague);
  await visits(colleague, '/configure-application');
  const barred = colleague.getByRole('alert').filter({ hasText: only });
  await barred.getByRole('link', { name: 'Team Management' }).click();
  await add.waitFor();
  await givesRole(operator, 'Owner');
  await visits(colleague, '/admin');
  await colleague.reload();
  expect(await isBarred(colleague, add, only)).toBe(false);
  await visits(operator, '/admin');
});

test('4: an invitation that was used says so and shows no form [invite.add-admin.error] [invite.error]', async () => {
  const { page } = await pageOf(await chrome.person());
  await page.goto(`${product.url}/add-admin/${accessToken}`);
  await page.getByText('This invitation has already been used').waitFor();
  await page.getByText('Error in verifying Admin').first().waitFor();
  expect(await page.getByRole('button', { name: 'Join the team' }).count()).toBe(0);
  await screenshot('team-used', page);
  nothingWrong(chrome, [/the server responded with a status of 403/]);
});

test('5: a member has a page with the last login and the use of devices [org-team.detail.route, org-team.detail.header, org-team.detail.last-login, org-team.detail.usage]', async () => {
  await opensMember(operator, 'Ada Lovelace', ada.email);
  await operator.getByText('Warning: Only 4 remaining usage for Max Device Count.').waitFor();
  for (const known of ['IP Address', 'OS', 'Browser', 'Login Time'])
    await operator.getByText(known, { exact: true }).waitFor();
  await screenshot('team-member', operator);
});

test('5: the operator adds a second device by the code for a phone [org-team.detail.qr, org-team.detail.qr-expiry, org-team.detail.add-device, invite.add-device.route, invite.captcha]', async () => {
  const pocket = await chrome.person({ viewport: { width: 360, height: 800 } });
  await withTiles(pocket);
  const phone = await pageOf(pocket);
  const keys = await hers.credentials();
  await addsDevice(operator, phone, keys);
  expect(await phone.passkeys.credentials()).toHaveLength(1);
});

test('5: the device is among those of the member [org-team.detail.device-card, invite.add-device.flow, approval.device-added]', async () => {
  await caughtUp(product);
  await operator.reload();
  const cards = operator.getByRole('listitem').filter({ hasText: 'Using Since' });
  await expect.poll(() => cards.count()).toBe(2);
  const card = await cards.first().innerText();
  for (const said of ['AppLess Auth', 'Active', 'Last Access', 'Platform', 'Total Logins'])
    expect(card).toContain(said);
  await screenshot('team-two-devices', operator);
});

test('6: a colleague’s device is suspended, activated and removed, but not the last one [org-team.detail.device-suspend] [org-team.detail.device-remove]', async () => {
  await opensMember(colleague, 'Ada Lovelace', ada.email);
  const cards = colleague.getByRole('listitem').filter({ hasText: 'Using Since' });
  // The newest device, the phone's, comes first.
  const phone = cards.first();
  await phone.getByRole('button', { name: 'Suspend' }).click();
  await colleague
    .getByRole('dialog', { name: 'Suspend device' })
    .getByRole('button', { name: 'Suspend' })
    .click();
  await phone.getByText('Suspended').waitFor();
  await phone.getByRole('button', { name: 'Activate' }).click();
  await phone.getByText('Active', { exact: true }).waitFor();
  await cards.first().getByRole('button', { name: 'Remove' }).click();
  await colleague.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => cards.count()).toBe(1);
  await cards.getByText('No other device works at').waitFor();
  for (const name of ['Suspend', 'Remove'])
    expect(await cards.getByRole('button', { name }).isDisabled()).toBe(true);
});

test('7: the operator suspends, activates and deletes the colleague [org-team.members.actions] [org-team.members.suspend-text] [org-team.members.delete-text]', async () => {
  // The console of somebody who is suspended would go on asking for what waits.
  await colleague.close();
  await visits(operator, '/admin');
  const row = operator.getByRole('row').filter({ hasText: bob.email });
  await row.getByRole('button', { name: 'Suspend' }).click();
  await operator
    .getByRole('dialog', { name: 'Suspend team member' })
    .getByRole('button', { name: 'Suspend' })
    .click();
  await operator.getByText('User suspended Successfully').waitFor();
  await row.getByText('Suspended').waitFor();
  await row.getByRole('button', { name: 'Activate' }).click();
  await operator.getByText('User Activated Successfully').waitFor();
  await row.getByRole('button', { name: 'Delete' }).click();
  await operator.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await operator.getByText('Operator Deleted Successfully').waitFor();
  await row.waitFor({ state: 'detached' });
});
