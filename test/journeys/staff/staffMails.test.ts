import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { deadLetter } from '../../people/letters.ts';
import { type Here, mailsOf, startProduct } from '../../product.ts';
import { adminSignsIn, filters, opensFromMenu } from '../staff.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
let origin: string;
const field = (name: string) => page.getByRole('textbox', { name });
const alert = (text: string) => page.getByRole('alert').getByText(text, { exact: true }).waitFor();
const send = () => page.getByRole('button', { name: 'Send Mail', exact: true }).click();

beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' });
  origin = `http://admin.localhost:${product.port}`;
  await deadLetter(product);
  chrome = await openBrowser();
  page = await (await chrome.person()).newPage();
});
afterEach(() => nothingWrong(chrome));
afterAll(async () => {
  await chrome?.close();
  await product?.stop();
});

test('nobody writes mails in our name without signing in: the page leads to the login [admin.send-email.unguarded]', async () => {
  const stranger = await (await chrome.person()).newPage();
  await stranger.goto(`${origin}/send-email`);
  await stranger.waitForURL(`${origin}/login`);
  const refused = await fetch(`http://localhost:${product.port}/api/sendCustomMail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ bodyData: { email: 'a@acme.example', subject: 'x', message: 'x' } }),
  });
  expect(refused.status).toBe(401);
});
test('/send-email shows the form, the body begins with Hello [admin.send-email.route, admin.send-email.body, admin.send-email.submit]', async () => {
  await adminSignsIn(page, product.port);
  await page.goto(`${origin}/send-email`);
  await page.getByRole('heading', { name: 'Send a custom email to users', level: 1 }).waitFor();
  expect(await field('Message').innerText()).toBe('Hello,');
  await page.getByRole('button', { name: 'Send Mail', exact: true }).waitFor();
  expect(await field('To').getAttribute('type')).toBe('email');
  expect(await field('Subject').getAttribute('maxlength')).toBe('200');
});
test('the form says that the address or the subject is missing [admin.send-email.missing-head, admin.send-email.to]', async () => {
  await send();
  await alert('Please fill email and /or subject');
  await field('To').fill(`${'b'.repeat(38)}@acme.example`);
  await field('Subject').fill('News');
  await send();
  await alert('This address is too long: it has more than 50 characters.');
  await field('Subject').fill('');
  await field('To').fill('bob@acme.example');
  await send();
  await alert('Please fill email and /or subject');
});
test('the form says that the body is missing [admin.send-email.missing-body]', async () => {
  await field('Subject').fill('News of the week');
  await field('Message').fill('  ');
  await send();
  await alert('Please fill all required filled');
});
test('a mail with formatted text goes out [admin.send-email.success, admin.call.post-sendcustommail]', async () => {
  await field('Message').click();
  await page.keyboard.type('Dear Bob, ');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('good news');
  await screenshot('mail-send', page);
  await send();
  await page.locator('.toast').getByText('Email Sent Successfully', { exact: true }).waitFor();
  const sent = async () => (await mailsOf(product)).find(({ to }) => to === 'bob@acme.example');
  await expect.poll(sent).toMatchObject({
    subject: 'News of the week',
    text: expect.stringContaining('Dear Bob, good news'),
    html: expect.stringMatching(/Dear Bob, <b>good news<\/b>/),
  });
  await expect.poll(() => field('Message').innerText()).toBe('Hello,');
});
test('a mail that could not be delivered is listed with its reason, and can be sent again once', async () => {
  await opensFromMenu(page, 'Dead letters');
  const row = page.getByRole('row').filter({ hasText: 'bob@acme.example' });
  await row.getByText('550 no such mailbox').waitFor();
  await row.getByText('Invitation mail').waitFor();
  await filters(page, 'Filter by recipient or kind', 'Invitation mail');
  await row.waitFor();
  await screenshot('mail-letters', page);
  await row.getByRole('button', { name: 'Send again' }).click();
  await row.getByText('Sending again').waitFor();
  expect(await row.getByRole('button', { name: 'Send again' }).count()).toBe(0);
});
