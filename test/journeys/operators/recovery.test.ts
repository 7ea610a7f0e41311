import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { type Operator, operatorOf, signIn } from '../../people/people.ts';
import { colleagueOf } from '../../people/team.ts';
import { type Here, mailedToken, startProduct, visit } from '../../product.ts';
import { closesStarter, pageOf, solvesCaptcha } from '../visitor.ts';

let product: Here;
let chrome: Chrome;
let ada: Operator;
let bob: Awaited<ReturnType<typeof colleagueOf>>;
/** Ada's page on a device without her passkey. */
let page: Page;
let link: string;

beforeAll(async () => {
  product = await startProduct();
  ada = await operatorOf(product);
  bob = await colleagueOf(product, ada);
  chrome = await openBrowser();
  ({ page } = await pageOf(await chrome.person({ viewport: { width: 360, height: 800 } })));
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
  await product?.stop();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('1: an operator who lost the device starts a recovery on the sign-in page and gets a link by mail', async () => {
  await page.goto(`${product.url}/login`);
  await screenshot('recover-login', page);
  await page.getByRole('link', { name: 'I lost my device' }).click();
  await page.getByRole('heading', { name: 'I lost my device' }).waitFor();
  await page.getByLabel('Email').fill(ada.email);
  await page.getByText('Checked', { exact: true }).waitFor();
  await screenshot('recover-ask', page);
  await button('Send the link').click();
  await page.getByText('Check your mailbox').waitFor();
  await screenshot('recover-sent', page);
  link = `${product.url}/recover/${await mailedToken(product, ada.email, 'recover')}`;
});

test('2: opening the link begins the waiting time and shows when it ends', async () => {
  await page.goto(link);
  await page.getByText('you wait 24 hours').waitFor();
  await screenshot('recover-requested', page);
  await button('Begin the recovery').click();
  await page.getByText('The waiting time has begun.').waitFor();
  await screenshot('recover-waiting', page);
});

test('3: every page of the console tells a colleague, who stops the recovery there', async () => {
  const console = await pageOf(await chrome.person());
  const colleague = console.page;
  const { redirectTo } = await signIn(visit(product), bob.key, bob.email);
  await colleague.goto(redirectTo!);
  await closesStarter(colleague);
  const alert = colleague.getByRole('alert').filter({ hasText: 'The account of Ada Lovelace' });
  await alert.waitFor();
  await screenshot('recover-console', colleague);
  await alert.getByRole('button', { name: 'Stop it' }).click();
  await colleague.getByRole('dialog').getByRole('button', { name: 'Stop the recovery' }).click();
  await colleague.getByText('Recovery stopped').waitFor();
  await alert.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('This recovery has ended').waitFor();
  await screenshot('recover-stopped', page);
  nothingWrong(chrome, [/the server responded with a status of 403/]);
});

test('4: a link from the server’s administrator allows a new passkey at once, which then signs in', async () => {
  const given = String(await product.system.commands.recover!(ada.email, () => {}));
  await page.goto(given);
  await button('Begin the recovery').click();
  await page.getByText('Make a passkey on this device.').waitFor();
  await page.getByText('Checked', { exact: true }).waitFor();
  await screenshot('recover-ready', page);
  await button('Make the new passkey').click();
  await page.getByText('Your new passkey is ready').waitFor();
  await screenshot('recover-done', page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(ada.email);
  if (!(await page.getByLabel('I am not a robot').isChecked())) await solvesCaptcha(page);
  await button('Login').click();
  await page.waitForURL(/acme-.*localhost/);
});

test('5: the mail that announced a recovery can stop it as well', async () => {
  const { page: away } = await pageOf(await chrome.person());
  const given = String(await product.system.commands.recover!(ada.email, () => {}));
  await visit(product).call('POST /recovery/open', { accessToken: given.split('/recover/')[1]! });
  const stop = await expectNewStop();
  await away.goto(`${product.url}/stop-recovery/${stop}`);
  await away.getByText('Ada Lovelace').waitFor();
  await screenshot('recover-stop', away);
  await away.getByRole('button', { name: 'Stop the recovery' }).click();
  await away.getByText('The recovery is stopped').waitFor();
  await away.reload();
  await away.getByText('There is nothing to stop').waitFor();
  await away.getByText('suspend the person at once, under Team Management', { exact: false }).waitFor();
  await screenshot('recover-stop-over', away);
  nothingWrong(chrome, [/the server responded with a status of 403/]);
});
/** The token of the recovery that is under way. Those of earlier recoveries are not readable any more. */
async function expectNewStop(): Promise<string> {
  for (let looked = 0; ; looked++) {
    const token = await mailedToken(product, bob.email, 'stop-recovery');
    const { ok } = await fetch(`${product.url}/api/recovery/read`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accessToken: token }),
    });
    if (ok) return token;
    expect(looked).toBeLessThan(20);
  }
}

test('6: a colleague sends a link from the member’s page, confirmed by a passkey on the main site', async () => {
  const people = await chrome.person();
  const { page: console } = await pageOf(people);
  const { redirectTo } = await signIn(visit(product), bob.key, bob.email);
  await console.goto(redirectTo!);
  await console.getByRole('heading', { name: 'Manage Applications' }).waitFor();
  await console.goto(`${new URL(console.url()).origin}/ViewAdmin/${ada.userId}`);
  await console.getByRole('button', { name: 'Send recovery link' }).click();
  await screenshot('recover-send-asks', console);
  const opening = people.waitForEvent('page');
  await console.getByRole('dialog').getByRole('button', { name: 'Go on' }).click();
  const window = await opening;
  await window.getByRole('heading', { name: 'Send a recovery link' }).waitFor();
  await window.getByText(ada.email).waitFor();
  await screenshot('recover-send', window);
});
