import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { FilterPanel } from '@velours/ui/blocks/FilterPanel';
import { Grid } from '@velours/ui/primitives/Grid';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import type { Answer } from '@velours/api-client';
import { Banner } from '@velours/ui/components/Banner';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { Pagination } from '@velours/ui/components/Pagination';
import { ToggleButton } from '@velours/ui/components/ToggleButton';
import { SearchIcon } from '@velours/ui/primitives/Icon';
import { Inline } from '@velours/ui/primitives/Inline';
import { Text } from '@velours/ui/primitives/Text';
import { useApi } from '../../app/data/api.ts';
import { useRegionsOf, useSettings, useUser } from '../../app/data/hooks.ts';
import { searchQuery } from '../../app/data/queries.ts';
import { readStored, store, watchStored } from '../../app/data/stored.ts';
import {
  readSearchFilter,
  SEARCH_AGES,
  type SearchFilter,
  searchPath,
} from '../../app/data/search-filter.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { countryOptions, regionOptions } from '../people/profile-options.ts';
import {
  featuredOf,
  filterFields,
  filterLabels,
  filterOf,
  filterValues,
  resultCount,
  similarNotice,
} from './members-data.ts';
import { useFormats } from '../../app/i18n/format.ts';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';
import { MemberCards } from '../people/MemberCards.tsx';

/** Member search: the filter stands in the address, so that a search can be sent, reloaded and gone back to. */
export function MembersScreen(): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const settings = useSettings();
  // The regions of other countries are for who chooses among them.
  const [isTouched, setTouched] = useState(false);
  const regionsOf = useRegionsOf(isTouched);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const filter = useMemo(() => readSearchFilter(params, settings), [params, settings]);
  const search = useQuery({ ...searchQuery(useApi(), filter), placeholderData: keepPreviousData });
  const values = useMemo(() => filterValues(filter), [filter]);

  return (
    <Container width="xl" isPage>
      <Stack gap="lg">
        <Heading level={1} isFocusable>
          {t(($) => $.members.title)}
        </Heading>
        <Grid columns="sidebar" gap="lg">
          <FilterPanel
            action="/members"
            resetHref={searchPath({})}
            values={values}
            fields={filterFields(settings.search_fields)}
            genders={(['female', 'male'] as const).map((value) => ({
              value,
              label: t(($) => $.members.filters.genders[value]),
            }))}
            countries={countryOptions(settings.countries, formats)}
            regionsOf={(country) => regionOptions(regionsOf(country))}
            onTouch={() => setTouched(true)}
            ageBounds={{ minimum: SEARCH_AGES.min, maximum: SEARCH_AGES.max }}
            onSubmit={(chosen) => void navigate(searchPath(filterOf(chosen)))}
            isPending={search.isPlaceholderData}
            labels={filterLabels(t)}
          />
          <SearchResults filter={filter} results={search.data} />
        </Grid>
      </Stack>
    </Container>
  );
}

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
  const loaded = useAsyncModule(() => import('./EndlessResults.tsx'), view === 'endless');
  const endless = view === 'endless' && !isVisitor ? loaded : undefined;
  const labels = useMemo(
    () => ({
      ...t(($) => $.common.pagination),
      page: (page: number) => t(($) => $.common.pagination.page, { page }),
    }),
    [t],
  );
  const listLabel = t(($) => $.members.results.label);
  if (!results) return <MemberCards label={listLabel} numSkeletons={8} />;
  const similar = similarNotice(t, results);

  return (
    <Stack gap="lg">
      <Inline justify="space-between">
        <Stack gap="xs">
          <Text role="status" weight="semibold">
            {resultCount(t, formats, results)}
          </Text>
          {!endless && <FictionalCount results={results} />}
        </Stack>
        {isVisitor || results.num_pages < 2 ? null : (
          <ToggleButton
            label={t(($) => $.members.results.endless)}
            isSelected={view === 'endless'}
            onChange={(isOn) => chooseSearchView(isOn ? 'endless' : 'pages')}
            size="sm"
            tone="primary"
          />
        )}
      </Inline>
      {results.num_results === 0 ? (
        <EmptyState
          icon={<SearchIcon size="xl" />}
          title={t(($) => $.members.results.noneHint)}
          action={
            <Link appearance="button" variant="outline" href={searchPath({})}>
              {t(($) => $.members.filters.reset)}
            </Link>
          }
        />
      ) : endless ? (
        <endless.EndlessResults
          // Another search begins anew.
          key={searchPath(filter)}
          filter={filter}
          first={results}
        />
      ) : (
        <MemberCards
          label={listLabel}
          cards={results.results}
          featured={results.page_number === 1 ? featuredOf(results) : undefined}
          headingLevel={2}
        />
      )}
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
          page={results.page_number}
          numPages={results.num_pages}
          hrefOf={(page) => searchPath({ ...filter, page })}
          labels={labels}
        />
      )}
      {similar === undefined ? null : (
        <Stack gap="md" as="section" aria-labelledby="similar">
          <Heading level={2} id="similar">
            {t(($) => $.members.results.similarTitle)}
          </Heading>
          <Text role="status">{similar}</Text>
          <MemberCards
            label={t(($) => $.members.results.similarTitle)}
            cards={results.similar_results}
            numPriority={0}
          />
        </Stack>
      )}
    </Stack>
  );
}

/** How many of the profiles on this page are fictional, in the settings' own words for one and for several. */
function FictionalCount(props: { results: Answer<'searchMembers'> }): ReactNode {
  const t = useTranslate();
  const { results, similar_results: similar } = props.results;
  const count = [...results, ...similar].filter(({ kind }) => kind === 'fictional').length;
  if (count === 0) return null;
  const word = count === 1 ? t(($) => $.common.kind.fictional) : t(($) => $.common.fictionalPlural);
  return (
    <Text tone="muted">
      {word}: {count}
    </Text>
  );
}

/** How the results of a search go on: page by page, or under one another while one scrolls. */
type SearchView = 'pages' | 'endless';

const KEY = 'search-view';

const readSearchView = (): SearchView => (readStored(KEY) === 'endless' ? 'endless' : 'pages');

/** Remembers the member's choice in this browser. */
export const chooseSearchView = (view: SearchView): void => store(KEY, view);

/** The member's choice; pages on the server and while the page is picked up. */
const useSearchView = (): SearchView =>
  useSyncExternalStore(watchStored, readSearchView, () => 'pages' as const);
