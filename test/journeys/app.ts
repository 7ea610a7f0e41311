import { writeFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import QRCode from 'qrcode';
import type { PushService } from '../clients/pushService.ts';
import { solvesCaptcha } from './visitor.ts';

/** The fake camera's picture, as a film of grey pictures (YUV4MPEG2). */
const width = 640;
const height = 480;
async function film(file: string, gray: Uint8Array) {
  const colours = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), gray, colours]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(file, Buffer.concat([head, frame, frame]));
}

/** Puts the code that a page shows in front of the camera. */
export async function pointsAt(file: string, page: Page) {
  const picture = page.getByRole('dialog').getByRole('img', { name: /QR code/ });
  const gray = await picture.evaluate(
    async (image: HTMLImageElement, [w, h]) => {
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#d0d0d0';
      context.fillRect(0, 0, w!, h!);
      context.drawImage(image, (w! - 400) / 2, (h! - 400) / 2, 400, 400);
      const { data } = context.getImageData(0, 0, w!, h!);
      return Array.from({ length: w! * h! }, (_, i) => data[i * 4]!);
    },
    [width, height],
  );
  await film(file, Uint8Array.from(gray));
}
/** Puts a code with this text in front of the camera; without a text, a white wall. */
export async function holdsUp(file: string, text?: string) {
  const gray = new Uint8Array(width * height).fill(235);
  const { data, size } = text ? QRCode.create(text).modules : { data: new Uint8Array(), size: 0 };
  const scale = Math.floor(400 / (size || 1));
  for (const [i, dark] of data.entries())
    for (let y = 0; dark && y < scale; y++) {
      const start = (Math.floor(i / size) * scale + y + 40) * width + (i % size) * scale + 120;
      gray.fill(16, start, start + scale);
    }
  await film(file, gray);
}

/** Opens the app on the phone, signed in with its passkey. */
export async function opensApp(phone: Page, url: string) {
  await phone.goto(`${url}/app`);
  await phone.getByRole('heading', { name: 'Latchkey app' }).waitFor();
}
export async function signsInToApp(phone: Page, url: string) {
  await opensApp(phone, url);
  await solvesCaptcha(phone);
  await phone.getByRole('button', { name: 'Sign in to the app' }).click();
  await phone.getByRole('heading', { name: 'Waiting for you' }).waitFor();
}

/** Gives a phone's browser this push service, because tests may not contact one outside. */
export async function withPushService(context: BrowserContext, app: ReturnType<PushService['app']>) {
  const { endpoint, keys } = app;
  const json = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  await context.addInitScript((told) => {
    const kept = 'subscribed at the push service';
    // A push service gives a new address each time.
    const address = () => localStorage.getItem('endpoint') ?? told.endpoint;
    const subscription = {
      get endpoint() {
        return address();
      },
      toJSON: () => ({ ...told, endpoint: address() }),
      unsubscribe: async () => {
        localStorage.removeItem(kept);
        return true;
      },
    } as unknown as PushSubscription;
    if (!('PushManager' in window)) return;
    PushManager.prototype.subscribe = async (options) => {
      if (!options?.userVisibleOnly || (options.applicationServerKey as Uint8Array).length !== 65)
        throw new Error('no push service takes this');
      localStorage.setItem(kept, 'yes');
      return subscription;
    };
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(kept) ? subscription : null);
  }, json);
}

/**
 * Delivers a message to the real service worker of the page's origin, and waits until the worker tells its pages that
 * the notification is shown. Nobody may ask for the notifications before that: Chromium then forgets one that it is
 * about to show. The session must stay open, because ending it would remove the passkeys.
 */
export async function delivers(page: Page, message: Buffer) {
  const cdp = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await found;
  const shown = await page.evaluateHandle(() => {
    const told = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('message', resolve, { once: true }),
    );
    // An object around it, because a promise would be waited for here.
    return { told };
  });
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: String(message) });
  await shown.evaluate(({ told }) => told.then(() => undefined));
}

type Shown = { title: string; body: string; tag: string };
/** The notifications shown on the phone at the moment. */
export const notifications = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Taps a notification by dispatching its event in the real service worker. */
export async function taps(page: Page, tag: string) {
  // Browsers stop idle workers, and a message starts them again.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active!.postMessage('tap'));
  const context = page.context();
  const worker = context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(async (wanted) => {
    type Scope = { registration: ServiceWorkerRegistration; dispatchEvent: (event: Event) => boolean };
    const scope = globalThis as unknown as Scope;
    const notification = (await scope.registration.getNotifications()).find((each) => each.tag === wanted)!;
    const Made = (globalThis as unknown as { NotificationEvent: new (type: string, about: object) => Event })
      .NotificationEvent;
    scope.dispatchEvent(new Made('notificationclick', { notification }));
  }, tag);
}
