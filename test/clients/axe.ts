import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Audit = { _audit: { rules: { id: string; impact: string | null }[] } };

/**
 * Serious findings of axe on a page. Rules that never find anything serious are not run, frames are not looked into,
 * because none of our pages has one of another site, and what passes is not described.
 */
export async function seriousIn(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const here = (window as unknown as { axe: typeof axe & Audit }).axe;
    const light = here._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate');
    const { violations } = await here.run({
      rules: Object.fromEntries(light.map(({ id }) => [id, { enabled: false }])),
      resultTypes: ['violations'],
    });
    return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  });
}
