import type { Page } from 'playwright-core';
import { screenshot } from '../clients/browser.ts';
import { missedByTab } from './keys.ts';
import { barriers } from './phone.ts';

/** What says that something is still read. */
const waiting = '.MuiCircularProgress-indeterminate, .MuiLinearProgress-indeterminate, .spinner';

/** Of how many pages one is looked at; of all with LOOKS=1 (`npm run test:looks`), which takes some minutes. */
const oneOf = process.env.LOOKS ? 1 : 3;
/** How many pages one test looks at, in a time that a slow machine has as well. */
const atOnce = 5;
/** The pages that each test looks at. */
export function looksAt(pages: readonly string[]): string[][] {
  const some = pages.filter((_, n) => n % oneOf === 0);
  return Array.from({ length: Math.ceil(some.length / atOnce) }, (_, look) =>
    some.slice(look * atOnce, (look + 1) * atOnce),
  );
}
/** A page's address, with the ids for which `:name` stands. */
export const filledIn = (page: string, ids: Readonly<Record<string, string>>) =>
  page.replace(/:(\w+)/g, (_, name: string) => ids[name]!);

/**
 * What is wrong with pages for somebody who reads German: barriers that axe finds, and how much wider than the screen they are,
 * on a dark and narrow screen; and what is out of reach of the keyboard on a wide one.
 */
export async function faultsInGerman(page: Page, addresses: readonly string[]): Promise<object[]> {
  const size = page.viewportSize()!;
  const faults: object[] = [];
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  try {
    for (const address of addresses) {
      const found = await faultsAt(page, address);
      if (found) faults.push({ address, ...found });
    }
  } finally {
    await page.setViewportSize(size);
    await page.evaluate(() => localStorage.removeItem('language'));
  }
  return faults;
}
async function faultsAt(page: Page, address: string) {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator(waiting).first().waitFor({ state: 'detached' });
  const language = await page.locator('html').getAttribute('lang');
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const dark = await barriers(page);
  await screenshot(`german-${new URL(address).pathname.replace(/\W+/g, '-')}`, page);
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize({ width: 1280, height: 800 });
  const missed = await missedByTab(page);
  const isFine = language === 'de' && tooWide <= 0 && !dark.length && !missed.length;
  return isFine ? null : { language, tooWide, dark, missed };
}
