import { existsSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { longestWait } from '../process.ts';
import { until } from '../until.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // Pages live for seconds, in which optimised code does not pay for itself.
  '--js-flags=--no-opt --no-maglev',
];
/** A console message or failed request that no test expected. */
export type Complaint = { url: string; text: string };
export type Chrome = {
  /** A context of its own, with one person's cookies and passkeys. */
  person: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  complaints: Complaint[];
  close: () => Promise<void>;
};

/** Chromium's flags for a fake camera: a film file that is read again whenever the camera is opened. */
export const seeing = (y4m: string) => [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${y4m}`,
];

const whole = '/usr/bin/chromium';
/** Chromium without the browser around the page. It takes half the processor time, and has no notifications or icons. */
const shell = '/usr/bin/chromium-headless-shell';

/**
 * Starts headless Chromium with a fresh profile, in the folder of the whole run. `without` names flags of Playwright that
 * are left out.
 */
async function launch(
  executablePath: string,
  more: readonly string[],
  without: string[] = [],
): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'chromium-'));
  return chromium.launch({
    executablePath,
    args: [...flags, ...more],
    ignoreDefaultArgs: without,
    env: { ...process.env, HOME: profile } as Record<string, string>,
  });
}

/** Nothing moves, so that no click waits until something stands still. */
const plain: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' };

let shared: Promise<Browser> | undefined;
/** The browser of all files of this worker, which runs until the worker ends. */
async function sharedBrowser(): Promise<Browser> {
  const running = await shared?.catch(() => undefined);
  if (running?.isConnected()) return running;
  shared = launch(existsSync(shell) ? shell : whole, []);
  return shared;
}

/**
 * Opens a browser whose people share nothing with those of another, and collects its console warnings and errors as
 * complaints. `alone` makes it a process of its own, with these flags, and the whole of Chromium, which keeps pages that
 * were left, as people's browsers do.
 */
export async function openBrowser(alone?: readonly string[]): Promise<Chrome> {
  const browser = alone
    ? await launch(whole, alone, ['--disable-back-forward-cache'])
    : await sharedBrowser();
  const contexts: BrowserContext[] = [];
  const complaints: Complaint[] = [];
  const complain = (url: string, text: string) => void complaints.push({ url, text });
  const heard = (message: ConsoleMessage) => {
    const { url } = message.location();
    if (['error', 'warning'].includes(message.type())) complain(url, `${message.text()} (${url})`);
  };
  return {
    complaints,
    async person(options) {
      const context = await browser.newContext({ ...plain, ...options });
      contexts.push(context);
      context.setDefaultTimeout(longestWait);
      context.on('console', heard);
      context.on('weberror', (error) => complain(error.page()?.url() ?? '', String(error.error())));
      return context;
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      if (alone) await browser.close();
    },
  };
}

/** Waits until a page has complained of this. The browser may report a request that failed after its page has heard of it. */
export const complains = ({ complaints }: Pick<Chrome, 'complaints'>, of: RegExp) =>
  until(() => {
    if (!complaints.some(({ text }) => of.test(text))) throw new Error(`no page complains of ${of}`);
  });

/** Throws when a page had complaints other than the expected ones, and lists them. */
export function nothingWrong({ complaints }: Pick<Chrome, 'complaints'>, expected: RegExp[] = []) {
  const said = complaints
    .splice(0)
    .filter(({ text }) => !expected.some((pattern) => pattern.test(text)))
    .map(({ url, text }) => `${url}: ${text}`);
  if (said.length) throw new Error(`the console says:\n${[...new Set(said)].join('\n')}`);
}

/** Clicks one element after the other before the page can do anything that React schedules for later. */
export async function clicksAtOnce(first: Locator, second: Locator) {
  const later = await second.elementHandle();
  await first.evaluate(async (sooner, other) => {
    for (const each of [sooner, other]) {
      (each as HTMLElement).click();
      await Promise.resolve();
    }
  }, later);
}

/** The virtual authenticators by page. Chromium gives each page one of a kind. */
const authenticators = new WeakMap<Page, ReturnType<typeof authenticatorOf>>();
/** A platform authenticator that always finds its user present and verified. Its passkeys belong to this page. */
export function withPasskeys(page: Page) {
  const made = authenticators.get(page) ?? authenticatorOf(page);
  authenticators.set(page, made);
  return made;
}

async function authenticatorOf(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const plugIn = (transport: 'internal' | 'usb') =>
    cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport,
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
  const { authenticatorId } = await plugIn('internal');
  const credentials = async () =>
    (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  /** Adds a passkey that the same device has in another window. */
  const add = (credential: Awaited<ReturnType<typeof credentials>>[number]) =>
    cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
  /** Replaces the authenticator by a security key without passkeys. */
  const swapForKey = async () => {
    await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await plugIn('usb');
  };
  return { credentials, add, swapForKey };
}

/** Saves the page at 1280 and 360 pixels width to the folder in SCREENSHOTS, if that is set. */
export async function screenshot(name: string, page: Page) {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(settled);
    await page.screenshot({
      path: join(folder, `${name}-${width}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
}

/** Runs in the page: resolves when the layout has settled at the new width. */
async function settled() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(finite.map(({ finished }) => finished));
}
