import { HydrationBoundary, useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import type { PageData } from '../data/page-data.ts';
import { useNamespaces, useTexts } from '../i18n/TextsProvider.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import { LinkNavigation } from './LinkNavigation.tsx';
import { LiveSession } from './LiveSession.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { bundledOf, namespacesOf } from './page-handle.ts';

/** Around every page: its texts and data are put in place, and what runs beside all pages runs here. */
export function Page(props: { children: ReactNode }): ReactNode {
  usePageTexts();
  return (
    <PageQueries>
      <DocumentTitle />
      <LinkNavigation />
      <NavigationProgress />
      <LiveSession />
      {props.children}
    </PageQueries>
  );
}

/** The texts of the matched routes: the bundled ones go in, the others are waited for. */
export function usePageTexts(): void {
  const texts = useTexts();
  const matches = useMatches();
  texts.addBundled(bundledOf(matches));
  useNamespaces(namespacesOf(matches));
}

/** Hands the queries that came with the document to the cache of the browser. */
function PageQueries(props: { children: ReactNode }): ReactNode {
  const matches = useMatches();
  const client = useQueryClient();
  const state = useMemo(
    () => ({
      mutations: [],
      queries: matches.flatMap(
        (match) => (match.loaderData as PageData | undefined)?.queries?.queries ?? [],
      ),
    }),
    [matches],
  );
  return (
    <HydrationBoundary state={state} queryClient={client}>
      {props.children}
    </HydrationBoundary>
  );
}
