import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Serious findings of axe on a page. None of our pages has a frame of another site; looking into frames would take a
 * second page each time. What passes is not described.
 */
export async function seriousIn(page: Page) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
}
