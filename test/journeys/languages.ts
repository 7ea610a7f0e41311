import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Texts of a page outside of the brackets in which the pseudo-language puts what can be translated, but for names,
 * days and times, which the pseudo-language writes as in English.
 */
const untranslated = (page: Page, names: readonly string[]) =>
  page.evaluate((known) => {
    const seen = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = seen.nextNode(); node; node = seen.nextNode()) {
      const { parentElement } = node;
      // A name that may break has a node for each of its parts.
      const whole = parentElement?.querySelector(':scope > wbr') ? parentElement : node;
      const text = whole.textContent?.trim() ?? '';
      // Names of countries, industries and languages come from lists.
      if (!text || parentElement?.closest('option, script, style, noscript')) continue;
      let rest = text.replace(/⟦.*⟧/s, '').replace(/\d [AP]M\b|\b[A-Z][a-z]{2} \d+/g, '');
      for (const name of known) rest = rest.replaceAll(name, '');
      if (/\p{L}/u.test(rest)) texts.push(text);
    }
    return texts;
  }, names);

/** Reads a page in the pseudo-language: all of it can be translated, and from right to left it fits the screen. */
export async function readsBackwards(page: Page, address: string, names: readonly string[] = ['Latchkey']) {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).filter({ hasText: '⟦' }).waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await untranslated(page, names), address).toEqual([]);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide, address).toBeLessThanOrEqual(0);
}
