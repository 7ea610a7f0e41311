import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { refusal, refusing } from '../../clients/raw.ts';
import { type Operator, operatorOf, webApp } from '../../people/people.ts';
import { colleagueOf } from '../../people/team.ts';
import { type Here, sharedProduct } from '../../product.ts';
import { chooses, opensList } from '../choosing.ts';
import { entersConsole } from '../landing.ts';
import { printed, saved, timeIn } from '../lists.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
let operator: Operator;
let bob: Awaited<ReturnType<typeof colleagueOf>>;
let origin: string;
const rows = () => page.locator('tbody > tr');
const cellsOf = async (row: number) => rows().nth(row).getByRole('cell').allInnerTexts();
const selects = async (label: string, option: string) => {
  await chooses(page.getByLabel(label, { exact: true }), option);
};

beforeAll(async () => {
  product = await sharedProduct();
  operator = await operatorOf(product, 'special_plan');
  bob = await colleagueOf(product, operator);
  for (let n = 0; n < 12; n++) await webApp(bob);
  const oneself = bob.call('DELETE /deleteOperator/:userId', { userId: bob.userId });
  expect(await refusal(oneself)).toEqual(refusing('operator.self'));
  chrome = await openBrowser();
  page = await (await chrome.person()).newPage();
  origin = await entersConsole(page, operator);
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
});

test('each member’s row has an Audit button, which opens what that member did [org-team.members.audit, org-team.members.columns, org-audit.operator.route]', async () => {
  await page.goto(`${origin}/admin`);
  const table = page.getByRole('table', { name: 'My Team' });
  await table.getByRole('row').nth(2).waitFor();
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
    ...[
      'Name',
      'Email ID',
      'Devices count',
      'Created On',
      'Last Access',
      'Status',
      'Audit',
      'Role',
      'Actions',
    ],
  ]);
  await screenshot('audit-team', page);
  await table.getByRole('link', { name: 'Audit of Bob' }).click();
  await page.waitForURL(`${origin}/OperatorAudit/${operator.uniqueId}?member=${bob.userId}`);
  await page.getByRole('heading', { name: 'Operator Audit Report', level: 1 }).waitFor();
  await page.getByText('What Bob did, and what was refused.').waitFor();
});
test('each record is a sentence of who did what to whom, filtered by outcome and kind', async () => {
  await rows().first().waitFor();
  expect(await cellsOf(0)).toEqual([
    expect.stringContaining(`Bob was refused: ${refusing('operator.self').message}`),
    ...['Refused', expect.stringMatching(/127\./), expect.any(String)],
  ]);
  await selects('About', 'Applications');
  await expect
    .poll(() => cellsOf(0))
    .toEqual(expect.arrayContaining([expect.stringMatching(/^Bob created the application Shop /), 'Done']));
  await selects('Outcome', 'Refused');
  await page.getByText('No audit records in this period.').waitFor();
  await selects('Outcome', 'All');
  await screenshot('audit-in-words', page);
  await selects('About', 'All');
  await page.getByLabel('All columns').check();
});
test('the audit has all columns on request, the newest record first, and times with milliseconds [org-audit.operator.columns]', async () => {
  await rows().first().waitFor();
  const heads = await page.getByRole('columnheader').allInnerTexts();
  expect(heads).toEqual([
    ...[
      'App Name',
      'Action',
      'Category',
      'Method',
      'IP',
      'Status Code',
      'Status',
      'ResponseTime',
      'Action On',
    ],
  ]);
  const [, action, category, method, ip, code, status, took, on] = await cellsOf(0);
  expect([action, category, method, code, status]).toEqual([
    ...['Request refused', 'What was refused', 'DELETE', '403', 'Error'],
  ]);
  expect(ip).toMatch(/127\./);
  expect(took).toMatch(/^\d+ ms$/);
  expect(Date.now() - timeIn(on!)).toBeLessThan(5 * 60_000);
  expect((await cellsOf(1))[0]).toMatch(/^Shop /);
  // On a card a cell is a row, in which each node would stand beside the others.
  const cells = await rows()
    .locator('td:nth-child(2)')
    .evaluateAll((all) => all.map((it) => it.childNodes.length));
  expect(new Set(cells)).toEqual(new Set([1]));
  await screenshot('audit-report', page);
});
test('the audit of the team also names the member and what was changed, and can be that of one who is searched for; that of another organisation is not found', async () => {
  await page.goto(`${origin}/admin`);
  await page.getByRole('link', { name: 'Audit of the team' }).click();
  await page.getByRole('columnheader', { name: 'Member' }).waitFor();
  const created = rows().filter({ hasText: 'Application created' }).first();
  const cells = await created.getByRole('cell').allInnerTexts();
  expect(cells[1]).toMatch(/^Application created\s+Shop /);
  expect(cells.at(-1)).toBe('Bob');
  await screenshot('audit-of-team', page);
  await page.goto(`${origin}/OperatorAudit/another-organisation`);
  await page.getByText('There is nothing at this address, or it belongs to another organization.').waitFor();
  await page.goto(`${origin}/OperatorAudit/${operator.uniqueId}`);
  await page.getByRole('button', { name: 'Member: All members' }).click();
  const choice = page.getByRole('dialog', { name: 'Which member?' });
  const offered = choice.getByRole('list', { name: 'Members' }).getByRole('button');
  await expect.poll(() => offered.count()).toBe(3);
  await screenshot('audit-choose-member', page);
  await choice.getByRole('searchbox').fill('bob');
  await expect.poll(() => offered.count()).toBe(1);
  await offered.click();
  await page.waitForURL(`${origin}/OperatorAudit/${operator.uniqueId}?member=${bob.userId}`);
  await page.getByRole('button', { name: 'Member: Bob' }).waitFor();
  await rows().first().waitFor();
});
test('a page has ten rows, or 25, 50 or 100 [org-audit.operator.paging]', async () => {
  expect(await rows().count()).toBe(10);
  await opensList(page.getByRole('combobox', { name: 'Rows per page' }));
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['10', '25', '50', '100']);
  await page.getByRole('option', { name: '25', exact: true }).click();
  await expect.poll(() => rows().count()).toBeGreaterThan(12);
});
test('the audit is filtered by status, method and code [org-audit.operator.filter, org-audit.filter.values]', async () => {
  const type = page.getByLabel('Filter Audit by Type', { exact: true });
  await opensList(type);
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['All', 'Status', 'Method', 'Status Code']);
  await page.getByRole('option', { name: 'Status Code' }).click();
  const offered = async () => {
    await opensList(page.getByLabel('Value', { exact: true }));
    return page.getByRole('option').allInnerTexts();
  };
  const takes = (value: string) => page.getByRole('option', { name: value, exact: true }).click();
  /** The distinct values that the rows show in a column. */
  const shown = async (column: number) =>
    [...new Set(await rows().locator(`td:nth-child(${column})`).allInnerTexts())].sort();
  expect(await offered()).toEqual(['200', '201', '400', '401', '403', '404', '500']);
  await takes('403');
  await expect.poll(() => shown(6)).toEqual(['403']);
  await selects('Filter Audit by Type', 'Method');
  expect(await offered()).toEqual(['GET', 'POST', 'PUT', 'DELETE']);
  await takes('PUT');
  await page.getByText('No audit records in this period.').waitFor();
  await selects('Value', 'DELETE');
  await expect.poll(() => shown(4)).toEqual(['DELETE']);
  await selects('Value', 'POST');
  await expect.poll(() => shown(4)).toEqual(['POST']);
  await selects('Filter Audit by Type', 'Status');
  expect(await offered()).toEqual(['Info', 'Error']);
  await takes('Info');
  await expect.poll(() => shown(7)).toEqual(['Info']);
  await selects('Value', 'Error');
  await expect.poll(() => shown(7)).toEqual(['Error']);
  expect(await rows().count()).toBe(1);
});
test('the records that match can be saved as CSV and printed [org-audit.operator.export]', async () => {
  const [head, ...lines] = await saved(page);
  expect(head).toContain('appName,action,category,method,fromIP,statusCode,status,responseTime,createdAt');
  expect(lines).toEqual([expect.stringMatching(/^,RequestRefused,refusal,DELETE,[\d.:af]+,403,Error,\d+,/)]);
  expect(await printed(page)).toEqual([
    head!.split(','),
    expect.arrayContaining(['RequestRefused', 'DELETE', '403', 'Error']),
  ]);
});
test('the time span is the last day at first, and can be changed [org-audit.operator.dates]', async () => {
  const [start, end] = [page.getByLabel('Start Date'), page.getByLabel('End Date')];
  const ends = Date.parse(await end.inputValue());
  expect(ends - Date.parse(await start.inputValue())).toBe(86_400_000);
  // The page was opened by a test before this one, and shows whole minutes.
  expect(Date.now() - ends).toBeGreaterThanOrEqual(0);
  expect(Date.now() - ends).toBeLessThan(5 * 60_000);
  const began = await start.inputValue();
  await start.fill('2999-01-02T00:00');
  await page.getByText('No audit records in this period.').waitFor();
  await start.fill(began);
  await expect.poll(() => rows().count()).toBe(1);
  await end.fill('2020-01-02T00:00');
  await page.getByText('No audit records in this period.').waitFor();
});
test('a failure to load is shown as an alert [org-audit.load-failure]', async () => {
  await page.route('**/api/audit/**', (route) =>
    route.fulfill({ status: 403, json: { errorMessage: 'No' } }),
  );
  const alerted = page.waitForEvent('dialog');
  await page.getByLabel('Start Date').fill('2019-01-02T00:00');
  const dialog = await alerted;
  expect(dialog.message()).toBe('The audit could not be loaded: No');
  await dialog.accept();
  await page.unroute('**/api/audit/**');
  nothingWrong(chrome, [/the server responded with a status of 403/]);
});
