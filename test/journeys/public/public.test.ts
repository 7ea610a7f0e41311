import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusals } from '../../../domain/refusals.ts';
import { type Chrome, nothingWrong, openBrowser } from '../../clients/browser.ts';
import { raw, refusedBody } from '../../clients/raw.ts';
import { type Operator, onboard, operatorOf, unique } from '../../people/people.ts';
import { type Here, mailsOf, startProduct, visit } from '../../product.ts';
import { fillsCompany, solvesCaptcha } from '../company.ts';
import { listensForToast } from '../leaving.ts';
import { sentAround, watchPauses } from '../pauses.ts';
import { pageOf } from '../visitor.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
let known: Operator;
const ada = 'ada@newcomer.example';
const field = (label: string) => page.getByLabel(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const optionsOf = (label: string) => field(label).locator('option').allInnerTexts();
const length = (label: string) => field(label).getAttribute('maxlength');

beforeAll(async () => {
  product = await startProduct();
  known = await operatorOf(product);
  chrome = await openBrowser();
  ({ page } = await pageOf(await chrome.person()));
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
  await product?.stop();
});

test('the first page is the sign-in of operators [public.route.root, public.route.login, public.host.none]', async () => {
  await page.goto(`${product.url}/`);
  await page.waitForURL(`${product.url}/login`);
  await page.getByRole('heading', { name: 'Operator Login' }).waitFor();
});
test('the e-mail is looked up once, 500 ms after the last key and no later [public.login.email-check]', async () => {
  const typing = await (await chrome.person()).newPage();
  await watchPauses(typing);
  await typing.clock.install();
  await typing.goto(`${product.url}/login`);
  const email = typing.getByLabel('Email');
  await email.waitFor();
  const types = () => email.pressSequentially(known.email, { delay: 5 });
  expect(await sentAround(typing, '/checkOperator', 500, types)).toEqual([0, 1]);
  await typing.context().close();
});
test('Login waits for the captcha, which solves itself [public.login.captcha]', async () => {
  const asked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  await page.route('**/api/captcha', async (route) => {
    asked.resolve();
    await goOn.promise;
    await route.continue();
  });
  await page.reload();
  await page.getByLabel('Email').fill(known.email);
  await asked.promise;
  await page.getByText('Checking...', { exact: true }).waitFor();
  expect(await button('Login').isDisabled()).toBe(true);
  goOn.resolve();
  await expect.poll(() => button('Login').isEnabled()).toBe(true);
  await page.unroute('**/api/captcha');
});
test('a device whose clock is wrong does not fetch one proof of work after the other', async () => {
  const wrong = await (await chrome.person()).newPage();
  await wrong.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 15 * 60_000;
  });
  let fetched = 0;
  wrong.on('request', (request) => {
    if (request.url().endsWith('/api/captcha')) fetched += 1;
  });
  await wrong.goto(`${product.url}/login`);
  await wrong.getByText('Checked', { exact: true }).waitFor();
  // What is due at once has begun when a later timer has run.
  await wrong.evaluate(() => new Promise((resolve) => setTimeout(resolve, 10)));
  expect(await wrong.getByText('Checked', { exact: true }).count()).toBe(1);
  // One is for the button, and one for the passkeys that the field suggests.
  expect(fetched).toBeLessThanOrEqual(2);
  await wrong.context().close();
});
test('an unknown e-mail disables Login [public.login.unregistered, public.login.submit-disabled]', async () => {
  await page.getByLabel('Email').fill('nobody@acme.example');
  await said('Operator is not registered !!');
  expect(await button('Login').isDisabled()).toBe(true);
});
test('registration begins with the company form [public.route.register, public.operator.title]', async () => {
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL(`${product.url}/register`);
  await page.getByRole('heading', { name: 'Operator Registration' }).waitFor();
  const steps = page.getByRole('list', { name: 'Registration steps' }).getByRole('listitem');
  expect(await steps.count()).toBe(2);
  expect(await button('Next').isDisabled()).toBe(true);
});

test.each([
  ['Name', '30', 'required [public.register.field.name, public.register.name-110]'],
  ['Phone number', '24', 'required [public.register.field.phone]'],
  ['Company name', '80', 'required [public.register.field.company]'],
  ['Official website', '300', 'required [public.register.field.website]'],
  ['City (optional)', '80', 'optional [public.register.field.city]'],
  ['LinkedIn profile url (optional)', '300', 'optional [public.register.field.linkedin]'],
])('the field %s of at most %s characters is %s', async (label, most, kind) => {
  expect(await length(label)).toBe(most);
  expect(await field(label).evaluate((input) => (input as HTMLInputElement).required)).toBe(
    kind.startsWith('required'),
  );
});
test('designation has four levels [public.register.field.designation]', async () => {
  const [, ...levels] = await optionsOf('Designation');
  expect(levels).toEqual(['C level', 'V level', 'M level', 'E level']);
});
test('company sizes come in five bands [public.register.field.size]', async () => {
  const [, ...sizes] = await optionsOf('Company size');
  expect(sizes.map((size) => size.replace(' people', ''))).toEqual([
    '1-10',
    '10-50',
    '50-200',
    '200-1000',
    '1000+',
  ]);
});
test('countries and industries come from fixed lists [public.register.field.country, public.register.field.industry]', async () => {
  await expect.poll(async () => (await optionsOf('Country')).length).toBe(250);
  await expect.poll(async () => (await optionsOf('Industry')).length).toBeGreaterThan(130);
  expect(await optionsOf('Country')).toContain('India');
  expect((await optionsOf('Industry')).length).toBeLessThan(150);
  for (const label of ['Country', 'Industry', 'Designation', 'Company size'])
    expect(await field(label).getAttribute('required')).not.toBeNull();
});
test('the terms lead to both legal texts [public.register.terms]', async () => {
  const terms = page.locator('.check').filter({ hasText: 'I accept' });
  const links = terms.getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/terms-and-conditions',
    '/privacyPolicy',
  ]);
});
test('Next names what is missing and is disabled until everything is filled in [public.register.missing-fields, public.register.next-disabled]', async () => {
  await field('Name').press('Enter');
  await said('Please fill all the fields!!');
  await fillsCompany(page, ada);
  await expect.poll(() => button('Next').isEnabled()).toBe(true);
  await field('Phone number').fill('');
  expect(await button('Next').isDisabled()).toBe(true);
  await field('Phone number').fill('20 7946 0000');
  await page.getByRole('checkbox', { name: /I accept/ }).uncheck();
  expect(await button('Next').isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: /I accept/ }).check();
});
test('an e-mail that is registered already disables Next [public.register.email-exists]', async () => {
  await field('Email').fill(known.email);
  await said('This Email already Exist !!');
  expect(await button('Next').isDisabled()).toBe(true);
});
test('a text that is no e-mail address disables Next; an address has at most 100 characters [public.register.email-invalid, public.register.field.email]', async () => {
  await field('Email').fill('ada@acme');
  await said('Please enter valid email!!');
  expect(await button('Next').isDisabled()).toBe(true);
  expect(await length('Email')).toBe('100');
  await field('Email').fill(ada);
});
test('the website must be https [public.register.website-rule]', async () => {
  await said('URL must be https!!');
  await field('Official website').fill('http://acme.example');
  await field('Official website').blur();
  await said('please add secured official website(https://)');
  await field('Official website').fill('acme.example');
  await field('Official website').blur();
  expect(await field('Official website').inputValue()).toBe('https://acme.example');
  await said('URL must be https!!');
});
test('the LinkedIn profile must be an address of LinkedIn [public.register.linkedin-rule]', async () => {
  await field('LinkedIn profile url (optional)').fill('https://acme.example/');
  await field('LinkedIn profile url (optional)').blur();
  await said('Please provide correct company linkedin profile url');
  await field('LinkedIn profile url (optional)').fill('https://www.linkedin.com/company/acme');
});
test('step two asks for method and captcha, and leads back [public.register.step-two, public.register.two-steps]', async () => {
  await button('Next').click();
  await page.getByRole('group', { name: 'Sign-in method' }).waitFor();
  expect(await button('Create Free Account').isDisabled()).toBe(true);
  await button('Back').click();
  expect(await field('Name').inputValue()).toBe('Ada Lovelace');
  await expect.poll(() => button('Next').isEnabled()).toBe(true);
  await button('Next').click();
  // So does the Back of the browser, which would otherwise leave the form.
  await page.goBack();
  expect(await field('Name').inputValue()).toBe('Ada Lovelace');
  await page.goForward();
});
test('Create Free Account waits for the captcha [public.register.captcha]', async () => {
  await button('Create Free Account').waitFor();
  expect(await button('Create Free Account').isDisabled()).toBe(true);
  await solvesCaptcha(page);
  await expect.poll(() => button('Create Free Account').isEnabled()).toBe(true);
});
test('a registration sends what was typed, and confirms it [public.register.field.flags, public.register.flag-labels, public.register.success-text]', async () => {
  const asked = page.waitForRequest(/\/registerOperator/);
  await button('Create Free Account').click();
  expect((await asked).postDataJSON()).toMatchObject({
    isUniversityConnection: false,
    isFollowUpCall: true,
    orgName: 'Acme',
    linkedinUrl: 'https://www.linkedin.com/company/acme',
    phoneNumber: '+44 20 7946 0000',
  });
  await said('Registration Successful');
});

test('it leads to the page of the mail, which is sent at once [public.login.register-type, public.route.mail-sent, public.mail-sent.email]', async () => {
  await page.waitForURL(`${product.url}/mailSentSuccess`);
  await said(ada);
  await expect.poll(async () => (await mailsOf(product)).filter(({ to }) => to === ada).length).toBe(1);
});
test('the mail is sent again on request [public.mail-sent.resend]', async () => {
  await button('Resend Email').click();
  const toast = page.getByRole('status').getByText('Email sent SuccessFully');
  await toast.waitFor();
  expect(await toast.textContent()).toBe('Email sent SuccessFully ');
  await expect.poll(async () => (await mailsOf(product)).filter(({ to }) => to === ada).length).toBe(2);
});
test('Go Back leads to the sign-in [public.mail-sent.go-back]', async () => {
  await button('Go Back').click();
  await page.waitForURL(`${product.url}/login`);
});
test('an unverified operator is asked to verify, and may cancel or have the mail again [public.login.unverified-dialog, public.login.please-verify]', async () => {
  await page.getByLabel('Email').fill(ada);
  await solvesCaptcha(page);
  await button('Login').click();
  const dialog = page.getByRole('dialog', { name: 'Email is not verified' });
  await dialog.getByText('Please verify Email First').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Checked', { exact: true }).waitFor();
  await button('Login').click();
  await dialog.getByRole('button', { name: 'Resend Email' }).click();
  await page.waitForURL(`${product.url}/mailSentSuccess`);
  await said(ada);
});
test('a verified operator is told so and goes to the address of the organisation [public.login.success-text, public.login.redirect]', async () => {
  const vanity = unique('acme-');
  await onboard(product, ada, vanity);
  await button('Go Back').click();
  await page.getByLabel('Email').fill(ada);
  await solvesCaptcha(page);
  const { shown } = await listensForToast(page, 'Login Successful');
  const landing = `http://${vanity}.localhost:${product.port}/applications`;
  await page.route(landing, async (route) => {
    await shown;
    await route.continue();
  });
  // Others behind this address failed too often: the page is asked for a proof of work, and solves it by itself.
  const proofs: (string | undefined)[] = [];
  await page.route('**/api/verify-loginOperator-assertion', async (route) => {
    proofs.push(route.request().headers()['x-proof-of-work']);
    if (proofs.length > 1) return route.continue();
    const { status } = refusals['request.proof'];
    await route.fulfill({ status, headers: { 'retry-after': '4' }, json: refusedBody('request.proof') });
  });
  await button('Login').click();
  await page.waitForURL(landing);
  expect(proofs).toEqual([undefined, expect.stringMatching(/^[\w+/=]{100,}$/)]);
  nothingWrong(chrome, [/the server responded with a status of 429/]);
});
test('a visitor who fails too often must send a proof of work, and a made-up proof is refused', async () => {
  const guest = visit(product);
  const wrong = (proof?: string) =>
    raw(guest, 'POST /verify-loginOperator-assertion', {}, proof ? { 'x-proof-of-work': proof } : {});
  const codes = async (proof?: string) => (await wrong(proof)).body.errorCode;
  await expect.poll(() => codes(), { interval: 1 }).toBe(refusals['request.proof'].code);
  await expect.poll(() => codes('made up'), { interval: 1 }).toBe(refusals['request.captcha'].code);
});
