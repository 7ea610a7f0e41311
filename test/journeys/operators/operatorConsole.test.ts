import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { paths } from '../../../org-ui/base/paths.ts';
import { colourOf } from '../../../org-ui/shell/avatar.ts';
import { seriousIn } from '../../clients/axe.ts';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { oidcApp } from '../../clients/openid.ts';
import { radiusApp } from '../../clients/radius.ts';
import { type App, type Operator, operatorOf, shopper, webApp } from '../../people/people.ts';
import { caughtUp, type Here, startProduct, visit } from '../../product.ts';
import { chooses } from '../choosing.ts';
import { visits } from '../console.ts';
import { tabsTo } from '../keys.ts';
import { landingOf } from '../landing.ts';
import { faultsInGerman, filledIn, looksAt } from '../looks.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
let operator: Operator;
let origin: string;
let app: App;
let others: { oidc: string; radius: string };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const toast = (text: string) => page.locator('.toast').getByText(text, { exact: true }).first().waitFor();
const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
const menu = () => page.getByRole('navigation', { name: 'Main menu' });
const width = async () => (await menu().boundingBox())?.width;
const row = () => page.getByRole('row').nth(1);

beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off', TICKET_URL: 'https://help.example/new' });
  operator = await operatorOf(product);
  origin = `http://${operator.subdomain}.localhost:${product.port}`;
  const { userId, call } = operator;
  await call('PUT /updateOperator/:userId', { userId, showStarter: false });
  chrome = await openBrowser();
  page = await (await chrome.person()).newPage();
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
  await product?.stop();
});

test('a landing page that fails shows the error and no loader [org-shell.landing.failure, api.raw-message]', async () => {
  await page.goto(`${origin}/redirect/no-such-token`);
  await page
    .getByRole('alert')
    .getByText('This link or token is not valid, or it has expired or been used')
    .waitFor();
  expect(await page.getByText('Please Wait..Redirecting to Dashboard.').count()).toBe(0);
  expect(await page.getByRole('progressbar').count()).toBe(0);
  nothingWrong(chrome, [/status of 401/]);
});
test('a page of the console requires a login [org-shell.routes.login-required]', async () => {
  const stranger = await (await chrome.person()).newPage();
  await stranger.goto(`${origin}/user`);
  await stranger.waitForURL(`${product.url}/login?*`);
  await stranger.close();
});
test('/login redirects to the main site [org-shell.routes.login]', async () => {
  await page.goto(`${origin}/login`);
  await page.waitForURL(`${product.url}/login`);
});
test('the landing page asks the operator to wait, then continues to the applications [org-shell.landing.route, org-shell.landing.text, org-shell.landing.continue]', async () => {
  const toVerify = Promise.withResolvers<void>();
  await page.route('**/api/verifyToken', async (route) => {
    await toVerify.promise;
    await route.continue();
  });
  const asked = ['getOrgbyId', 'getOperator'].map((call) => page.waitForRequest(`**/api/${call}/*`));
  const landing = await landingOf(operator);
  expect(landing).toMatch(new RegExp(`^${origin}/redirect/[^/]+$`));
  await page.goto(landing);
  await said('Please Wait..Redirecting to Dashboard.');
  toVerify.resolve();
  await page.waitForURL(`${origin}/applications`);
  await Promise.all(asked);
});
test('the first page of a new organisation says what to do next', async () => {
  await menu().getByRole('link', { name: 'Home', exact: true }).click();
  await heading('Home');
  await page.getByRole('region', { name: 'Needs attention' }).waitFor();
  await page.getByRole('link', { name: 'Add Application' }).waitFor();
  expect(await menu().getByRole('link').first().innerText()).toBe('Home');
  const steps = page.getByRole('region', { name: 'First steps' }).getByRole('listitem');
  await steps.first().getByRole('img', { name: 'Done' }).waitFor();
  expect(await steps.getByRole('img', { name: 'Done' }).count()).toBe(1);
  const next = page.locator('[aria-current=step]');
  await next.getByText('Create an application').waitFor();
  expect(await seriousIn(page)).toEqual([]);
  await screenshot('first-steps', page);
  await next.getByRole('link', { name: 'Choose what to protect' }).click();
  await page.waitForURL(`${origin}/configure-application`);
});
test('the list of applications is at /applications, and / and /edit redirect there [org-apps.list.route, org-shell.routes.root, org-apps.edit-route]', async () => {
  for (const path of ['/edit', '/']) {
    await page.goto(origin + path);
    await page.waitForURL(`${origin}/applications`);
    await heading('Manage Applications');
  }
  await page.getByRole('region', { name: 'First steps: 1 of 6 done' }).waitFor();
  await screenshot('first-steps-next', page);
});
test('the top bar shows logo and name [org-shell.topbar]', async () => {
  const bar = page.getByRole('banner');
  expect(await bar.locator('a[href="/"] svg').count()).toBe(1);
  await bar.getByText('Latchkey', { exact: true }).waitFor();
});
test('the avatar shows initials in a colour of the name [org-shell.profile.avatar, org-shell.profile.colour]', async () => {
  const face = page.getByRole('banner').getByRole('button', { name: /Profile/ });
  expect(await face.innerText()).toBe('AL');
  const colours = await face.locator('.MuiAvatar-root').evaluate((avatar, expected) => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.color = expected;
    return [getComputedStyle(avatar).backgroundColor, getComputedStyle(sample).color];
  }, colourOf('Ada Lovelace'));
  expect(colours[0]).toBe(colours[1]);
});
test('the menu is 250 px wide and can collapse, which a reload keeps [org-shell.drawer, org-shell.menu.collapse, data.state.storage]', async () => {
  expect(await width()).toBe(250);
  await button('Collapse menu').click();
  expect(await width()).toBe(64);
  await page.reload();
  await button('Expand menu').waitFor();
  expect(await width()).toBe(64);
  const kept = await page.evaluate(() => sessionStorage.getItem('latchkey.org.menuCollapsed'));
  expect(kept).toBe('true');
});
test('the menu leads outside where the settings say: certificates, documentation and tickets [org-shell.menu.outside]', async () => {
  const addresses = {
    'Generate Certificate': `${product.url}/links/certificate`,
    Documentation: `${product.url}/docs`,
    'Raise A Ticket': `${origin}/links/ticket`,
  };
  for (const [name, address] of Object.entries(addresses)) {
    const link = menu().getByRole('link', { name: `${name} (opens in a new window)` });
    expect(await link.getAttribute('href')).toBe(address);
    expect(await link.getAttribute('target')).toBe('_blank');
  }
  const { send } = visit(product);
  const leads = async (path: string) => (await send(path, { redirect: 'manual' })).headers.get('location');
  expect(await leads('/links/certificate')).toBe('/docs/saml#make-a-certificate');
  expect(await leads('/links/ticket')).toBe('https://help.example/new');
  await screenshot('menu-outside', page);
});
test('Upgrade replaces the list with the licence [org-apps.list.upgrade]', async () => {
  await page.goto(`${origin}/reports`);
  await page.getByRole('link', { name: 'Applications', exact: true }).click();
  await page.getByRole('link', { name: 'Upgrade', exact: true }).click();
  await page.waitForURL(`${origin}/license`);
  await page.goBack();
  await page.waitForURL(`${origin}/reports`);
});
test('an unknown path shows that nothing is there, with a link home [org-shell.routes.not-found]', async () => {
  await page.goto(`${origin}/nothing`);
  await heading('404 - Page not found');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.waitForURL(`${origin}/applications`);
});
test('a warning says that few applications are left [org-apps.licence-alert.low]', () =>
  said('Warning: Only 1 remaining usage for App Count.'));
test('Add Application opens the wizard [org-apps.list.add, org-apps.wizard.route]', async () => {
  await page.getByRole('link', { name: 'Add Application' }).first().click();
  await page.waitForURL(`${origin}/configure-application`);
  await heading('Create New Application');
});

test('there are four kinds of application and two protocols, and each kind has its own form [org-apps.families, org-apps.wizard.choose, org-apps.wizard.configure]', async () => {
  const other = await page.context().newPage();
  const cards = other.getByRole('main').getByRole('button');
  await other.goto(`${origin}/configure-application`);
  for (const kind of [/^Web\/Wordpress/, /^Mobile \(iOS\/Android\)/, /^Radius/])
    await cards.filter({ hasText: kind }).waitFor();
  await cards.filter({ hasText: /^Single Sign-on/ }).click();
  const protocols = other.getByRole('dialog').getByRole('radio');
  expect(await protocols.evaluateAll((all) => all.map((each) => each.closest('label')?.textContent))).toEqual(
    [...['SAML2.0', 'OIDC - OpenID Connect']],
  );
  for (const [kind, field] of Object.entries({
    OpenId: 'Token Endpoint auth method',
    Saml: 'ACS URL',
    Radius: 'Shared Secret',
  })) {
    await other.goto(`${origin}/configure-application?kind=${kind}&step=configure`);
    await other.getByLabel(field).first().waitFor();
  }
  await other.goto(`${origin}/configure-application`);
  for (const [kind, field] of [
    [/^Mobile/, 'Platform'],
    [/^Web/, 'Website URL'],
  ] as const) {
    await cards.filter({ hasText: kind }).click();
    await other.getByRole('button', { name: 'Next', exact: true }).click();
    await other.getByLabel(field).first().waitFor();
    await other.getByRole('button', { name: 'Previous', exact: true }).click();
  }
  await other.close();
});
test('Previous and Next move between the steps [org-apps.wizard.steps]', async () => {
  await button('Next').click();
  await page.getByLabel('Application Name').fill('Acme Shop');
  await button('Previous').click();
  await said('What would you like to protect?');
  await button('Next').click();
  expect(await page.getByLabel('Application Name').inputValue()).toBe('Acme Shop');
});
test('name, website and token validity are required [org-app-web.form.web-required, org-app-web.form.web-no-url]', async () => {
  await page.getByLabel('Application Name').fill('');
  await page.getByLabel('Token validity').fill('');
  await button('Next').click();
  await said('Please give the application a name');
  await said('Please add atleast one Website Url');
  await said('Between 10 seconds and 24 hours');
  await page.getByLabel('Application Name').fill('Acme Shop');
  await page.getByLabel('Token validity').fill('2');
});
test('the form has name, logo, websites, validity and four toggles with labels [org-app-web.form.web, org-app-web.form.toggle-labels, org-app-web.form.toggles, org-app-web.form.token-validity]', async () => {
  await page.getByRole('group', { name: 'Logo' }).waitFor();
  await page.getByLabel('Website URL').first().waitFor();
  expect(await page.getByRole('combobox').innerText()).toBe('Minutes');
  for (const label of [
    'Same platform authentication',
    'Remote platform authentication',
    'Multiple devices allowed',
    'WordPress plugin enabled',
  ])
    expect(await page.getByRole('switch', { name: label }).isChecked()).toBe(true);
  const closed = page.getByRole('group', { name: 'Registration' });
  expect(await closed.getByRole('switch', { name: 'Only invited people' }).isChecked()).toBe(false);
});
test('names have at most 80 characters, addresses 300 [org-apps.limits.text]', async () => {
  expect(await page.getByLabel('Application Name').getAttribute('maxlength')).toBe('80');
  for (const label of ['Website URL', 'Logo URL'])
    expect(await page.getByLabel(label).first().getAttribute('maxlength')).toBe('300');
});
test('a logo comes from a file or an address [org-apps.logo.source]', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const file = page.getByLabel('Logo: Choose file');
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  const shown = page.getByRole('group', { name: 'Logo' }).locator('img');
  await expect.poll(() => shown.getAttribute('src')).toMatch(/^data:image\/png;base64,/);
  await page.getByLabel('Logo URL').fill('https://acme.example/logo.png');
  await expect.poll(() => shown.count()).toBe(0);
  await page.getByText('An image at an https address is copied when you save.').waitFor();
});
test('a logo over 204800 bytes is refused and cleared [org-apps.logo.limit, org-apps.logo.limit-texts]', async () => {
  const file = page.getByLabel('Logo: Choose file');
  await file.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(204_801) });
  await said('File size is too large: Greater than 200 KB');
  expect(await page.getByRole('group', { name: 'Logo' }).locator('img').count()).toBe(0);
  await file.setInputFiles({ name: 'fits.png', mimeType: 'image/png', buffer: Buffer.alloc(204_800) });
  await said('This file is not a PNG, JPEG, GIF or WebP image');
});
test('a logo that cannot be read is reported [org-apps.logo.read-error]', async () => {
  await page.evaluate(() => {
    File.prototype.bytes = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  });
  const file = page.getByLabel('Logo: Choose file');
  await file.setInputFiles({ name: 'gone.png', mimeType: 'image/png', buffer: Buffer.alloc(9) });
  await said('Error reading file');
});
test('a website address is absolute and valid; the hint asks for HTTPS [org-app-web.form.web-url]', async () => {
  await page.getByLabel('Website URL').first().fill('shop.example');
  await button('Add URL').click();
  await page.getByText('Please enter an absolute address such as https://shop.example').waitFor();
  await page.getByLabel('Website URL').first().fill('https://shop.example');
  await button('Add URL').click();
  await page.getByText(/HTTPS with a valid certificate that is not self-signed/).waitFor();
});
test('the wizard tells what was created and leads to its page [org-apps.wizard.created-text, org-apps.wizard.appid, org-apps.wizard.done-web]', async () => {
  const answered = page.waitForResponse('**/api/createWebApp');
  await button('Next').click();
  const { id } = await (await answered).json();
  await toast('Application Created successfully');
  await page.getByText(id, { exact: true }).waitFor();
  await page.getByRole('link', { name: 'View Application' }).click();
  await page.waitForURL(`${origin}/view/${id}`);
  await heading('Acme Shop');
});
test('an application’s page without an id redirects to the list; the id may be in the navigation state [org-apps.list.missing-id, org-app-web.detail.route]', async () => {
  const appId = page.url().split('/').pop();
  await page.evaluate(
    (id) => history.replaceState({ usr: { appId: id }, key: 'x', idx: 0 }, '', '/view'),
    appId,
  );
  await page.reload();
  await heading('Acme Shop');
  await page.goto(`${origin}/view?another=entry`);
  await page.waitForURL(`${origin}/applications`);
});
test('an error says that no application is left [org-apps.licence-alert.none]', () =>
  said('Error: No remaining usage for App Count.'));
test('a message confirms that an application was suspended or activated in the list [org-apps.list.suspend-text]', async () => {
  await button('Suspend Acme Shop').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend', exact: true }).click();
  await toast('Application Suspended Successfully');
  await button('Activate Acme Shop').click();
  await toast('Application Activated Successfully');
  await row().getByText('Active', { exact: true }).waitFor();
});
test('a message confirms that an application was deleted in the list [org-apps.list.delete-text]', async () => {
  await button('Delete Acme Shop').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await toast('Application Deleted Successfully');
  await said('No applications yet. Add the first one.');
});
test('each family of applications has a tab with its own limit, search, columns and page length [org-apps.list.tabs, org-apps.list.usage, org-apps.list.search, org-apps.list.columns, org-apps.list.paging]', async () => {
  app = await webApp(operator);
  others = { oidc: (await oidcApp(operator)).appId, radius: (await radiusApp(operator)).appId };
  await caughtUp(product);
  const rest = ['Users', 'Created', 'Status', 'Actions'];
  const web = ['getAllApplications'];
  const single = ['getAllOIDCApplications', 'getAllSAMLApplications'];
  const radius = ['getRadiusClientByUniqueId'];
  for (const [tab, name, feature, calls, last, heads] of [
    ['custom', 'Custom Web/Mobile Apps', 'App Count', web, 8, ['Name', 'Type', ...rest]],
    ['sso', 'Single sign-on(SSO) Apps', 'Sso App Count', single, 8, ['Name', 'Protocol', ...rest]],
    ['radius', 'Radius (AAA) Apps', 'Radius App Count', radius, 9, ['Name', ...rest]],
  ] as const) {
    const asked = Promise.all(
      calls.map((call) => page.waitForRequest((sent) => sent.url().includes(`/${call}/`))),
    );
    await page.goto(`${origin}/applications?tab=${tab}`);
    for (const sent of await asked) expect(new URL(sent.url()).searchParams.get('range')).toBe(`[0,${last}]`);
    await page.getByRole('tab', { name, exact: true, selected: true }).waitFor();
    await said(`Error: No remaining usage for ${feature}.`);
    const table = page.getByRole('table').first();
    await expect.poll(() => table.getByRole('columnheader').allInnerTexts()).toEqual(heads);
    const search = page.getByPlaceholder('Search Application...').first();
    const link = page.getByRole('tabpanel').getByRole('table').first().getByRole('link').first();
    await link.waitFor();
    await search.fill('no such application');
    await link.waitFor({ state: 'detached' });
    await search.fill('');
    await link.waitFor();
  }
  expect(await page.getByRole('tab').count()).toBe(3);
});
test('Ctrl+K searches pages, applications and the team at once, and opens what is chosen', async () => {
  await page.keyboard.press('Control+k');
  const option = (name: RegExp) => page.getByRole('group').getByRole('option', { name });
  await option(/^My License$/).waitFor();
  await page.keyboard.type('ada');
  await option(/^Ada Lovelace/).waitFor();
  expect(await seriousIn(page)).toEqual([]);
  const field = page.getByRole('combobox', { name: 'Search everything' });
  await field.fill('shop');
  await option(/^Shop .*Web/).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/view\//);
  await button('Search').click();
  await field.fill('no such thing');
  await page.getByText('Nothing here matches “no such thing”.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});
test('the first page shows how sign-ins went in the chosen period, and leads to what needs attention', async () => {
  const grace = shopper(product, app);
  await grace.register('grace');
  await caughtUp(product);
  await page.goto(`${origin}/home`);
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.getByRole('button', { name: 'Try this sign-in' }).waitFor();
  expect(await steps.getByRole('img', { name: 'Done' }).count()).toBe(4);
  await screenshot('first-steps-late', page);
  await steps.getByRole('button', { name: 'Hide these steps' }).click();
  await steps.waitFor({ state: 'detached' });
  await page.evaluate(() => localStorage.clear());
  for (let n = 0; n < 3; n++) await grace.signIn();
  await caughtUp(product);
  const told = page.waitForResponse('**/api/firstSteps');
  await page.goto(`${origin}/home`);
  const signIns = page.getByRole('region', { name: 'Sign-ins to your applications' });
  await signIns.getByRole('img', { name: 'Sign-ins: 3 succeeded, 0 did not.' }).waitFor();
  expect(await (await told).json()).toMatchObject({ signedIn: true });
  await steps.waitFor({ state: 'detached' });
  await screenshot('home', page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await seriousIn(page)).toEqual([]);
  await screenshot('home-dark', page);
  await page.emulateMedia({ colorScheme: null });
  await chooses(page.getByRole('combobox', { name: 'Period' }), 'Last 24 hours');
  await page.waitForURL(`${origin}/home?period=24h`);
  await signIns.getByText('Show as a table').click();
  await expect.poll(() => signIns.getByRole('table').getByRole('row').count()).toBe(25);
  const saved = page.waitForEvent('download');
  await signIns.getByRole('button', { name: 'CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('sign-ins.csv');
  expect(await seriousIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Application: All applications' }).click();
  const choice = page.getByRole('dialog', { name: 'Which application?' });
  await choice.getByRole('searchbox').fill('no such application');
  await choice.getByText('Nothing matches “no such application”.').waitFor();
  await choice.getByRole('searchbox').fill('shop');
  await choice.getByRole('button', { name: /^Shop / }).click();
  await page.waitForURL(`${origin}/home?period=24h&application=${app.appId}`);
  await page.getByRole('button', { name: /^Application: Shop / }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^Application: Shop / }).waitFor();
  await signIns.getByRole('link', { name: '3', exact: true }).first().click();
  await page.waitForURL(/\/sign-ins\?outcome=signedIn&start=[^&]+&end=open&application=/);
  await heading('Sign-ins');
  await expect.poll(() => page.getByRole('row').count()).toBe(4);
  await row().getByRole('link', { name: 'grace' }).waitFor();
  expect(await seriousIn(page)).toEqual([]);
  await screenshot('sign-ins', page);
  await chooses(page.getByRole('combobox', { name: 'Outcome' }), 'Did not sign in');
  await said('No sign-ins of this kind in this period.');
  await page.goto(`${origin}/home`);
  await page.getByRole('link', { name: 'People without a second device: 1' }).click();
  await page.waitForURL(`${origin}/people?devices=few`);
  await page.getByRole('button', { name: 'Without a second device' }).waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
});
const tabs = (path: string, ...names: string[]) => names.map((tab) => `${path}?tab=${tab}`);
/** The pages of the console, but for those of what this organisation does not have. */
const pages = [
  ...Object.values(paths).filter((path) => !/:(?!userId|uniqueId|personId)/.test(path)),
  ...['OpenId', 'Saml', 'Radius'].map((kind) => `${paths.newApplication}?kind=${kind}&step=configure`),
  ...tabs('/view/:appId', 'basic', 'users'),
  ...tabs('/viewOidcApp/:oidc', 'basic', 'users', 'resources'),
  ...tabs('/viewRadiusApp/:radius', 'basic', 'clients'),
  ...['/viewUserDetails/:user', '/user-audit/general/:appId/:user'],
];
test.for(looksAt(pages))(
  'a look at pages of the console, in German, dark and narrow, and by the keyboard: no barrier, none too wide, nothing out of reach (%#)',
  async (some) => {
    const [person] = await operator.call('GET /people', {});
    const { appId } = app;
    const [user] = await operator.call('GET /getAllUsersByAppId/:appId', { appId });
    const { userId, uniqueId } = operator;
    const ids = { ...others, ...{ appId, userId, uniqueId }, personId: person!.personId, user: user!.userId };
    const addresses = some.map((path) => origin + filledIn(path, ids));
    expect(await faultsInGerman(page, addresses)).toEqual([]);
  },
);
test('by keyboard alone: past the menu to a list, to a button of its row, into the dialog and back', async () => {
  await page.goto(`${origin}/applications`);
  await row().waitFor();
  await tabsTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  const suspend = row().getByRole('button', { name: /^Suspend / });
  await tabsTo(page, suspend);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const within = () => dialog.evaluate((it) => it.contains(document.activeElement));
  for (let n = 0; n < 5; n++) {
    expect(await within()).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => suspend.evaluate((it) => it === document.activeElement)).toBe(true);
  await tabsTo(page, row().getByRole('link').first(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin}/view/${app.appId}`);
});
test('a long name without a blank ends within its card on a phone', async () => {
  await operator.call('PUT /updateApp/:appId', { appId: app.appId, name: 'W'.repeat(80) });
  await caughtUp(product);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${origin}/applications`);
  const name = row().getByRole('link', { name: 'W'.repeat(80), exact: true });
  const [ends, card] = [await name.boundingBox(), await row().boundingBox()];
  expect(ends!.x + ends!.width).toBeLessThanOrEqual(card!.x + card!.width);
  await screenshot('long-name', page);
  await page.setViewportSize({ width: 1280, height: 800 });
});
test('the console shows the error codes too, in an accordion [error-codes.route]', async () => {
  await visits(page, '/error-codes');
  await heading('Error Codes');
  await button('Session').click();
  const heads = page.getByRole('table', { name: 'Session' }).getByRole('columnheader');
  expect(await heads.allInnerTexts()).toEqual(['Sr. No.', 'Error Code', 'Error Message']);
});
test('signing out resets all stores and redirects to the main site [org-shell.signout, data.state.logout]', async () => {
  const kept = () => page.evaluate(() => sessionStorage.getItem('latchkey.org.menuCollapsed'));
  expect(await kept()).toBe('true');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Profile/ })
    .click();
  await page.getByRole('menu').getByText(operator.email).waitFor();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(`${product.url}/login`);
  await page.goto(`${origin}/error-codes`);
  expect(await kept()).toBe('false');
  await menu().waitFor({ state: 'detached' });
});
