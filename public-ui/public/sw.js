/**
 * The service worker of the installed app: shows messages, opens what they are about, and says so when there is no
 * network. It keeps three files for that moment, and never an answer of the server's.
 */
const kept = 'latchkey-offline-3';
const offline = ['/offline.html', '/offline.css', '/offline.js'];

self.addEventListener('install', (event) => {
  const fill = async () => {
    await (await caches.open(kept)).addAll(offline);
    await self.skipWaiting();
  };
  event.waitUntil(fill());
});
self.addEventListener('activate', (event) => {
  const settle = async () => {
    for (const name of await caches.keys()) if (name !== kept) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(settle());
});

self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate') event.respondWith(fetch(event.request).catch(() => caches.match(offline[0])));
  else if (offline.includes(new URL(url).pathname))
    event.respondWith(caches.match(new URL(url).pathname).then((file) => file ?? fetch(event.request)));
});

/** The page of a request; whatever else a message names is the app's own page. */
function pageOf(url) {
  const { origin, pathname } = new URL(url ?? '/app', self.location.origin);
  return origin === self.location.origin && /^\/approve\w*\/[\w.~-]+$/.test(pathname) ? pathname : '/app';
}

self.addEventListener('push', (event) => {
  const show = async () => {
    const { title = 'Latchkey', body = '', tag = 'latchkey', lang = '', url } = event.data?.json() ?? {};
    const about = {
      body,
      tag,
      lang,
      dir: 'auto',
      renotify: true,
      requireInteraction: true,
      data: { url: pageOf(url) },
    };
    await self.registration.showNotification(title, { ...about, icon: '/icon-192.png', badge: '/badge.png' });
    for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage('requests');
  };
  event.waitUntil(show());
});

/** Opens the request in the app's window when it stands open, else in a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const open = async () => {
    const url = pageOf(event.notification.data?.url);
    const pages = await self.clients.matchAll({ type: 'window' });
    const app = pages.find((page) => new URL(page.url).pathname === '/app');
    if (!app) return self.clients.openWindow(url);
    const opened = await app.navigate(url);
    // only some browsers let a notification bring a window to the front
    return opened?.focus().catch(() => undefined);
  };
  event.waitUntil(open());
});
