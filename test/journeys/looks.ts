import type { Page } from 'playwright-core';
import { screenshot } from '../clients/browser.ts';
import { missedByTab } from './keys.ts';
import { barriers } from './phone.ts';

/** What says that something is still read. */
const waiting = '.MuiCircularProgress-indeterminate, .MuiLinearProgress-indeterminate, .spinner';

/**
 * What is wrong with pages for somebody who reads German: barriers that axe finds, and how much wider than the screen they are,
 * on a dark and narrow screen, and on a wide one; and what is out of reach of the keyboard there.
 */
export async function faultsInGerman(page: Page, addresses: readonly string[]): Promise<object[]> {
  const size = page.viewportSize()!;
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  const faults: object[] = [];
  for (const address of addresses) {
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
    const light = await barriers(page);
    const missed = await missedByTab(page);
    if (language !== 'de' || tooWide > 0 || dark.length || light.length || missed.length)
      faults.push({ address, language, tooWide, dark, light, missed });
  }
  await page.setViewportSize(size);
  await page.evaluate(() => localStorage.removeItem('language'));
  return faults;
}
