import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chrome, complains, nothingWrong, openBrowser } from '../../clients/browser.ts';
import { onboard, openMail, register, unique } from '../../people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../../product.ts';
import { pausesBefore, sentAround, watchPauses } from '../pauses.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
let ada: Awaited<ReturnType<typeof openMail>>;
const taken = unique('taken-');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (label: string) => page.getByLabel(label, { exact: true });
const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const icon = (name: string) => page.getByRole('img', { name, exact: true });
const preview = () => page.locator('output').innerText();
/** The number of name checks that the page has sent so far. */
const checks = async () => (await pausesBefore(page, '/checkSubDomain/')).length;
const toasts = () => page.locator('.toast').count();
/** The current step of the wizard. */
const step = () => page.getByRole('list', { name: 'Onboarding steps' }).locator('[aria-current=step]');
const opens = (token: string) => page.goto(`${product.url}/verifyEmail/${token}`);
const unusable =
  'This name is unusable: 6 to 30 letters, digits and hyphens, starting and ending with a letter or digit.';

/** The mailed link of a newly registered operator. */
const newcomer = async () => openMail(product, (await register(product)).email);

beforeAll(async () => {
  product = await sharedProduct();
  ada = await newcomer();
  await onboard(product, (await register(product)).email, taken);
  chrome = await openBrowser();
  page = await (await chrome.person()).newPage();
  await watchPauses(page);
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
});

test('an invalid link is reported on the first step and in a toast [onboarding.step1.error]', async () => {
  await opens('no-such-token');
  const words = 'This link or token is not valid, or it has expired or been used';
  await page.locator('.toast-error').getByText(words).waitFor();
  await page.getByRole('main').getByRole('alert').getByText(words).waitFor();
  expect(await step().innerText()).toContain('Confirm Account');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Confirm Account');
  nothingWrong(chrome, [/status of 401/]);
});
test('an operator who cannot be read is reported on the first step and in a toast too [onboarding.step1.error]', async () => {
  const words = 'The operator cannot be read now';
  await page.route('**/api/getOperator/**', (route) =>
    route.fulfill({ status: 500, json: { errorCode: 1008, errorMessage: words } }),
  );
  await opens(ada.bearer);
  await page.locator('.toast-error').getByText(words).waitFor();
  await page.getByRole('main').getByRole('alert').getByText(words).waitFor();
  expect(await step().innerText()).toContain('Confirm Account');
  await page.unroute('**/api/getOperator/**');
  nothingWrong(chrome, [/status of 500/]);
});
test('the toast appears at the top right and disappears by itself [api.error-toast]', async () => {
  const box = await page.locator('.toast-error').boundingBox();
  expect(box!.y).toBeLessThan(100);
  expect(box!.x + box!.width).toBeGreaterThan(1200);
  await page.locator('.toast-error').waitFor({ state: 'hidden' });
});
test('on a phone, the toast lies above the heading of the page and covers none of it', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await opens('no-such-token');
  const toast = page.locator('.toast-error');
  await toast.hover();
  const [above, heading] = [await toast.boundingBox(), await page.getByRole('heading').first().boundingBox()];
  expect(above!.y + above!.height).toBeLessThanOrEqual(heading!.y);
  await page.setViewportSize({ width: 1280, height: 800 });
  nothingWrong(chrome, [/status of 401/]);
});
test('while the link is checked, the wizard says so [onboarding.loading, onboarding.title, onboarding.route]', async () => {
  const toCheck = Promise.withResolvers<void>();
  await page.route('**/api/verifyToken', async (route) => {
    await toCheck.promise;
    await route.continue();
  });
  await opens(ada.bearer);
  await said('Checking your link...');
  await page.getByRole('heading', { name: 'Congratulations! For Creating An Account', level: 1 }).waitFor();
  toCheck.resolve();
  await page.getByText('Checking your link...').waitFor({ state: 'hidden' });
  await page.unroute('**/api/verifyToken');
});
test('a newcomer starts at step 1 of three, with the address to confirm [onboarding.start.default, onboarding.steps, onboarding.step1.content]', async () => {
  const steps = page.getByRole('list', { name: 'Onboarding steps' }).getByRole('listitem');
  expect((await steps.allInnerTexts()).map((text) => text.replace(/^\W*\d?\s*/, ''))).toEqual([
    'Confirm Account',
    'Create Access',
    'Start Now',
  ]);
  expect(await step().innerText()).toContain('Confirm Account');
  await said('Is this your e\u2011mail address?');
  await page.getByText(/^ada.*@acme\.example$/).waitFor();
});
test('confirming sends emailVerified true and goes on [onboarding.step1.confirm, onboarding.call.put-updateoperator]', async () => {
  const asked = page.waitForRequest(`**/api/updateOperator/${ada.userId}`);
  await button('Confirm Account').click();
  const request = await asked;
  expect([request.method(), request.postDataJSON()]).toEqual(['PUT', { emailVerified: true }]);
  await said('Setup Your Unique Access URL');
  // The keyboard goes on in this step, not at the top of the page.
  const top = page.getByRole('list', { name: 'Onboarding steps' }).locator('..');
  await expect.poll(() => top.evaluate((it) => it === document.activeElement)).toBe(true);
  const { userId } = ada;
  expect(await ada.guest.call('GET /getOperator/:userId', { userId })).toMatchObject({ emailVerified: true });
});
test('an operator who has confirmed starts at step 2 [onboarding.start.email-verified, onboarding.step2.heading]', async () => {
  await page.reload();
  await page.getByRole('heading', { name: 'Setup Your Unique Access URL', exact: true }).waitFor();
  expect(await step().innerText()).toContain('Create Access');
});
test('step 2 asks for country and business name [onboarding.step2.country, onboarding.step2.business-name, onboarding.step2.vanity-hint]', async () => {
  await said('Please select your country');
  await said('Please enter your business name');
  for (const label of ['Country', 'Business Name'])
    expect(await field(label).getAttribute('required')).not.toBeNull();
  expect(await field('Business Name').getAttribute('maxlength')).toBe('20');
  await page
    .getByText(/Choose a unique name that only you and your team can access.*company name or a nickname/)
    .waitFor();
  expect(await field('Country').inputValue()).toBe('United Kingdom');
});
test('the page says that the address is permanent, keeps its proposal through a reload, and reports a lost connection', async () => {
  await page.getByText('The address is chosen once and cannot be changed later.', { exact: false }).waitFor();
  const proposed = await field('Vanity URL').inputValue();
  expect(proposed).toMatch(/^acme-[a-z0-9]{4}$/);
  await page.reload();
  await page.getByText('The address is chosen once', { exact: false }).waitFor();
  expect(await field('Vanity URL').inputValue()).toBe(proposed);
  // Where only this machine can be reached, a browser says that it is offline, and the product answers.
  const asked = page.waitForResponse('**/healthz');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    dispatchEvent(new Event('offline'));
  });
  expect((await asked).status()).toBe(200);
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'onLine'));
  expect(await page.getByText('You are offline.', { exact: false }).count()).toBe(0);
  await page.context().setOffline(true);
  await page.getByText('You are offline.', { exact: false }).waitFor();
  await page.context().setOffline(false);
  await page.getByText('You are offline.', { exact: false }).waitFor({ state: 'hidden' });
  // The browser logs each request that failed because the network went away.
  nothingWrong(chrome, [/ERR_INTERNET_DISCONNECTED/]);
});
test('the business name makes a name of letters and digits with a suffix [onboarding.step2.generate, onboarding.step2.generate-check]', async () => {
  await field('Business Name').fill('Söns & Co. 12');
  expect(await field('Vanity URL').inputValue()).toMatch(/^sonsco12-[a-z0-9]{4}$/);
  await icon('Available').waitFor();
  const before = await checks();
  await field('Business Name').fill('&');
  expect(await field('Vanity URL').inputValue()).toBe('');
  await icon('Not checked yet').waitFor();
  await field('Business Name').fill('Acme');
  expect(await field('Vanity URL').inputValue()).toMatch(/^acme-[a-z0-9]{4}$/);
  await icon('Available').waitFor();
  expect(await checks()).toBe(before + 1);
});
test('a name that was typed is never overwritten [onboarding.step2.generate-suffix]', async () => {
  await field('Vanity URL').fill('my-own-name');
  await field('Business Name').fill('Acme Works');
  expect(await field('Vanity URL').inputValue()).toBe('my-own-name');
  await field('Vanity URL').fill('');
  expect(await field('Vanity URL').inputValue()).toBe('');
  await field('Vanity URL').fill('my-own-name');
  await icon('Available').waitFor();
});
test('the name is checked once, 500 ms after the last key and no later [onboarding.step2.vanity-debounce]', async () => {
  const typing = await (await chrome.person()).newPage();
  await watchPauses(typing);
  await typing.clock.install();
  await typing.goto(`${product.url}/verifyEmail/${ada.bearer}`);
  const name = typing.getByLabel('Vanity URL', { exact: true });
  await typing.getByRole('img', { name: 'Available', exact: true }).waitFor();
  await name.fill('');
  const types = () => name.pressSequentially(taken, { delay: 5 });
  expect(await sentAround(typing, '/checkSubDomain/', 500, types)).toEqual([0, 1]);
  await typing.context().close();
});
test('the name is shown as an address, and an icon says that it is taken [onboarding.step2.vanity, onboarding.step2.vanity-icon]', async () => {
  await field('Vanity URL').fill(taken);
  await icon('Not checked yet').waitFor();
  expect(await preview()).toBe(`http://${taken}.localhost:${product.port}`);
  await icon('Already taken').waitFor();
});
test('a name that is taken or unusable cannot be created [onboarding.step2.create-disabled]', async () => {
  expect(await button('Create URL').isDisabled()).toBe(true);
  await field('Vanity URL').fill('short');
  await said(unusable);
  expect(await button('Create URL').isDisabled()).toBe(true);
});
test.each([
  ['a_name', '[onboarding.step2.vanity-hostname]'],
  ['a name', '[onboarding.step2.vanity-chars]'],
  ['abcde', '[onboarding.step2.vanity-length]'],
  ['a'.repeat(31), 'too [onboarding.step2.vanity-length]'],
  ['admin', '[onboarding.step2.vanity-reserved]'],
  ['www', 'too [onboarding.step2.vanity-reserved]'],
])('the name %s is unusable %s', async (name) => {
  await field('Vanity URL').fill('still-free-name');
  await page.getByText(unusable).waitFor({ state: 'hidden' });
  await field('Vanity URL').fill(name);
  await said(unusable);
});
test('an unusable name is not checked, and an upper-case one is checked in lower case [onboarding.step2.vanity-check]', async () => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /checkSubDomain\/(.*)/.exec(request.url())?.[1];
    if (name) asked.push(decodeURIComponent(name));
  });
  await field('Vanity URL').fill('not_usable');
  await said(unusable);
  await field('Vanity URL').fill('Acme-Works');
  await icon('Available').waitFor();
  expect(asked).toEqual(['acme-works']);
});
test('a failed check and an address that somebody else takes raise no alert [onboarding.step2.silent-failure]', async () => {
  await page.route('**/api/checkSubDomain/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await field('Vanity URL').fill('contested-name');
  await failed;
  await icon('Not checked yet').waitFor();
  await page.unroute('**/api/checkSubDomain/**');
  // The check is repeated without another key press.
  await icon('Available').waitFor();
  await field('Vanity URL').fill('contested');
  await icon('Available').waitFor();
  await onboard(product, (await register(product)).email, 'contested');
  const answered = page.waitForResponse('**/api/updateOrg/**');
  await button('Create URL').click();
  expect((await answered).status()).toBe(409);
  await icon('Already taken').waitFor();
  expect(await toasts()).toBe(0);
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
  await complains(chrome, /ERR_FAILED/);
  nothingWrong(chrome, [/status of 409/, /ERR_FAILED/]);
});
test('where another tab has created the address meanwhile, Create URL goes on to the last step', async () => {
  const eve = await newcomer();
  const { userId, uniqueId } = eve;
  await eve.guest.call('PUT /updateOperator/:userId', { userId, emailVerified: true });
  await caughtUp(product);
  const second = await page.context().newPage();
  await second.goto(`${product.url}/verifyEmail/${eve.bearer}`);
  await second.getByRole('img', { name: 'Available', exact: true }).waitFor();
  await second.getByLabel('Country', { exact: true }).selectOption('India');
  const subdomain = unique('tabs-');
  await eve.guest.call('PUT /updateOrg/:uniqueId', { uniqueId, name: 'Eve', subdomain, country: 'India' });
  await caughtUp(product);
  await second.getByRole('button', { name: 'Create URL', exact: true }).click();
  await second.getByText('You successfully created your account!', { exact: false }).first().waitFor();
  await second.close();
  nothingWrong(chrome, [/status of 409/]);
});
test('Create URL sends name, address and country, and goes on [onboarding.step2.create, onboarding.step2.country-value]', async () => {
  await field('Vanity URL').fill('Acme-Works');
  await field('Country').selectOption('India');
  await icon('Available').waitFor();
  const asked = page.waitForRequest('**/api/updateOrg/**');
  await button('Create URL').click();
  expect((await asked).postDataJSON()).toMatchObject({
    name: 'Acme Works',
    subdomainAdded: true,
    country: 'India',
  });
  await said('You successfully created your account! click below button to login and explore dashboard');
  const { uniqueId } = ada;
  expect(await ada.guest.call('GET /getOrgbyId/:uniqueId', { uniqueId })).toMatchObject({
    subdomain: 'acme-works',
    country: 'India',
  });
});
test('an operator whose organisation has an address starts at step 3 [onboarding.start.subdomain-added, onboarding.step3.message]', async () => {
  await page.reload();
  await icon('Account created').waitFor();
  await said('You successfully created your account! click below button to login and explore dashboard');
  expect(await step().innerText()).toContain('Start Now');
});
test('Continue To Login leaves no way back to the wizard [onboarding.step3.continue]', async () => {
  const before = await page.evaluate(() => history.length);
  await button('Continue To Login').click();
  await page.waitForURL(`${product.url}/login`);
  expect(await page.evaluate(() => history.length)).toBe(before);
});
