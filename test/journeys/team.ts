import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { screenshot, withPasskeys } from '../clients/browser.ts';
import { approves, picks, scans, shoot, showsCode } from './phone.ts';
import { asksToSignIn, type pageOf, solvesCaptcha } from './visitor.ts';

type Visitor = Awaited<ReturnType<typeof pageOf>>;
type Passkeys = Visitor['passkeys'];

/** Opens Add New Member, tries wrong input first, and then sends the invitation. */
export async function invites(
  page: Page,
  { name, email, role }: { name: string; email: string; role?: string },
) {
  await page.getByRole('button', { name: 'Add New Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Member' });
  if (role) await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email', { exact: false }).first().fill(email);
  await dialog.getByLabel('Confirm email').fill(`x${email}`);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await dialog.getByText('Email and confirm email should be same').waitFor();
  await screenshot('team-add', page);
  await dialog.getByLabel('Confirm email').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText('Email sent SuccessFully').last().waitFor();
  await dialog.waitFor({ state: 'detached' });
}

/** Follows the mailed link, solves the captcha and makes the passkey. Ends at the sign-in page. */
export async function joins(page: Page, link: string, name: string) {
  await page.goto(link);
  await page.getByText(name).waitFor();
  await solvesCaptcha(page);
  await screenshot('team-join', page);
  await page.getByRole('button', { name: 'Join the team' }).click();
  await page.getByText('Registration Successful').waitFor();
  await page.getByRole('heading', { name: 'Operator Login' }).waitFor();
}

/** Signs in on the current page. */
export async function signsInAgain(page: Page, newcomer: Parameters<typeof asksToSignIn>[1]) {
  await asksToSignIn(page, newcomer);
  await page.waitForURL(/\/applications$/);
}

/** Checks the team's table: its headers, and the number of buttons in another member's row and in one's own. */
export async function seesMember(page: Page, other: string, own: string) {
  const table = page.getByRole('table', { name: 'My Team' });
  const row = (email: string) => table.getByRole('row').filter({ hasText: email });
  await row(other).waitFor();
  return {
    heads: await table.getByRole('columnheader').allInnerTexts(),
    theirs: await row(other).getByRole('button').count(),
    mine: await row(own).getByRole('button').count(),
  };
}

/** Ticks the page of the team. Returns how many are selected then, and whether there are said to be more of them. */
export async function selectsAllOthers(page: Page) {
  await page.getByRole('checkbox', { name: 'Select this page: My Team' }).check();
  const bar = page.getByRole('region', { name: 'Selected rows: My Team' });
  const said = await bar.locator('strong').innerText();
  const further = await bar.getByRole('button', { name: /^Select all/ }).count();
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  return [said, further];
}

export async function opensMember(page: Page, name: string, email: string) {
  await page.getByRole('link', { name, exact: true }).click();
  await page.waitForURL(/\/ViewAdmin\//);
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByText(email).first().waitFor();
  expect(await page.getByRole('link', { name: 'Back', exact: true }).getAttribute('href')).toBe('/admin');
}

/** Gives the member whose page is open another role. */
export async function givesRole(page: Page, role: string) {
  await page.getByRole('button', { name: 'Change role' }).click();
  const dialog = page.getByRole('dialog', { name: /^Role of / });
  await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await screenshot('team-role', page);
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await page.getByText(`has the role ${role} now`).waitFor();
  await dialog.waitFor({ state: 'detached' });
}

/** Whether a button is out of reach for a reason, which a press then says. */
export async function isBarred(page: Page, button: Locator, reason: string): Promise<boolean> {
  await button.waitFor();
  if ((await button.getAttribute('aria-disabled')) !== 'true') return false;
  await button.click({ force: true });
  await page.getByText(reason).first().waitFor();
  // Its message lies over what a page leads on by.
  const messages = page.locator('.toast').filter({ hasText: reason });
  await messages.getByRole('button', { name: 'Dismiss' }).first().click();
  await messages.first().waitFor({ state: 'hidden' });
  return true;
}

/** Gives another window the passkeys of the same device. */
async function withKeys(page: Page, keys: Awaited<ReturnType<Passkeys['credentials']>>) {
  const { add } = await withPasskeys(page);
  for (const key of keys) await add(key);
}

/** Goes from the member's page to the code in the window of the main site, and makes the new passkey on the phone. */
export async function addsDevice(
  page: Page,
  phone: Visitor,
  keys: Awaited<ReturnType<Passkeys['credentials']>>,
) {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Add New Devices' }).click();
  const popup = await opening;
  await popup.waitForURL(/\/add-device\//);
  await withKeys(popup, keys);
  await popup.getByText('First confirm that it is you', { exact: false }).waitFor();
  await solvesCaptcha(popup);
  await screenshot('team-confirm-device', popup);
  const { url, number, dialog } = await showsCode(popup, 'Add a phone', () =>
    popup.getByRole('button', { name: 'Confirm with your passkey' }).click(),
  );
  const left = async () => {
    const text = await dialog.getByText(/expires in \d+ seconds/).innerText();
    return Number(/in (\d+) seconds/.exec(text)![1]);
  };
  const first = await left();
  expect(first).toBeGreaterThan(90);
  expect(first).toBeLessThanOrEqual(120);
  await expect.poll(left).toBeLessThan(first);
  await dialog.getByRole('button', { name: 'Use this device instead' }).waitFor();
  await screenshot('team-qr', popup);
  await scans(phone.page, url, 'Add this device');
  await phone.page.getByText('for the account', { exact: false }).waitFor();
  await shoot('team-add-device', phone.page);
  await picks(phone.page, number);
  await approves(phone.page);
  await phone.page.getByText('Device Added Successfully').first().waitFor();
  const closed = popup.waitForEvent('close');
  await popup.getByText('Device Added Successfully').first().waitFor();
  await shoot('team-device-added', phone.page);
  await closed;
}
