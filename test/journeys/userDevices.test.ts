import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../browser.ts';
import { type Operator, operatorOf, shopper, signIn, unique, webApp } from '../people.ts';
import { type Here, startProduct, visit } from '../product.ts';
import { closesStarter, pageOf } from './visitor.ts';

let product: Here;
let chrome: Chrome;
let ada: Operator;
let page: Page;
const name = unique('grace');

beforeAll(async () => {
  product = await startProduct();
  ada = await operatorOf(product);
  await shopper(product, await webApp(ada)).register(name);
  chrome = await openBrowser();
  ({ page } = await pageOf(await chrome.person()));
  const { redirectTo } = await signIn(visit(product), ada.key, ada.email);
  await page.goto(redirectTo!);
  await closesStarter(page);
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
  await product?.stop();
});

test('a name in the list of users leads to the user’s page, whose only device stays [org-user-detail.general.header]', async () => {
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('link', { name }).click();
  await page.waitForURL(/viewUserDetails/);
  await page.getByText(/Registered On .* Last Login/).waitFor();
  await page.getByText('AppLess Auth').waitFor();
  await screenshot('user-page', page);
  await page.getByRole('listitem').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText("Last device can't be deleted").first().waitFor();
  nothingWrong(chrome, [/the server responded with a status of 409/]);
});
test('for a user without a mail address the operator is shown the recovery link, which leads to the website', async () => {
  await page.reload();
  await page.getByRole('button', { name: 'Send recovery link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send recovery link' }).click();
  const shown = page.getByRole('dialog', { name: 'Recovery link', exact: true });
  await shown.waitFor();
  await screenshot('user-recovery-link', page);
  const link = /http\S+/.exec(await shown.innerText())![0];
  await page.goto(link);
  const go = page.getByRole('link', { name: 'Continue to shop.example' });
  expect(await go.getAttribute('href')).toContain('https://shop.example/#latchkey-recovery=');
  await screenshot('user-recover', page);
});
