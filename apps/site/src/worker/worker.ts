/**
 * The service worker: one for notifications and for what can be read and sent without a connection
 * (docs/decisions/0025). With a connection it answers nothing from what it kept but files that never change.
 */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { cacheNames, clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { OUTBOX_TAG } from '../background/outbox/outbox.ts';
import { notify, showNews, tellPages } from './notifications.ts';
import { FILES, keepFilesOfBefore, MOST_FILES } from './files.ts';
import { keepOfflinePage, keepPage, noticeCall, pageOf, photoOf } from './pages.ts';
import { sendWaiting } from './waiting-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** What the pages that can be read without a connection are made of: put in by the build (worker-file.ts). */
declare const SHELL: readonly string[];

clientsClaim();
cleanupOutdatedCaches();
self.addEventListener('install', (event) =>
  // Without them those pages show what they can.
  event.waitUntil(keepFilesOfBefore(cacheNames.precache, SHELL).catch(() => undefined)),
);
// Each name carries a hash of its content.
precacheAndRoute(SHELL.map((url) => ({ url, revision: null })));

self.addEventListener('activate', (event) => event.waitUntil(keepOfflinePage()));

self.addEventListener('fetch', (event) => {
  const noticed = noticeCall(event);
  if (noticed) event.waitUntil(noticed);
});

registerRoute(new NavigationRoute(pageOf));
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/photos/'), photoOf);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: FILES,
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true }),
    ],
  }),
);

/** What a page says (background/MemberPages.tsx). */
type PageMessage = { type: 'seen'; path: string } | { type: 'take-over' };

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage | null;
  if (message?.type === 'seen') event.waitUntil(keepPage(message.path));
  // A newer worker waits until the member takes it.
  else if (message?.type === 'take-over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('push', (event) => event.waitUntil(notify(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showNews(event.notification));
});

// The browser has ended or renewed the subscription by itself: an open page looks again, any other when it is opened.
self.addEventListener('pushsubscriptionchange', (event) =>
  (event as ExtendableEvent).waitUntil(tellPages('push-subscription-changed')),
);

/** Background Sync, where the browser has it; no library of types knows it yet. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (!sync.tag.startsWith(OUTBOX_TAG)) return;
  sync.waitUntil(sendWaiting(sync.tag.slice(OUTBOX_TAG.length)));
});
