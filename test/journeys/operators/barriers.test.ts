import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { routes } from '../../../public-ui/routes.ts';
import { seriousIn } from '../../clients/axe.ts';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { type Operator, operatorOf, register, webApp } from '../../people/people.ts';
import { openRequest } from '../../people/phones.ts';
import { grantedDevice, invited, invitedUser } from '../../people/team.ts';
import { type Here, mailedToken, startProduct } from '../../product.ts';
import { pageOf } from '../visitor.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
let operator: Operator;
/** Tokens for the pages behind mailed and scanned links. */
const tokens: Record<string, () => Promise<string>> = {
  '/verifyEmail/:accessToken': async () => mailedToken(product, (await register(product)).email),
  '/add-admin/:accessToken': async () => (await invited(product, operator)).accessToken,
  '/add-device/:accessToken': async () => (await grantedDevice(product, operator)).accessToken,
  '/registerUser/:accessToken': async () =>
    (await invitedUser(product, operator, await webApp(operator))).accessToken,
  '/approve/:accessToken': async () => (await openRequest(product)).accessToken,
};
/** Every public page by its address, those behind a link also with an invalid token, and one address without a page. */
const pages = [
  ...Object.keys(routes).flatMap((pattern) =>
    [pattern, pattern.replace(/:\w+/, 'not-a-token')].filter((path, i) => i === 0 || path !== pattern),
  ),
  '/no-such-page',
].filter((path) => !path.includes(':') || path in tokens);

beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off', TILES_URL: '/no-tiles/{z}/{x}/{y}.png' });
  operator = await operatorOf(product, 'special_plan');
  chrome = await openBrowser();
  ({ page } = await pageOf(await chrome.person()));
  await page.goto(product.url);
});
// Refused tokens and tiles are no complaint of the pages.
afterEach(() => nothingWrong(chrome, [/the server responded with a status of 4\d\d/]));
afterAll(async () => {
  await chrome?.close();
  await product?.stop();
});

const barriers = async () =>
  (await seriousIn(page)).map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);

const looks = [
  ['light', 1280, 'en'],
  ['dark', 360, 'de'],
] as const;
test.for(pages)(
  '%s has no serious barrier, wide and light, and in German narrow and dark',
  async (pattern) => {
    const path = pattern.replace(/:\w+/, (await tokens[pattern]?.()) ?? '');
    // An invalid link shows only a few words, so one look is enough.
    for (const [colorScheme, width, language] of pattern.includes('not-a-token') ? looks.slice(1) : looks) {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.goto(product.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('.spinner').first().waitFor({ state: 'detached' });
      if (language === 'en') await screenshot(`public${pattern.replace(/[^\w]+/g, '-')}`, page);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect([colorScheme, width, await barriers()]).toEqual([colorScheme, width, []]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  },
);
