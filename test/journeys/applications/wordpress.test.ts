import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { hasWordPress, password, wordpress } from '../../clients/wordpress.ts';
import { type App, type Operator, operatorOf, shopper, unique, webApp } from '../../people/people.ts';
import { beginRegisteringUser, finishRegisteringUser, invitedUser } from '../../people/team.ts';
import { type Here, sharedProduct, visit } from '../../product.ts';
import { pageOf } from '../visitor.ts';

describe.skipIf(!hasWordPress())('a WordPress site with the plugin', () => {
  let product: Here;
  let operator: Operator;
  let site: Awaited<ReturnType<typeof wordpress>>;
  let app: App;
  let chrome: Chrome;
  let page: Page;
  let grace: ReturnType<typeof shopper>;
  beforeAll(async () => {
    product = await sharedProduct();
    operator = await operatorOf(product, 'special_plan');
    const plugin = await visit(product).send('/downloads/latchkey-wordpress.zip');
    site = await wordpress(new Uint8Array(await plugin.arrayBuffer()));
    app = await webApp(operator, site.origin);
    chrome = await openBrowser();
    ({ page } = await pageOf(await chrome.person()));
  });
  afterAll(async () => {
    await chrome?.close();
    await site?.stop();
  });

  async function entersPassword(name: string) {
    await page.goto(`${site.origin}/wp-login.php`);
    await page.getByLabel('Username or Email Address').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();
  }
  const person = async (username: string) => {
    const made = shopper(product, app);
    return { ...made, ...(await made.register(username)) };
  };
  async function invitedTo(address: string) {
    const { accessToken } = await invitedUser(product, operator, app, address);
    const made = shopper(product, app);
    await finishRegisteringUser(made, app, await beginRegisteringUser(made, app, accessToken));
    return made;
  }

  test('an administrator connects it with the client ID, and gets a passkey in place of the password', async () => {
    await entersPassword('ada');
    await page.waitForURL(`${site.origin}/wp-admin/`);
    await page.goto(`${site.origin}/wp-admin/options-general.php?page=latchkey`);
    expect(await page.getByLabel('Address of Latchkey').inputValue()).toBe(product.url);
    await page.getByText('Enter the client ID of your application.').waitFor();
    await page.getByLabel('Client ID').fill(app.appId);
    await page.getByLabel('For nobody').check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Connected: people can sign in with a passkey.').waitFor();
    await page.getByText('Create your own passkey in your profile before').waitFor();
    await screenshot('wordpress-settings', page);

    await page.goto(`${site.origin}/wp-admin/profile.php`);
    await page.getByRole('button', { name: 'Create a passkey' }).click();
    await page.getByText('You sign in with a passkey. This account has no password.').waitFor();
    expect(await page.getByRole('button', { name: 'Set New Password' }).count()).toBe(0);
    await screenshot('wordpress-profile', page);
  });
  test('the password opens the account no more, the passkey does', async () => {
    await page.context().clearCookies();
    await entersPassword('ada');
    await page.getByText('This account has no password. Sign in with your passkey.').waitFor();
    await screenshot('wordpress-login', page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL(`${site.origin}/wp-admin/`);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    nothingWrong(chrome);
  });
  test('passwords are switched off for everybody, and the form offers none', async () => {
    await page.goto(`${site.origin}/wp-admin/options-general.php?page=latchkey`);
    await page.getByLabel('For nobody').check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Settings saved.').waitFor();
    const answer = await site.browser().send('/wp-login.php', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: 'wordpress_test_cookie=WP%20Cookie%20check',
      },
      body: `${new URLSearchParams({ log: 'ida', pwd: password })}`,
    });
    expect(await answer.text()).toContain('This account has no password.');
    await page.context().clearCookies();
    await page.goto(`${site.origin}/wp-login.php`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
    expect(await page.getByLabel('Password', { exact: true }).isVisible()).toBe(false);
    nothingWrong(chrome);
  });

  test('the page of a site in another language offers the passkey in that language', async () => {
    await page.goto(`${site.origin}/wp-login.php?wp_lang=de_DE`);
    await page.getByRole('button', { name: 'Mit einem Passkey anmelden' }).waitFor();
    await page.getByRole('button', { name: 'Mit dem Smartphone anmelden' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await page.getByRole('status').getByText('Das Fenster wurde geschlossen, bevor').waitFor();
    await screenshot('wordpress-german', page);
    // What the plugin itself refuses, and what Latchkey does.
    const address = String(await page.evaluate('latchkeySite.session'));
    expect((await site.gives('', site.browser(), address)).message).toMatch(/^Die Anmeldung ist abgelaufen/);
    expect((await site.gives('none', site.browser(), address)).message).toMatch(
      /^Dieser Link oder dieses Token/,
    );
    nothingWrong(chrome);
  });

  test('a token opens an account once, and only from a page of the site', async () => {
    const registered = await person(unique('nobody'));
    expect(await site.gives(registered.accessToken)).toMatchObject({
      status: 403,
      code: 'latchkey_nobody',
      signedIn: false,
    });
    expect(await site.gives(registered.accessToken)).toMatchObject({ status: 401, code: 'latchkey_token' });
    const { accessToken } = await registered.signIn();
    const foreign = site.browser({ origin: 'https://evil.example' });
    expect(await site.gives(accessToken, foreign)).toMatchObject({ status: 401, signedIn: false });
    const other = shopper(product, await webApp(operator, 'https://else.example'));
    const theirs = await other.register(unique('nobody'));
    expect(await site.gives(theirs.accessToken)).toMatchObject({ status: 401, code: 'latchkey_token' });
  });
  test('a name that nobody has verified opens no account, an invitation opens that of its address', async () => {
    const pretender = await person('ida@blog.example');
    expect(await site.gives(pretender.accessToken)).toMatchObject({
      status: 409,
      code: 'latchkey_taken',
      signedIn: false,
    });
    grace = await invitedTo('grace@blog.example');
    const { accessToken } = await grace.signIn();
    expect(await site.gives(accessToken)).toMatchObject({ status: 200, signedIn: true });
  });
  test('a passkey that an administrator removes opens the account no more, until an administrator lets it', async () => {
    const phone = site.browser();
    expect(await site.gives((await grace.signIn()).accessToken, phone)).toMatchObject({ status: 200 });
    const opens = async () => (await phone.send('/wp-admin/profile.php')).status;
    expect(await opens()).toBe(200);
    await page.goto(`${site.origin}/wp-login.php?wp_lang=en_US`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL(`${site.origin}/wp-admin/`);
    const change = async (name: string) => {
      await page.goto(`${site.origin}/wp-admin/user-edit.php?user_id=2`);
      await page.getByLabel(name).check();
      await page.getByRole('button', { name: 'Update User' }).click();
      await page.getByText('User updated.').waitFor();
    };
    await change('Remove the passkey from this account');
    expect(await opens()).toBe(302);
    expect(await site.gives((await grace.signIn()).accessToken)).toMatchObject({
      ...{ status: 409, code: 'latchkey_taken', signedIn: false },
    });
    await change('Let the passkey that was removed open this account again');
    expect(await site.gives((await grace.signIn()).accessToken)).toMatchObject({ status: 200 });
    nothingWrong(chrome);
  });
  test('nobody signs in once the application does not allow the plugin', async () => {
    await operator.call('PUT /updateApp/:appId', {
      appId: app.appId,
      wordpressPluginEnabled: false,
    } as never);
    const { accessToken } = await person(unique('late'));
    expect(await site.gives(accessToken)).toMatchObject({
      ...{ status: 403, message: 'The WordPress plugin is switched off for this application' },
    });
  });
});
