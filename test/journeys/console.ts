import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { screenshot } from '../clients/browser.ts';

/** Creates a web application in the wizard. Returns its client id and its script tag. */
export async function createsApplication(page: Page, name: string, origin: string) {
  await screenshot('2-applications', page);
  await page.getByRole('link', { name: 'Add Application' }).first().click();
  await page.getByRole('heading', { name: 'Create New Application' }).waitFor();
  await page.getByRole('button', { name: /Web\/Wordpress/ }).click();
  await screenshot('2-wizard-choose', page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Application Name').fill(name);
  await page.getByLabel('Website URL', { exact: false }).first().fill(origin);
  await page.getByRole('button', { name: 'Add URL' }).click();
  await page.getByRole('listitem').filter({ hasText: origin }).waitFor();
  await screenshot('2-wizard-configure', page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Application Created successfully').waitFor();
  const script = await page.getByRole('region', { name: 'script tag' }).innerText();
  await screenshot('2-wizard-done', page);
  const appId = /data-app-id="([^"]+)"/.exec(script)?.[1] ?? '';
  await page.getByText(appId, { exact: true }).waitFor();
  await page.getByRole('link', { name: 'View Application' }).click();
  await page.waitForURL(new RegExp(`/view/${appId}`));
  await page.getByRole('heading', { name }).waitFor();
  await screenshot('2-view', page);
  return { appId, script };
}

/** The cells of a user's row in the application's user list. */
export async function seesUser(page: Page, appId: string, username: string): Promise<string[]> {
  await page.goto(`${new URL(page.url()).origin}/view/${appId}`);
  await page.getByRole('tab', { name: 'User List' }).click();
  const row = page.getByRole('row').filter({ hasText: username });
  await row.waitFor();
  await screenshot('4-user-list', page);
  return row.getByRole('cell').allInnerTexts();
}

/** Presses a button in the shop, which is a page of another site. Resolves with the text that it then shows. */
export async function atShop(page: Page, button: 'Register' | 'Sign in', username = ''): Promise<string> {
  await page.getByLabel('User name').fill(username);
  await page.getByRole('button', { name: button, exact: true }).click();
  const said = page.getByRole('status');
  await expect.poll(() => said.innerText()).not.toMatch(/Nobody|One moment/);
  return said.innerText();
}

/** Goes to another page of the console that is open, as its links do: without loading the console again. */
export const visits = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

export type Answered = { status: number; body: unknown };
/** The answer of a call made with the page's own session. */
export const answerTo = (page: Page, path: string): Promise<Answered> =>
  page.evaluate(async (at) => {
    const answer = await fetch(`/api${at}`);
    return { status: answer.status, body: await answer.json() };
  }, path);

/** Presses the button that copies a value, and expects it in the clipboard, which the person must have allowed. */
export async function copies(page: Page, name: string, value: string) {
  await page.getByRole('button', { name: `Copy ${name}`, exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(value);
}

/** Opens the insight of an application with one user: their count as numbers and bars, and a ring of platforms. */
export async function seesInsight(page: Page) {
  const names = ['Total', 'Active', 'Suspended'];
  await page.getByRole('tab', { name: 'Insight' }).click();
  await page.getByRole('heading', { name: 'App Login Details' }).waitFor();
  expect(await page.locator('dl dt').allInnerTexts()).toEqual(names);
  expect(await page.locator('dl dd').allInnerTexts()).toEqual(['1', '1', '0']);
  const bars = page.getByRole('img', { name: 'App Login Details' });
  for (const name of names) await bars.getByText(name, { exact: true }).waitFor();
  // Horizontal bars differ in width: one user of one, one active, none suspended.
  const shares = async () => {
    const drawn = await bars
      .locator('.MuiBarChart-element')
      .evaluateAll((all) => all.map((bar) => (bar as SVGRectElement).width.baseVal.value));
    return drawn.map((width) => width / Math.max(...drawn));
  };
  await expect.poll(shares).toEqual([1, 1, 0]);
  await isRing(page.getByRole('img', { name: 'Usage By Platform' }));
  await page.getByText(/^\w+: 1 \(100%\)$/).waitFor();
}

/** Expects a chart of one part to have a hole, as a doughnut has. */
export async function isRing(chart: Locator) {
  const inMiddle = (part: SVGPathElement) => part.isPointInFill(new DOMPoint());
  expect(await chart.locator('path').evaluate(inMiddle)).toBe(false);
}
/** Expects a chart to be one line, dashed from yesterday to today, which goes on, and nothing that is filled. */
export async function isLine(chart: Locator) {
  const looks = await chart.locator('.MuiLineChart-line').evaluateAll((pieces) =>
    pieces.map((piece) => {
      const { fill, strokeDasharray } = getComputedStyle(piece);
      return [fill, strokeDasharray];
    }),
  );
  expect(looks).toEqual([
    ['none', 'none'],
    ['none', '4px, 4px'],
  ]);
}
