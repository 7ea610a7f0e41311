import type { Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openShop } from '../../web-sdk/sample/relyingParty.ts';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../clients/browser.ts';
import { refusal, refusing } from '../clients/raw.ts';
import { freePort, type Product, visit } from '../product.ts';
import { answerTo, atShop, createsApplication, seesUser } from './console.ts';
import {
  adminSignsIn,
  decides,
  expandsRow,
  findsOperator,
  opensHistory,
  opensStream,
  seesState,
} from './staff.ts';
import {
  asksToSignIn,
  closesStarter,
  continuesToLogin,
  followsMail,
  onboards,
  pageOf,
  registers,
  signsIn,
} from './visitor.ts';

/** State that the steps share, and that later tests use. */
export type World<P extends Product> = {
  product: P;
  chrome: Chrome;
  operator: Page;
  user: Page;
  admin: Page;
  appId: string;
  shopOrigin: () => string;
};

/** The complaint of a page that a busy service told to ask again, which it does. */
const busy = /status of 503/;
/** Complaints of consoles that poll while a server is down or starting. */
export const serverAway = [/ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE)/, /status of 50[234]/];

/**
 * The first six steps of the main journey in headless Chromium, on a product that `start` starts. The caller adds the
 * rest.
 */
export function mainJob<P extends Product>(start: () => Promise<P>): World<P> {
  let chrome: Chrome;
  let shop: Server;
  let shopPort: number;
  const ada = { email: 'ada@acme.example', vanity: 'acme-works', url: '' };
  const kept = { appId: '', accessToken: '' };
  let operator: Page;
  let user: Page;
  let admin: Page;
  const shopOrigin = () => `http://shop.localhost:${shopPort}`;
  const world = { shopOrigin } as World<P>;

  beforeAll(async () => {
    world.product = await start();
    chrome = await openBrowser();
    world.chrome = chrome;
    ada.url = world.product.url;
    shopPort = await freePort();
  });
  afterEach(() => nothingWrong(chrome, [busy]));
  afterAll(async () => {
    await chrome?.close();
    shop?.closeAllConnections();
    shop?.close();
    await world.product?.stop();
  });

  test('1: a visitor registers, confirms the mail, chooses an address and signs in to the console [public.register.two-steps] [public.register.captcha] [onboarding.steps] [onboarding.step2.vanity-icon] [onboarding.step3.continue] [org-shell.landing.continue]', async () => {
    const { page, passkeys } = await pageOf(await chrome.person());
    await registers(page, ada);
    await followsMail(page, ada);
    await onboards(page, ada);
    await continuesToLogin(page);
    await signsIn(page, ada);
    await closesStarter(page);
    expect(await passkeys.credentials()).toHaveLength(1);
    operator = page;
    world.operator = page;
  });

  test('2: the operator creates a Web application and sees its client id and script tag [org-apps.wizard.steps] [org-apps.wizard.created-text] [org-apps.wizard.done-web]', async () => {
    const { appId, script } = await createsApplication(operator, 'Acme Shop', shopOrigin());
    expect(script).toContain(`<script src="${world.product.url}/sdk/latchkey.js" data-app-id="${appId}">`);
    Object.assign(kept, { appId });
    world.appId = appId;
  });

  test('3: on the customer’s own site a new user registers and signs in, and its back end verifies the token [public.call.post-verifytoken]', async () => {
    const { page, passkeys } = await pageOf(await chrome.person());
    user = page;
    world.user = page;
    shop = await openShop({ latchkey: world.product.url, appId: kept.appId }, shopPort);
    await page.goto(shopOrigin());
    const tokens: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/session')) tokens.push(request.postDataJSON().accessToken);
    });
    expect(await atShop(page, 'Register', 'Grace')).toBe('Signed in as Grace.');
    await screenshot('3-shop', page);
    await page.reload();
    expect(await atShop(page, 'Sign in')).toBe('Signed in as Grace.');
    expect(await passkeys.credentials()).toHaveLength(1);
    expect(tokens).toHaveLength(2);
    kept.accessToken = tokens[1]!;
  });

  test('4: the operator sees the user with one device and one login [org-app-web.users.screen]', async () => {
    const [name, devices, logins] = await seesUser(operator, kept.appId, 'Grace');
    expect([name, devices, logins]).toEqual(['Grace', '1', '1']);
  });

  test('5: an admin suspends the organisation, which bites within a second, and brings it back [admin.login.submit] [admin.operators.filter] [admin.operators.expand] [admin.operators.suspend] [admin.operators.activate]', async () => {
    const { page } = await pageOf(await chrome.person());
    admin = page;
    world.admin = page;
    await adminSignsIn(admin, world.product.port);
    await findsOperator(admin, ada.email);
    await expandsRow(admin, ada.email, 'Acme Shop');
    const server = visit(world.product);
    const verify = () => server.call('POST /verifyToken', { accessToken: kept.accessToken });
    expect(await verify()).toMatchObject({ username: 'Grace' });
    await decides(admin, ada.email, 'Suspend');
    const suspended = refusing('organisation.suspended');
    expect(await refusal(verify())).toEqual(suspended);
    expect(await atShop(user, 'Sign in')).toBe(suspended.message);
    expect(await answerTo(operator, '/usage')).toMatchObject({
      status: 403,
      body: { errorMessage: suspended.message },
    });
    // The open console leads there by itself, as a page that is loaded anew does.
    await operator.getByRole('tab', { name: 'Insight' }).click();
    await operator.getByRole('heading', { name: 'Operator Login' }).waitFor();
    await asksToSignIn(operator, ada);
    // The page that the console led to says the same, but not as an alert.
    const told = operator.getByRole('alert').filter({ hasText: /^Your organization is suspended/ });
    await told.waitFor();
    await screenshot('5-suspended', operator);
    await decides(admin, ada.email, 'Activate');
    expect(await verify()).toMatchObject({ username: 'Grace' });
    expect(await atShop(user, 'Sign in')).toBe('Signed in as Grace.');
    await signsIn(operator, ada, `/view/${kept.appId}`);
    // The browser logs each refused request.
    nothingWrong(chrome, [busy, /the server responded with a status of 403/]);
  });

  test('6: the admin reads the organisation’s history and the state after any event', async () => {
    const streams = await opensHistory(admin, ada.email);
    const named = (kind: string) => streams.find((name) => name.startsWith(`${kind}-`))!;
    for (const kind of ['organisation', 'operator', 'application', 'user', 'device', 'transaction'])
      expect(streams).toContainEqual(expect.stringMatching(`^${kind}-`));
    const registered = (await opensStream(admin, world.product.port, named('operator')))[0]!;
    expect(registered).toMatch(/OperatorRegistered/);
    expect(registered).toContain(ada.email);
    expect(registered).toMatch(/Actor\s+operator/i);
    expect(registered).toMatch(/IP\s+the server itself \((::1|127\.0\.0\.1)\)/);
    expect(registered).toMatch(/Time\s+\S*\d/);
    await opensStream(admin, world.product.port, named('organisation'));
    const [before, after] = [await seesState(admin, 0), await seesState(admin, 1)];
    expect(before).not.toContain(ada.vanity);
    expect(after).toContain(ada.vanity);
    const { body } = await answerTo(admin, '/models/streams?filter={"kind":"admin"}');
    const [added] = await opensStream(admin, world.product.port, (body as { id: string }[])[0]!.id);
    expect(added).toMatch(/AdminAdded/);
    expect(added).toMatch(/passwordHash\W+secret/);
  });
  return world;
}
