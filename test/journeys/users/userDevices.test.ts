import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { seriousIn } from '../../clients/axe.ts';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import {
  addDevice,
  familyUser,
  giveAccess,
  personIdOf,
  userOf,
  userWithoutDevice,
} from '../../people/familyUsers.ts';
import { type App, type Operator, operatorOf, shopper, unique, webApp } from '../../people/people.ts';
import { caughtUp, type Here, mailedToken, sharedProduct } from '../../product.ts';
import { chooses, choosesApplication, opensList } from '../choosing.ts';
import { isLine, isRing, visits } from '../console.ts';
import { entersConsole } from '../landing.ts';
import { printed, saved, timeIn } from '../lists.ts';
import { pageOf } from '../visitor.ts';

let product: Here;
let chrome: Chrome;
let ada: Operator;
let app: App;
let page: Page;
let origin: string;
let grace: { appId: string; userId: string };
/** An application without users at first. */
let books: App;
/** A user of an OpenID application. */
let member: Awaited<ReturnType<typeof familyUser>>;
let saml: typeof member;
const name = unique('grace');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const region = (name: string) => page.getByRole('region', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
/** The line below the heading. */
const subject = () => page.getByRole('main').getByRole('paragraph').first();
/** A time from an answer as the day that the pages show. */
const day = (time: string) =>
  new Date(time).toLocaleDateString('en-US', { dateStyle: 'short', timeZone: 'UTC' });
/** The line below the name of a user, with the badge beside it. */
const facts = () => page.getByText(/ · Registered On /);
const badge = (text: string) => facts().locator('..').getByText(text, { exact: true }).waitFor();
/** Expects a cell or a fact to show a time of this test. */
const isLately = (shown: string) => expect(Math.abs(Date.now() - timeIn(shown))).toBeLessThan(10 * 60_000);
const barriers = async () => (await seriousIn(page)).map(({ id, nodes }) => [id, nodes[0]?.html]);
const bar = () => page.getByRole('region', { name: 'Selected rows: ' });
const rows = () => page.locator('tbody > tr');
const toast = (text: string) => page.locator('.toast').getByText(text, { exact: true }).first().waitFor();

beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  app = await webApp(ada);
  const visitor = shopper(product, app);
  grace = { appId: app.appId, userId: (await visitor.register(name)).userId };
  for (let n = 0; n < 3; n++) await visitor.signIn();
  await caughtUp(product);
  chrome = await openBrowser();
  page = await (await chrome.person()).newPage();
  origin = await entersConsole(page, ada);
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
});

test('the reports choose an application and draw its devices and users, the other tabs have none [org-insights.tabs, org-insights.selector, org-insights.device, org-insights.users, org-insights.empty]', async () => {
  books = await webApp(ada);
  await caughtUp(product);
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  for (const name of ['SSO Application Report', 'Radius Application Report']) {
    await tab(name).click();
    await page.getByText('No Apps Created').waitFor();
  }
  await tab('Passwordless Application Report').click();
  await region('Device Report').getByRole('img', { name: 'Devices by platform' }).waitFor();
  await region('Device Report').getByText('Others: 1 (100%)').waitFor();
  expect(await region('Users').locator('dl dt').allInnerTexts()).toEqual([
    ...['Total Users', 'Active Users', 'Suspend Users'],
  ]);
  expect(await region('Users').locator('dl dd').allInnerTexts()).toEqual(['1', '1', '0']);
  await region('Users').getByRole('img', { name: 'Users' }).waitFor();
  await page.getByText('3 in all, at most 3 on one day (UTC).').waitFor();
  await screenshot('reports', page);
  await page.getByRole('button', { name: /^Application: / }).click();
  const choice = page.getByRole('dialog', { name: 'Which application?' });
  const offered = choice.getByRole('list', { name: 'Applications' }).getByRole('button');
  await expect.poll(() => offered.count()).toBe(2);
  const { name } = await ada.call('GET /viewApp/:appId', { appId: books.appId });
  await choice.getByRole('searchbox').fill(name);
  await expect.poll(() => offered.count()).toBe(1);
  await offered.click();
  await page.getByText('No Users Added').waitFor();
  expect(await page.getByRole('link', { name: 'Go to the user list' }).getAttribute('href')).toContain(
    books.appId,
  );
});
test('the report has the visits by country [org-insights.audience]', async () => {
  await page.reload();
  const audience = page.getByRole('table', { name: 'Audience Report' });
  await audience.waitFor();
  expect(await audience.getByRole('row').allInnerTexts()).toEqual(['Country\tVisits', 'United Kingdom\t3']);
});
test('a name in the list of users leads to the user’s page, with a tab for each application and two below [org-user-detail.general.header, org-user-detail.general.tabs, org-user-detail.general.subtabs, org-users.name-link]', async () => {
  const there = await userOf(product, ada, await personIdOf(product, grace.userId), books.appId);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await page.waitForURL(/viewUserDetails/);
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  const { user, appName } = await ada.call('GET /getUser/:userId', { userId: grace.userId });
  const [, username, registered, lastLogin] = /^(.+) · Registered On (.+) · Last Login (.+)$/.exec(
    await facts().innerText(),
  )!;
  expect([username, registered]).toEqual([name, day(user.createdAt)]);
  isLately(lastLogin!);
  const back = page.getByRole('link', { name: 'Back', exact: true });
  expect(await back.getAttribute('href')).toBe('/user');
  const { application } = await ada.call('GET /getUser/:userId', { userId: grace.userId });
  const bookshop = application[books.appId]!.appName;
  const names = await page.getByRole('tab').allInnerTexts();
  expect(new Set(names.slice(0, 2))).toEqual(new Set([appName, bookshop]));
  expect(names.slice(2)).toEqual(['User Details', 'User Audit']);
  await tab(bookshop).press('Enter');
  await page.waitForURL(`${origin}/viewUserDetails/${there}`);
  const { username: other } = await ada.call('GET /getUser/:userId', { userId: there });
  await page.getByRole('heading', { name: other!, level: 1 }).waitFor();
  expect(await tab(bookshop).getAttribute('aria-selected')).toBe('true');
  await tab(appName).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await tab('User Audit').click();
  await page.getByRole('button', { name: /^User registered, / }).waitFor();
  await tab('User Details').click();
  for (const name of ['Suspend or Activate User', 'Delete User']) await button(name).waitFor();
});
test('the heading below the tab of an application has a chip only when the application verifies identities [org-user-detail.general.kyc]', async () => {
  const heading = page.getByRole('heading', { name: 'User Details', exact: true });
  await heading.waitFor();
  expect(await page.getByText('SonicKYC Enabled').count()).toBe(0);
  const answered = page.waitForResponse(/\/getUser\//);
  await page.reload();
  const user = await (await answered).json();
  for (const application of Object.values<{ isSonicKYCEnabled: boolean }>(user.application))
    application.isSonicKYCEnabled = true;
  await page.route('**/getUser/*', (route) => route.fulfill({ json: user }));
  await page.reload();
  await heading.locator('..').getByText('SonicKYC Enabled').waitFor();
  await page.unroute('**/getUser/*');
  await page.reload();
  await heading.waitFor();
  expect(await page.getByText('SonicKYC Enabled').count()).toBe(0);
});
test('a device shows its kind, use and status; the only one stays [org-user-detail.devices.card, org-user-detail.devices.kind]', async () => {
  const card = region('Login Devices').getByRole('listitem');
  await card.getByText('Active', { exact: true }).waitFor();
  expect(await card.locator('dt').allInnerTexts()).toEqual([
    ...['Kind', 'Platform', 'Last Access', 'Total Logins', 'Using Since'],
  ]);
  const [device] = await ada.call('GET /getUserDevices/:userId', { userId: grace.userId });
  const shown = await card.locator('dd').allInnerTexts();
  const since = day(device!.addedOn);
  expect(shown).toEqual(['AppLess Auth', device!.platform, expect.any(String), '3', since]);
  const used = timeIn(shown[2]!);
  expect(Math.abs(used - Date.parse(device!.lastLogin!))).toBeLessThan(60_000);
  expect(await card.getByRole('button', { name: 'Suspend' }).isDisabled()).toBe(true);
  await card.getByText('No other device works at').waitFor();
  expect(await card.getByRole('button', { name: 'Remove' }).isDisabled()).toBe(true);
  await card.getByText('Another one must be added first.').waitFor();
});
/** A day as the table of a chart has it, also once it is over. */
const withoutSoFar = (day: string) => day.replace(' (today so far)', '');
test('the report draws platforms, browsers and sign-ins by day [org-user-detail.report.platform, org-user-detail.report.logins]', async () => {
  const report = region('User Report');
  for (const name of ['Usage By Platform', 'Usage By Browser'])
    await report.getByRole('img', { name, exact: true }).waitFor();
  await isRing(report.getByRole('img', { name: 'Usage By Platform', exact: true }));
  await report.getByText('Others: 3 (100%)').waitFor();
  expect(await report.getByText(/^.+: 3 \(100%\)$/).count()).toBe(2);
  const logins = report.getByRole('img', { name: /^User Login Details: 3 in all/ });
  await logins.getByText('Number Of Times (Login)').waitFor();
  await logins.getByText('Date', { exact: true }).waitFor();
  await isLine(logins);
  const { LoginCount } = await ada.call('GET /getLoginCountByDate/:userId', { userId: grace.userId });
  await report.getByText('Show as a table').click();
  const counted = Object.entries(LoginCount).flatMap(([on, count]) => [
    day(`${on}T12:00:00Z`),
    String(count),
  ]);
  const cells = async () => (await report.getByRole('cell').allInnerTexts()).map(withoutSoFar);
  await expect.poll(cells).toEqual(counted);
  await screenshot('user-page', page);
});
test('attributes are read-only until Edit, and each has its kind of field [org-user-detail.details.note, org-user-detail.details.fields, org-user-detail.details.email-label, org-user-detail.details.types]', async () => {
  const profile = region('Profile');
  await profile.getByText(/A profile is a collection of attributes that describe a user/).waitFor();
  expect(await profile.getByRole('textbox').count()).toBe(0);
  await profile.getByRole('button', { name: 'Edit' }).click();
  const inputs = await profile.locator('input:not([type=submit])').evaluateAll((all) =>
    all.map((each) => {
      const { labels, name, type } = each as HTMLInputElement;
      return `${labels![0]!.textContent}: ${name} (${type})`;
    }),
  );
  expect(inputs).toEqual([
    ...['Username: email (email)', 'Name: name (text)', 'Middle name: middle_name (text)'],
    ...['Family name: family_name (text)', 'Birthdate: birthdate (date)', 'Picture: picture (url)'],
    ...['Phone number: phone_number (number)', 'Website: website (url)', 'Country: country (text)'],
    ...['Street address: street_address (text)', 'City: city (text)', 'Postal code: postal_code (number)'],
    'Region: region (text)',
  ]);
});

test('Discard restores them, Save tells and shows them [org-user-detail.details.edit, org-user-detail.details.saved]', async () => {
  const profile = region('Profile');
  await profile.getByLabel('City').fill('Nowhere');
  await profile.getByRole('button', { name: 'Discard' }).click();
  await profile.getByRole('button', { name: 'Edit' }).click();
  expect(await profile.getByLabel('City').inputValue()).toBe('');
  expect(await profile.getByLabel('Username').isDisabled()).toBe(true);
  await profile.getByLabel('Website').fill('navy');
  await profile.getByRole('button', { name: 'Save' }).click();
  await profile.getByText('Please enter an address such as https://ada.example').waitFor();
  await profile.getByLabel('Website').fill('https://navy.example');
  await profile.getByLabel('City').fill('Arlington');
  await profile.getByLabel('Birthdate').fill('1906-12-09');
  await screenshot('user-editing', page);
  await profile.getByLabel('City').press('Enter');
  await toast('successfully Updated Information');
  await profile.getByText('Arlington').waitFor();
  await profile.getByText('1906-12-09').waitFor();
  await expect.poll(() => profile.getByRole('textbox').count()).toBe(0);
  await caughtUp(product);
  expect(await ada.call('GET /getUser/:userId', { userId: grace.userId })).toMatchObject({
    ...{ website: 'https://navy.example', birthdate: '1906-12-09', address: { city: 'Arlington' } },
  });
});
test('the audit of the user opens from the report, with the last day [org-user-detail.report.audit, org-audit.user.route, org-audit.user.dates]', async () => {
  await page.getByRole('link', { name: 'View Audit' }).click();
  await page.waitForURL(`${origin}/user-audit/general/${app.appId}/${name}`);
  await page.getByRole('heading', { name: 'User Audit Report', level: 1 }).waitFor();
  expect(await subject().innerText()).toBe(name);
  const [start, end] = [page.getByLabel('Start Date'), page.getByLabel('End Date')];
  const ends = Date.parse(await end.inputValue());
  expect(ends - Date.parse(await start.inputValue())).toBe(86_400_000);
  // The fields show whole minutes.
  expect(Date.now() - ends).toBeGreaterThanOrEqual(0);
  expect(Date.now() - ends).toBeLessThan(2 * 60_000);
  await page.getByText('Shown at first: the last 24 hours.').waitFor();
  await page.getByRole('button', { name: 'Everything' }).click();
  await expect.poll(() => start.inputValue()).toBe('');
  await page.getByRole('button', { name: '24 hours' }).click();
  await expect.poll(() => start.inputValue()).not.toBe('');
});

test('it is filtered and exported, and opens request and response [org-audit.user.filter, org-audit.user.table, org-audit.user.modal]', async () => {
  await rows()
    .filter({ hasText: `${name} signed in` })
    .first()
    .waitFor();
  await page.getByLabel('All columns').check();
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual([
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
      'Actions',
    ]);
  const size = page.getByRole('combobox', { name: 'Rows per page' });
  expect(await size.innerText()).toBe('10');
  await opensList(size);
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['10', '25', '50', '100']);
  await page.getByRole('option', { name: '25', exact: true }).click();
  await opensList(page.getByLabel('Filter Audit by Type', { exact: true }));
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['All', 'Status', 'Method', 'Status Code']);
  await page.getByRole('option', { name: 'Method' }).click();
  await chooses(page.getByLabel('Value', { exact: true }), 'PUT');
  await expect.poll(() => rows().count()).toBe(1);
  await screenshot('user-audit', page);
  const [head, ...records] = await saved(page);
  expect(head).toContain('appName,action,category,method,fromIP,statusCode,status,responseTime,createdAt');
  expect(records).toEqual([expect.stringContaining(',PersonDescribed,person,PUT,')]);
  expect(await printed(page)).toEqual([head!.split(','), expect.arrayContaining(['PersonDescribed', 'PUT'])]);
  await page.getByRole('button', { name: /^Person described, / }).click();
  const details = page.getByRole('dialog', { name: /^Person described, / });
  expect(await details.getByRole('region', { name: 'Request Data' }).innerText()).toContain(
    '"city": "[redacted]"',
  );
  expect(await details.getByRole('region', { name: 'Response Data' }).innerText()).toContain(
    '"errorCode": 0',
  );
  await screenshot('user-audit-record', page);
  await button('Close').click();
});
test('for a user without a mail address the operator is shown the recovery link, which leads to the website until it is withdrawn', async () => {
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await button('Send recovery link').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send recovery link' }).click();
  const shown = page.getByRole('dialog', { name: 'Recovery link', exact: true });
  await shown.waitFor();
  await screenshot('user-recovery-link', page);
  const link = /http\S+/.exec(await shown.innerText())![0];
  await shown.getByRole('button', { name: 'Close' }).click();
  const visitor = await page.context().newPage();
  await visitor.goto(link);
  const go = visitor.getByRole('link', { name: 'Continue to shop.example' });
  expect(await go.getAttribute('href')).toContain('https://shop.example/#latchkey-recovery=');
  await screenshot('user-recover', visitor);
  const waits = page.getByRole('alert').filter({ hasText: 'A recovery link is valid until' });
  await waits.waitFor();
  await screenshot('user-recovery-waits', page);
  expect(await barriers()).toEqual([]);
  await waits.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await toast('The recovery link was withdrawn');
  await waits.waitFor({ state: 'detached' });
  await visitor.reload();
  await visitor.getByText('This recovery has ended').waitFor();
  await visitor.close();
  nothingWrong(chrome, [/403/]);
});
test('for an app without a website, the pages of invitations and recoveries make the passkey themselves', async () => {
  const { appId } = await ada.call('POST /createMobileApp', { name: 'Pocket', origin: '' });
  const invited = `${unique('ida')}@acme.example`;
  const about = { email: invited, name: 'Ida', type: 'ADD_USER', appId: appId! } as const;
  await ada.call('POST /invite/sendInvite', about);
  const { page: phone, passkeys } = await pageOf(await chrome.person());
  await phone.goto(`${origin}/registerUser/${await mailedToken(product, invited, 'registerUser')}`);
  await phone.getByText('Acme invites you to Pocket.').waitFor();
  expect(await seriousIn(phone)).toEqual([]);
  await screenshot('app-invited', phone);
  await phone.getByRole('button', { name: 'Register with this device' }).click();
  await phone.getByText('You can sign in to Pocket now, and close this page.').waitFor();
  expect(await passkeys.credentials()).toMatchObject([{ rpId: new URL(origin).hostname }]);
  const ida = (await ada.call('GET /getAllUsersByAppId/:appId', { appId: appId! }))[0]!;
  await ada.call('POST /recovery/user/:userId', { userId: ida.userId });
  const { page: next, passkeys: made } = await pageOf(await chrome.person());
  await next.goto(`${origin}/recoverUser/${await mailedToken(product, invited, 'recoverUser')}`);
  await next.getByText('Acme lets you back in to everything that is open to you.').waitFor();
  await screenshot('app-recover', next);
  await next.getByRole('button', { name: 'Make a new passkey' }).click();
  await next.getByRole('heading', { name: 'Your new passkey is ready' }).waitFor();
  expect(await made.credentials()).toHaveLength(1);
});
test('a user of an OpenID application is listed under single sign-on and has the same page in other tabs [org-user-detail.oidc.full-header, org-user-detail.oidc.variants]', async () => {
  member = await familyUser(product, ada);
  const { userId } = member;
  await ada.call('PUT /updateOidcUser/:userId', { userId, address: { country: 'Norway' } });
  await caughtUp(product);
  await page.goto(`${origin}/user?tab=sso`);
  await page.getByRole('link', { name: 'Grace Hopper', exact: true }).waitFor();
  await choosesApplication(page, member.name);
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual([
      ...['User Name', 'Device Count', 'Login Count', 'Country', 'Date Created', 'Last Login'],
      ...['Status', 'Actions'],
    ]);
  const row = page.getByRole('row').filter({ hasText: member.username });
  const cells = (await row.getByRole('cell').allInnerTexts()).slice(0, 7);
  const created = expect.stringMatching(/^\d+\/\d+\/\d\d$/);
  const called = expect.stringMatching(new RegExp(`^Grace Hopper\\s+${member.username}$`));
  expect(cells).toEqual([called, '2', '0', 'Norway', created, '-', 'Active']);
  await screenshot('users-sso', page);
  await page.getByRole('link', { name: 'Grace Hopper', exact: true }).click();
  await page.waitForURL(`${origin}/ViewOidcUser/${member.userId}`);
  await page.getByRole('heading', { name: 'Grace Hopper', level: 1 }).waitFor();
  const { createdAt } = await ada.call('GET /getOIDCUser/:userId', { userId });
  expect(await facts().innerText()).toBe(
    `${member.username} · Registered On ${day(createdAt)} · Last Login -`,
  );
  await badge('Active');
  const tabs = ['User Details', 'User Devices', 'Report', 'Resource', 'Tokens'];
  await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(tabs);
});
test('the report of a user who never signed in has no chart [org-user-detail.report.platform]', async () => {
  await tab('Report').click();
  await region('User Report').getByText('No sign-ins in the last twelve months.').waitFor();
  expect(await region('User Report').getByRole('img').count()).toBe(0);
});
test('its devices are suspended, activated and removed, and messages say what the server answered [org-user-detail.devices.remove, org-user-detail.general.device-dialog, org-user-detail.devices.suspend, org-user-detail.profile.devices, org-user-detail.profile.device-actions]', async () => {
  await tab('User Devices').click();
  const cards = region('Login Devices').getByRole('listitem');
  const first = cards.first();
  await first.getByRole('img', { name: 'Android' }).waitFor();
  expect(await first.locator('dt').allInnerTexts()).toEqual([
    ...['Kind', 'Platform', 'Last Access', 'Total Logins', 'Using Since'],
  ]);
  const devices = async () => {
    await caughtUp(product);
    return (await ada.call('GET /getOIDCUser/:userId', { userId: member.userId })).deviceList;
  };
  const addedOn = (await devices())[0]!.addedOn;
  const shown = await first.locator('dd').allInnerTexts();
  expect(shown).toEqual(['AppLess Auth', 'Android', '-', '0', day(addedOn)]);
  // The message is shown as the server sends it.
  await page.route('**/api/suspendOIDCUserDevice', async (route) => {
    const { host } = new URL(origin);
    const headers = { ...(await route.request().allHeaders()), host };
    const response = await route.fetch({
      url: `http://127.0.0.1:${product.port}/api/suspendOIDCUserDevice`,
      headers,
    });
    const json = await response.json();
    await route.fulfill({
      response,
      json: { ...json, errorMessage: `The server says: ${json.errorMessage}` },
    });
  });
  await first.getByRole('button', { name: 'Suspend' }).click();
  await dialog('Suspend device').getByRole('button', { name: 'Suspend' }).click();
  await toast('The server says: Device suspended Successfully');
  await first.getByText('Suspended', { exact: true }).waitFor();
  expect((await devices()).map(({ suspended }) => suspended).sort()).toEqual([false, true]);
  await screenshot('user-oidc', page);
  await first.getByRole('button', { name: 'Activate' }).click();
  await toast('The server says: Device activated Successfully');
  await first.getByText('Active', { exact: true }).waitFor();
  expect((await devices()).map(({ suspended }) => suspended)).toEqual([false, false]);
  await page.unroute('**/api/suspendOIDCUserDevice');
  // Of all of them, the last one that works is refused, and stays so after the undo.
  await region('Login Devices').getByRole('checkbox', { name: 'Select all', exact: true }).check();
  await bar().getByText('2 selected', { exact: true }).waitFor();
  expect(await barriers()).toEqual([]);
  await screenshot('devices-ticked', page);
  expect(await saved(page, 'Save as CSV')).toHaveLength(3);
  await bar().getByRole('button', { name: 'Suspend', exact: true }).click();
  await dialog('Suspend 2 devices').getByRole('button', { name: 'Suspend', exact: true }).click();
  const result = dialog('Result');
  await result.getByText('1 device suspended, 1 not', { exact: true }).waitFor();
  await screenshot('devices-result', page);
  expect((await devices()).map(({ suspended }) => suspended).sort()).toEqual([false, true]);
  await result.getByRole('button', { name: 'Undo' }).click();
  await toast('Undone: 1 device activated');
  expect((await devices()).map(({ suspended }) => suspended)).toEqual([false, false]);
  const asks = dialog('Delete User Device');
  const answers = (name: string) => asks.getByRole('button', { name, exact: true }).click();
  await first.getByRole('button', { name: 'Remove' }).click();
  await asks.getByText('Are your sure? to delete this device').waitFor();
  await answers('Cancel');
  expect(await devices()).toHaveLength(2);
  await first.getByRole('button', { name: 'Remove' }).click();
  await answers('Delete');
  await expect.poll(() => cards.count()).toBe(1);
  expect(await devices()).toHaveLength(1);
  nothingWrong(chrome, [/409/]);
});
test('a user of a SAML application has three of the tabs, which use the calls of SAML [org-user-detail.saml.tabs]', async () => {
  saml = await familyUser(product, ada, 'saml');
  const called = (path: string) =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith(`/api/SAML/${path}`));
  const read = called(`getSAMLUser/${saml.userId}`);
  await visits(page, `/ViewSAMLUser/${saml.userId}`);
  await read;
  const tabs = ['User Details', 'User Devices', 'Report'];
  await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(tabs);
  const profile = region('Profile');
  await profile.getByRole('button', { name: 'Edit' }).click();
  await profile.getByLabel('City').fill('Arlington');
  const written = called(`updateUser/${saml.userId}`);
  await profile.getByRole('button', { name: 'Save' }).click();
  await written;
  await toast('successfully Updated Information');
  await tab('User Devices').click();
  const cards = region('Login Devices').getByRole('listitem');
  const suspended = called('suspendSAMLUserDevice');
  await cards.first().getByRole('button', { name: 'Suspend' }).click();
  await dialog('Suspend device').getByRole('button', { name: 'Suspend' }).click();
  await suspended;
  await cards.first().getByText('Suspended', { exact: true }).waitFor();
  const removed = called('removeSAMLUserDevice');
  await cards.first().getByRole('button', { name: 'Remove' }).click();
  await dialog('Delete User Device').getByRole('button', { name: 'Delete', exact: true }).click();
  await removed;
  await expect.poll(() => cards.count()).toBe(1);
  await tab('Report').click();
  await region('User Report').waitFor();
});
test('the page of a user has the person with all applications, and suspends and activates the person in all', async () => {
  await addDevice(product, ada, member.userId, new URL(origin).hostname);
  const there = await giveAccess(
    product,
    ada,
    { type: 'ADD_SAML_USER', appId: saml.appId },
    { email: member.username, userId: member.userId },
  );
  await caughtUp(product);
  await page.goto(`${origin}/ViewOidcUser/${member.userId}`);
  const person = region('Person');
  await person.getByText(member.username, { exact: true }).waitFor();
  await person.getByText(/The login devices are those of the person/).waitFor();
  const links = person.getByRole('listitem').getByRole('link');
  expect(new Set(await links.allInnerTexts())).toEqual(new Set([member.name, saml.name]));
  const link = (name: string) => person.getByRole('link', { name, exact: true });
  expect(await link(member.name).getAttribute('aria-current')).toBe('page');
  expect(await link(saml.name).getAttribute('aria-current')).toBeNull();
  await button('Suspend person').press('Enter');
  const asks = dialog('Suspend person');
  await asks.getByText('Grace Hopper can no longer sign in to any of 2 applications').waitFor();
  await asks.getByRole('button', { name: 'Suspend person' }).press('Enter');
  await toast('Person suspended');
  await person.getByText('Suspended', { exact: true }).waitFor();
  await badge('Person suspended');
  await screenshot('user-person', page);
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height });
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(tooWide).toBe(0);
  await page.setViewportSize({ width, height });
  await link(saml.name).press('Enter');
  await page.waitForURL(`${origin}/ViewSAMLUser/${there}`);
  await expect.poll(() => link(saml.name).getAttribute('aria-current')).toBe('page');
  await person.getByText('Suspended', { exact: true }).waitFor();
  await button('Activate person').press('Enter');
  await toast('Person activated');
  await person.getByText('Active', { exact: true }).waitFor();
  await badge('Active');
});
test('a person in the list of people leads to a page with the applications and the devices, and is suspended in both', async () => {
  await region('Person').getByRole('link', { name: 'Show the person' }).press('Enter');
  await page.waitForURL(`${origin}/people/${await personIdOf(product, member.userId)}`);
  await page.getByRole('heading', { name: 'Grace Hopper', level: 1 }).waitFor();
  const applications = region('Applications').getByRole('link');
  await expect.poll(() => applications.allInnerTexts()).toHaveLength(2);
  expect(new Set(await applications.allInnerTexts())).toEqual(new Set([member.name, saml.name]));
  const cards = region('Login Devices').getByRole('listitem');
  await cards.first().waitFor();
  const all = await cards.count();
  await screenshot('person', page);
  expect(await barriers()).toEqual([]);
  // Each is the only one for its host.
  expect(await cards.getByText('No other device works at').count()).toBe(all);
  const profile = region('Profile');
  await profile.getByRole('button', { name: 'Edit' }).press('Enter');
  expect(await profile.getByLabel('Username').count()).toBe(0);
  await profile.getByLabel('Family name').fill('Hopper');
  await profile.getByLabel('City').fill('Arlington');
  await screenshot('person-profile', page);
  expect(await barriers()).toEqual([]);
  await profile.getByLabel('City').press('Enter');
  await toast('successfully Updated Information');
  await profile.getByText('Arlington', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL(`${origin}/people`);
  await page.getByRole('searchbox', { name: 'Search People...' }).fill(member.username);
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  const row = page.getByRole('row').filter({ hasText: member.username });
  expect((await row.getByRole('cell').allInnerTexts()).slice(0, 5)).toEqual([
    `Grace Hopper\n\n${member.username}`,
    ...[String(all), '2', day(new Date().toISOString()), 'Active'],
  ]);
  await screenshot('people', page);
  expect(await barriers()).toEqual([]);
  await page.getByRole('checkbox', { name: 'Select Grace Hopper' }).check();
  await bar().getByRole('button', { name: 'Suspend', exact: true }).click();
  await dialog('Suspend 1 person').getByRole('button', { name: 'Suspend', exact: true }).click();
  await row.getByText('Suspended', { exact: true }).waitFor();
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await toast('Undone: 1 person activated');
  await row.getByText('Active', { exact: true }).waitFor();
  await button('Suspend Grace Hopper').press('Enter');
  await dialog('Suspend person').getByRole('button', { name: 'Suspend person' }).press('Enter');
  await row.getByText('Suspended', { exact: true }).waitFor();
  await row.getByRole('link', { name: 'View Grace Hopper' }).press('Enter');
  await page.getByRole('button', { name: 'Activate person' }).press('Enter');
  await page.getByRole('main').getByText('Active', { exact: true }).first().waitFor();

  const other = await familyUser(product, ada, 'radius');
  await page.goto(`${origin}/people/${await personIdOf(product, other.userId)}`);
  await button('Join with another person').press('Enter');
  const joins = dialog('Join Grace Hopper with another person');
  await joins.getByLabel('Name or e-mail address of the other person').fill(member.username);
  await joins.getByRole('button', { name: member.username }).press('Enter');
  await joins.getByRole('region', { name: 'The other person' }).getByText(member.name).waitFor();
  expect(await barriers()).toEqual([]);
  await joins.getByRole('button', { name: 'Join', exact: true }).press('Enter');
  await toast('People joined');
  await page.waitForURL(`${origin}/people/${await personIdOf(product, member.userId)}`);
  await page.getByText(`Joined with ${other.username}`).waitFor();
  await expect.poll(() => applications.allInnerTexts()).toHaveLength(3);
  // It can be pressed once it is known whose the devices are.
  await button('Take back the join').click();
  await dialog('Take back the join').getByRole('button', { name: 'Take back the join' }).press('Enter');
  await toast('Join taken back');
  await expect.poll(() => applications.allInnerTexts()).toHaveLength(2);
  await visits(page, '/people/nobody');
  await page.getByRole('link', { name: 'All people' }).waitFor();
  nothingWrong(chrome, [/the server responded with a status of 404/]);
});
test('the user of each family has a page, which leads to an audit [org-user-detail.routes, org-audit.user.type]', async () => {
  const radius = await familyUser(product, ada, 'radius');
  for (const [path, family, { appId, userId }, username] of [
    ['ViewOidcUser', 'oidc', member, member.username],
    ['ViewSAMLUser', 'saml', saml, saml.username],
    ['ViewRadiusUser', 'radius', radius, radius.username],
    ['viewUserDetails', 'general', grace, name],
  ] as const) {
    await visits(page, `/${path}/${userId}?tab=report`);
    await page.getByRole('link', { name: 'View Audit' }).click();
    await page.waitForURL(`${origin}/user-audit/${family}/${appId}/*`);
    await page.getByRole('heading', { name: 'User Audit Report', level: 1 }).waitFor();
    expect(await subject().innerText()).toBe(username);
    await rows().first().waitFor();
  }
  await visits(page, `/user-audit/anything/${grace.appId}/${name}`);
  await page.getByText('There is nothing at this address', { exact: false }).waitFor();
});
test('a user without a device has none, and the page says so [org-user-detail.general.no-device]', async () => {
  const userId = await userWithoutDevice(product, ada, app.appId);
  await visits(page, `/viewUserDetails/${userId}`);
  await region('Login Devices')
    .getByText('No Device Registered on this Application.', { exact: true })
    .waitFor();
  await visits(page, '/user');
  await page.getByRole('link', { name, exact: true }).click();
});
test('deleting the account asks, and leads to the list of users [org-user-detail.general.actions, org-user-detail.general.delete]', async () => {
  const isSuspended = async () => {
    await caughtUp(product);
    return (await ada.call('GET /getUser/:userId', { userId: grace.userId })).suspended;
  };
  await button('Suspend or Activate User').click();
  await dialog('Suspend User').getByRole('button', { name: 'Suspend', exact: true }).click();
  await toast('User suspended Successfully');
  await badge('Suspended');
  expect(await isSuspended()).toBe(true);
  await button('Suspend or Activate User').click();
  await toast('User Activated Successfully');
  await badge('Active');
  expect(await isSuspended()).toBe(false);
  const asks = dialog('Delete User Account');
  await button('Delete User').click();
  await asks.getByText("Are your sure? to delete this User's account").waitFor();
  await asks.getByRole('button', { name: 'Cancel', exact: true }).click();
  await badge('Active');
  await button('Delete User').click();
  await asks.getByRole('button', { name: 'Delete', exact: true }).click();
  await toast('User Deleted Successfully');
  await page.waitForURL(`${origin}/user`);
  await page.getByRole('columnheader').first().waitFor();
  await page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
});
