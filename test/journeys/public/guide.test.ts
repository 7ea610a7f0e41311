import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { operatorOf } from '../../people/people.ts';
import { type Here, startProduct } from '../../product.ts';
import { entersConsole } from '../landing.ts';
import { adminSignsIn } from '../staff.ts';

let product: Here;
let chrome: Chrome;
let staff: Page;
let page: Page;
let origin: string;
const toast = (text: string) => staff.locator('.toast').getByText(text, { exact: true }).waitFor();
const guide = () => page.getByRole('button', { name: 'Guide', exact: true }).click();

beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' });
  const operator = await operatorOf(product);
  chrome = await openBrowser();
  staff = await (await chrome.person()).newPage();
  page = await (await chrome.person()).newPage();
  // A stub site replaces the players of real video sites.
  await page
    .context()
    .route('https://videos.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<title>v</title>playing ${route.request().url()}` }),
    );
  origin = await entersConsole(page, operator);
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
  await product?.stop();
});

test('without videos the Guide button leads to the written guides [org-team.title-controls]', async () => {
  await page.goto(`${origin}/admin`);
  await page.getByRole('heading', { name: 'Team Management', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Add New Member' }).waitFor();
  await guide();
  const dialog = page.getByRole('dialog', { name: 'Find your way in the console' });
  await screenshot('guide-written', page);
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Open the guide' }).click();
  const opened = await opening;
  await opened.getByRole('heading', { name: 'In the console' }).waitFor();
  expect(opened.url()).toBe(`${product.url}/docs/start#in-the-console`);
  await opened.close();
  await dialog.getByRole('button', { name: 'Close' }).click();
});
test('the staff adds, changes and removes videos', async () => {
  await adminSignsIn(staff, product.port);
  await staff.getByRole('tab', { name: 'Videos' }).click();
  for (const [title, categories] of [
    ['Your team', 'Team, starter'],
    ['First steps', 'starter'],
    ['Phones', 'RADIUS'],
    ['Old', 'Team'],
  ] as const) {
    await staff.getByRole('button', { name: 'Add video' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Add video' });
    await dialog.getByLabel('Title', { exact: false }).first().fill(title);
    await dialog.getByLabel('Address', { exact: false }).fill(`https://videos.example/${title.length}`);
    await dialog.getByLabel('Categories', { exact: false }).fill(categories);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  const row = (text: string) => staff.getByRole('row').filter({ hasText: text });
  await row('Your team').getByRole('button', { name: 'Edit' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Edit video' });
  await dialog.getByLabel('Subtitle').fill('In two minutes');
  await screenshot('video-edit', staff);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast('Video changed');
  await row('Old').getByRole('button', { name: 'Remove Old' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await toast('Video removed');
  await row('Old').waitFor({ state: 'detached' });
  await screenshot('video-list', staff);
});
test('the Guide button plays the videos of Team and starter, and no others [org-team.guide, org-team.detail.videos]', async () => {
  for (const path of ['/admin', '']) {
    if (path) await page.goto(origin + path);
    else await page.getByRole('link', { name: 'Ada Lovelace', exact: true }).click();
    // The address changes first, and the page before it stays until the next one is loaded.
    if (!path) await page.getByRole('heading', { name: 'Last Login Details' }).waitFor();
    await guide();
    const dialog = page.getByRole('dialog', { name: 'Your team' });
    await dialog.getByText('In two minutes').first().waitFor();
    await dialog.frameLocator('iframe').getByText('playing https://videos.example/9').waitFor();
    expect(await dialog.locator('iframe').getAttribute('allow')).toContain('autoplay');
    const others = dialog.getByRole('list', { name: 'Videos and guides' }).getByRole('button');
    const names = (await others.allInnerTexts()).map((text) => text.split('\n')[0]);
    expect(names.slice(0, 3)).toEqual(['Your team', 'First steps', 'Find your way in the console']);
    expect(names).not.toContain('Phones');
    await screenshot(`guide${path.replace('/', '-')}`, page);
    await others.nth(1).click();
    const next = page.getByRole('dialog', { name: 'First steps' });
    await next.frameLocator('iframe').getByText('playing https://videos.example/11').waitFor();
    await next.getByRole('button', { name: 'Close' }).click();
  }
});
