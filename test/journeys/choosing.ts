import type { Page } from 'playwright-core';

/** Searches for an application in the dialog of the page's button, chooses it, and expects that the button names it. */
export async function choosesApplication(page: Page, name: string) {
  await page.getByRole('button', { name: /^Application: / }).click();
  const choice = page.getByRole('dialog', { name: 'Which application?' });
  await choice.getByRole('searchbox').fill(name);
  await choice.getByRole('list', { name: 'Applications' }).getByText(name, { exact: true }).click();
  await choice.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `Application: ${name}`, exact: true }).waitFor();
}
