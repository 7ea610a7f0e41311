import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { seriousIn } from '../clients/axe.ts';
import { type Chrome, screenshot, withPasskeys } from '../clients/browser.ts';

/** One transparent pixel, because the look of a map's tiles does not matter here. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const berlin = { longitude: 13.405, latitude: 52.52 };
/** A computer that shares its location, and a tile address that no test contacts. */
export const located = { permissions: ['geolocation'], geolocation: berlin };
export const tiles = { TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' };
/** The product that files with phones share: its apps take any push service. */
export const phones = { ...tiles, PUSH_ENDPOINTS: 'any' };
/** Answers requests for the map's tiles; `asked` receives each path. */
export const withTiles = (context: BrowserContext, asked: (path: string) => void = () => {}) =>
  context.route('https://tiles.example/**', (route) => {
    asked(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'image/png', body: tile });
  });

/** A page on a computer that shares its location, and a page on a phone with passkeys and map tiles. */
export async function twoDevices(chrome: Chrome, phones: BrowserContextOptions = {}) {
  const laptop = await (await chrome.person(located)).newPage();
  const pocket = await chrome.person({ viewport: { width: 360, height: 740 }, ...phones });
  await withTiles(pocket);
  const phone = await pocket.newPage();
  await withPasskeys(phone);
  return { laptop, pocket, phone };
}

const captcha = async (page: Page) => {
  const box = page.getByLabel('I am not a robot');
  if (!(await box.isChecked())) await box.click();
  await page.getByText('Checked', { exact: true }).waitFor();
};

/** The sign-in page on a computer without a passkey. */
export async function atComputer(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto(`${url}/login`);
  return page;
}

/** Chooses the phone. Returns the link in the code and the number beside it. */
export async function asksForPhone(page: Page, email = '') {
  await choosesPhone(page, email);
  return showsCode(page, 'Sign in by phone', () =>
    page.getByRole('button', { name: 'Login', exact: true }).click(),
  );
}
/** Runs `act`, waits for the dialog of this name with its code, and returns the link in that and its number. */
export async function showsCode(
  page: Page,
  name: string,
  act: () => Promise<unknown>,
  scan = "Scan the code below using your Phone's Camera",
) {
  const answered = page.waitForResponse(/\/(generateQrCode|request|add-phone)$/);
  await act();
  const { url } = (await (await answered).json()) as { url: string };
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByText(scan).waitFor();
  await dialog.getByRole('img', { name: /QR.code/i }).waitFor();
  const number = Number(await dialog.getByText(/^\d\d$/).textContent());
  return { url, number, dialog };
}
export async function choosesPhone(page: Page, email = '', method = /Phone \(scan a QR code\)/) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('radio', { name: method }).check();
  await captcha(page);
}

/** Opens the link on the phone and picks a number there: the right one or a wrong one. */
export async function scans(phone: Page, url: string, title = 'Approve a sign-in') {
  await phone.goto(url);
  await phone.getByRole('heading', { name: title }).waitFor();
}
/** Opens the link in a new tab as the camera does; its page can close that tab. */
export async function camera(from: Page, url: string, title = 'Approve a sign-in') {
  const opened = from.context().waitForEvent('page');
  await from.evaluate((to) => void open(to, '_blank', 'noopener'), url);
  const tab = await opened;
  await tab.getByRole('heading', { name: title }).waitFor();
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

/** Takes screenshots at both widths, then restores the phone's width. */
export async function shoot(name: string, page: Page) {
  const size = page.viewportSize()!;
  await screenshot(name, page);
  await page.setViewportSize(size);
}

/** Serious findings of axe on a page. */
export async function barriers(page: Page) {
  for (;;) {
    const begun = await page.evaluate(transitionsEnd);
    const found = await seriousIn(page);
    if ((await page.evaluate(transitionsEnd)) === begun) return found.map(({ id }) => id);
  }
}

/** The same at both widths that people look at. */
export async function barriersAtBothWidths(page: Page) {
  const found: string[][] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    found.push(await barriers(page));
  }
  return found;
}

/**
 * Runs in the page: resolves when all transitions have ended, because a colour on its way may lack contrast, with the
 * number of those that began since the first call.
 */
const transitionsEnd = async () => {
  const counting = window as { transitions?: number };
  if (counting.transitions === undefined) {
    counting.transitions = 0;
    addEventListener('transitionrun', () => {
      counting.transitions! += 1;
    });
  }
  await Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished.catch(() => undefined)),
  );
  return counting.transitions;
};
