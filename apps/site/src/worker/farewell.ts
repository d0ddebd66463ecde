/** What an operator serves in the worker's place to be rid of it (docs/operations.md): it takes all with it that was kept, and is gone. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(goAway()));

async function goAway(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
