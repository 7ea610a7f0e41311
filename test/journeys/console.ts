import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { screenshot } from '../browser.ts';

/** Creates a Web application in the wizard; answers its client id and its script tag. */
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

/** The application's user list: what the row of this user says. */
export async function seesUser(page: Page, appId: string, username: string): Promise<string[]> {
  await page.goto(`${new URL(page.url()).origin}/view/${appId}`);
  await page.getByRole('tab', { name: 'User List' }).click();
  const row = page.getByRole('row').filter({ hasText: username });
  await row.waitFor();
  await screenshot('4-user-list', page);
  return row.getByRole('cell').allInnerTexts();
}

/** A console without a session leaves to the main site's sign-in. */
export async function leavesToLogin(page: Page) {
  await page.reload();
  await page.getByRole('heading', { name: 'Operator Login' }).waitFor();
}

/** The shop: a page of somebody else's. Presses a button; resolves with what it says then. */
export async function atShop(page: Page, button: 'Register' | 'Sign in', username = ''): Promise<string> {
  await page.getByLabel('User name').fill(username);
  await page.getByRole('button', { name: button, exact: true }).click();
  const said = page.getByRole('status');
  await expect.poll(() => said.innerText(), { timeout: 15_000 }).not.toMatch(/Nobody|One moment/);
  return said.innerText();
}

export type Answered = { status: number; body: unknown };
/** What a call answers to the page's own session. */
export const answerTo = (page: Page, path: string): Promise<Answered> =>
  page.evaluate(async (at) => {
    const answer = await fetch(`/api${at}`);
    return { status: answer.status, body: await answer.json() };
  }, path);

/** What several calls answer, all of them well, by path. */
export async function listsOf(page: Page, paths: string[]): Promise<Record<string, unknown>> {
  const lists: Record<string, unknown> = {};
  for (const path of paths) {
    const { status, body } = await answerTo(page, path);
    expect([path, status]).toEqual([path, 200]);
    lists[path] = body;
  }
  return lists;
}
