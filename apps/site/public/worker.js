/**
 * The service worker of notifications, and of the page that says there is no connection: it keeps no other. A notification names nobody
 * and quotes nothing, since others may see the screen it lights up.
 */
const CHATS = '/chats';
const OFFLINE = '/offline';
/** How long the kept page counts as being in the member's language and discretion, in milliseconds. */
const HOUR = 3_600_000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), keepOfflinePage()])),
);

self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(pageOf(event));
});

/** The page as the server has it; without a connection the one that says so. A form is never answered in the server's place. */
async function pageOf(event) {
  try {
    const page = await fetch(event.request);
    event.waitUntil(keepOfflinePage());
    return page;
  } catch (error) {
    const kept = await caches.match(OFFLINE);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** It shows nothing of the member but language and looks, so it may stay when they log out. */
async function keepOfflinePage() {
  const cache = await caches.open('offline-page');
  const kept = await cache.match(OFFLINE);
  if (kept !== undefined && Date.now() - Date.parse(kept.headers.get('date')) < HOUR) return;
  // Another time, then.
  await cache.add(OFFLINE).catch(() => undefined);
}

self.addEventListener('push', (event) => {
  const { title } = event.data.json();
  event.waitUntil(Promise.all([notify(title), tellPages('push-message')]));
});

/** One tag: a second message replaces the first notification. */
const notify = async (title) =>
  self.registration.showNotification(title, { tag: 'messages', icon: await appIcon() });

/** The icon that the app has for this member, the brand's or a neutral one; the browser's own where it cannot be told. */
async function appIcon() {
  try {
    const answer = await fetch('/manifest.webmanifest');
    return (await answer.json()).icons[0].src;
  } catch {
    return undefined;
  }
}

// The browser has ended or renewed the subscription by itself: an open page looks again, any other when it is opened.
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(tellPages('push-subscription-changed')),
);

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showChats());
});

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function tellPages(type) {
  for (const page of await openPages()) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of this worker, no window
    page.postMessage({ type });
  }
}

async function showChats() {
  const pages = await openPages();
  const atChats = pages.find(({ url }) => new URL(url).pathname.startsWith(CHATS));
  await (atChats ? atChats.focus() : self.clients.openWindow(CHATS));
}
