import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { screenshot, withPasskeys } from '../clients/browser.ts';
import { staffKeyOf } from '../people/staff.ts';
import { adminPassword } from '../product.ts';

/** Gives the page's device the first admin's passkey, which is made if there is none. */
export async function hasAdminPasskey(page: Page, port: number) {
  const key = await staffKeyOf({ port });
  const { add } = await withPasskeys(page);
  await add(key.exported());
}

/** Signs an admin in on the admin host, by password and passkey. */
export async function adminSignsIn(page: Page, port: number) {
  await hasAdminPasskey(page, port);
  await page.goto(`http://admin.localhost:${port}/login`);
  await page.getByRole('heading', { name: 'ADMIN LOGIN' }).waitFor();
  await page.getByLabel('Username').fill('admin@localhost');
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await screenshot('5-admin-login', page);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(/\/operators/);
}

/** Opens a section that has no tab of its own. */
export async function opensFromMenu(page: Page, section: string) {
  await page.getByRole('tab', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: section, exact: true }).click();
}

/** Filters a list; resolves when the address holds the filter, because that leads back to the list. */
export async function filters(page: Page, label: string, text: string) {
  await page.getByLabel(label).fill(text);
  await page.waitForURL((url) => decodeURIComponent(url.search).includes(text));
}

/** Filters the Operators Table by e-mail. Returns the row. */
export async function findsOperator(page: Page, email: string) {
  await filters(page, 'Filter by username', email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  return row;
}

/** Filters the audit by the name of an event. */
export const filtersByAction = (page: Page, action: string) => filters(page, 'Filter by action', action);

/** Expands the applications of a row. */
export async function expandsRow(page: Page, email: string, app: string) {
  const row = await findsOperator(page, email);
  await row.getByRole('button', { name: 'Show the applications' }).click();
  await page.getByText('Organizations Details').waitFor();
  await page.getByRole('cell', { name: app, exact: true }).waitFor();
  await screenshot('5-operators', page);
}

/** Presses Suspend or Activate in the operator's row; resolves when the server has answered. */
export async function decides(page: Page, email: string, verb: 'Suspend' | 'Activate') {
  const row = page.getByRole('row').filter({ hasText: email }).first();
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await row.getByRole('button', { name: verb, exact: true }).click();
  if (verb === 'Suspend') {
    const asked = page.getByRole('dialog', { name: 'Suspend the whole organization' });
    await asked.getByRole('button', { name: verb, exact: true }).click();
  }
  expect((await answered).status()).toBe(200);
  const said = verb === 'Suspend' ? 'User suspended Successfully' : 'User Activated Successfully';
  await page.getByText(said).waitFor();
}

/** Opens all streams of the organisation from the operator's row. Returns their names. */
export async function opensHistory(page: Page, email: string): Promise<string[]> {
  const row = page.getByRole('row').filter({ hasText: email }).first();
  await row.getByRole('link', { name: /Event history/ }).click();
  await page.waitForURL(/\/streams/);
  const names = page.getByRole('link', { name: /^[a-z]+-[\w.~-]+$/ });
  await names.first().waitFor();
  await screenshot('6-streams', page);
  return names.allTextContents();
}

/** Opens a stream. Returns the texts of its events' cards. */
export async function opensStream(page: Page, port: number, stream: string): Promise<string[]> {
  await page.goto(`http://admin.localhost:${port}/streams/${encodeURIComponent(stream)}/show`);
  const cards = page.locator('ol > li');
  await cards.first().waitFor();
  await screenshot(`6-${stream.split('-')[0]}`, page);
  return cards.allInnerTexts();
}

/** Opens the state after the nth event of its stream, and returns its text. */
export async function seesState(page: Page, event: number): Promise<string> {
  const card = page.locator('ol > li').nth(event);
  await card.getByRole('button', { name: 'State as of this event' }).click();
  const state = card.getByRole('region', { name: `State as of revision ${event}` });
  await state.getByRole('table').waitFor();
  await screenshot('6-state-as-of', page);
  const text = await state.innerText();
  await card.getByRole('button', { name: 'Hide the state' }).click();
  return text;
}
