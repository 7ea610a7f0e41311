import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type App, distOf } from '../../../front/build.ts';
import { type Chrome, nothingWrong, openBrowser } from '../../clients/browser.ts';
import { operatorOf } from '../../people/people.ts';
import { type Here, startProduct } from '../../product.ts';
import { entersConsole } from '../landing.ts';
import { adminSignsIn } from '../staff.ts';

let product: Here;
let chrome: Chrome;
beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' });
  chrome = await openBrowser();
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
  await product?.stop();
});

/** Bytes of the scripts and styles that a page has loaded, as gzip makes them. */
async function loadedBy(page: Page, app: App): Promise<number> {
  await page.waitForLoadState('networkidle');
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const parts = new Set(addresses.filter((path) => /^\/assets\/.*\.(?:js|css)$/.test(path)));
  const sizes = [...parts].map(async (path) => (await stat(join(distOf(app), `${path}.gz`))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
/** How many requests a page has made since it was opened, without the page itself. */
const requestsOf = (page: Page) => page.evaluate(() => performance.getEntriesByType('resource').length);

test('the organisation’s console opens with 300 kB of code and styles or less, and each page with 20 requests or fewer', async () => {
  const page = await (await chrome.person()).newPage();
  const origin = await entersConsole(page, await operatorOf(product));
  expect(await loadedBy(page, 'org-ui')).toBeLessThanOrEqual(300_000);
  for (const path of ['/home', '/applications', '/people', '/admin', '/reports', '/my-details']) {
    await page.goto(origin + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await requestsOf(page), path).toBeLessThanOrEqual(20);
  }
});
test('the staff’s console opens with 380 kB of code and styles or less', async () => {
  const page = await (await chrome.person()).newPage();
  await adminSignsIn(page, product.port);
  // The page's own code is fetched after the frame's, so a count before the list stands would leave it out.
  await page.getByRole('table').waitFor();
  expect(await loadedBy(page, 'admin-ui')).toBeLessThanOrEqual(380_000);
});
test('a console whose code cannot be fetched says so', async () => {
  const context = await chrome.person();
  await context.route('**/assets/Root-*.js', (route) => route.abort());
  const page = await context.newPage();
  await page.goto(`http://admin.localhost:${product.port}/login`);
  await page.getByText('The server cannot be reached.', { exact: false }).waitFor();
  nothingWrong(chrome, [/ERR_FAILED/, /dynamically imported module/]);
});
