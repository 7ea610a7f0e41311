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

/** What somebody can press, follow or type into. */
const controls = 'a[href], button, input, select, textarea, [role="button"], [role="combobox"], [role="tab"]';

/** The visible controls of a page at which the keyboard alone does not stop. */
export async function missedByTab(page: Page): Promise<string[]> {
  const count = await page.evaluate((controls) => {
    // The radio buttons of a group are one stop, from which the arrows lead on.
    const isStop = (it: HTMLElement) =>
      it.tabIndex >= 0 &&
      !it.matches(':disabled, [type="radio"]:not(:checked)') &&
      it.checkVisibility({ visibilityProperty: true });
    const stops = [...document.querySelectorAll<HTMLElement>(controls)].filter(isStop);
    for (const it of stops) it.dataset.missed = '';
    addEventListener('focusin', ({ target }) => delete (target as HTMLElement).dataset.missed);
    return stops.length;
  }, controls);
  // What scrolls is a stop, too.
  for (let stops = 0; stops < count + 20; stops++) await page.keyboard.press('Tab');
  return page
    .locator('[data-missed]')
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 200)));
}
