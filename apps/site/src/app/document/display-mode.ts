import { useSyncExternalStore } from 'react';

const INSTALLED_MEDIA = '(display-mode: standalone)';

/** Whether the site runs as an installed app (spec section 2). In the browser only. */
export const isInstalledApp = (): boolean => matchMedia(INSTALLED_MEDIA).matches;

/** Calls back when the page becomes an app, or a page again; returns how to stop. */
export function watchDisplayMode(onChange: () => void): () => void {
  const media = matchMedia(INSTALLED_MEDIA);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** `isInstalledApp` for a component that only the browser shows. */
export const useIsInstalledApp = (): boolean =>
  useSyncExternalStore(watchDisplayMode, isInstalledApp);
