import type { Page } from 'playwright-core';

/** Fills the whole company form, including the wish to be called back. */
export async function fillsCompany(page: Page, email: string) {
  const typed = {
    Name: 'Ada Lovelace',
    Email: email,
    'Phone number': '20 7946 0000',
    'Company name': 'Acme',
    'Official website': 'https://acme.example',
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Designation').selectOption('C level');
  await page.getByLabel('Country').selectOption('United Kingdom');
  await page.getByLabel('Company size').selectOption('10-50');
  await page.getByLabel('Industry').selectOption({ index: 5 });
  await page.getByRole('checkbox', { name: /call me back/ }).check();
  await page.getByRole('checkbox', { name: /I accept/ }).check();
}

/** Ticks the box, and resolves when the proof of work is done. */
export async function solvesCaptcha(page: Page) {
  await page.getByLabel('I am not a robot').click();
  await page.getByText('Checked', { exact: true }).waitFor();
}
