import { type ReactNode, useEffect, useSyncExternalStore, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { RouteProgress } from '@velours/ui/components/RouteProgress';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import type { NavigationProgressActor } from './navigation-progress-actor.ts';

const NOTHING = (): void => undefined;

const loadActor = async (pathname: string): Promise<NavigationProgressActor> =>
  (await import('./navigation-progress-actor.ts')).startNavigationProgress(pathname);

/**
 * The bar at the top while a page is on its way, and the focus once another has come; what both need is fetched with the first
 * navigation.
 */
export function NavigationProgress(): ReactNode {
  const t = useTranslate();
  const isLoading = useNavigation().state !== 'idle';
  const { pathname } = useLocation();
  const [progress, setProgress] = useState<NavigationProgressActor>();

  useEffect(() => {
    // The page may have come while the statechart was fetched: it hears how things stand, not what has changed.
    if (progress) progress.send(isLoading, pathname);
    else if (isLoading) void loadActor(pathname).then(setProgress, NOTHING);
  }, [isLoading, pathname, progress]);

  useEffect(() => () => progress?.stop(), [progress]);

  const state = useSyncExternalStore(
    progress?.subscribe ?? (() => NOTHING),
    () => progress?.state() ?? 'idle',
    () => 'idle' as const,
  );
  return <RouteProgress state={state} label={t(($) => $.common.states.loadingPage)} />;
}
