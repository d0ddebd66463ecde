import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { type PageData, receiveQueries } from '../data/page-data.ts';
import { LinkNavigation, NavigationProgress } from '../navigation/Navigation.tsx';
import { Background, SessionGate } from '../../background/Background.tsx';
import { useWorker } from '../document/installed-app.ts';
import { toastStore } from '../document/toasts.ts';
import { useSnapshot } from '../loading/actor-handle.ts';
import { useAsyncModule } from '../loading/parts.tsx';
import { usePageTexts } from '../document/page-handle.ts';

/** Around every page: its texts and data are put in place, and what runs beside all pages runs here. */
export function Page(props: { children: ReactNode }): ReactNode {
  useWorker();
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
      <LinkNavigation />
      <NavigationProgress />
      <SessionGate>{props.children}</SessionGate>
      <PageToasts />
    </>
  );
}

/**
 * Hands the queries that came with the document to the cache: while rendering, not in an effect, for what is below reads the
 * cache in this very render. The server's has them from the loaders themselves.
 */
function usePageQueries(): void {
  const client = useQueryClient();
  const matches = useMatches();
  if (import.meta.env.SSR) return;
  for (const { loaderData } of matches) {
    receiveQueries(client, loaderData as PageData | undefined);
  }
}

/** What was done a moment ago is said here; React Aria comes with the first message. */
function PageToasts(): ReactNode {
  const isOneWaiting = (useSnapshot(toastStore)?.length ?? 0) > 0;
  const part = useAsyncModule(() => import('../document/Toasts.tsx'), isOneWaiting);
  return part && <part.Toasts />;
}
