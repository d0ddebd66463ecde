import { type ReactNode, useEffect, useSyncExternalStore, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { RouteProgress } from '@velours/ui/components/RouteProgress';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import type { NavigationProgressActor } from './navigation-progress-actor.ts';

const NOTHING = (): void => undefined;

const loadActor = async (page: string): Promise<NavigationProgressActor> =>
  (await import('./navigation-progress-actor.ts')).startNavigationProgress(page);

/** Another path is another page, and so is another page of a list. */
const pageOf = (pathname: string, search: string): string =>
  pathname + (new URLSearchParams(search).get('page') ?? '');

/**
 * The bar at the top while a page is on its way, and the focus once another has come; what both need is fetched with the first
 * navigation.
 */
export function NavigationProgress(): ReactNode {
  const t = useTranslate();
  const isLoading = useNavigation().state !== 'idle';
  const { pathname, search } = useLocation();
  const page = pageOf(pathname, search);
  const [first] = useState(page);
  const [progress, setProgress] = useState<NavigationProgressActor>();

  useEffect(() => {
    // The page may have come while the statechart was fetched: it hears how things stand, not what has changed.
    if (progress) progress.send(isLoading, page);
    // What is there at once has never been on its way.
    else if (isLoading || page !== first) void loadActor(first).then(setProgress, NOTHING);
  }, [isLoading, page, first, progress]);

  useEffect(() => () => progress?.stop(), [progress]);

  const state = useSyncExternalStore(
    progress?.subscribe ?? (() => NOTHING),
    () => progress?.state() ?? 'idle',
    () => 'idle' as const,
  );
  return <RouteProgress state={state} label={t(($) => $.common.states.loadingPage)} />;
}
