import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { backupToken } from '../../people/leaving.ts';
import { type Operator, operatorOf } from '../../people/people.ts';
import { type Here, sharedProduct } from '../../product.ts';
import { entersConsole } from '../landing.ts';
import { barriers } from '../phone.ts';

let product: Here;
let chrome: Chrome;
beforeAll(async () => {
  product = await sharedProduct();
  chrome = await openBrowser();
});
afterEach(() => nothingWrong(chrome, [/status of 40[13]/]));
afterAll(() => chrome?.close());

/** A new organisation's own page. */
async function ownPage(): Promise<{ page: Page; ada: Operator }> {
  const ada = await operatorOf(product);
  const page = await (await chrome.person()).newPage();
  const origin = await entersConsole(page, ada);
  await page.goto(`${origin}/my-organization`);
  await page.getByText(ada.uniqueId, { exact: true }).waitFor();
  return { page, ada };
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const outOfUse = (page: Page) =>
  page.getByRole('heading', { name: 'Your organization is out of use', level: 1 }).waitFor();

test('the page of the organisation suspends it, after a question [org-account.org.suspend] [org-account.org.suspend-confirm]', async () => {
  const { page } = await ownPage();
  expect(await barriers(page)).toEqual([]);
  await screenshot('organisation', page);
  await button(page, 'Suspend').click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText(
      "Are you sure you want to suspend your organization? This action can't be reversed later by yourself.",
      { exact: true },
    )
    .waitFor();
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await outOfUse(page);
  await page.getByText('Your organization is suspended', { exact: true }).waitFor();
  expect(await button(page, 'Suspend').count()).toBe(0);
  await button(page, 'Go to the sign-in').click();
  await page.getByRole('heading', { name: 'Operator Login' }).waitFor();
});

test('deleting asks, offers a backup, and keeps the passphrase in view; the mailed link gives the archive [org-account.org.delete] [org-account.org.delete-confirm] [org-account.org.delete-backup]', async () => {
  const { page, ada } = await ownPage();
  await page.setViewportSize({ width: 360, height: 800 });
  await button(page, 'Delete').click();
  const dialog = page.getByRole('dialog');
  for (const text of [
    'Are you sure you want to delete your organization? This action cannot be undo from your end.',
    'Your account will be permanently deleted within 7 days.',
  ])
    await dialog.getByText(text, { exact: true }).waitFor();
  await dialog.getByLabel('Send backup data over mail').check();
  expect(await barriers(page)).toEqual([]);
  await screenshot('organisation-delete', page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await outOfUse(page);
  const passphrase = page.getByText(/^([0-9a-f]{4}-){7}[0-9a-f]{4}$/);
  await passphrase.waitFor();
  // The session has ended, and a person who comes back to the tab still needs it.
  await page.reload();
  await passphrase.waitFor();
  expect(await barriers(page)).toEqual([]);
  await screenshot('organisation-left', page);
  await page.goto(`${product.url}/backup/${await backupToken(product, ada)}`);
  const download = page.waitForEvent('download');
  await button(page, 'Fetch the backup').click();
  expect((await download).suggestedFilename()).toBe('backup.zip');
  await page.getByText('The backup is on this device.').waitFor();
  expect(await barriers(page)).toEqual([]);
  await screenshot('backup', page);
});
