import { useEffect } from 'react';
import { useMatches, useNavigate } from 'react-router';
import { useMedia } from '../data/hooks.ts';
import { handleOf } from './page-handle.ts';

const INSTALLED_MEDIA = '(display-mode: standalone)';

/** Whether the site runs as an installed app (spec section 2). */
export const useIsInstalledApp = (): boolean => useMedia(INSTALLED_MEDIA);

/** The service worker (src/worker): notifications, and what an installed app shows and sends without a connection. */
export const WORKER = '/worker.js';

/** An installed app has no browser around it to say that there is no connection. */
export function useWorker(): void {
  const isInstalled = useIsInstalledApp();
  useEffect(() => {
    if (!isInstalled || !('serviceWorker' in navigator)) return;
    // Where the browser forbids it, its own page shows.
    navigator.serviceWorker.register(WORKER).catch(() => undefined);
  }, [isInstalled]);
}

/** The part of `Navigator` that sets the badge of an installed app; absent in some browsers. */
interface BadgeNavigator {
  setAppBadge?: (contents?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** Sets the app's badge to the total; a failure is ignored (spec section 8). */
export async function setAppBadge(navigator: BadgeNavigator, total: number): Promise<void> {
  try {
    await (total > 0 ? navigator.setAppBadge?.(total) : navigator.clearAppBadge?.());
  } catch {
    // Not allowed, or not installed: the title says it too.
  }
}

/** What decides whether the back button shows (spec section 2, top navigation). */
interface BackButtonFacts {
  isInstalledApp: boolean;
  hasHistory: boolean;
  isNamedPage: boolean;
}

export function showsBackButton(facts: BackButtonFacts): boolean {
  return facts.isInstalledApp && facts.hasHistory && facts.isNamedPage;
}

/** Position in the router's history of this tab; 0 is where the visit began. */
function historyIndex(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
}

/** Goes back; undefined where the button does not show. */
export function useBackButton(): (() => void) | undefined {
  const navigate = useNavigate();
  const isNamedPage = useMatches().some((match) => handleOf(match).hasBackButton);
  const isInstalledApp = useIsInstalledApp();
  const hasHistory = isInstalledApp && historyIndex() > 0;
  const isShown = showsBackButton({ isInstalledApp, hasHistory, isNamedPage });
  return isShown ? () => void navigate(-1) : undefined;
}
