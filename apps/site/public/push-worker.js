/**
 * The service worker of push notifications, and of nothing else: it keeps no pages. A notification names nobody and quotes
 * nothing, since others may see the screen it lights up.
 */
const CHATS = '/chats';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title } = event.data.json();
  event.waitUntil(
    Promise.all([
      // One tag: a second message replaces the first notification.
      self.registration.showNotification(title, { tag: 'messages', icon: '/favicon.svg' }),
      tellPages('push-message'),
    ]),
  );
});

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
