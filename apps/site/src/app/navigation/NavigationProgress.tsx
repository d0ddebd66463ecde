import { type ReactNode, useEffect, useRef, useSyncExternalStore, useState } from 'react';
import { useNavigation } from 'react-router';
import { RouteProgress } from '@velours/ui/components/RouteProgress';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import type { NavigationProgressActor } from './navigation-progress-actor.ts';

const NOTHING = (): void => undefined;

/** Starts the statechart; the page may have come meanwhile. */
async function loadActor(isLoading: { current: boolean }): Promise<NavigationProgressActor> {
  const { startNavigationProgress } = await import('./navigation-progress-actor.ts');
  const started = startNavigationProgress();
  if (isLoading.current) started.send(true);
  return started;
}

/** The bar at the top while a page is on its way; its statechart is fetched with the first navigation. */
export function NavigationProgress(): ReactNode {
  const t = useTranslate();
  const isLoading = useNavigation().state !== 'idle';
  const wasLoading = useRef(false);
  const [progress, setProgress] = useState<NavigationProgressActor>();

  useEffect(() => {
    if (isLoading === wasLoading.current) return;
    wasLoading.current = isLoading;
    if (progress) progress.send(isLoading);
    else if (isLoading) {
      void loadActor(wasLoading).then(setProgress, NOTHING);
    }
  }, [isLoading, progress]);

  useEffect(() => () => progress?.stop(), [progress]);

  const state = useSyncExternalStore(
    progress?.subscribe ?? (() => NOTHING),
    () => progress?.state() ?? 'idle',
    () => 'idle' as const,
  );
  return <RouteProgress state={state} label={t(($) => $.common.states.loadingPage)} />;
}
