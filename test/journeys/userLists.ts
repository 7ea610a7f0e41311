import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choosesApplication } from './choosing.ts';
import { printed, saved } from './lists.ts';

/** A list of users: its address below `/user`, its table, the call that reads it, and its text. */
export type UserList = { address: string; label: string; call: string; text: RegExp };
/** A user, and the name of the user's application. */
export type Listed = { username: string; name: string };

const gone = { state: 'detached' } as const;
const rowOf = (page: Page, { username }: Listed) => page.getByRole('row').filter({ hasText: username });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const toast = (page: Page, text: string) =>
  page.locator('.toast').getByText(text, { exact: true }).last().waitFor();

/**
 * Opens a list of users. Expects ten on a page, a text, a search that finds the first of two users, and a choice of
 * applications that leaves the second.
 */
export async function findsUsers(page: Page, list: UserList, one: Listed, two: Listed) {
  const asked = page.waitForRequest((request) => request.url().includes(`/${list.call}/`));
  await page.goto(new URL(`/user${list.address}`, page.url()).href);
  expect(new URL((await asked).url()).searchParams.get('range')).toBe('[0,9]');
  await page.getByText(list.text).waitFor();
  const search = page.getByLabel('Search User...');
  for (const [text, found] of [
    ['', [one, two]],
    [one.username.slice(1), [one]],
    ['', [one, two]],
  ] as const) {
    await search.fill(text);
    for (const each of found) await rowOf(page, each).waitFor();
    if (text) await rowOf(page, two).waitFor(gone);
  }
  await choosesApplication(page, two.name);
  await rowOf(page, one).waitFor(gone);
  await rowOf(page, two).waitFor();
}

/** Expects that the file and the printout of a list have this user and nobody else. */
export async function exportsUser(page: Page, { username, name }: Listed) {
  const fields = ['userId', 'username', 'deviceCount', 'loginCount', 'createdAt', 'updatedAt', 'suspended'];
  const [head, ...lines] = await saved(page);
  expect(head!.split(',').slice(0, fields.length)).toEqual(fields);
  expect(lines).toEqual([expect.stringContaining(`,${username},`)]);
  const [titles, ...rows] = await printed(page);
  expect(titles!.join(',')).toBe(head);
  expect(rows).toEqual([expect.arrayContaining([username, name])]);
}

/** Invites a person with the button below a list of users, to the application that is chosen there. */
export async function invitesBelow(page: Page, { label }: UserList, { name }: Listed) {
  const button = page.getByRole('button', { name: 'Invite User', exact: true });
  const [above, below] = [page.getByRole('region', { name: `${label} table` }), button];
  const [table, control] = [(await above.boundingBox())!, (await below.boundingBox())!];
  expect(control.y).toBeGreaterThanOrEqual(table.y + table.height);
  await button.click();
  const inviting = dialog(page, 'Invite User');
  await inviting.getByText(name).waitFor();
  await inviting.getByLabel('Name').fill('Alan');
  for (const field of ['Email', 'Confirm email'])
    await inviting.getByLabel(field, { exact: false }).first().fill('alan@users.example');
  await inviting.getByRole('button', { name: 'Send invitation' }).click();
  await dialog(page, 'Email sent Successfully !').getByText('alan@users.example').waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

/** Views, suspends, activates and deletes a user with the buttons of the row, which shows each change. */
export async function managesUser(page: Page, user: Listed & { path: string }) {
  const row = rowOf(page, user);
  const button = (verb: string) => row.getByRole('button', { name: new RegExp(`^${verb} `) });
  // Nothing behind an open dialog has a role, so the row cannot be found until the dialog has closed.
  const confirms = async (title: string, verb: string) => {
    await dialog(page, title).getByRole('button', { name: verb, exact: true }).click();
    await dialog(page, title).waitFor(gone);
  };
  expect(await row.getByRole('link', { name: /^View / }).getAttribute('href')).toBe(user.path);
  await button('Suspend').click();
  await confirms('Suspend User', 'Suspend');
  await row.getByText('Suspended', { exact: true }).waitFor();
  await toast(page, 'User suspended Successfully');
  await button('Activate').click();
  await row.getByText('Active', { exact: true }).waitFor();
  await toast(page, 'User Activated Successfully');
  await button('Delete').click();
  await confirms('Delete User Account', 'Delete');
  await row.waitFor(gone);
  await toast(page, 'User Deleted Successfully');
}
