import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { FindBar } from '@velours/ui/blocks/FindBar';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import type { Answer } from '@velours/api-client';
import { Banner } from '@velours/ui/components/Banner';
import { Link } from '@velours/ui/components/Link';
import { Pagination } from '@velours/ui/components/Pagination';
import { Inline } from '@velours/ui/primitives/Inline';
import { Text } from '@velours/ui/primitives/Text';
import { VisuallyHidden } from '@velours/ui/primitives/VisuallyHidden';
import { answer, intent, useApi } from '../../app/data/api.ts';
import {
  useRegionsOf,
  useSettings,
  useUser,
  useSearchView,
  useDismissal,
} from '../../app/data/hooks.ts';
import { userKey } from '../../app/data/keys.ts';
import { searchQuery } from '../../app/data/queries.ts';
import {
  isBare,
  readSearchFilter,
  type SearchFilter,
  searchPath,
} from '../../app/data/search-filter.ts';
import { DAY_MS } from '../../app/i18n/format.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { featuredOf, filterChips, filterFields, resultCount, similarNotice } from './members.ts';
import { useFormats } from '../../app/i18n/use-formats.ts';
import { servedPart, useAsyncModule } from '../../app/loading/parts.tsx';
import { FindTabs } from './FindTabs.tsx';
import '@velours/ui/blocks/FilterPanel/styles';
import '@velours/ui/components/Select/styles';
import '@velours/ui/primitives/FieldFrame/styles';
import '@velours/ui/components/EmptyState/styles';
import { MemberCards } from '../people/MemberCards.tsx';

/** Member search: the filter stands in the address, so that a search can be sent, reloaded and gone back to. */
export function MembersScreen(): ReactNode {
  const t = useTranslate();
  const settings = useSettings();
  const [params] = useSearchParams();
  const user = useUser();
  const filter = useMemo(() => readSearchFilter(params, settings, user), [params, settings, user]);
  useSavedSearch(filter, !isBare(params, settings));
  const search = useQuery({ ...searchQuery(useApi(), filter), placeholderData: keepPreviousData });

  return (
    <Container width="xl" hasRoomBelow>
      <Heading level={1} isFocusable isHidden>
        {t(($) => $.members.title)}
      </Heading>
      <FindPeople filter={filter} />
      <VisuallyHidden live="polite">
        {search.isPlaceholderData ? t(($) => $.members.filters.pending) : ''}
      </VisuallyHidden>
      {params.has(ALL_FILTERS) && allFilters}
      <Suspense>
        <SearchResults filter={filter} results={search.data} />
      </Suspense>
    </Container>
  );
}

/** Keeps the search that a member goes on to, for the next one to begin with; not the one they came with, nor one that no address says. */
function useSavedSearch(filter: SearchFilter, isSaid: boolean): void {
  const api = useApi();
  const client = useQueryClient();
  const isMember = useUser() !== null;
  const kept = useRef<string>(undefined);
  useEffect(() => {
    const { page: _page, ...search } = filter;
    const path = searchPath(search);
    const isChanged = kept.current !== undefined && kept.current !== path;
    kept.current = path;
    if (!isMember || !isChanged || !isSaid) return;
    answer(api.PUT('/api/preferences.php', { params: intent(), body: { search } })).then(
      ({ user }) => client.setQueryData(userKey, user),
      // The search itself is there: it is only not remembered.
      () => undefined,
    );
  }, [api, client, isMember, filter, isSaid]);
}

/** In the address of a page that shows all filters: where "Filters" leads without script, or before it is there. */
const ALL_FILTERS = 'filters';

const allFilters = servedPart(
  () => import('./Filters.tsx'),
  ({ FilterPage }) => FilterPage,
);

/** The ways to find people and the filters, over the people. */
function FindPeople({ filter }: { filter: SearchFilter }): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const settings = useSettings();
  const user = useUser();
  const regionsOf = useRegionsOf(false);
  // A sheet belongs to the page it was opened on: going back closes it.
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const sheet = useAsyncModule(
    () => import('./FilterSheet.tsx'),
    isOpen,
    () => setOpenAt(undefined),
  );
  const chips = useMemo(
    () =>
      filterChips(filter, {
        t,
        formats,
        fields: filterFields(settings.search_fields),
        promised: settings.default_search,
        home: user?.profile.country ?? settings.geoip_country,
        regionName: (id) => regionsOf(filter.country ?? '').find((one) => one.id === id)?.name,
      }),
    [filter, t, formats, settings, user, regionsOf],
  );
  const { page: _page, ...all } = filter;
  const path = searchPath(all);
  return (
    <>
      <FindBar
        tabs={user && <FindTabs current="/members" />}
        filtersHref={`${path}&${ALL_FILTERS}=all`}
        onFilters={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpenAt(key);
        }}
        chips={chips}
        labels={{
          label: t(($) => $.members.filters.title),
          open: t(($) => $.members.filters.open),
          numSet: (count) => t(($) => $.members.filters.numSet, { count }),
          remove: t(($) => $.members.filters.remove),
        }}
      />
      {isOpen && sheet && (
        <sheet.FilterSheet filter={filter} onClose={() => setOpenAt(undefined)} />
      )}
    </>
  );
}

/** The card about a missing photo, until it is dismissed: the second on the day of sign-up, the fifth later. */
function useOwnCard(): { index: number; card: ReactNode } | undefined {
  const user = useUser();
  const isDismissed = useDismissal('photo') !== null;
  if (!user || user.profile.main_image !== null || isDismissed) return undefined;
  const age = Date.parse(user.server_time) - Date.parse(user.signup_date);
  return { index: age < DAY_MS ? 1 : 4, card: missingPhoto };
}

const missingPhoto = servedPart(
  () => import('./MissingPhoto.tsx'),
  ({ MissingPhoto }) => MissingPhoto,
);

const nobodyFound = servedPart(
  () => import('./NobodyFound.tsx'),
  ({ NobodyFound }) => NobodyFound,
);

const loadEndless = () => import('./EndlessResults.tsx');

/** What a search found, how many there are, and the way to the other pages. */
function SearchResults(props: {
  filter: SearchFilter;
  /** Undefined while the first answer is on its way. */
  results: Answer<'searchMembers'> | undefined;
}): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const isVisitor = useUser() === null;
  const { results, filter } = props;
  const view = useSearchView();
  const loaded = useAsyncModule(loadEndless, view === 'endless');
  const endless = view === 'endless' && !isVisitor ? loaded : undefined;
  const labels = useMemo(
    () => ({
      ...t(($) => $.common.pagination),
      page: (page: number) => t(($) => $.common.pagination.page, { page }),
    }),
    [t],
  );
  const ownCard = useOwnCard();
  const listLabel = t(($) => $.members.results.label);
  if (!results) return <MemberCards label={listLabel} numSkeletons={8} />;
  const similar = similarNotice(t, results);

  return (
    <Stack gap="lg">
      <VisuallyHidden live="polite">{resultCount(t, formats, results)}</VisuallyHidden>
      {isVisitor && <Text tone="muted">{t(($) => $.members.results.limits)}</Text>}
      {results.results.length === 0 ? (
        nobodyFound
      ) : endless ? (
        <endless.EndlessResults
          // Another search begins anew.
          key={searchPath(filter)}
          filter={filter}
          first={results}
          ownCard={ownCard}
        />
      ) : (
        <MemberCards
          label={listLabel}
          cards={results.results}
          ownCard={ownCard}
          featured={results.page_number === 1 ? featuredOf(results) : undefined}
          headingLevel={2}
        />
      )}
      {!endless && <FictionalCount cards={results.results} />}
      {isVisitor ? (
        <Banner
          actions={
            <Inline>
              <Link appearance="button" href="/signup">
                {t(($) => $.members.results.signUp)}
              </Link>
              <Link appearance="button" variant="outline" href="/login">
                {t(($) => $.members.results.logIn)}
              </Link>
            </Inline>
          }
        >
          {t(($) => $.members.results.limited)}
        </Banner>
      ) : endless ? null : (
        <Pagination
          // Beyond the last page the one before is the last.
          page={Math.min(results.page_number, results.num_pages + 1)}
          numPages={results.num_pages}
          hrefOf={(page) => searchPath({ ...filter, page })}
          labels={labels}
        />
      )}
      {similar === undefined ? null : (
        <Stack gap="md" as="section" aria-labelledby="similar">
          <Heading level={2} size="md" id="similar">
            {t(($) => $.members.results.similarTitle)}
          </Heading>
          <Text role="status">{similar}</Text>
          <MemberCards
            label={t(($) => $.members.results.similarTitle)}
            cards={results.similar_results}
            numPriority={0}
          />
          <FictionalCount cards={results.similar_results} />
        </Stack>
      )}
    </Stack>
  );
}

/** How many of the profiles above are fictional, in the settings' own words for one and for several. */
function FictionalCount(props: { cards: Answer<'searchMembers'>['results'] }): ReactNode {
  const t = useTranslate();
  const count = props.cards.filter(({ kind }) => kind === 'fictional').length;
  if (count === 0) return null;
  const word = count === 1 ? t(($) => $.common.kind.fictional) : t(($) => $.common.fictionalPlural);
  return (
    <Text tone="muted">
      {word}: {count}
    </Text>
  );
}
