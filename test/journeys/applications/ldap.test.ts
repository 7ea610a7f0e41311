import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chrome, complains, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { ada, type Directory, startDirectory } from '../../clients/ldap.ts';
import { type OidcApp, oidcApp } from '../../clients/openid.ts';
import { type Operator, operatorOf } from '../../people/people.ts';
import { type Here, mailedToken, startProduct } from '../../product.ts';
import { entersConsole } from '../landing.ts';

let directory: Directory;
let product: Here;
let chrome: Chrome;
let console: Page;
let operator: Operator;
let app: OidcApp;
let origin: string;

beforeAll(async () => {
  directory = await startDirectory(['bob', 'eve']);
  product = await startProduct({ CAPTCHA: 'off', LDAP_NETWORKS: '127.0.0.0/8' });
  operator = await operatorOf(product);
  app = await oidcApp(operator);
  chrome = await openBrowser();
  console = await (await chrome.person()).newPage();
  origin = await entersConsole(console, operator);
});
/** Browsers report refused calls on their console: a directory that cannot be read, and a wrong password. */
const refused = [/status of 40[39]/];
afterEach(() => nothingWrong(chrome, refused));
afterAll(async () => {
  await chrome?.close();
  await product?.stop();
  await directory?.stop();
});

const button = (name: string) => console.getByRole('button', { name, exact: true });
const section = (name: string) => console.getByRole('region', { name });

test('an operator turns the directory on, enters it, tests it and syncs its users [org-ldap.views, org-ldap.enabled, org-ldap.password-mask, org-app-web.user-source, org-ldap.default.attributes]', async () => {
  await console.goto(`${origin}/viewOidcApp/${app.appId}`);
  await console.getByRole('tab', { name: 'User Source' }).click();
  const toggle = console.getByRole('switch', { name: 'LDAP / Active Directory' });
  await toggle.waitFor();
  expect(await button('Save').count()).toBe(0);
  expect(await section('LDAP settings').count()).toBe(0);
  await toggle.click();
  await button('Save').waitFor();
  await screenshot('ldap-1-toggle', console);
  await button('Save').click();
  await console.getByText('No directory has been entered yet.').waitFor();
  await screenshot('ldap-2-none', console);
  await button('Enter settings').click();
  await button('Save').click();
  await console.getByText('This field is required.').first().waitFor();
  await screenshot('ldap-3-problems', console);
  expect(await console.getByLabel('Attributes', { exact: false }).first().inputValue()).toBe(
    'sn cn ou uid dn',
  );
  const { sent } = directory;
  for (const [label, value] of [
    ['LDAP Server Address', sent.ldap_server_address],
    ['LDAP Port', String(sent.ldap_port)],
    ['Base DN', sent.base_dn],
    ['Bind DN', sent.bind_dn],
    ['CA certificate', sent.ca_certificate],
  ] as const)
    await console.getByLabel(label).fill(value);
  const password = console.getByLabel('Password', { exact: false }).first();
  expect(await password.getAttribute('type')).toBe('password');
  await password.fill(sent.password);
  await screenshot('ldap-4-form', console);
  await button('Save').click();
  await section('LDAP settings').getByText('********').waitFor();
  expect(await section('LDAP settings').innerText()).not.toContain(sent.password);
  await button('Test connection').click();
  await console.getByText('The connection works: the directory was read').waitFor();
  await button('Show what would change').click();
  const would = section('User sync').getByText('3 would come: ada, bob, eve');
  await would.waitFor();
  await screenshot('ldap-5-preview', console);
  await button('Sync now').click();
  await would.waitFor({ state: 'detached' });
  await section('User sync').getByText('Last run:').waitFor();
  expect((await section('User sync').innerText()).replace(/\s+/g, ' ')).toMatch(/3 New/);
  await screenshot('ldap-5-synced', console);
  await button('Edit').click();
  await console.getByLabel('Base DN').fill('ou=x,dc=acme,dc=example');
  await button('Save').click();
  await section('LDAP settings').getByText('ou=x,dc=acme,dc=example').waitFor();
  await button('Sync now').click();
  await console.getByText('The last run did not finish').waitFor();
  await screenshot('ldap-6-failed', console);
  const appId = app.appId;
  await operator.call('POST /ldap/addLdap/:appId', { appId, ldapConfigSetting: sent });
});

test('the directory is turned off and on again, each time by Save [org-ldap.toggle]', async () => {
  const toggle = console.getByRole('switch', { name: 'LDAP / Active Directory' });
  const isOn = async () => {
    const { ldapEnabled } = await operator.call('GET /getOidcClientDetails/:appId', { appId: app.appId });
    return ldapEnabled;
  };
  for (const on of [false, true]) {
    expect(await button('Save').count()).toBe(0);
    await toggle.click();
    await button('Save').click();
    await expect.poll(isOn).toBe(on);
    await button('Save').waitFor({ state: 'detached' });
  }
});

test('an invited person is asked for the directory password, and the dialog closes only when it is right [org-ldap.verify.modal, org-ldap.verify.result, org-ldap.verify.texts, invite.ldap]', async () => {
  const email = 'ada@acme.example';
  const about = { email, name: 'Ada', type: 'ADD_OIDC_USER', appId: app.appId } as const;
  await operator.call('POST /invite/sendInvite', about);
  const token = await mailedToken(product, email, 'OauthRegisterUser');
  const page = await (await chrome.person()).newPage();
  await page.goto(`${origin}/OauthRegisterUser/${token}`);
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.waitFor();
  await screenshot('ldap-7-check', page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.getByLabel('User name').fill(ada.userId);
  await dialog.getByLabel('Password').fill('not the password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('Verification failed. Please try again.').waitFor();
  await screenshot('ldap-8-wrong', page);
  await page.route('**/validateLdapUser', (route) => route.abort());
  await dialog.getByLabel('Password').fill(ada.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('An error occurred. Please try again.', { exact: true }).waitFor();
  await page.unroute('**/validateLdapUser');
  await complains(chrome, /ERR_FAILED/);
  nothingWrong(chrome, [/ERR_FAILED/, ...refused]);
  await dialog.getByLabel('Password').fill(ada.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Register with this device' }).waitFor();
  await screenshot('ldap-9-checked', page);
});
