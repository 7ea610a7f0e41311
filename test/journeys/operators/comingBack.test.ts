import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openShop } from '../../../web-sdk/sample/relyingParty.ts';
import { type Chrome, nothingWrong, openBrowser } from '../../clients/browser.ts';
import { movedClock } from '../../clock.ts';
import { runsImport } from '../../people/importing.ts';
import { backupToken } from '../../people/leaving.ts';
import { type Operator, operatorOf, webApp } from '../../people/people.ts';
import { freePort, type Here, mailsOf, startProduct } from '../../product.ts';
import { until } from '../../until.ts';
import { atShop } from '../console.ts';
import { adminSignsIn } from '../staff.ts';
import { asksToSignIn, pageOf } from '../visitor.ts';

const day = 24 * 60 * 60 * 1000;
const clock = movedClock();
let product: Here;
let chrome: Chrome;
let ada: Operator;
let appId: string;
let shop: Server;
let shopPort: number;
/** The devices of the operator, the user and the staff, with their passkeys. */
let operator: Page;
let passkeys: Awaited<ReturnType<typeof pageOf>>['passkeys'];
let user: Page;
let staff: Page;
let folder: string;
const kept = { file: '', passphrase: '', link: '' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-back-'));
  product = await startProduct({}, { clock: clock.now });
  shopPort = await freePort();
  ada = await operatorOf(product);
  await ada.call('PUT /updateOperator/:userId', { userId: ada.userId, showStarter: false });
  ({ appId } = await webApp(ada, `http://shop.localhost:${shopPort}`));
  chrome = await openBrowser();
  ({ page: operator, passkeys } = await pageOf(await chrome.person()));
  await passkeys.add(ada.key.exported());
  ({ page: user } = await pageOf(await chrome.person()));
  await opensShop();
});
// The browser logs each refused request.
afterEach(() => nothingWrong(chrome, [/status of 40[1349]/]));
afterAll(async () => {
  await chrome?.close();
  await closesShop();
  await product?.stop();
  await rm(folder, { recursive: true });
});

/** Opens the site of the customer, which asks the product that runs now. */
async function opensShop() {
  shop = await openShop({ latchkey: product.url, appId }, shopPort);
  await user.goto(`http://shop.localhost:${shopPort}`);
}
async function closesShop() {
  shop?.closeAllConnections();
  await new Promise((closed) => shop?.close(closed));
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Asks for a session at the sign-in page of the product. */
async function asks() {
  await operator.goto(`${product.url}/login`);
  await asksToSignIn(operator, { ...ada, vanity: ada.subdomain, url: product.url });
}
/** A tab of the operator that has seen nothing yet, with the passkeys of the same device. */
async function newTab() {
  const old = await passkeys.credentials();
  ({ page: operator, passkeys } = await pageOf(operator.context()));
  for (const credential of old) await passkeys.add(credential);
}
async function signsIn() {
  await asks();
  await operator.waitForURL(`http://${ada.subdomain}.localhost:${product.port}/applications`);
}
/** Asks for the deletion with a backup by the dialog. Returns the passphrase that the screen shows. */
async function leaves(): Promise<string> {
  await operator.goto(`http://${ada.subdomain}.localhost:${product.port}/my-organization`);
  await button(operator, 'Delete').click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByLabel('Send backup data over mail').check();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  return (await operator.getByText(/^([0-9a-f]{4}-){7}[0-9a-f]{4}$/).textContent())!;
}
const request = () => staff.getByRole('row').filter({ hasText: 'Acme' });
/** Signs in as the staff, whose sessions are shorter than these waits, and opens the requests. */
async function opensRequests() {
  ({ page: staff } = await pageOf(await chrome.person()));
  await adminSignsIn(staff, product.port);
  await staff.goto(`http://admin.localhost:${product.port}/requests`);
  await request().waitFor();
}

test('an organisation that asked for its deletion is taken back by the staff on day six, and its people sign in as before [org-account.org.delete-days]', async () => {
  expect(await atShop(user, 'Register', 'Grace')).toBe('Signed in as Grace.');
  await signsIn();
  await leaves();
  await asks();
  await operator.getByText(/^Your organization is suspended, .*Ask our support/).waitFor();
  await clock.forward(product, 6 * day);
  await opensRequests();
  await request().getByText('Backup pending').waitFor();
  await button(staff, 'RE-ACTIVATE').click();
  await button(staff, 'Activate').click();
  await request().waitFor({ state: 'detached' });
  await signsIn();
  await operator.getByText('Shop').first().waitFor();
  expect(await atShop(user, 'Sign in')).toBe('Signed in as Grace.');
});

test('asked for again, the backup comes by the mailed link, once; on day seven the organisation and its keys are gone [org-account.org.delete-days]', async () => {
  await backupToken(product, ada);
  kept.passphrase = await leaves();
  kept.link = `${product.url}/backup/${await backupToken(product, ada)}`;
  await operator.goto(kept.link);
  const download = operator.waitForEvent('download');
  await button(operator, 'Fetch the backup').click();
  kept.file = join(folder, 'acme-backup.zip');
  await (await download).saveAs(kept.file);
  await operator.getByText('The backup is on this device.').waitFor();
  await operator.goto(kept.link);
  await button(operator, 'Fetch the backup').click();
  await operator.getByText('This backup was fetched already').first().waitFor();
  await clock.forward(product, 7 * day - 60_000);
  const keys = () => product.system.vault.keysOf([ada.userId]);
  expect(await keys()).toHaveLength(1);
  await clock.forward(product, 61_000);
  await until(async () => expect(await keys()).toEqual([]));
  await operator.goto(`${product.url}/login`);
  await operator.getByLabel('Email').fill(ada.email);
  await operator.getByText('Operator is not registered !!').waitFor();
  expect(await atShop(user, 'Sign in')).not.toContain('Grace');
  await opensRequests();
  await request().getByText('Deleted').waitFor();
  expect(await button(staff, 'RE-ACTIVATE').count()).toBe(0);
});

test('an empty installation takes the backup in by npm run import, and its people sign in with the passkeys that they had', async () => {
  await closesShop();
  await product.stop();
  const { DATA_DIR: _, ...env } = product.env;
  const there = { ...env, DATA_DIR: join(folder, 'new') };
  const { code, out, failed } = await runsImport(there, kept);
  expect({ code, failed }).toEqual({ code: 0, failed: '' });
  expect(out).toContain('Its people sign in with their passkeys, as before.');
  product = await startProduct(there);
  await newTab();
  await signsIn();
  await operator.getByText('Shop').first().waitFor();
  await opensShop();
  expect(await atShop(user, 'Sign in')).toBe('Signed in as Grace.');
  // Nothing that was due at the old place happens here.
  await product.reactions.settled();
  expect(await mailsOf(product)).toEqual([]);
});
