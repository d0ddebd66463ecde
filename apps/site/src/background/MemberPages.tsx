import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { mediaOf, useLooks } from '../app/document/SiteProviders.tsx';
import { offerUpdate } from './app-notices.tsx';
import { startBusy } from './busy.ts';
import { CardMovement } from './CardMovement.tsx';
import { host } from './host.ts';

/** A page that changes is kept anew this long after, in milliseconds: one that goes on changing, so often. */
const KEEP_AFTER_MS = 5_000;

/** What a member's pages do once they are touched. */
export function MemberPages(): ReactNode {
  const hasWorker = useSyncExternalStore(watchController, hasController);
  // Nobody types or presses before the first touch.
  useEffect(() => {
    host.busy.want();
    return host.busy.serve(async () => startBusy);
  }, []);
  useThemeColor();
  return (
    <>
      <CardMovement />
      {hasWorker && <ForWorker />}
    </>
  );
}

/** The browser's own bars go with the scheme that is chosen while the document stands (`themeColors` of found-and-shared.tsx). */
function useThemeColor(): void {
  const { colorScheme } = useLooks();
  useEffect(() => {
    const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
    if (light) light.media = mediaOf('light', colorScheme);
    if (dark) dark.media = mediaOf('dark', colorScheme);
  }, [colorScheme]);
}

const hasController = (): boolean => Boolean(navigator.serviceWorker?.controller);

function watchController(onChange: () => void): () => void {
  navigator.serviceWorker?.addEventListener('controllerchange', onChange);
  return () => navigator.serviceWorker?.removeEventListener('controllerchange', onChange);
}

/** What they do for the worker: it keeps them, says when there is a newer one, and where a notification leads. */
function ForWorker(): null {
  useEffect(() => {
    const over = new AbortController();
    void navigator.serviceWorker.ready.then((registration) =>
      watchWorker(registration, over.signal),
    );
    return () => over.abort();
  }, []);
  useKeptPage();
  useNotificationPress();
  return null;
}

/** Goes where a pressed notification leads (worker/notifications.ts), and says so. */
function useNotificationPress(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onMessage = ({ data, ports }: MessageEvent<{ type?: string; path?: string } | null>) => {
      if (data?.type !== 'open' || data.path === undefined) return;
      ports[0]?.postMessage('goes');
      void navigate(data.path);
    };
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('message', onMessage);
    return () => serviceWorker.removeEventListener('message', onMessage);
  }, [navigate]);
}

/** Has the worker keep what the member sees: each page that is opened, and what comes into it. */
function useKeptPage(): void {
  const { pathname } = useLocation();
  const client = useQueryClient();
  useEffect(() => {
    const worker = navigator.serviceWorker;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      worker.controller?.postMessage({ type: 'seen', path: pathname });
    };
    const soon = (): void => void (timer ??= setTimeout(tell, KEEP_AFTER_MS));
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') soon();
    });
    document.addEventListener('visibilitychange', tell);
    soon();
    return () => {
      stop();
      document.removeEventListener('visibilitychange', tell);
      tell();
    };
  }, [pathname, client]);
}

/** A worker that still has work keeps its place until that is over. A press is answered by then, and the newer one comes later. */
const LONGEST_MS = 5_000;

export function watchWorker(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  const offered = new WeakSet<ServiceWorker>();
  const offer = (): void => {
    const { waiting } = registration;
    if (signal.aborted || !waiting || offered.has(waiting)) return;
    offered.add(waiting);
    offerUpdate(() => {
      const reopen = (): void => location.reload();
      navigator.serviceWorker.addEventListener('controllerchange', reopen, { once: true });
      setTimeout(reopen, LONGEST_MS);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, no window
      waiting.postMessage({ type: 'take-over' });
    });
  };
  const watchInstalling = (): void =>
    registration.installing?.addEventListener('statechange', offer, { signal });
  registration.addEventListener('updatefound', watchInstalling, { signal });
  watchInstalling();
  offer();
}
