import { CallError, call } from '../../../web-kit/call.ts';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';
const able = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The app's service worker, once it is at work. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

const bytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** Tells the server of this browser's subscription, under the key that it was made with. */
async function tell(subscription: PushSubscription, serverKey: string) {
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await call('POST /push/subscribe', { endpoint, keys: { p256dh, auth }, serverKey });
}

/** Whether this phone gets messages, as browser and server see it; a subscription that only one of them has is ended. */
export async function pushState(): Promise<PushState> {
  if (!able()) return 'unsupported';
  const { pushManager } = await worker();
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await pushManager.getSubscription();
  if (!subscription) return 'off';
  try {
    await tell(subscription, (await call('GET /push/key', {})).key);
    return 'on';
  } catch (error) {
    if (!(error instanceof CallError) || error.status >= 500 || error.status === 429) throw error;
    await subscription.unsubscribe();
    return 'off';
  }
}

/** Asks the person, the browser's push service and the server, in this order. */
export async function turnOn(): Promise<PushState> {
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'off';
  const { pushManager } = await worker();
  const { key } = await call('GET /push/key', {});
  // what an earlier person or key left behind cannot be used again
  await (await pushManager.getSubscription())?.unsubscribe();
  try {
    const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
    await tell(await pushManager.subscribe(options), key);
  } catch (error) {
    // The browser's own words ("Registration failed - permission denied") help nobody.
    if (error instanceof DOMException && error.name === 'NotAllowedError') return 'denied';
    throw error;
  }
  return 'on';
}

/** In the browser first: what the push service no longer takes, the server forgets by itself. */
export async function turnOff(): Promise<PushState> {
  if (!able()) return 'unsupported';
  const { pushManager } = await worker();
  const subscription = await pushManager.getSubscription();
  if (!subscription) return 'off';
  await subscription.unsubscribe();
  await call('POST /push/unsubscribe', { endpoint: subscription.endpoint });
  return 'off';
}
