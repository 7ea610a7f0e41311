import type { Locator, Page } from 'playwright-core';

/** Searches for an application in the dialog of the page's button, chooses it, and expects that the button names it. */
export async function choosesApplication(page: Page, name: string) {
  await page.getByRole('button', { name: /^Application: / }).click();
  const choice = page.getByRole('dialog', { name: 'Which application?' });
  await choice.getByRole('searchbox').fill(name);
  await choice.getByRole('list', { name: 'Applications' }).getByText(name, { exact: true }).click();
  await choice.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `Application: ${name}`, exact: true }).waitFor();
}

/**
 * Opens the list of a select by its keyboard. A press of the mouse that is held for 400 ms chooses what lies under it, and
 * a machine that stands still holds it.
 */
export async function opensList(field: Locator) {
  await field.click({ trial: true });
  await field.press('ArrowDown');
  await field.page().getByRole('option').first().waitFor();
}

/** Chooses an option of a select by its whole name, or by a pattern. */
export async function chooses(field: Locator, option: string | RegExp) {
  await opensList(field);
  await field.page().getByRole('option', { name: option, exact: true }).click();
}
