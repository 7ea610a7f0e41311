import type { BrowserContext, Page } from 'playwright-core';
import { screenshot } from '../browser.ts';

/** One transparent pixel: what a map's tiles look like does not matter here. */
export const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const captcha = async (page: Page) => {
  const box = page.getByLabel('I am not a robot');
  if (!(await box.isChecked())) await box.click();
  await page.getByText('Checked', { exact: true }).waitFor();
};

/** A page of a computer without a passkey, at the sign-in. */
export async function atComputer(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto(`${url}/login`);
  return page;
}

/** Chooses the phone; answers the link in the code and the number beside it. */
export async function asksForPhone(page: Page, email = '') {
  await choosesPhone(page, email);
  const answered = page.waitForResponse(/\/generateQrCode$/);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const { url } = (await (await answered).json()) as { url: string };
  const dialog = page.getByRole('dialog', { name: 'Sign in by phone' });
  await dialog.getByText("Scan the code below using your Phone's Camera").waitFor();
  await dialog.getByRole('img', { name: /QR code/ }).waitFor();
  const number = Number(await dialog.locator('.number').textContent());
  return { url, number, dialog };
}
export async function choosesPhone(page: Page, email = '', method = /Phone \(scan a QR code\)/) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('radio', { name: method }).check();
  await captcha(page);
}

/** Follows the link on the phone and picks a number there: the right one, or one of the others. */
export async function scans(phone: Page, url: string) {
  await phone.goto(url);
  await phone.getByRole('heading', { name: 'Approve a sign-in' }).waitFor();
}
/** The camera opens the link in a tab of its own, which its page can close. */
export async function camera(from: Page, url: string) {
  const opened = from.context().waitForEvent('page');
  await from.evaluate((to) => void open(to, '_blank', 'noopener'), url);
  const tab = await opened;
  await tab.getByRole('heading', { name: 'Approve a sign-in' }).waitFor();
  return tab;
}
export async function picks(phone: Page, number: number, { wrong = false } = {}) {
  const shown = await phone
    .getByRole('group', { name: /Which number/ })
    .locator('label')
    .allTextContents();
  const chosen = wrong ? shown.find((each) => Number(each) !== number)! : String(number);
  await phone.getByRole('radio', { name: chosen }).check();
}
export const approves = (phone: Page) => phone.getByRole('button', { name: 'Continue To Approve' }).click();

/** The page at both widths, and back to that of a phone. */
export async function shoot(name: string, page: Page) {
  const size = page.viewportSize()!;
  await screenshot(name, page);
  await page.setViewportSize(size);
}
