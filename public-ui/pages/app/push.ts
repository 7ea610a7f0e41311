import { CallError, call } from '../../../web-kit/call.ts';
import { app } from './texts.ts';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';
const able = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The app's service worker, once it is active. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

const bytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** Registers this browser's subscription with the server, together with the key that it was made with. */
async function tell(subscription: PushSubscription, serverKey: string) {
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await call('POST /push/subscribe', { endpoint, keys: { p256dh, auth }, serverKey });
}

/**
 * Whether this phone receives notifications. A subscription that only the browser or only the server has is removed.
 */
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

/** Asks the person, then subscribes at the browser's push service and at the server. */
export async function turnOn(): Promise<PushState> {
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'off';
  const { pushManager } = await worker();
  const { key } = await call('GET /push/key', {});
  // A subscription of an earlier person or key cannot be used again.
  await (await pushManager.getSubscription())?.unsubscribe();
  try {
    const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
    await tell(await pushManager.subscribe(options), key);
  } catch (error) {
    // The browser's own message ("Registration failed - permission denied") does not help a person.
    if (!(error instanceof DOMException)) throw error;
    if (error.name === 'NotAllowedError') return 'denied';
    throw new Error(app.push.failed, { cause: error });
  }
  return 'on';
}

/**
 * Unsubscribes in the browser first. If the call to the server then fails, the server drops the subscription as soon
 * as the push service rejects it.
 */
export async function turnOff(): Promise<PushState> {
  if (!able()) return 'unsupported';
  const { pushManager } = await worker();
  const subscription = await pushManager.getSubscription();
  if (!subscription) return 'off';
  await subscription.unsubscribe();
  await call('POST /push/unsubscribe', { endpoint: subscription.endpoint });
  return 'off';
}
