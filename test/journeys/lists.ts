import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses CSV, or another button that saves a list. Returns the lines of the file behind its mark of UTF-8, of which the first names the fields. */
export async function saved(page: Page, name = 'CSV'): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.charAt(0)).toBe('\ufeff');
  return text.slice(1).split('\r\n');
}

/** Presses Print. Returns the cells of each row that the printer gets, of which the first names the fields. */
export async function printed(page: Page): Promise<string[][]> {
  await page.evaluate(() => {
    delete document.body.dataset.printed;
    window.print = () => {
      const rows = [...document.querySelectorAll('.print-sheet tr')];
      const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
      document.body.dataset.printed = JSON.stringify(cells);
    };
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const sheet = () => page.locator('body').getAttribute('data-printed');
  await expect.poll(sheet).toBeTruthy();
  return JSON.parse((await sheet())!);
}

/** The time in milliseconds that a cell shows as a short date and time, such as `2/15/22, 3:04 PM`. */
export function timeIn(cell: string): number {
  expect(cell).toMatch(/^\d+\/\d+\/\d\d, \d+:\d\d\s[AP]M$/);
  return Date.parse(cell.replace(/\s/g, ' '));
}
