import type { Locator, Page } from 'playwright-core';

/** Presses Tab until an element has the focus. Throws when a screen's worth of stops does not lead there. */
export async function tabsTo(page: Page, element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await element.waitFor({ state: 'attached' });
  for (let stops = 0; stops < 80; stops++) {
    await page.keyboard.press(key);
    if (await element.evaluate((it) => it === document.activeElement)) return;
  }
  throw new Error(`the keyboard does not lead to ${element}`);
}
