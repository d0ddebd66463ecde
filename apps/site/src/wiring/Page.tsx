import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import type { PageData } from '../data/page-data.ts';
import { receiveQueries } from '../data/page-queries.ts';
import { useNamespaces } from '../i18n/TextsProvider.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import { LinkNavigation } from './LinkNavigation.tsx';
import { LiveSession } from './LiveSession.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { namespacesOf } from './page-handle.ts';
import { SessionGate } from './session/SessionGate.tsx';
import { SessionRouting } from './session/SessionRouting.tsx';

/** Around every page: its texts and data are put in place, and what runs beside all pages runs here. */
export function Page(props: { children: ReactNode }): ReactNode {
  return (
    <QuietPage>
      <LiveSession />
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
      <SessionRouting />
      <SessionGate>{props.children}</SessionGate>
    </>
  );
}

/** Waits for the texts of the matched routes. */
export function usePageTexts(): void {
  useNamespaces(namespacesOf(useMatches()));
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
