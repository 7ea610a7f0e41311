import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chrome, nothingWrong, openBrowser, screenshot, withPasskeys } from '../../clients/browser.ts';
import { providerKeys } from '../../clients/saml.ts';
import { serviceProvider } from '../../clients/serviceProvider.ts';
import { type Operator, operatorOf } from '../../people/people.ts';
import { freePort, type Here, mailedToken, startProduct } from '../../product.ts';
import { chooses, opensList } from '../choosing.ts';
import { closing, holdClosing } from '../closing.ts';
import { copies, seesInsight } from '../console.ts';
import { entersConsole } from '../landing.ts';

let product: Here;
let chrome: Chrome;
let operator: Operator;
let console: Page;
let person: BrowserContext;
let origin: string;
let hr: { server: Server; origin: string; arrived: Promise<Record<string, string>>; begin: URL };
let appId: string;
const folder = mkdtempSync(join(tmpdir(), 'saml-'));
const grace = 'grace@users.example';

/** A service provider's server: its page links to the sign-in, and it learns the form that comes back. */
async function openHr() {
  const port = await freePort();
  const { promise, resolve } = Promise.withResolvers<Record<string, string>>();
  const at = `http://hr.localhost:${port}`;
  const opened = { origin: at, arrived: promise, begin: new URL(at) };
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    if (req.url === '/acs') resolve(Object.fromEntries(new URLSearchParams(body)));
    res.setHeader('content-type', 'text/html').end(
      `<!doctype html><link rel="icon" href="data:,"><h1>${req.url === '/acs' ? 'Welcome to HR' : 'HR'}</h1>
        <a href="${hr.begin.href.replaceAll('&', '&amp;')}">Sign in</a>`,
    );
  });
  await new Promise<void>((listening) => server.listen(port, listening));
  return { server, ...opened };
}

beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' });
  operator = await operatorOf(product, 'special_plan');
  hr = await openHr();
  writeFileSync(join(folder, 'hr.crt'), (await providerKeys).certificate);
  writeFileSync(join(folder, 'notes.pem'), 'no certificate');
  chrome = await openBrowser();
  console = await (
    await chrome.person({
      ...{ acceptDownloads: true, permissions: ['clipboard-read', 'clipboard-write'] },
    })
  ).newPage();
  origin = await entersConsole(console, operator);
  person = await chrome.person();
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
  hr?.server.closeAllConnections();
  hr?.server.close();
  await product?.stop();
  rmSync(folder, { recursive: true });
});
const button = (name: string | RegExp) => console.getByRole('button', { name, exact: true });
const selects = async (label: string, option: string) => {
  await chooses(console.getByRole('combobox', { name: label, exact: true }), option);
};
/** The metadata of another service provider. */
const metadata = `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://other.example">
  <SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><AssertionConsumerService index="0"
  Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://other.example/acs"/></SPSSODescriptor>
  </EntityDescriptor>`;
/** The fields of SAML that offer a choice, with what they offer, the default first. */
const choices = {
  'Name ID Format': ['Email Address', 'Unspecified', 'Persistent', 'Transient'],
  'Authentication context class': [
    ...['passwordless', 'passwordProtectedTransport', 'password', 'unspecified', 'TLSClient'],
    ...['x.509_certificate', 'intWinAuth', 'kerberos'],
  ],
  'Signature algorithm': ['rsa_sha256', 'rsa_sha384', 'rsa_sha512'],
};
/** Expects each of these fields to have its default, and to offer the rest. */
async function seesChoices() {
  for (const [label, options] of Object.entries(choices)) {
    const field = console.getByRole('combobox', { name: label, exact: true });
    expect(await field.innerText()).toBe(options[0]);
    await opensList(field);
    const list = console.getByRole('listbox');
    await expect.poll(() => list.getByRole('option').allInnerTexts()).toEqual(options);
    await console.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
  }
}

test('an operator chooses SAML for a new application [org-apps.wizard.sso-dialog]', async () => {
  await console.getByRole('tab', { name: 'Single sign-on(SSO) Apps' }).click();
  await console.getByText('No SAML applications yet. Add the first one.').waitFor();
  await screenshot('saml-01-none', console);
  await console.getByRole('link', { name: 'Add Application' }).first().click();
  await button(/Single Sign-on/).click();
  const dialog = console.getByRole('dialog', { name: 'Create a new SSO app integration' });
  await dialog.getByLabel('OIDC - OpenID Connect').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await button(/Single Sign-on/).click();
  await dialog.getByLabel('SAML2.0').check();
  await screenshot('saml-02-dialog', console);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await console.getByLabel('Application Name').waitFor();
});

test('its form has every setting with its default [org-app-saml.form.fields, org-app-saml.form.advanced, org-app-saml.form.advanced-content, org-app-saml.form.nameid, org-app-saml.form.authcontext]', async () => {
  await button('Next').click();
  for (const missing of ['Please enter the ACS URL', 'Please enter the Audience URI (Entity ID)'])
    await console.getByText(missing).waitFor();
  await screenshot('saml-03-problems', console);
  await console.getByLabel('Application Name').fill('HR');
  await console.getByLabel(/^ACS URL/).fill(`${hr.origin}/acs`);
  await console.getByLabel(/^SLO URL/).fill(`${hr.origin}/slo`);
  await console.getByLabel(/^Audience URI/).fill(`${hr.origin}/metadata`);
  await console.getByLabel('Default Relay State').fill('/start');
  await console.getByRole('group', { name: 'Logo' }).waitFor();
  await seesChoices();
});

test('it asks for the certificates that the choices need, and the application is made [org-app-saml.form.cert-types, org-app-saml.form.enc-cert-visible, org-app-saml.form.sig-cert-visible, org-apps.wizard.done-saml, org-app-saml.detail.route]', async () => {
  for (const [choice, other, upload] of [
    ['Response', 'Unsigned', 'Signature certificate of the service provider: Choose file'],
    ['Assertion Encryption', 'Unencrypted', 'Encryption certificate of the service provider: Choose file'],
  ] as const) {
    const file = console.getByLabel(upload);
    expect(await file.getAttribute('accept')).toBe('.crt,.pem');
    await selects(choice, other);
    await file.waitFor({ state: 'detached' });
    await selects(
      choice,
      other.replace(/^Un/, '').replace(/^./, (first) => first.toUpperCase()),
    );
    await file.waitFor({ state: 'attached' });
  }
  await button('Next').click();
  await console.waitForURL(/\/viewSAMLApp\//);
  appId = new URL(console.url()).pathname.split('/').pop()!;
  await console.getByRole('heading', { name: 'HR', level: 1 }).waitFor();
  await console.getByText('A certificate of the service provider is missing.').waitFor();
  await screenshot('saml-04-view', console);
});

test('the page shows the addresses of the identity provider [org-app-saml.detail.tabs, org-app-saml.idp.urls, org-app-saml.idp.entity]', async () => {
  const tabs = ['Basic', 'User Source', 'Users List', 'Insight'];
  await expect.poll(() => console.getByRole('tab').allInnerTexts()).toEqual(tabs);
  const at = `${origin}/saml/idp`;
  const provider = console.getByRole('region', { name: 'Identity Provider', exact: true });
  for (const [what, value] of [
    ['Metadata', `${at}/metadata/${appId}`],
    ['Entity ID', `${at}/metadata/${appId}`],
    ['Single sign-on URL', `${at}/sso/${appId}`],
    ['Single logout URL', `${at}/slo/${appId}`],
  ] as const) {
    await provider.getByText(value, { exact: true }).first().waitFor();
    await copies(console, what, value);
  }
});

test('certificates and metadata of both sides are downloaded [org-app-saml.idp.certs, org-app-saml.idp.metadata, org-app-saml.sp.metadata]', async () => {
  const at = `${origin}/saml/idp`;
  const saved = async (name: string | RegExp, role: 'link' | 'button' = 'button') => {
    const arriving = console.waitForEvent('download');
    await console.getByRole(role, { name }).click();
    const file = await arriving;
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
  };
  for (const use of ['signing', 'encryption'])
    expect(await saved(`Download ${use} certificate`)).toMatchObject({
      name: `${use}.pem`,
      text: expect.stringMatching(/^-----BEGIN CERTIFICATE/),
    });
  const idp = await saved('Download IDP Metadata', 'link');
  expect(idp).toMatchObject({
    name: 'idp_metadata.xml',
    text: expect.stringContaining(`${at}/sso/${appId}`),
  });
  const sp = await saved('Download SP Metadata', 'link');
  expect(sp).toMatchObject({ name: 'sp_metadata.xml', text: expect.stringContaining(`${hr.origin}/acs`) });
  const view = console.getByRole('link', { name: 'View: Metadata' });
  expect(await view.getAttribute('href')).toBe(`${at}/metadata/${appId}?view`);
});

test('settings are edited and discarded, and not saved without their certificates [org-app-saml.nameid, org-app-saml.sp.fields, org-app-saml.save.controls, org-app-saml.save.enc-missing, org-app-saml.save.sig-missing]', async () => {
  expect(await button('Save').count()).toBe(0);
  await button('Edit').click();
  await console.getByLabel('Application Name').fill('Staff');
  await console.getByLabel('XML, or an address').fill(metadata);
  await button('Read metadata').click();
  const acs = console.getByLabel(/^ACS URL/);
  await expect.poll(() => acs.inputValue()).toBe('https://other.example/acs');
  await button('Discard').click();
  await console
    .getByRole('region', { name: 'Service Provider', exact: true })
    .getByText('HR', { exact: true })
    .waitFor();
  expect(await button('Save').count()).toBe(0);
  await button('Edit').click();
  expect(await console.getByLabel('Application Name').inputValue()).toBe('HR');
  const texts = {
    'ACS URL': `${hr.origin}/acs`,
    'SLO URL': `${hr.origin}/slo`,
    'Audience URI': `${hr.origin}/metadata`,
    'Default Relay State': '/start',
  };
  for (const [label, value] of Object.entries(texts))
    expect(await console.getByLabel(new RegExp(`^${label}`)).inputValue()).toBe(value);
  await seesChoices();
  for (const [label, value] of [
    ['Response', 'Signed'],
    ['Assertion Encryption', 'Encrypted'],
  ] as const)
    expect(await console.getByRole('combobox', { name: label, exact: true }).innerText()).toBe(value);
  await button('Save').click();
  await console.getByText('Please upload an encryption certificate').waitFor();
  await console.getByText('Please upload an signing certificate').waitFor();
  await screenshot('saml-05-missing', console);
  const upload = (what: string) =>
    console.getByLabel(`${what} certificate of the service provider: Choose file`);
  await upload('Encryption').setInputFiles(join(folder, 'notes.pem'));
  await console.getByText('This file holds no certificate in PEM form.').waitFor();
  for (const what of ['Encryption', 'Signature']) await upload(what).setInputFiles(join(folder, 'hr.crt'));
  await console.getByText('hr.crt').nth(1).waitFor();
  await console.getByLabel('Application Name').fill('Human Resources');
  await selects('Name ID Format', 'Persistent');
  await selects('Response', 'Unsigned');
  await selects('Assertion Encryption', 'Unencrypted');
  await button('Save').click();
  await console.getByRole('heading', { name: 'Human Resources', level: 1 }).waitFor();
  expect(await operator.call('GET /SAML/app/:appId', { appId })).toMatchObject({
    nameIdformat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    ...{ authnRequestsSigned: false, wantMessageSigned: false },
  });
  await button('Edit').click();
  await selects('Name ID Format', 'Email Address');
  await selects('Response', 'Signed');
  await selects('Assertion Encryption', 'Encrypted');
  await button('Save').click();
  await console.getByText('App updated successfully').waitFor();
  await console.getByRole('heading', { name: 'Human Resources', level: 1 }).waitFor();
  expect(await console.getByText('A certificate of the service provider is missing.').count()).toBe(0);
  await screenshot('saml-06-saved', console);
});

test('an invited person makes a passkey, and signs in from the page of the service provider [sso.saml.route, invite.route.saml, org-user-detail.saml.tabs]', async () => {
  await console.getByRole('tab', { name: 'Users List' }).click();
  await button('Invite User').first().click();
  await console.getByLabel(/^Name/).fill('Grace Hopper');
  await console.getByLabel(/^Email/).fill(grace);
  await console.getByLabel(/^Confirm email/).fill(grace);
  await button('Send invitation').click();
  const token = await mailedToken(product, grace, 'SAMLRegisterUser');
  const page = await person.newPage();
  await withPasskeys(page);
  await page.addInitScript(holdClosing);
  await page.goto(`${origin}/SAMLRegisterUser/${token}`);
  await page.getByRole('button', { name: 'Register with this device' }).click();
  await page.getByText('Registration SuccessFull !').waitFor();
  const open = page.getByRole('link', { name: 'Open Human Resources' });
  expect(await open.getAttribute('href')).toBe(`${origin}/saml/idp/start/${appId}`);
  expect(await page.evaluate(closing)).toEqual({ before: false, after: false });
  await screenshot('saml-07-registered', page);

  const about = { acsUrl: `${hr.origin}/acs`, entityID: `${hr.origin}/metadata`, sloUrl: `${hr.origin}/slo` };
  const app = { ...about, appId, name: 'Human Resources', host: new URL(origin).hostname };
  const party = await serviceProvider(product, operator, app as never);
  hr.begin = await party.begin('/holidays');
  await page.goto(hr.origin);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL(/\/idp\/login\/\?(?=.*\brequestId=[\w-]+)(?=.*\bidpId=[\w-]+)/);
  await page.getByRole('heading', { name: 'Sign in to Human Resources' }).waitFor();
  await screenshot('saml-08-sign-in', page);
  await page.getByLabel('Enter registered email address').fill(grace);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Welcome to HR' }).waitFor();
  const form = await hr.arrived;
  expect(form.RelayState).toBe('/holidays');
  const { profile } = await party.provider.validatePostResponseAsync(form);
  expect(profile).toMatchObject({ nameID: grace, attributes: { name: 'Grace Hopper', email: grace } });

  await console.reload();
  const row = console.getByRole('row').filter({ hasText: 'Grace Hopper' });
  await row.waitFor();
  await screenshot('saml-09-users', console);
  await row.getByRole('link', { name: 'Grace Hopper', exact: true }).click();
  await console.waitForURL(/\/ViewSAMLUser\//);
  const tabs = ['User Details', 'User Devices', 'Report'];
  await expect.poll(() => console.getByRole('tab').allInnerTexts()).toEqual(tabs);
  await screenshot('saml-11-user', console);
  await console.goto(`${origin}/user?tab=sso&protocol=saml`);
  await console.getByRole('row').filter({ hasText: 'Grace Hopper' }).waitFor();
  await screenshot('saml-12-all-users', console);
  await page.goto(`${origin}/saml/idp/sso/${appId}?SAMLRequest=x`);
  await page.getByRole('heading', { name: 'Something Went Wrong' }).waitFor();
  await screenshot('saml-13-refused', page);
  await page.goto(`${origin}/saml/idp/logout`);
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await screenshot('saml-14-sign-out', page);
  chrome.complaints.splice(0);
});

test('the charts of the application count its users and their platforms, as for OpenID Connect [org-app-saml.insight]', async () => {
  await console.goto(`${origin}/viewSAMLApp/${appId}`);
  await seesInsight(console);
  await screenshot('saml-10-insight', console);
});

test('a person is suspended, activated and deleted in the list of users [org-app-saml.users]', async () => {
  await console.getByRole('tab', { name: 'Users List' }).click();
  await button('Invite User').first().waitFor();
  const row = console.getByRole('row').filter({ hasText: 'Grace Hopper' });
  const confirms = (name: string) =>
    console.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await row.getByRole('button', { name: /^Suspend/ }).click();
  await confirms('Suspend');
  await row.getByText('Suspended', { exact: true }).waitFor();
  await row.getByRole('button', { name: /^Activate/ }).click();
  await row.getByText('Active', { exact: true }).waitFor();
  await row.getByRole('button', { name: /^Delete/ }).click();
  await confirms('Delete');
  // Nothing behind an open dialog has a role, so the row cannot be found until the dialog has closed.
  await console.getByRole('dialog').waitFor({ state: 'detached' });
  await row.waitFor({ state: 'detached' });
});
