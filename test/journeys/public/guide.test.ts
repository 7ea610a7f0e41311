import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { operatorOf } from '../../people/people.ts';
import { type Here, startProduct } from '../../product.ts';
import { chooses } from '../choosing.ts';
import { entersConsole } from '../landing.ts';
import { adminSignsIn, opensFromMenu } from '../staff.ts';

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
  await opensFromMenu(staff, 'Videos');
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
  await dialog.getByLabel('Description').fill('a'.repeat(120));
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
test('the page of videos is in the menu; its cards are chosen by category, and paged [org-shell.menu, org-videos.filter, org-videos.paging]', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const items = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await items.filter({ hasText: 'How To Videos' }).click();
  await page.waitForURL(`${origin}/videos`);
  const links = await items.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')]),
  );
  // The documented pages follow the first page in their order.
  expect(links.slice(1, 6)).toEqual([
    ['Applications', '/applications'],
    ['Team Management', '/admin'],
    ['Users', '/user'],
    ['Reports', '/reports'],
    ['How To Videos', '/videos'],
  ]);
  const cards = page.getByRole('main').getByRole('list').first().locator('> li');
  await expect.poll(() => cards.count()).toBe(6);
  await screenshot('videos', page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect.poll(() => cards.count()).toBe(5);
  // All of them fit on one page of a wider window, which is then the last.
  await page.setViewportSize({ width: 2000, height: 800 });
  await expect.poll(() => cards.count()).toBe(11);
  expect(page.url()).toBe(`${origin}/videos`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => cards.count()).toBe(6);
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect.poll(() => cards.count()).toBe(5);
  await chooses(page.getByLabel('Categories'), 'Team');
  await page.getByRole('option', { name: 'RADIUS', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect
    .poll(() => cards.getByRole('heading').allInnerTexts())
    .toEqual(['Your team', 'Phones', 'Find your way in the console', expect.stringMatching(/^Sign in/)]);
});

test('a card tells what its video is about, and plays it in a dialog [org-videos.card, org-videos.watch, org-videos.description]', async () => {
  const card = page.getByRole('main').getByRole('list').first().locator('> li').first();
  for (const text of ['In two minutes', `${'a'.repeat(100)}...`, 'Team', 'starter'])
    await card.getByText(text, { exact: true }).waitFor();
  await card.frameLocator('iframe').getByText('playing https://videos.example/9', { exact: true }).waitFor();
  await card.getByRole('button', { name: /^WATCH VIDEO/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Your team' });
  await dialog.frameLocator('iframe').getByText('playing https://videos.example/9?autoplay=1').waitFor();
  expect((await dialog.boundingBox())!.width).toBeGreaterThan(900);
  await screenshot('videos-watch', page);
  await dialog.getByRole('button', { name: 'Close' }).click();
});
test('without a video, the page says so, and the other documented paths lead there and to the guides [org-videos.empty]', async () => {
  await page.goto(`${origin}/videos?categories=Nothing`);
  await page.getByText('No video found!', { exact: true }).waitFor();
  await screenshot('videos-none', page);
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('heading', { name: 'Your team' }).waitFor();
  await page.goto(`${origin}/howTo`);
  await page.waitForURL(`${origin}/videos`);
  await page.goto(`${origin}/doc`);
  await page.waitForURL(`${product.url}/docs**`);
});
test('Getting Started opens the first video about the first steps, with three shortcuts [org-apps.list.getting-started]', async () => {
  await page.goto(`${origin}/applications`);
  await page.getByRole('button', { name: 'Getting Started' }).click();
  const dialog = page.getByRole('dialog', { name: 'Getting Started' });
  await dialog
    .frameLocator('iframe')
    .getByText('playing https://videos.example/9', { exact: true })
    .waitFor();
  const cards = await dialog
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent ?? '', link.getAttribute('href')]));
  expect(cards).toEqual([
    [expect.stringMatching(/^Create Application/), '/configure-application'],
    [expect.stringMatching(/^Manage Teams/), '/admin'],
    [expect.stringMatching(/^Manage Users/), '/user'],
  ]);
  await screenshot('starter-video', page);
});
test('while an application is configured, the guide is about its kind [org-apps.wizard.video-label]', async () => {
  const opens = async (title: string) => {
    await guide();
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Close' }).click();
  };
  for (const [kind, title] of Object.entries({
    OpenId: 'Single sign-on with OpenID Connect',
    Saml: 'Single sign-on with SAML 2.0',
    Radius: 'Protect a network with RADIUS',
  })) {
    await page.goto(`${origin}/configure-application?kind=${kind}&step=configure`);
    await opens(title);
  }
  await page.goto(`${origin}/configure-application`);
  await page.getByRole('button', { name: /^Mobile/ }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await screenshot('wizard-guide', page);
  await opens('Protect a mobile application');
});
