import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type App, distOf } from '../../../front/build.ts';
import { type Chrome, complains, nothingWrong, openBrowser } from '../../clients/browser.ts';
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

/** The scripts and styles that a page has loaded, with their bytes as gzip makes them. */
async function partsOf(page: Page, app: App): Promise<Map<string, number>> {
  await page.waitForLoadState('networkidle');
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const parts = new Set(addresses.filter((path) => /^\/assets\/.*\.(?:js|css)$/.test(path)));
  const sizes = [...parts].map(
    async (path) => [path, (await stat(join(distOf(app), `${path}.gz`))).size] as const,
  );
  return new Map(await Promise.all(sizes));
}
const sum = (sizes: Iterable<number>) => [...sizes].reduce((all, size) => all + size, 0);
/**
 * Opens pages of a console beside its first one. Returns those that need more than 100 kB of code and styles besides, or more than
 * 20 requests.
 */
async function tooMuch(page: Page, app: App, addresses: readonly string[]) {
  const first = await partsOf(page, app);
  const found: object[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const parts = await partsOf(page, app);
    const more = sum([...parts].map(([path, size]) => (first.has(path) ? 0 : size)));
    const requests = await requestsOf(page);
    if (more > 100_000 || requests.length > 20) found.push({ address, more, requests });
  }
  return found;
}
/** The addresses that a page has asked for since it was opened, without the page itself. */
const requestsOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

test('the organisation’s console opens with 300 kB of code and styles or less, and each further page with 100 kB and 20 requests', async () => {
  const page = await (await chrome.person()).newPage();
  const origin = await entersConsole(page, await operatorOf(product));
  expect(sum((await partsOf(page, 'org-ui')).values())).toBeLessThanOrEqual(300_000);
  const paths = [
    '/home',
    '/applications',
    '/people',
    '/admin',
    '/reports',
    '/my-details',
    '/my-organization',
  ];
  expect(
    await tooMuch(
      page,
      'org-ui',
      paths.map((path) => origin + path),
    ),
  ).toEqual([]);
});
test('the staff’s console opens with 380 kB of code and styles or less, and each further page with 100 kB and 20 requests', async () => {
  const page = await (await chrome.person()).newPage();
  await adminSignsIn(page, product.port);
  // The page's own code is fetched after the frame's, so a count before the list stands would leave it out.
  await page.getByRole('table').waitFor();
  expect(sum((await partsOf(page, 'admin-ui')).values())).toBeLessThanOrEqual(380_000);
  const paths = ['/home', '/organisations', '/audit', '/plans', '/revenue', '/account'];
  const at = `http://admin.localhost:${product.port}`;
  expect(
    await tooMuch(
      page,
      'admin-ui',
      paths.map((path) => at + path),
    ),
  ).toEqual([]);
});
test('a console whose code cannot be fetched says so', async () => {
  const context = await chrome.person();
  await context.route('**/assets/Root-*.js', (route) => route.abort());
  const page = await context.newPage();
  await page.goto(`http://admin.localhost:${product.port}/login`);
  await page.getByText('The server cannot be reached.', { exact: false }).waitFor();
  await complains(chrome, /ERR_FAILED/);
  nothingWrong(chrome, [/ERR_FAILED/, /dynamically imported module/]);
});
