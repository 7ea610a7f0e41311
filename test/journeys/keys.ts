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

/** The visible controls of a page at which the keyboard alone does not stop, after as many rounds as reach something new. */
export async function missedByTab(page: Page): Promise<string[]> {
  for (let round = 1, missed = Number.POSITIVE_INFINITY; ; round++) {
    await tabsRound(page, String(round));
    const left = await neverReached(page);
    // A page may still have been building its menu in the round before, so that some stops came behind the focus.
    if (left.length === 0 || left.length >= missed) return left;
    missed = left.length;
  }
}
/** Presses Tab until the focus is back at the page itself or where it has been in this round. */
async function tabsRound(page: Page, round: string): Promise<void> {
  let before = await page.evaluateHandle(() => document.activeElement);
  for (let stops = 0; stops < 500; stops++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement);
    // The parts of a date are stops of one element.
    const isBack = await focused.evaluate(
      (it, [before, round]) => it === document.body || (it !== before && it.dataset.reached === round),
      [before, round] as const,
    );
    if (isBack) return;
    await focused.evaluate((it, round) => it.setAttribute('data-reached', round), round);
    before = focused;
  }
  throw new Error('the keyboard finds no end of this page');
}
const neverReached = (page: Page) =>
  page.evaluate((controls) => {
    // The radio buttons of a group are one stop, from which the arrows lead on.
    const isStop = (it: HTMLElement) =>
      it.tabIndex >= 0 &&
      !it.matches(':disabled, [type="radio"]:not(:checked)') &&
      it.checkVisibility({ visibilityProperty: true });
    const isMissed = (it: HTMLElement) => isStop(it) && it.dataset.reached === undefined;
    const missed = [...document.querySelectorAll<HTMLElement>(controls)].filter(isMissed);
    return missed.map(({ outerHTML }) => outerHTML.slice(0, 200));
  }, controls);
