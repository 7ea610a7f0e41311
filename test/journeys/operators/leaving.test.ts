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
afterEach(() => nothingWrong(chrome, [/status of 40[139]/]));
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
/** An answer that refuses in these words. */
const refused = (errorMessage: string) => ({ status: 409, json: { errorCode: 1, errorMessage } });
const outOfUse = (page: Page) =>
  page.getByRole('heading', { name: 'Your organization is out of service', level: 1 }).waitFor();

test('the page of the organisation suspends it, after a question [org-account.org.suspend] [org-account.org.suspend-confirm] [org-account.org.api-result]', async () => {
  const { page, ada } = await ownPage();
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
  // What the screen says is what the answer says, and nothing of its own.
  const asked = '**/suspendAccount';
  await page.route(asked, (route) => route.fulfill(refused('Not on a Sunday')));
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await page.locator('.toast').getByText('Not on a Sunday').waitFor();
  await page.unroute(asked);
  await page.route(asked, async (route) => {
    await ada.call('PUT /suspendAccount', { uniqueId: ada.uniqueId, requestorId: ada.userId });
    await route.fulfill({ json: { errorCode: 0, message: 'It is suspended now' } });
  });
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await outOfUse(page);
  await page.getByText('It is suspended now', { exact: true }).waitFor();
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
  const answers = '**/deleteAccount/**';
  await page.route(answers, (route) => route.fulfill(refused('Not yet')));
  const without = page.waitForRequest(/\/deleteAccount\/[^/]+\/[^/]+\/DELETE$/);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await without;
  await page.locator('.toast').getByText('Not yet').waitFor();
  await page.unroute(answers);
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
