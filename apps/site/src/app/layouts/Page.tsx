import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useSyncExternalStore, useState } from 'react';
import { useMatches, useNavigation } from 'react-router';
import { type PageData, receiveQueries } from '../data/page-data.ts';
import { LinkNavigation } from '../navigation/LinkNavigation.tsx';
import { Background } from '../../background/Background.tsx';
import { usePageTexts, titleOf } from '../document/page-handle.ts';
import { SessionGate } from '../../background/session/SessionGate.tsx';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { useAttention, useSettings } from '../data/hooks.ts';
import { attentionTotal, prefixedTitle } from '../data/chat-cache.ts';
import { setAppBadge } from '../document/installed-app.ts';
import { RouteProgress } from '@velours/ui/components/RouteProgress';
import type { NavigationProgressActor } from '../navigation/navigation-progress-actor.ts';

/** Around every page: its texts and data are put in place, and what runs beside all pages runs here. */
export function Page(props: { children: ReactNode }): ReactNode {
  return (
    <QuietPage>
      <Background />
      {props.children}
    </QuietPage>
  );
}

/** A page that hears of nothing by itself: without the other tabs, the live stream and the outbox, as stories show it. */
export function QuietPage(props: { children: ReactNode }): ReactNode {
  usePageTexts();
  usePageQueries();
  return (
    <>
      <DocumentTitle />
      <LinkNavigation />
      <NavigationProgress />
      <SessionGate>{props.children}</SessionGate>
    </>
  );
}

/**
 * Hands the queries that came with the document to the cache: while rendering, not in an effect, for what is below reads the
 * cache in this very render.
 */
function usePageQueries(): void {
  const client = useQueryClient();
  for (const { loaderData } of useMatches()) {
    receiveQueries(client, (loaderData as PageData | undefined)?.queries);
  }
}

/** The title of the page with the number of things waiting in front, and the same number on the app's icon. */
function DocumentTitle(): ReactNode {
  const t = useTranslate();
  const settings = useSettings();
  const attention = useAttention();
  const page = titleOf(useMatches(), t);
  const title = page
    ? t(($) => $.common.title.page, { page, site: settings.name })
    : settings.index_title;
  const total = attentionTotal(attention);

  useEffect(() => {
    void setAppBadge(navigator, total);
  }, [total]);

  return <title>{prefixedTitle(title, attention)}</title>;
}

const NOTHING = (): void => undefined;

/** Starts the statechart; the page may have come meanwhile. */
async function loadActor(isLoading: { current: boolean }): Promise<NavigationProgressActor> {
  const { startNavigationProgress } = await import('../navigation/navigation-progress-actor.ts');
  const started = startNavigationProgress();
  if (isLoading.current) started.send(true);
  return started;
}

/** The bar at the top while a page is on its way; its statechart is fetched with the first navigation. */
function NavigationProgress(): ReactNode {
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
