import { readDismissal } from './alerts/dismissals.ts';
import type { InstallPrompt } from './app-notices.tsx';

/** Offers what the browser has ready: a newer worker, and the site as an app. */
export function watchAppOffers(signal: AbortSignal): void {
  addEventListener(
    'beforeinstallprompt',
    (event) => {
      // The site asks, once, where it disturbs nobody.
      event.preventDefault();
      if (readDismissal('install') !== null) return;
      void load().then(({ offerInstall }) => offerInstall(event as InstallPrompt));
    },
    { signal },
  );
  void navigator.serviceWorker?.ready.then((registration) => watchWorker(registration, signal));
}

const load = () => import('./app-notices.tsx');

function watchWorker(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  const offered = new WeakSet<ServiceWorker>();
  const offer = async (): Promise<void> => {
    const { waiting } = registration;
    if (signal.aborted || !waiting || offered.has(waiting)) return;
    offered.add(waiting);
    (await load()).offerUpdate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
        once: true,
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, no window
      waiting.postMessage({ type: 'take-over' });
    });
  };
  const watchInstalling = (): void =>
    registration.installing?.addEventListener('statechange', () => void offer(), { signal });
  registration.addEventListener('updatefound', watchInstalling, { signal });
  watchInstalling();
  void offer();
}
